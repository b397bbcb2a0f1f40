import { type InvitationRow, mostCounted, screens } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/new-requests'
import { titleOfHouse } from '../../../features/invitations/brief-in-words.ts'
import { listInvitations } from '../../../features/invitations/invitation-calls.ts'
import { whenInWords } from '../../../features/invitations/time-left.ts'
import type { ResponseBody } from '../../../net/api-client.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

const mostShown = 3

export type NewRequestList = ResponseBody<'listInvitations'>

/**
 * Requests that the company has not opened; no list when that fails and when there are none. `settled` is false while they are
 * fetched: shown later, they would push the rest of the dashboard down.
 */
export function useNewRequests(): { requests: NewRequestList | undefined; settled: boolean } {
  const { value, error } = useFetched('new requests', () => listInvitations('new', undefined))
  const requests = value && value.data.length > 0 ? value : undefined
  return { requests, settled: value !== undefined || error !== undefined }
}

/** The newest of the requests that wait, and the way to all of them: the first thing on the dashboard. */
export function NewRequests({ list: { data, counts } }: { list: NewRequestList }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border border-line bg-sheet px-4 py-4 sm:px-6 sm:py-5">
      <h2 className="text-h3" id={titleId}>
        {words.newRequests(counts.new, counts.new >= mostCounted)}
      </h2>
      <ul className="my-3 divide-y divide-line border-line border-y">
        {data.slice(0, mostShown).map((row) => (
          <WaitingRow key={row.id} row={row} />
        ))}
      </ul>
      <Link className={buttonLook('main')} to={screens.quoteRequests.to({ state: 'new' })}>
        {words.lookAtRequests}
      </Link>
    </section>
  )
}

function WaitingRow({ row }: { row: InvitationRow }) {
  const { id, locality, start, sentAt } = row
  const begin = start && (/^\d/.test(start) ? words.begins(words.monthOf(start)) : words.beginsNotSure)
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 py-3 hover:bg-wash">
      <span>
        <Link className="link font-medium after:absolute after:inset-0" to={screens.quoteRequest.to(id)}>
          <bdi>{titleOfHouse(row)}</bdi>
        </Link>
        {(locality || begin) && (
          <span className="block text-muted text-small">
            {locality && <bdi>{locality}</bdi>}
            {locality && begin && ' · '}
            {begin}
          </span>
        )}
      </span>
      <span className="text-muted text-small">{whenInWords(sentAt)}</span>
    </li>
  )
}
