import { type OwnPayment, screens } from '@tameer/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import * as words from '#words/billing'
import { wayOf } from '../../features/billing/way-to-pay.ts'
import { dayOf } from './payment-day.ts'

/** The payments of a company, newest first. */
export function PaymentList({ payments }: { payments: readonly OwnPayment[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 className="mb-3 text-h2" id={id}>
        {words.payments}
      </h2>
      {payments.length === 0 ? (
        <p className="text-muted">{words.noPayments}</p>
      ) : (
        <ul className="border-edge border-t">
          {payments.map((payment) => (
            <PaymentRow key={payment.reference} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PaymentRow({ payment }: { payment: OwnPayment }) {
  const { reference, plan, months, amount, begunAt, state, receipt, refundedAt } = payment
  const link = receipt
    ? screens.receipt.to({ payment: reference })
    : screens.billingReturn.to({ payment: reference })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-3 md:grid-cols-[11rem_minmax(0,1fr)_13rem_8rem_6rem] md:items-baseline">
      <span>{words.day(dayOf(begunAt))}</span>
      <span className="text-end font-display text-h3 figures md:order-4">{words.figure(amount)}</span>
      <span className="md:order-2">
        {words.planTime(plan, months)}
        <span className="block text-muted text-small">
          <bdi>{words.through(reference, wayOf(payment))}</bdi>
        </span>
      </span>
      <span className="text-end text-small md:order-3">
        {state === 'refunded' && refundedAt ? words.givenBack(dayOf(refundedAt)) : words.states[state]}
      </span>
      <Link className="link justify-self-start py-1 text-small md:order-5 md:justify-self-end" to={link}>
        {receipt ? words.receipt : words.open}
        <span className="sr-only"> {reference}</span>
      </Link>
    </li>
  )
}
