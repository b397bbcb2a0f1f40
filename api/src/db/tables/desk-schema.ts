import type {
  DeskEvent,
  DeskSubjectKind,
  Language,
  ReportKind,
  ReportOutcome,
  RestrictionMeasure,
  RestrictionReason,
} from '@tameer/contract'
import type { ColumnType, Generated } from 'kysely'

// The tables of the desk; schema.ts has the others and the conventions.

/** Accounts that work at the desk. */
export interface OperatorsTable {
  accountId: string
  name: string
  /** Secret of the second factor, encrypted (core/secrets/sealed-text.ts). */
  secret: string
  /** The secret of another authenticator app that is not yet confirmed by a code, encrypted. */
  nextSecret: Generated<string | null>
  /** The time step of the newest accepted code: no code counts twice. */
  lastStep: Generated<number>
  /** HMAC-SHA-256 of the token of the first-time link, hex; null once it was used. */
  welcomeHash: string | null
  welcomeUntil: number | null
  createdAt: number
}

/** Codes that replace the second factor, once each. */
export interface RecoveryCodesTable {
  accountId: string
  /** HMAC-SHA-256, hex. */
  codeHash: string
}

/** Acts at the desk. Triggers refuse to change a line, and to delete one in its first three years. */
export interface DeskLogTable {
  id: string
  event: ColumnType<DeskEvent, DeskEvent, never>
  /** Not a foreign key: the line stays when the account is deleted. Null for a command on the server. */
  actorId: ColumnType<string | null, string | null, never>
  /** The actor's name at that time. */
  actor: ColumnType<string, string, never>
  subjectKind: ColumnType<DeskSubjectKind, DeskSubjectKind, never>
  subjectId: ColumnType<string, string, never>
  /** JSON; null when there is nothing to record. */
  before: ColumnType<string | null, string | null, never>
  after: ColumnType<string | null, string | null, never>
  /** Network of the caller, masked. */
  network: ColumnType<string, string, never>
  createdAt: ColumnType<number, number, never>
}

/** Published changes of prices. Triggers refuse to change or delete one. */
export interface PriceChangesTable {
  /** The version. */
  id: string
  /** The version before. */
  base: string
  pricesAsOf: string
  /** JSON of `PriceChange['entries']`. */
  entries: string
  createdAt: number
}

/** Measures of the desk that hide something from visitors now: at most one row for a company or a portfolio. */
export interface RestrictionsTable {
  id: string
  companyId: string | null
  portfolioId: string | null
  measure: RestrictionMeasure
  reason: RestrictionReason
  /** Words for the owner; '' when there is only the reason. */
  words: string
  /** 1: its owner hides it as well, so it stays hidden when the desk shows it again. */
  wasHidden: number
  createdAt: number
}

/** Reports to the desk. Of the ids of things only that of the report's kind is set, the others are null. */
export interface ReportsTable {
  id: string
  kind: ReportKind
  companyId: string | null
  portfolioId: string | null
  requestId: string | null
  quoteId: string | null
  /** Of an entry, with `entryId`: it is unique in its house alone. */
  houseId: Generated<string | null>
  entryId: Generated<string | null>
  reason: RestrictionReason
  words: string
  /** Address for the answer to the reporter; '' when none was given, and once the report is closed. */
  email: string
  /** Language in which it was written, for the letter. */
  language: Generated<Language>
  /** The company that reported it. */
  byCompanyId: string | null
  /**
   * HMAC-SHA-256 of the reporter and the content, hex: the same report is stored once while it is open. Null once it is
   * closed.
   */
  fingerprint: string | null
  /** Number of acts of the desk on it. */
  version: Generated<number>
  /** The account that looks after it. */
  takenBy: Generated<string | null>
  outcome: Generated<ReportOutcome | null>
  createdAt: number
  closedAt: Generated<number | null>
}
