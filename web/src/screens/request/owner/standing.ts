import {
  type HomeownerInvitation,
  type RequestView,
  requestLimits,
  standingInvitations,
} from '@tameer/contract'

type Quote = NonNullable<HomeownerInvitation['quote']>

/** What has come of a request, and what waits for its homeowner. */
export interface Standing {
  quotes: readonly Quote[]
  /** Of companies, without an answer. */
  questions: number
  /** Companies that still may answer. */
  open: number
  /** How many more may be asked now. */
  room: number
  /** Quotes that this device has not opened. */
  unread: ReadonlySet<string>
  newestUnread: string | undefined
}

/** `seen`: the quotes that this device has opened. */
export function standingOf(
  { request, invitations, questions }: RequestView,
  seen: readonly string[],
): Standing {
  const standing = invitations.filter(
    ({ state, company }) => company && standingInvitations.some((one) => one === state),
  )
  const quotes = invitations.flatMap(({ quote }) => quote ?? [])
  const mayBeNew = request.state === 'open' || request.state === 'expired'
  const unread = mayBeNew ? quotes.filter(({ id }) => !seen.includes(id)) : []
  const [newest] = unread.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
  const places = Math.min(
    requestLimits.standing - standing.length,
    requestLimits.invitations - invitations.length,
  )
  return {
    quotes,
    questions: questions.filter(({ by, answer }) => by === 'company' && answer === null).length,
    open: standing.length,
    room: request.mayAct && request.state === 'open' ? Math.max(0, places) : 0,
    unread: new Set(unread.map(({ id }) => id)),
    newestUnread: newest?.id,
  }
}
