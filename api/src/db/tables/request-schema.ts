import type { CloseReason, DeclineReason, InvitationState, Language, RequestState } from '@tameer/contract'
import type { Generated, Selectable } from 'kysely'

// The tables of requests and quotes; schema.ts has the others and the conventions.

/** A homeowner's request. Name, e-mail, phone, locality and notes are '' once erased. */
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
  /** Language in which it was written, and of letters about it. */
  language: Generated<Language>
  city: string
  locality: string
  /** `2027-03`, `not-sure`, or ''. */
  start: string
  notes: string
  /** JSON; null when the answers give the plot. */
  plot: string | null
  coveredAreaSft: number | null
  /** JSON of the estimate's answers; null for a request without one, as are the next three. */
  answers: string | null
  priceBook: string | null
  totalPkr: number | null
  /** JSON of the frozen bill. */
  bill: string | null
  /**
   * HMAC-SHA-256 of the homeowner's key, hex; the next three are those of the key that takes its place when it is used,
   * of the family's key, and of the confirmation's token.
   */
  keyHash: string
  nextKeyHash: string | null
  familyKeyHash: string | null
  confirmHash: string | null
  /** SHA-256 of the key that the form was sent with, and of the form with it, hex. */
  sendKey: string | null
  sendFingerprint: string | null
  closeReason: CloseReason | null
  createdAt: number
  openedAt: number | null
  /** Time of the first answer of any company: its quote, or its refusal. */
  firstAnsweredAt: number | null
  /** Time at which an unconfirmed request is deleted, or an open one expires. */
  endsAt: number
  endedAt: number | null
  erasedAt: number | null
  /** Time of the homeowner's last reminder of unread quotes. */
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

/** An invitation of one company to one request. */
export interface InvitationsTable {
  id: string
  requestId: string
  /** Null once the company is deleted. */
  companyId: string | null
  state: InvitationState
  declineReason: DeclineReason | null
  declineText: Generated<string>
  /** Null also for one declined before this column existed; so is `releasedAt`. */
  declinedAt: number | null
  /** 1: the company sees the phone number. */
  phoneReleased: Generated<number>
  /** Time from which it sees the number. */
  releasedAt: number | null
  /** Revision of the newest quote; 0 while there is none. */
  quoteRevision: Generated<number>
  /** Time at which the company was told; null while the request is unconfirmed. */
  sentAt: number | null
  seenAt: number | null
  remindedAt: number | null
  createdAt: number
}

/** A company that the desk has suggested to the family of a request. */
export interface SuggestedCompaniesTable {
  requestId: string
  companyId: string
  suggestedAt: number
}

/** One revision of a company's quote, frozen. */
export interface QuotesTable {
  id: string
  invitationId: string
  companyId: string
  revision: number
  /** JSON in the form of the contract. */
  body: string
  headlinePkr: number
  likeForLikePkr: number
  /** `2027-03-31`. */
  validUntil: string
  /** The request's service, to find the company's last rates in that city. */
  service: number
  city: string
  /** 1: it has rates for lines, which can be the start of the company's next quote. */
  hasRates: number
  sentAt: number
  /** Time at which the homeowner looked at it. */
  readAt: number | null
}

export interface QuoteDraftsTable {
  invitationId: string
  companyId: string
  /** JSON of the form's content. */
  draft: string
  version: number
  savedAt: number
  /** Number of prices typed, of those that the form asks for; null when the form did not send it. */
  pricesGiven: number | null
  pricesAsked: number | null
}

export interface RequestQuestionsTable {
  id: string
  requestId: string
  /** The company that asked, or the only one that the homeowner asked. */
  companyId: string
  askedBy: 'company' | 'homeowner'
  text: string
  answer: string | null
  askedAt: number
  answeredAt: number | null
}

/** An event that a mail is still to report. */
export interface RequestNoticesTable {
  id: string
  requestId: string
  /** The recipient; null for the homeowner. */
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
