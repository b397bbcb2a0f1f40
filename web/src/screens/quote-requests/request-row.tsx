import { dayInPakistan, type InvitationRow, screens } from '@tameer/contract'
import { Fragment, type ReactNode } from 'react'
import * as words from '#words/quote-requests'
import { titleOfHouse } from '../../features/invitations/brief-in-words.ts'
import { daysUntil, whenInWords } from '../../features/invitations/time-left.ts'
import { serverNow } from '../../lib/server-time.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

const fewDays = 7

/** Open tasks of a request, one line each: the family's questions, an answer, a draft, its last days. */
function RequestWaits({ row }: { row: InvitationRow }) {
  const { state, draft, answered, toAnswer, endsAt } = row
  const isQuoted = state === 'quoted'
  if (state !== 'sent' && state !== 'seen' && !isQuoted) return null
  const days = daysUntil(endsAt)
  return (
    <div className="grid gap-0.5 text-small empty:hidden">
      {toAnswer > 0 && (
        <Line>
          <b className="font-semibold">{words.familyAsks(toAnswer)}</b>
        </Line>
      )}
      {answered && !isQuoted && (
        <Line>
          <b className="font-semibold">{words.answered}</b>
          <bdi>{words.answeredQuestion(answered.newest, answered.count - 1)}</bdi>
        </Line>
      )}
      {draft && (
        <Line>
          {draft.prices ? words.draftPrices(draft.prices.given, draft.prices.asked) : words.draftBegun}
        </Line>
      )}
      {days < fewDays && <Line>{words.daysLeft(days)}</Line>}
    </div>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="line-clamp-2 wrap-anywhere">{children}</p>
}

/** A request in the list: the house and its place, its size, the family, the date, and its open tasks. */
export function RequestRow({ row }: { row: InvitationRow }) {
  const { id, state, name, sentAt } = row
  const isNew = state === 'sent'
  return (
    <li className="relative grid grid-cols-[0.625rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 py-4 *:col-start-2 hover:bg-wash">
      {isNew && (
        <span aria-hidden="true" className="col-start-1! row-start-1 size-2.5 rounded-full bg-blue" />
      )}
      <div className="row-start-1 flex flex-wrap items-baseline gap-x-3">
        <h2 className={classNames('flex-[1_1_9rem]', isNew ? 'text-h3' : 'font-sans text-body font-normal')}>
          <Link
            className="text-ink no-underline after:absolute after:inset-0 hover:text-blue hover:underline"
            to={screens.quoteRequest.to(id)}
          >
            <bdi>{titleOfHouse(row)}</bdi>
          </Link>
        </h2>
        <p
          className={classNames(
            'border px-1.5 py-0.5 text-small leading-normal',
            isNew ? 'border-blue bg-blue text-on-blue' : 'border-ink',
          )}
        >
          {words.stateNames[state]}
        </p>
      </div>
      <p className="figures wrap-anywhere">
        {row.headlinePkr === null ? <Facts row={row} /> : quoteInWords(row, row.headlinePkr)}
      </p>
      <p className="text-muted text-small">
        <bdi>{name || words.aFamily}</bdi> · {whenInWords(sentAt)}
      </p>
      <RequestWaits row={row} />
    </li>
  )
}

/** Facts such as `Estimate 1.75 Crore · 3,375 sq ft · Johar Town · begin March 2027`. */
function Facts({ row: { coveredAreaSft, totalPkr, locality, start } }: { row: InvitationRow }) {
  const parts: [name: string, text: ReactNode][] = [
    ['estimate', totalPkr !== null && words.estimateOf(words.displayAmount(totalPkr))],
    ['area', coveredAreaSft !== null && words.sqFeet(words.groupDigits(Math.round(coveredAreaSft)))],
    ['place', locality && <bdi>{locality}</bdi>],
    ['start', start && (/^\d/.test(start) ? words.begins(words.monthOf(start)) : words.beginsNotSure)],
  ]
  const known = parts.filter(([, text]) => text)
  return known.map(([name, text], at) => (
    <Fragment key={name}>
      {at > 0 && ' · '}
      {text}
    </Fragment>
  ))
}

/** The price of the quote, and how long it is valid while it can be chosen. */
function quoteInWords({ state, validUntil }: InvitationRow, headlinePkr: number): string {
  const amount = words.displayPart(headlinePkr)
  if (state !== 'quoted' || !validUntil) return words.youQuoted(amount)
  const day = words.displayDay(validUntil)
  return validUntil < dayInPakistan(serverNow())
    ? words.youQuotedEnded(amount, day)
    : words.youQuotedUntil(amount, day)
}
