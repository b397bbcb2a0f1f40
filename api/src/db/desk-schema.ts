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

// The tables of the desk; schema.ts says the rest.

/** Accounts that work at the desk. */
export interface OperatorsTable {
  accountId: string
  name: string
  /** Of the second factor, sealed (core/sealed-text.ts). */
  secret: string
  /** The secret of another authenticator app that is not yet confirmed by a code, sealed. */
  nextSecret: Generated<string | null>
  /** The time step of the newest code that was accepted: no code counts twice. */
  lastStep: Generated<number>
  /** HMAC-SHA-256 of the token of the first-time link, hex; null once it was used. */
  welcomeHash: string | null
  welcomeUntil: number | null
  createdAt: number
}

/** Stand in for the second factor, once each. */
export interface RecoveryCodesTable {
  accountId: string
  /** HMAC-SHA-256, hex. */
  codeHash: string
}

/** What was done at the desk. Triggers refuse to change a line, and to delete one in its first three years. */
export interface DeskLogTable {
  id: string
  event: ColumnType<DeskEvent, DeskEvent, never>
  /** Refers to nothing: the line stays when the account goes. Null for a command on the server. */
  actorId: ColumnType<string | null, string | null, never>
  /** The actor's name at that time. */
  actor: ColumnType<string, string, never>
  subjectKind: ColumnType<DeskSubjectKind, DeskSubjectKind, never>
  subjectId: ColumnType<string, string, never>
  /** JSON; null where there is nothing to tell. */
  before: ColumnType<string | null, string | null, never>
  after: ColumnType<string | null, string | null, never>
  /** Where the call came from, masked. */
  network: ColumnType<string, string, never>
  createdAt: ColumnType<number, number, never>
}

/** What the desk withholds from visitors now: of a company, a portfolio or a request, at most one row. */
export interface RestrictionsTable {
  id: string
  companyId: string | null
  portfolioId: string | null
  requestId: string | null
  measure: RestrictionMeasure
  reason: RestrictionReason
  /** To the owner; '' when there is only the reason. */
  words: string
  /** 1: its owner hides it as well, so that it stays hidden when the desk shows it again. */
  wasHidden: number
  createdAt: number
}

/** What was reported to the desk. Of the four ids of things the kind's own is set, the others are null. */
export interface ReportsTable {
  id: string
  kind: ReportKind
  companyId: string | null
  portfolioId: string | null
  requestId: string | null
  quoteId: string | null
  reason: RestrictionReason
  words: string
  /** Where the reporter is told what came of it; '' for nowhere, and once it is closed. */
  email: string
  /** That it was written in, for the letter. */
  language: Generated<Language>
  /** The company that reported it. */
  byCompanyId: string | null
  /** HMAC-SHA-256 of who reported what, hex: the same report is kept once while it is open. Null once it is closed. */
  fingerprint: string | null
  /** Acts of the desk on it. */
  version: Generated<number>
  /** The account that looks after it. */
  takenBy: Generated<string | null>
  outcome: Generated<ReportOutcome | null>
  createdAt: number
  closedAt: Generated<number | null>
}
