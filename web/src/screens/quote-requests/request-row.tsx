import { type InvitationRow, screens } from '@tameer/contract'
import { Link } from 'react-router'
import { comma } from '#words/language'
import * as words from '#words/quote-requests'
import { classNames } from '../../ui/class-names.ts'
import { daysUntil, whenInWords } from './time-left.ts'

const fewDays = 7

/** A request in the list: what and where, how large, who and when, and what it waits for. */
export function RequestRow({ row }: { row: InvitationRow }) {
  const { id, state, service, name, city, locality, sentAt, endsAt } = row
  const isNew = state === 'sent'
  const isOpen = isNew || state === 'seen' || state === 'quoted'
  const days = daysUntil(endsAt)
  const place = [locality, city].filter(Boolean).join(comma)
  return (
    <li className="relative grid grid-cols-[0.625rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 py-4 *:col-start-2 hover:bg-wash">
      {isNew && (
        <span aria-hidden="true" className="col-start-1! row-start-1 size-2.5 rounded-full bg-blue" />
      )}
      <h2 className={classNames('row-start-1', isNew ? 'text-h3' : 'font-sans text-body font-normal')}>
        <Link
          className="text-ink no-underline after:absolute after:inset-0 hover:text-blue hover:underline"
          to={screens.quoteRequest.to(id)}
        >
          <bdi>{words.titleIn(words.services[service] ?? '', place)}</bdi>
        </Link>
      </h2>
      <p
        className={classNames(
          'col-start-3! row-start-1 border px-1.5 text-small leading-normal',
          isNew ? 'border-blue bg-blue text-on-blue' : 'border-ink',
        )}
      >
        {words.stateNames[state]}
      </p>
      <p className="col-end-4 figures">{factsInWords(row)}</p>
      <p className="col-end-4 text-muted text-small">
        <bdi>{name || words.aFamily}</bdi> · {whenInWords(sentAt)}
      </p>
      {isOpen && days < fewDays && <p className="col-end-4 text-small">{words.daysLeft(days)}</p>}
    </li>
  )
}

/** What it is about, or once quoted what was asked for it. */
function factsInWords({ headlinePkr, coveredAreaSft, totalPkr, start }: InvitationRow): string {
  if (headlinePkr !== null) return words.youQuoted(words.displayPart(headlinePkr))
  const parts = [
    totalPkr !== null && words.estimateOf(words.displayAmount(totalPkr)),
    coveredAreaSft !== null && words.sqFeet(words.groupDigits(Math.round(coveredAreaSft))),
    start !== '' && (/^\d/.test(start) ? words.begins(words.monthOf(start)) : words.beginsNotSure),
  ]
  return parts.filter(Boolean).join(' · ')
}
