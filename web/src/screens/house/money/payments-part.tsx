import type { HousePayment } from '@tameer/contract'
import { useId, useState } from 'react'
import * as words from '#words/house-payments'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Told } from '../after-act.tsx'
import { PaymentActs } from './payment-acts.tsx'
import { Slip } from './payment-answers.tsx'
import { paymentLine, paymentTitle } from './payment-in-words.ts'
import { actsOf, newestFirst } from './payments.ts'

const shownFirst = 3

interface PaymentsPartProps {
  opened: OpenedHouse
  onTold: (told: Told) => void
}

/** The payments with their states, the newest first; nothing while there is none. */
export function PaymentsPart({ opened, onTold }: PaymentsPartProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  const { length } = opened.view.payments
  if (length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 className="text-h2" id={id}>
        {words.payments}
      </h2>
      <PaymentRows count={all ? length : shownFirst} onTold={onTold} opened={opened} />
      {!all && length > shownFirst && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          {words.showAllOf(length)}
        </Button>
      )}
    </section>
  )
}

/** The list alone; `count` is how many of the newest it has. */
export function PaymentRows({ opened, onTold, count }: PaymentsPartProps & { count?: number }) {
  return (
    <ul className="mt-1">
      {newestFirst(opened.view.payments)
        .slice(0, count)
        .map((payment) => (
          <li className="border-line border-b" key={payment.id}>
            <PaymentRow onTold={onTold} opened={opened} payment={payment} />
          </li>
        ))}
    </ul>
  )
}

/** A payment. It opens to its word, its slip and what can be done with it. */
function PaymentRow({ opened, payment, onTold }: PaymentsPartProps & { payment: HousePayment }) {
  const { note, images } = payment
  const line = <PaymentLine opened={opened} payment={payment} />
  if (note === '' && images.length === 0 && actsOf(payment, opened.view).length === 0)
    return <div className="py-2">{line}</div>
  return (
    <details>
      <summary className="block py-2 hover:text-blue">{line}</summary>
      <div className="grid justify-items-start gap-3 pb-3">
        {note && (
          <p className="wrap-anywhere text-small" dir="auto">
            {note}
          </p>
        )}
        <Slip opened={opened} payment={payment} />
        <PaymentActs onTold={onTold} opened={opened} payment={payment} />
      </div>
    </details>
  )
}

function PaymentLine({
  opened: { view },
  payment,
}: Omit<PaymentsPartProps, 'onTold'> & { payment: HousePayment }) {
  const { pkr, state } = payment
  const counts = state === 'confirmed' || state === 'noted'
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3 leading-snug">
      <span className={classNames('min-w-0 wrap-anywhere', !counts && 'text-muted')}>
        {paymentTitle(payment, view)}
      </span>
      <bdi
        className={classNames(
          'whitespace-nowrap figures',
          state === 'confirmed' && 'font-semibold',
          !counts && 'text-muted line-through',
        )}
        dir="ltr"
      >
        {words.groupDigits(pkr)}
      </bdi>
      <span className="w-full text-muted text-small">{paymentLine(payment, view)}</span>
    </span>
  )
}
