import type { Language } from '@tameer/contract'
import type { Generated } from 'kysely'

// The table of prepared profiles; schema.ts has the others and the conventions.

/** Profiles that the desk prepared for companies without an account. A row is deleted once its company has answered. */
export interface PreparedProfilesTable {
  id: string
  name: string
  /** Ids of its services, separated by spaces. */
  categoryIds: string
  /** City of its office. */
  cityId: number | null
  /** Both numbers as E.164, or ''. */
  phone: string
  whatsapp: string
  website: string
  about: string
  /** Origin of the details. */
  source: string
  /** Address to which the link is mailed, or ''. */
  email: string
  language: Language
  /** HMAC-SHA-256 of the newest link's token, hex. */
  tokenHash: string | null
  linkUntil: number | null
  /** Times at which the newest link was mailed and first opened. */
  mailedAt: number | null
  openedAt: number | null
  /** Number of changes by the desk, so that an act on an older state is noticed. */
  version: Generated<number>
  createdAt: number
  updatedAt: number
}
