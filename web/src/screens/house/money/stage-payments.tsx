import type { HouseView } from '@tameer/contract'
import { groupDigits, payments as heading } from '#words/house-payments'
import { paymentLine } from './payment-in-words.ts'
import { paymentsOfStage } from './payments.ts'

/** The payments of a stage, in its row of the ladder. */
export function StagePayments({ view, stageId }: { view: HouseView; stageId: string }) {
  const payments = paymentsOfStage(view, stageId)
  if (payments.length === 0) return null
  return (
    <ul aria-label={heading} className="py-1 text-small">
      {payments.map((payment) => (
        <li className="flex flex-wrap justify-between gap-x-3" key={payment.id}>
          <span className="text-muted">{paymentLine(payment, view)}</span>
          <bdi className="ms-auto figures" dir="ltr">
            {groupDigits(payment.pkr)}
          </bdi>
        </li>
      ))}
    </ul>
  )
}
