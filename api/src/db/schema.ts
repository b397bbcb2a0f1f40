import type {
  ContactText,
  FieldFigureName,
  Language,
  NetworkKind,
  PortfolioColumn,
  Role,
  ScreenGroup,
  TeamSize,
  VisitKind,
} from '@tameer/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type {
  DeskLogTable,
  OperatorsTable,
  PriceChangesTable,
  RecoveryCodesTable,
  ReportsTable,
  RestrictionsTable,
} from './tables/desk-schema.ts'
import type {
  HouseChangesTable,
  HouseCodesTable,
  HouseDeliveriesTable,
  HouseEntriesTable,
  HouseKeysTable,
  HouseNoticesTable,
  HouseOldMailboxesTable,
  HousePaymentsTable,
  HousePicturesTable,
  HouseSnagsTable,
  HouseStagesTable,
  HousesTable,
  HouseWaysBackTable,
} from './tables/house-schema.ts'
import type { MarksTable } from './tables/mark-schema.ts'
import type {
  PaperLettersTable,
  PaperNumbersTable,
  PaymentEventsTable,
  PaymentsTable,
} from './tables/payment-schema.ts'
import type { PreparedProfilesTable } from './tables/prepared-schema.ts'
import type {
  InvitationsTable,
  QuoteDraftsTable,
  QuotesTable,
  ReminderStopsTable,
  RequestImagesTable,
  RequestNoticesTable,
  RequestQuestionsTable,
  RequestsTable,
  SuggestedCompaniesTable,
} from './tables/request-schema.ts'

// Tables as both engines store them. SQL is snake_case, code camelCase: CamelCasePlugin translates, only here. Times
// are integers of milliseconds. Ids are UUIDv7 texts made by the application; the catalogue's are small integers
// (decision D7).

/** Sorts companies without a position after all others: a not-null replacement for NULLS LAST. */
export const positionMissing = 2_147_483_647

/** Value of `companies.restricted` for a company whose account cannot be used. */
export const suspended = 2

export interface Schema {
  categories: CatalogueTable
  cities: CatalogueTable
  buildingTypes: CatalogueTable
  accounts: AccountsTable
  operators: OperatorsTable
  recoveryCodes: RecoveryCodesTable
  priceChanges: PriceChangesTable
  companies: CompaniesTable
  companyCategories: { companyId: string; categoryId: number; positionKey: number }
  /** Cities in which a company takes work. */
  companyCities: { companyId: string; cityId: number }
  companyVisits: CompanyVisitsTable
  visitMarks: { day: string; hash: string }
  fieldCounts: FieldCountsTable
  /** Pieces of `companies.searchText`, see portfolio-search/search-parts.ts. */
  companySearchParts: { companyId: string; part: string; positionKey: number }
  portfolios: PortfoliosTable
  portfolioCities: Placed & { portfolioId: string; cityId: number }
  portfolioBuildingTypes: Placed & { portfolioId: string; buildingTypeId: number }
  /** The two tables above combined, with the price: for lists with both filters. Written together with them. */
  portfolioCityTypes: Placed & { portfolioId: string; cityId: number; buildingTypeId: number; price: string }
  images: ImagesTable
  payments: PaymentsTable
  paymentEvents: PaymentEventsTable
  paperNumbers: PaperNumbersTable
  paperLetters: PaperLettersTable
  sessions: SessionsTable
  resetCodes: ResetCodesTable
  emailConfirmations: EmailConfirmationsTable
  emailChanges: EmailChangesTable
  emailUndos: EmailUndosTable
  mailOutbox: MailOutboxTable
  rateLimits: RateLimitsTable
  jobRuns: JobRunsTable
  deskLog: DeskLogTable
  accountRemovals: AccountRemovalsTable
  keyedCalls: KeyedCallsTable
  requests: RequestsTable
  requestImages: RequestImagesTable
  invitations: InvitationsTable
  suggestedCompanies: SuggestedCompaniesTable
  quotes: QuotesTable
  quoteDrafts: QuoteDraftsTable
  requestQuestions: RequestQuestionsTable
  requestNotices: RequestNoticesTable
  reminderStops: ReminderStopsTable
  restrictions: RestrictionsTable
  reports: ReportsTable
  marks: MarksTable
  preparedProfiles: PreparedProfilesTable
  houses: HousesTable
  houseKeys: HouseKeysTable
  houseStages: HouseStagesTable
  houseEntries: HouseEntriesTable
  houseChanges: HouseChangesTable
  housePayments: HousePaymentsTable
  houseDeliveries: HouseDeliveriesTable
  houseSnags: HouseSnagsTable
  housePictures: HousePicturesTable
  houseNotices: HouseNoticesTable
  houseCodes: HouseCodesTable
  houseOldMailboxes: HouseOldMailboxesTable
  houseWaysBack: HouseWaysBackTable
}

