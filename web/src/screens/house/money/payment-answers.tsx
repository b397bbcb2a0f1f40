import type { HousePayment } from '@tameer/contract'
import * as words from '#words/house-money'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Told } from '../after-act.tsx'
import { ThumbRow } from '../house-pictures.tsx'
import { useHeadingWhenGone } from '../use-heading-when-gone.ts'
import { useAnsweringPayment } from './use-answering-payment.ts'
import { useRowFocus } from './use-row-focus.ts'

export interface PaymentProps {
  opened: OpenedHouse
  payment: HousePayment
  onTold: (told: Told) => void
}

/**
 * Both answers to a payment of the other side. `main`: in the box of what waits, where the first is the red button of the page
 * and the next thing that waits takes its place. Elsewhere the row of the payment stays.
 */
export function PaymentAnswers({ opened, payment, onTold, main = false }: PaymentProps & { main?: boolean }) {
  const { busy, answer } = useAnsweringPayment(opened, payment, onTold)
  const [buttons, focusRow] = useRowFocus()
  const focusNext = useHeadingWhenGone()
  const say = async (received: boolean) => {
    if (await answer(received)) (main ? focusNext : focusRow)()
  }
  const isFamilys = payment.by === 'family'
  return (
    <div
      className="mt-5 flex flex-wrap gap-3 *:flex-1 *:basis-32 sm:*:flex-none sm:*:basis-auto"
      ref={buttons}
    >
      <Button
        busy={busy}
        className="sm:px-7"
        onClick={() => void say(true)}
        variant={main ? 'main' : 'plain'}
      >
        {isFamilys ? words.received : words.agreed}
      </Button>
      {payment.state === 'noted' && (
        <Button busy={busy} className="sm:px-6" onClick={() => void say(false)}>
          {isFamilys ? words.notReceived : words.notAgreed}
        </Button>
      )}
    </div>
  )
}

/** The picture of a payment's slip; a press shows it in full size. */
export function Slip({ opened: { access }, payment }: Omit<PaymentProps, 'onTold'>) {
  return <ThumbRow access={access} images={payment.images} nameOf={() => words.slip} />
}
