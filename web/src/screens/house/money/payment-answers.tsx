import type { HousePayment } from '@tameer/contract'
import * as words from '#words/house-money'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import type { Told } from '../after-act.tsx'
import { ThumbRow } from '../house-pictures.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { useAnsweringPayment } from './use-answering-payment.ts'

export interface PaymentProps {
  opened: OpenedHouse
  payment: HousePayment
  onTold: (told: Told) => void
}

/** Both answers to a payment of the other side; `main` in the box of what waits. */
export function PaymentAnswers({ opened, payment, onTold, main = false }: PaymentProps & { main?: boolean }) {
  const { busy, answer } = useAnsweringPayment(opened, payment, onTold)
  const isFamilys = payment.by === 'family'
  const no = isFamilys ? words.notReceived : words.notAgreed
  return (
    <AnswerButtons
      busy={busy}
      main={main}
      no={payment.state === 'noted' ? no : undefined}
      onAnswer={answer}
      yes={isFamilys ? words.received : words.agreed}
    />
  )
}

/** The picture of a payment's slip; a press shows it in full size. */
export function Slip({ opened: { access }, payment }: Omit<PaymentProps, 'onTold'>) {
  return <ThumbRow access={access} images={payment.images} nameOf={() => words.slip} />
}
