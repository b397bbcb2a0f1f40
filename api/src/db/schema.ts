import type { ContactText, PortfolioColumn, Role } from '@tameer/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'

// Tables as both engines hold them. SQL is snake_case, code camelCase: CamelCasePlugin translates, only here.
// Times are integers of milliseconds. Ids are UUIDv7 texts made by the application; the catalogue's are small
// integers (decision D7).

/** Sorts companies without a position behind all others: a not-null stand-in for NULLS LAST. */
export const positionMissing = 2_147_483_647

export interface Schema {
  categories: { id: number; name: string }
  cities: { id: number; name: string }
  buildingTypes: { id: number; name: string }
  accounts: AccountsTable
  companies: CompaniesTable
  companyCategories: { companyId: string; categoryId: number; positionKey: number }
  /** Pieces of `companies.searchText`, see portfolio-search/search-parts.ts. */
  companySearchParts: { companyId: string; part: string; positionKey: number }
  portfolios: PortfoliosTable
  portfolioCities: PlacedLink & { cityId: number }
  portfolioBuildingTypes: PlacedLink & { buildingTypeId: number }
  /** The two above at once, with the price: for lists in which they meet. Written with them. */
  portfolioCityTypes: PlacedLink & { cityId: number; buildingTypeId: number; price: string }
  images: ImagesTable
  sessions: SessionsTable
  resetCodes: ResetCodesTable
  emailConfirmations: EmailConfirmationsTable
  mailOutbox: MailOutboxTable
  rateLimits: RateLimitsTable
  jobRuns: JobRunsTable
  accountRemovals: AccountRemovalsTable
  idempotencyKeys: IdempotencyKeysTable
}

/** What signs in. */
interface AccountsTable {
  id: string
  email: string
  /** The address in lower case: unique. */
  emailKey: string
  passwordHash: string
  role: ColumnType<Role, Role, never>
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
  /** Folded company name and category names, one a line: what search looks through. */
  searchText: string
  /** 1: visitors do not see it yet. */
  unlisted: number
  /** Where its office is. */
  cityId: number | null
  createdAt: number
  updatedAt: number
}

/** A link carries its portfolio's place in the order, so that a filter pages through its own index without sorting. */
interface PlacedLink {
  portfolioId: string
  positionKey: number
  companyId: string
}

/** Texts that are empty and that a company has too (`inheritedTexts`) stand for the company's. */
interface PortfoliosTable extends Record<PortfolioColumn, string> {
  id: string
  companyId: string
  positionKey: number
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

interface MailOutboxTable {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
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

export type PortfolioRow = Selectable<PortfoliosTable>
export type ImageRow = Selectable<ImagesTable>
export type SessionRow = Selectable<SessionsTable>
export type ResetCodeRow = Selectable<ResetCodesTable>
export type MailRow = Selectable<MailOutboxTable>
export type RateLimitRow = Selectable<RateLimitsTable>
export type IdempotencyKeyRow = Selectable<IdempotencyKeysTable>
