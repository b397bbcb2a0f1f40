import type { ContactText, Language, PortfolioColumn, Role, TeamSize, VisitKind } from '@tameer/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type {
  DeskLogTable,
  OperatorsTable,
  RecoveryCodesTable,
  ReportsTable,
  RestrictionsTable,
} from './desk-schema.ts'
import type { MarksTable } from './mark-schema.ts'
import type {
  InvitationsTable,
  QuoteDraftsTable,
  QuotesTable,
  ReminderStopsTable,
  RequestImagesTable,
  RequestNoticesTable,
  RequestQuestionsTable,
  RequestsTable,
} from './request-schema.ts'

// Tables as both engines hold them. SQL is snake_case, code camelCase: CamelCasePlugin translates, only here.
// Times are integers of milliseconds. Ids are UUIDv7 texts made by the application; the catalogue's are small
// integers (decision D7).

/** Sorts companies without a position behind all others: a not-null stand-in for NULLS LAST. */
export const positionMissing = 2_147_483_647

/** `companies.restricted` of one whose account cannot be used. */
export const suspended = 2

export interface Schema {
  categories: { id: number; name: string }
  cities: { id: number; name: string }
  buildingTypes: { id: number; name: string }
  accounts: AccountsTable
  operators: OperatorsTable
  recoveryCodes: RecoveryCodesTable
  companies: CompaniesTable
  companyCategories: { companyId: string; categoryId: number; positionKey: number }
  /** Where a company takes work. */
  companyCities: { companyId: string; cityId: number }
  companyVisits: CompanyVisitsTable
  visitMarks: { day: string; hash: string }
  /** Pieces of `companies.searchText`, see portfolio-search/search-parts.ts. */
  companySearchParts: { companyId: string; part: string; positionKey: number }
  portfolios: PortfoliosTable
  portfolioCities: Placed & { portfolioId: string; cityId: number }
  portfolioBuildingTypes: Placed & { portfolioId: string; buildingTypeId: number }
  /** The two above at once, with the price: for lists in which they meet. Written with them. */
  portfolioCityTypes: Placed & { portfolioId: string; cityId: number; buildingTypeId: number; price: string }
  images: ImagesTable
  sessions: SessionsTable
  resetCodes: ResetCodesTable
  emailConfirmations: EmailConfirmationsTable
  emailChanges: EmailChangesTable
  mailOutbox: MailOutboxTable
  rateLimits: RateLimitsTable
  jobRuns: JobRunsTable
  deskLog: DeskLogTable
  accountRemovals: AccountRemovalsTable
  idempotencyKeys: IdempotencyKeysTable
  keyedCalls: KeyedCallsTable
  requests: RequestsTable
  requestImages: RequestImagesTable
  invitations: InvitationsTable
  quotes: QuotesTable
  quoteDrafts: QuoteDraftsTable
  requestQuestions: RequestQuestionsTable
  requestNotices: RequestNoticesTable
  reminderStops: ReminderStopsTable
  restrictions: RestrictionsTable
  reports: ReportsTable
  marks: MarksTable
}

/** What signs in. */
interface AccountsTable {
  id: string
  email: string
  /** The address in lower case: unique. */
  emailKey: string
  passwordHash: string
  role: ColumnType<Role, Role, never>
  /** Of the letters to it. */
  language: Generated<Language>
  createdAt: number
  updatedAt: number
}

/** What is listed. Has one account, which signs in for it. */
interface CompaniesTable extends Record<ContactText, Generated<string>> {
  id: string
  accountId: ColumnType<string, string, never>
  name: string
  /** The logo's picture columns; all null when there is none. */
  imageFile: string | null
  imageWidth: number | null
  imageHeight: number | null
  position: number | null
  /** `position`, or `positionMissing`. Kept equal wherever it is repeated by foreign keys that cascade. */
  positionKey: number
  /** Folded company name, category names and titles of projects, one a line: what search looks through. */
  searchText: string
  /** 1: visitors do not see it. */
  unlisted: number
  /** By the desk. 1: hidden, 2: suspended; `unlisted` is 1 then. */
  restricted: Generated<number>
  /** Acts of the desk on it and its portfolios, so that an act on an older state is noticed. */
  deskVersion: Generated<number>
  /** Where its office is. */
  cityId: number | null
  about: Generated<string>
  /** The year. */
  founded: number | null
  people: TeamSize | null
  /** Codes with blanks between them, in the contract's order. */
  languages: Generated<string>
  workingHours: Generated<string>
  minimumProjectPkr: number | null
  /** Its own rates in PKR a square foot, and when each was given; both null where it gave none. */
  completeRatePkr: number | null
  completeRateGivenAt: number | null
  greyRatePkr: number | null
  greyRateGivenAt: number | null
  /** It has been asked again for the rates that were given before. */
  ratesAskedBefore: number | null
  createdAt: number
  updatedAt: number
}

/** How often a company was seen on a day, in Pakistan: `2026-11-23`. */
interface CompanyVisitsTable {
  companyId: string
  day: string
  kind: VisitKind
  visits: number
}

/** Where a row stands in every list. A link repeats its portfolio's, so that a filter pages through its own index without sorting. */
interface Placed {
  positionKey: number
  companyId: string
  /** 1: only its own company sees it. */
  hidden: number
  /** In the order its company put its portfolios in, each another one. There is room between two of them. */
  place: number
}

