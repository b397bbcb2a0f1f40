import { type DeskAccount, deskScreens, oldPriceDays, unansweredDays } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/desk'
import { useWaiting, type Waiting } from '../../features/desk/waiting.ts'
import { hoursSince } from '../../lib/hours-since.ts'
import { classNames } from '../../ui/class-names.ts'
import { TryAgain } from '../../ui/fetched.tsx'
import { NextIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadingText } from '../../ui/spinner.tsx'

/** From this age on, in days, the oldest thing is late. */
const lateDays = 2

/** Open reports; for an operator also marks to check, requests without an answer, and payments that wait. */
export function WaitingList({ role }: Pick<DeskAccount, 'role'>) {
  const { last: value, error, retry } = useWaiting()
  if (error) {
    return <TryAgain onAgain={retry}>{error.message}</TryAgain>
  }
  if (!value) return <LoadingText />
  const { reports, prices, marks, requests, payments } = value
  const unanswered = requests?.waiting ?? 0
  const money = payments ? payments.transfers.count + payments.refunds.count : 0
  if (reports.open + prices.old + (marks?.waiting ?? 0) + unanswered + money === 0) {
    return (
      <>
        <p className="text-lead">{words.nothingWaits}</p>
        <p className="mt-2 max-w-measure text-muted">{words.whatIsHere[role]}</p>
      </>
    )
  }
  return (
    <ul aria-label={words.waits} className="border-edge border-t">
      {reports.open > 0 && (
        <WaitingLine count={reports.things} label={words.openReports} to={deskScreens.deskReports.to()}>
          {words.reportCount(reports.open)}
          {reports.data[0] && ' · '}
          <Oldest at={reports.data[0]?.createdAt} />
        </WaitingLine>
      )}
      {marks && marks.waiting > 0 && (
        <WaitingLine count={marks.waiting} label={words.waitingMarks} to={deskScreens.deskMarks.to()}>
          <Oldest at={marks.data[0]?.waitingSince} />
        </WaitingLine>
      )}
      {requests && (
        <WaitingLine
          count={unanswered}
          label={words.unanswered(unansweredDays.waits)}
          to={
            unanswered > 0 ? deskScreens.deskRequests.to({ days: String(unansweredDays.waits) }) : undefined
          }
        >
          <Oldest at={requests.data[0]?.openedAt} />
        </WaitingLine>
      )}
      {payments && <WaitingPayments {...payments} />}
      {prices.old > 0 && (
        <WaitingLine
          count={prices.old}
          label={words.oldPrices(oldPriceDays)}
          to={deskScreens.deskPrices.to()}
        >
          <span className="font-medium text-alarm">
            {words.oldestPrice(Math.floor(hoursSince(prices.oldestDay) / 24))}
          </span>
        </WaitingLine>
      )}
    </ul>
  )
}

/** Money to give back, and bank transfers that are awaited. */
function WaitingPayments({
  refunds,
  transfers,
}: Pick<NonNullable<Waiting['payments']>, 'refunds' | 'transfers'>) {
  const lists = [
    { state: 'refunds', label: words.refundsDue, ...refunds },
    { state: 'transfers', label: words.waitingTransfers, ...transfers },
  ]
  return lists
    .filter(({ count }) => count > 0)
    .map(({ state, label, count, oldestAt }) => (
      <WaitingLine count={count} key={state} label={label} to={deskScreens.deskPayments.to({ state })}>
        <Oldest at={oldestAt ?? undefined} />
      </WaitingLine>
    ))
}

/** Age of the oldest thing. */
function Oldest({ at }: { at: string | undefined }) {
  if (!at) return null
  const days = Math.floor(hoursSince(at) / 24)
  return (
    <span className={classNames(days >= lateDays && 'font-medium text-alarm')}>{words.oldest(days)}</span>
  )
}

interface WaitingLineProps {
  count: number
  label: string
  /** Without an address there is nothing to do. */
  to: string | undefined
  /** A short detail. */
  children: ReactNode
}

function WaitingLine({ count, label, to, children }: WaitingLineProps) {
  const line = 'flex min-h-16 flex-wrap items-center gap-x-3 py-2 leading-snug no-underline'
  const content = (
    <>
      <span className="min-w-9 font-display text-h2 figures">{count}</span>
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="block font-medium">{label}</span>
        <span className="block text-muted text-small wrap-anywhere">{children}</span>
      </span>
    </>
  )
  return (
    <li className="border-line border-b">
      {to ? (
        <Link className={classNames(line, 'text-ink hover:text-blue')} to={to}>
          {content}
          <NextIcon className="mirrored size-5 shrink-0" />
        </Link>
      ) : (
        <div className={classNames(line, 'text-muted')}>{content}</div>
      )}
    </li>
  )
}
