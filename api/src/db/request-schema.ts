import type { CloseReason, DeclineReason, InvitationState, Language, RequestState } from '@tameer/contract'
import type { Generated, Selectable } from 'kysely'

// The tables of requests and quotes; schema.ts says the rest.

/** A homeowner's brief. Name, e-mail, phone, locality and notes are '' once erased. */
export interface RequestsTable {
  id: string
  state: RequestState
  /** A category's id. */
  service: number
  name: string
  email: string
  /** The address in lower case. */
  emailKey: string
  /** E.164, or ''. */
  phone: string
  /** That it was written in; letters about it follow. */
  language: Generated<Language>
  city: string
  locality: string
  /** `2027-03`, `not-sure`, or ''. */
  start: string
  notes: string
  /** JSON; null where answers say it. */
  plot: string | null
  coveredAreaSft: number | null
  /** JSON of the estimate's answers; null for a request without one, as are the next three. */
  answers: string | null
  priceBook: string | null
  totalPkr: number | null
  /** JSON of the frozen bill. */
  bill: string | null
  /** HMAC-SHA-256 of the homeowner's key, hex; the next two are of the family's key and of the confirmation's token. */
  keyHash: string
  familyKeyHash: string | null
  confirmHash: string | null
  /** The form's idempotency key, and SHA-256 of what was sent with it, hex. */
  sendKey: string | null
  sendFingerprint: string | null
  closeReason: CloseReason | null
  createdAt: number
  openedAt: number | null
  /** When an unconfirmed one is deleted, or an open one expires. */
  endsAt: number
  endedAt: number | null
  erasedAt: number | null
  /** When the homeowner was last reminded of unread quotes. */
  remindedAt: number | null
}

export interface RequestImagesTable {
  id: string
  requestId: string
  /** Name of the stored picture without size and ending: a private one. */
  file: string
  width: number
  height: number
  /** Place in the request, from 0. */
  position: number
  createdAt: number
}

/** One request at one company. */
export interface InvitationsTable {
  id: string
  requestId: string
  /** Null once the company is gone. */
  companyId: string | null
  state: InvitationState
  declineReason: DeclineReason | null
  declineText: Generated<string>
  /** Null also where it was declined before this was kept; `releasedAt` likewise. */
  declinedAt: number | null
  /** 1: the company sees the phone number. */
  phoneReleased: Generated<number>
  /** Since when it sees it. */
  releasedAt: number | null
  /** The newest quote's; 0 while there is none. */
  quoteRevision: Generated<number>
  /** When the company heard of it; null while the request is unconfirmed. */
  sentAt: number | null
  seenAt: number | null
  remindedAt: number | null
  createdAt: number
}

/** One revision of a company's quote, frozen. */
export interface QuotesTable {
  id: string
  invitationId: string
  companyId: string
  revision: number
  /** JSON as the contract has it. */
  body: string
  headlinePkr: number
  likeForLikePkr: number
  /** `2027-03-31`. */
  validUntil: string
  /** The request's, for the company's last rates in that city. */
  service: number
  city: string
  /** 1: it has rates for lines, which the company's next quote can begin with. */
  hasRates: number
  sentAt: number
  /** When the homeowner looked at it. */
  readAt: number | null
}

export interface QuoteDraftsTable {
  invitationId: string
  companyId: string
  /** JSON of what the form holds. */
  draft: string
  version: number
  savedAt: number
  /** Of the prices that the form asks for, how many are typed; null where the form did not say. */
  pricesGiven: number | null
  pricesAsked: number | null
}

export interface RequestQuestionsTable {
  id: string
  requestId: string
  /** Who asked, or who alone was asked by the homeowner. */
  companyId: string
  askedBy: 'company' | 'homeowner'
  text: string
  answer: string | null
  askedAt: number
  answeredAt: number | null
}

/** An event that a mail is still to tell of. */
export interface RequestNoticesTable {
  id: string
  requestId: string
  /** Who is told; null for the homeowner. */
  companyId: string | null
  event: RequestEvent
  createdAt: number
}

export type RequestEvent = 'invited' | 'question' | 'answer' | 'quote' | 'chosen' | 'not-chosen' | 'closed'

/** Mailboxes that asked for no more reminders. */
export interface ReminderStopsTable {
  /** HMAC-SHA-256 of the address, hex. */
  mailboxKey: string
  stoppedAt: number
}

export type RequestRow = Selectable<RequestsTable>
export type InvitationRow = Selectable<InvitationsTable>
export type QuoteRow = Selectable<QuotesTable>
export type RequestQuestionRow = Selectable<RequestQuestionsTable>
