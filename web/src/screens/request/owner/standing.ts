import {
  type HomeownerInvitation,
  type RequestView,
  requestLimits,
  standingInvitations,
} from '@tameer/contract'

type Quote = NonNullable<HomeownerInvitation['quote']>

/** State of a request, and the open tasks of its homeowner. */
export interface Standing {
  quotes: readonly Quote[]
  /** Number of companies' questions without an answer. */
  questions: number
  /** Number of companies that can still answer. */
  open: number
  /** Number of further companies that can be asked now. */
  room: number
  /** Quotes that were not opened on this device. */
  unread: ReadonlySet<string>
}

/** Summarises a request. `seen`: the quotes opened on this device. */
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
  }
}
