// States of a homeowner's request and of a company's invitation to it, and limits of both. Pure.

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

/** Moves between the states of a request. A write names `from` in its own condition; no other change is allowed. */
export const requestMoves = {
  confirm: { from: ['unconfirmed'], to: 'open' },
  choose: { from: ['open'], to: 'chosen' },
  close: { from: ['open'], to: 'closed' },
  expire: { from: ['open'], to: 'expired' },
} as const satisfies Record<string, Move<RequestState>>

/** Moves between the states of an invitation. */
export const invitationMoves = {
  see: { from: ['sent'], to: 'seen' },
  /** A better quote leaves the state as it is. */
  quote: { from: ['sent', 'seen', 'quoted'], to: 'quoted' },
  decline: { from: ['sent', 'seen'], to: 'declined' },
  withdraw: { from: ['quoted'], to: 'withdrawn' },
  choose: { from: ['quoted'], to: 'chosen' },
  /** Another company was chosen, or the homeowner closed the request. */
  passOver: { from: ['sent', 'seen', 'quoted'], to: 'not-chosen' },
  expire: { from: ['sent', 'seen', 'quoted'], to: 'expired' },
} as const satisfies Record<string, Move<InvitationState>>

/** States of an invitation that counts among the three a request may have at a time. */
export const standingInvitations = ['sent', 'seen', 'quoted', 'chosen', 'not-chosen', 'expired'] as const

/** States under each filter of the company's list. */
export const invitationFilters = {
  new: ['sent'],
  waiting: ['seen'],
  quoted: ['quoted'],
  closed: ['declined', 'withdrawn', 'chosen', 'not-chosen', 'expired'],
} as const satisfies Record<string, readonly InvitationState[]>
export type InvitationFilter = keyof typeof invitationFilters

/** Reasons why a company declines. */
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

/** Reasons why a homeowner closes a request without choosing. */
export const closeReasons = ['found-elsewhere', 'too-expensive', 'later', 'not-building', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]

/**
 * Services that a request can be about, by the ids of their categories. They stand here, so that a form need not
 * fetch more for them.
 */
export const requestServices = { architecture: 4, construction: 5, interiorDesign: 6 } as const

/**
 * Estimate of the work that a request asks for, in PKR; null without an estimate, and for an architect, who builds
 * nothing.
 */
export function estimateToBuild(request: { service: number; totalPkr: number | null }): number | null {
  return request.service === requestServices.architecture ? null : request.totalPkr
}

export const requestLimits = {
  name: 80,
  locality: 120,
  notes: 2000,
  images: 6,
  /** Letters of a question, of an answer, or of the text beside a reason. */
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

/** Limits of the texts of a quote, in letters. */
export const quoteTextLimits = { item: 160, word: 120, stage: 80, changes: 300, notes: 2000 } as const