/** Things that are chosen from a list. A row is never deleted: old things keep theirs. */
interface CatalogueTable {
  id: number
  /** In English; unique in its table. */
  name: string
  /** Null: the product's own word for the name. */
  nameUr: Generated<string | null>
  /** Number of changes by the desk, so that an act on an older state is noticed. */
  version: Generated<number>
}

/** Accounts, which sign in. */
interface AccountsTable {
  id: string
  email: string
  /** The address in lower case: unique. */
  emailKey: string
  passwordHash: string
  role: ColumnType<Role, Role, never>
  /** Language of the letters to it. */
  language: Generated<Language>
  createdAt: number
  updatedAt: number
}

/** Companies, which are listed. Each has one account, which signs in for it. */
interface CompaniesTable extends Record<ContactText, Generated<string>> {
  id: string
  accountId: ColumnType<string, string, never>
  name: string
  /** The logo's picture columns; all null when there is none. */
  imageFile: string | null
  imageWidth: number | null
  imageHeight: number | null
  position: number | null
  /** `position`, or `positionMissing`. Cascading foreign keys keep its copies in other tables equal. */
  positionKey: number
  /** The searched text: folded company name, category names and titles of projects, one on a line. */
  searchText: string
  /** 1: visitors do not see it. */
  unlisted: number
  /** Set by the desk. 1: hidden, 2: suspended; `unlisted` is 1 then. */
  restricted: Generated<number>
  /** Number of acts of the desk on it and its portfolios, so that an act on an older state is noticed. */
  deskVersion: Generated<number>
  /** City of its office. */
  cityId: number | null
  about: Generated<string>
  /** Year of foundation. */
  founded: number | null
  people: TeamSize | null
  /** Codes separated by spaces, in the contract's order. */
  languages: Generated<string>
  workingHours: Generated<string>
  minimumProjectPkr: number | null
  /** Its own rates in PKR per square foot, and the time at which each was given; both are null when it gave none. */
  completeRatePkr: number | null
  completeRateGivenAt: number | null
  greyRatePkr: number | null
  greyRateGivenAt: number | null
  /** The company has been asked to renew rates given before this time. */
  ratesAskedBefore: number | null
  createdAt: number
  updatedAt: number
}

/** Number of views of a company on a day, in Pakistan: `2026-11-23`. */
interface CompanyVisitsTable {
  companyId: string
  day: string
  kind: VisitKind
  visits: number
}

/** Place of a row in every list. Links repeat it, so that a filter pages through its own index without sorting. */
interface Placed {
  positionKey: number
  companyId: string
  /** 1: only its own company sees it. */
  hidden: number
  /** Place in the order of its company's portfolios, each unique, with gaps between them. */
  place: number
}

/** Empty texts mean those of the company, for all texts that a company has too (`inheritedTexts`). */
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
  /** Public id of the session. */
  id: string
  accountId: string
  /** Browser and system in plain words; '' for a session older than the column. */
  device: string
  createdAt: number
  lastUsedAt: number
  expiresAt: number
  /** Time of the last code of the second factor; null: never, or a company's session. */
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

