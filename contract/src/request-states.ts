// The life of a homeowner's request, of a company's invitation to it, and how much of each there may be. Pure.

export const requestStates = ['unconfirmed', 'open', 'chosen', 'closed', 'expired'] as const
export type RequestState = (typeof requestStates)[number]

export const invitationStates = [
  'sent',
  'seen',
  'quoted',
  'declined',
  'withdrawn',
  'chosen',
  'not-chosen',
  'expired',
] as const
export type InvitationState = (typeof invitationStates)[number]

interface Move<State> {
  from: readonly State[]
  to: State
}

/** Everything that changes a request's state. A write names `from` in its own condition; no other change is allowed. */
export const requestMoves = {
  confirm: { from: ['unconfirmed'], to: 'open' },
  choose: { from: ['open'], to: 'chosen' },
  close: { from: ['open'], to: 'closed' },
  expire: { from: ['open'], to: 'expired' },
} as const satisfies Record<string, Move<RequestState>>

/** Everything that changes an invitation's state. */
export const invitationMoves = {
  see: { from: ['sent'], to: 'seen' },
  /** A better quote leaves the state as it is. */
  quote: { from: ['sent', 'seen', 'quoted'], to: 'quoted' },
  decline: { from: ['sent', 'seen'], to: 'declined' },
  withdraw: { from: ['quoted'], to: 'withdrawn' },
  choose: { from: ['quoted'], to: 'chosen' },
  /** Another was chosen, or the homeowner closed the request. */
  passOver: { from: ['sent', 'seen', 'quoted'], to: 'not-chosen' },
  expire: { from: ['sent', 'seen', 'quoted'], to: 'expired' },
} as const satisfies Record<string, Move<InvitationState>>

/** An invitation that counts among the three a request may have at a time. */
export const standingInvitations = ['sent', 'seen', 'quoted', 'chosen', 'not-chosen', 'expired'] as const

/** Whom the company's list shows under each of its filters. */
export const invitationFilters = {
  new: ['sent'],
  waiting: ['seen'],
  quoted: ['quoted'],
  closed: ['declined', 'withdrawn', 'chosen', 'not-chosen', 'expired'],
} as const satisfies Record<string, readonly InvitationState[]>
export type InvitationFilter = keyof typeof invitationFilters

/** Why a company declines. */
export const declineReasons = [
  'too-busy',
  'too-far',
  'too-small',
  'too-large',
  'not-our-work',
  'unclear',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Why a homeowner closes a request without choosing. */
export const closeReasons = ['found-elsewhere', 'too-expensive', 'later', 'not-building', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]

/** The services a request can be about, by the ids of their categories. Here, where a form need not fetch more for it. */
export const requestServices = { architecture: 4, construction: 5, interiorDesign: 6 } as const

export const requestLimits = {
  name: 80,
  locality: 120,
  notes: 2000,
  images: 6,
  /** Letters of a question, an answer, or the word beside a reason. */
  question: 500,
  questionsPerCompany: 10,
  /** Invitations that are neither declined nor withdrawn. */
  standing: 3,
  /** Invitations in all. */
  invitations: 6,
  openPerEmail: 3,
  /** Days an open request waits for quotes. */
  openDays: 45,
  unconfirmedHours: 72,
  /** Days from a request's end until its personal data are erased. */
  eraseDays: 180,
  /** Characters of a draft as JSON. */
  draft: 100_000,
} as const

/** The words a quote may have, in letters. */
export const quoteTextLimits = { item: 160, word: 120, stage: 80, changes: 300, notes: 2000 } as const
