import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { type CompanyRecord, findCompany } from './companies.ts'

/** What a company's mailbox has shown of itself, and what follows from it. */
export interface Confirmation {
  emailConfirmed: boolean
  /** Whether visitors see the company's portfolios. */
  listed: boolean
}

/** A company as its owner knows it. */
export type AccountRecord = CompanyRecord & Confirmation

/** The link that is good from now on, in place of the one before. Changes nothing once confirmed. Times are ms. */
export interface NewConfirmation {
  userId: string
  tokenHash: string
  /** Whether the company stays unseen until it confirms. */
  unlisted: boolean
  expiresAt: number
  now: number
}

/** Expects a new company, or one that `renewConfirmation` would not change. */
export async function insertConfirmation(trx: Reader, { now, ...given }: NewConfirmation): Promise<void> {
  await trx
    .insertInto('emailConfirmations')
    .values({ ...given, unlisted: given.unlisted ? 1 : 0, confirmedAt: null, createdAt: now })
    .execute()
}

/** Puts a new link in place of the old one. False when there is nothing left to confirm. */
export async function renewConfirmation(
  trx: Reader,
  given: Pick<NewConfirmation, 'userId' | 'tokenHash' | 'expiresAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('emailConfirmations')
    .set({ tokenHash: given.tokenHash, expiresAt: given.expiresAt })
    .where('userId', '=', given.userId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Confirms by the link's token. True as well when the same link did so before; false when it is unknown or too old. */
export async function confirmByToken(trx: Reader, tokenHash: string, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom('emailConfirmations')
    .select(['userId', 'expiresAt', 'confirmedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return false
  if (row.confirmedAt !== null) return true
  if (row.expiresAt <= now) return false
  await confirmCompany(trx, row.userId, now)
  return true
}

/** Notes that the company reads its mailbox, and shows it to visitors. */
export async function confirmCompany(trx: Reader, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('emailConfirmations')
    .set({ confirmedAt: now, unlisted: 0 })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute()
}

/** A company without a row counts as confirmed. */
export async function findConfirmation(db: Reader, userId: string): Promise<Confirmation> {
  const row = await db
    .selectFrom('emailConfirmations')
    .select(['confirmedAt', 'unlisted'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return { emailConfirmed: !row || row.confirmedAt !== null, listed: row?.unlisted !== 1 }
}

export async function findAccount(db: Reader, id: string): Promise<AccountRecord | undefined> {
  const company = await findCompany(db, id)
  return company && { ...company, ...(await findConfirmation(db, id)) }
}

/** When the account was opened, last changed and confirmed, ms. */
export function findAccountTimes(db: Reader, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('emailConfirmations', 'emailConfirmations.userId', 'users.id')
    .select(['users.createdAt', 'users.updatedAt', 'emailConfirmations.confirmedAt'])
    .where('users.id', '=', id)
    .executeTakeFirst()
}

/** Applies the operator's rule to all who have not confirmed yet; returns how many it changed. */
export async function applyListingRule(trx: Reader, requireConfirmed: boolean): Promise<number> {
  const unlisted = requireConfirmed ? 1 : 0
  const { numUpdatedRows } = await trx
    .updateTable('emailConfirmations')
    .set({ unlisted })
    .where('confirmedAt', 'is', null)
    .where('unlisted', '!=', unlisted)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Whether visitors may see the company of that id: the one condition every public list and page asks. No planner makes a
 * join of it, which would read the whole table.
 */
export function isListed(companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(select 1 from email_confirmations hidden
    where hidden.user_id = ${companyId} and hidden.unlisted = 1) is distinct from 1`
}