/** One row for each account opened since mailboxes must be confirmed. */
interface EmailConfirmationsTable {
  accountId: string
  /** HMAC-SHA-256 of the newest link's token, hex. */
  tokenHash: string
  expiresAt: number
  confirmedAt: number | null
  createdAt: number
}

/** The latest change of address of an account, until its link expires: a link pressed again gets the same response. */
interface EmailChangesTable {
  accountId: string
  newEmail: string
  /** HMAC-SHA-256 of the newest link's token, hex. */
  tokenHash: string
  /** The mail with that link. */
  mailId: string
  changedAt: number | null
  /** The session that asked for it, by its token's hash: it stays when the others end. */
  sessionHash: string
  createdAt: number
  expiresAt: number
}

/** A link that gives an account the address back that it had before a change. No other account gets that address until then. */
interface EmailUndosTable {
  /** HMAC-SHA-256 of the link's token, hex. */
  tokenHash: string
  accountId: string
  email: string
  emailKey: string
  /** The mail with the link; once that was pressed, the notice to the mailbox that lost the account. */
  mailId: string
  /** Of two links the one that expires later is of the later change. */
  expiresAt: number
}

interface MailOutboxTable {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  language: Generated<Language>
  /** Of a reminder: the address with which a mail program ends the reminders at one press. */
  unsubscribeLink: string | null
  attempts: Generated<number>
  nextAttemptAt: number
  /** After this time the mail is useless and deleted. */
  expiresAt: number
  sentAt: number | null
  lastError: string | null
  createdAt: number
  /** The worker that is sending it, or was the last to do so. */
  claimedBy: Generated<string | null>
  /** End of that worker's claim. */
  claimedUntil: Generated<number>
}

interface RateLimitsTable {
  /** HMAC-SHA-256 of the limit's name and the subject, hex: neither addresses nor mailboxes are stored. */
  key: string
  /** JSON list of the counted times, ms, oldest first. */
  events: string
  /** Growing waits served so far. */
  strikes: number
  /** After this time the row means the same as no row. */
  expiresAt: number
}

/** How fast visits were: their number by step, see contract/src/service/field-values.ts. */
interface FieldCountsTable {
  /** `2026-11-23`, in Pakistan. */
  day: string
  name: FieldFigureName
  screens: ScreenGroup
  network: NetworkKind
  /** Bound of the step: ms, or thousandths of movement. */
  atMost: number
  visits: number
}

/** One row for each job that one server does for all. */
interface JobRunsTable {
  name: string
  /** The server that does it, or did it last. */
  owner: string
  /** End of the owner's hold; 0 when no server does the job. */
  heldUntil: number
  /** The job is due at this time. */
  nextAt: number
  finishedAt: number | null
}

/** Recently deleted accounts, for the files that each server keeps itself. */
interface AccountRemovalsTable {
  id: string
  /** HMAC-SHA-256 of the address, hex. */
  mailboxKey: string
  removedAt: number
  /** 1 when the deleted thing may stand on share pictures. */
  shown: number
}

/** One row for each call that stored something and came with a key. */
interface KeyedCallsTable {
  /** HMAC-SHA-256 of the call, its caller and the key, hex. */
  id: string
  /** HMAC-SHA-256 of the content sent, hex. */
  fingerprint: string
  /** Encrypted with the key; null until the response is known. */
  response: string | null
  createdAt: number
}

export type PortfolioRow = Selectable<PortfoliosTable>
export type ImageRow = Selectable<ImagesTable>
export type SessionRow = Selectable<SessionsTable>
export type ResetCodeRow = Selectable<ResetCodesTable>
export type EmailChangeRow = Selectable<EmailChangesTable>
export type EmailUndoRow = Selectable<EmailUndosTable>
export type MailRow = Selectable<MailOutboxTable>
export type DeskLogRow = Selectable<DeskLogTable>
export type RestrictionRow = Selectable<RestrictionsTable>
export type ReportRow = Selectable<ReportsTable>
export type RateLimitRow = Selectable<RateLimitsTable>
export type KeyedCallRow = Selectable<KeyedCallsTable>