/** Texts that are empty and that a company has too (`inheritedTexts`) stand for the company's. */
interface PortfoliosTable extends Record<PortfolioColumn, string>, Placed {
  id: string
  /** 1: the desk hides it; `hidden` is 1 then. */
  restricted: Generated<number>
  /** 1: it may lack a title, a text and a city; `hidden` is 1 then. */
  draft: Generated<number>
  createdAt: number
  updatedAt: number
}

interface ImagesTable {
  id: string
  portfolioId: string
  /** Name of the stored picture without size and ending; see images/image-names.ts. */
  file: string
  width: number
  height: number
  /** Place in the portfolio, from 0. */
  position: number
  createdAt: number
}

interface SessionsTable {
  /** HMAC-SHA-256 of the bearer token, hex. */
  tokenHash: string
  /** What the session is called outside. */
  id: string
  accountId: string
  /** Browser and system in plain words; empty when it is older than the column. */
  device: string
  createdAt: number
  lastUsedAt: number
  expiresAt: number
  /** When a code of the second factor was last given; null: never, or a company's. */
  codeAt: ColumnType<number | null, number | null | undefined, number>
}

interface ResetCodesTable {
  id: string
  accountId: string
  codeHash: string
  guessesLeft: number
  createdAt: number
  expiresAt: number
  usedAt: number | null
}

/** One row for each account that signed up since mailboxes are asked to confirm. */
interface EmailConfirmationsTable {
  accountId: string
  /** HMAC-SHA-256 of the newest link's token, hex. */
  tokenHash: string
  expiresAt: number
  confirmedAt: number | null
  createdAt: number
}

/** The latest change of address of an account, from the request until a day after it was made or ran out. */
interface EmailChangesTable {
  accountId: string
  oldEmail: string
  newEmail: string
  /** HMAC-SHA-256 of the newest links' tokens, hex. */
  oldTokenHash: string
  newTokenHash: string
  /** Of the link that undoes a change that was made. */
  undoTokenHash: Generated<string | null>
  oldConfirmedAt: number | null
  newConfirmedAt: number | null
  changedAt: number | null
  /** The last mails written to the two mailboxes. */
  oldMailId: string
  newMailId: string
  /** The session that asked, by its token's hash: it stays when the others end. */
  sessionHash: string
  createdAt: number
  expiresAt: number
}

interface MailOutboxTable {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  language: Generated<Language>
  /** Of a reminder: where a mail program ends them at one press. */
  unsubscribeLink: string | null
  attempts: Generated<number>
  nextAttemptAt: number
  /** After this the mail is useless and dropped. */
  expiresAt: number
  sentAt: number | null
  lastError: string | null
  createdAt: number
  /** The worker that is sending it, or was last. */
  claimedBy: Generated<string | null>
  /** Until then it is that worker's alone. */
  claimedUntil: Generated<number>
}

interface RateLimitsTable {
  /** HMAC-SHA-256 of the limit's name and of whom it counts, hex: neither addresses nor mailboxes are kept. */
  key: string
  /** JSON list of the times counted, ms, oldest first. */
  events: string
  /** Growing waits served so far. */
  strikes: number
  /** After this the row means the same as none. */
  expiresAt: number
}

/** One row for each job that one server does for all. */
interface JobRunsTable {
  name: string
  /** Who does it, or did it last. */
  owner: string
  /** Until then it is the owner's alone; 0 when nobody is at it. */
  heldUntil: number
  /** Not before this. */
  nextAt: number
  finishedAt: number | null
}

/** Accounts deleted lately, for the files each server keeps of its own. */
interface AccountRemovalsTable {
  id: string
  /** HMAC-SHA-256 of the address, hex. */
  mailboxKey: string
  removedAt: number
}

/** One row for each write that its sender gave a key, so that the same write sent again is not done twice. */
interface IdempotencyKeysTable {
  companyId: string
  key: string
  /** SHA-256 of what was sent, hex. */
  fingerprint: string
  /** What the write made or changed. */
  portfolioId: string
  createdAt: number
}

/** One row for each call that created something and came with a key of its own. */
interface KeyedCallsTable {
  /** HMAC-SHA-256 of the call, of whose it is, and of the key, hex. */
  id: string
  /** HMAC-SHA-256 of what was sent, hex. */
  fingerprint: string
  /** Encrypted under the key; null until it is known. */
  response: string | null
  createdAt: number
}

export type PortfolioRow = Selectable<PortfoliosTable>
export type ImageRow = Selectable<ImagesTable>
export type SessionRow = Selectable<SessionsTable>
export type ResetCodeRow = Selectable<ResetCodesTable>
export type EmailChangeRow = Selectable<EmailChangesTable>
export type MailRow = Selectable<MailOutboxTable>
export type DeskLogRow = Selectable<DeskLogTable>
export type JobRunRow = Selectable<JobRunsTable>
export type RestrictionRow = Selectable<RestrictionsTable>
export type ReportRow = Selectable<ReportsTable>
export type RateLimitRow = Selectable<RateLimitsTable>
export type IdempotencyKeyRow = Selectable<IdempotencyKeysTable>
export type KeyedCallRow = Selectable<KeyedCallsTable>
