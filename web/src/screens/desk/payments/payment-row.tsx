import { type DeskPaymentHead, deskScreens } from '@tameer/contract'
import * as words from '#words/desk-payments'
import { staying } from '../../../browser/staying.ts'
import { wayOf } from '../../../features/billing/way-to-pay.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { queueRow } from '../two-panes.tsx'
import type { PaymentsFilter } from './payments-query.ts'

interface PaymentRowProps {
  payment: DeskPaymentHead
  /** The list, which the payment's address keeps. */
  filter: PaymentsFilter
  chosen: boolean
  /** True where the payment is shown beside the list. */
  beside: boolean | undefined
}

/** A payment in the list. The link of its company's name covers the row. */
export function PaymentRow({ payment, filter, chosen, beside }: PaymentRowProps) {
  const { id, payer, amount, plan, months, reference, receipt, state, refundReason, begunAt } = payment
  const saidPaidAt = state === 'pending' ? payment.saidPaidAt : null
  return (
    <li className={queueRow}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link
          aria-current={chosen ? 'true' : undefined}
          className="min-w-0 break-words font-medium text-ink no-underline after:absolute after:inset-0 group-hover:text-blue"
          state={beside ? staying : undefined}
          to={deskScreens.deskPayment.to(id, filter)}
        >
          <bdi>{payer}</bdi>
        </Link>
        <span className="font-medium figures">{words.displayRupees(amount)}</span>
      </div>
      <p className={classNames('mt-1 text-small', state === 'refund-due' && 'text-alarm')}>
        {words.states[state]}
        {refundReason && ` · ${words.reasons[refundReason]}`}
      </p>
      {saidPaidAt && <p className="text-small">{words.saidPaid(momentInPakistan(saidPaidAt))}</p>}
      <p className="text-small">{`${words.planTime(plan, months)} · ${wayOf(payment)}`}</p>
      <p className="text-muted text-small figures">
        <bdi>{reference}</bdi>
        {receipt && (
          <>
            {' · '}
            <bdi>{receipt}</bdi>
          </>
        )}
        {' · '}
        <time dateTime={begunAt}>{momentInPakistan(begunAt)}</time>
      </p>
    </li>
  )
}
