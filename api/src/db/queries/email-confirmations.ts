import type { Reader, Writer } from '../database.ts'
import { type CompanyRecord, findCompany } from './companies.ts'
import { type FactsRecord, findFacts } from './company-facts.ts'
import { findRestriction, type Restriction } from './restrictions.ts'

/** What a company's mailbox has shown of itself, and what follows from it. */
export interface Confirmation {
  emailConfirmed: boolean
  /** Whether visitors see the company's portfolios. */
  listed: boolean
}

/** A company as its owner knows it. */
export type OwnCompany = CompanyRecord &
  Confirmation & {
    facts: FactsRecord
    /** Why the desk keeps it from visitors; null when it does not. */
    restriction: Restriction | null
  }

/** The link that is good from now on, in place of the one before. Changes nothing once confirmed. Times are ms. */
export interface NewConfirmation {
  accountId: string
  tokenHash: string
  expiresAt: number
  now: number
}

/** Expects a new account. */
export async function insertConfirmation(trx: Writer, { now, ...given }: NewConfirmation): Promise<void> {
  await trx
    .insertInto('emailConfirmations')
    .values({ ...given, confirmedAt: null, createdAt: now })
    .execute()
}

/** Puts a new link in place of the old one. False when there is nothing left to confirm. */
export async function renewConfirmation(
  trx: Writer,
  given: Pick<NewConfirmation, 'accountId' | 'tokenHash' | 'expiresAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('emailConfirmations')
    .set({ tokenHash: given.tokenHash, expiresAt: given.expiresAt })
    .where('accountId', '=', given.accountId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Confirms by the link's token, one of whose hashes is kept. True as well when the same link did so before; false when it is unknown or too old. */
export async function confirmByToken(
  trx: Writer,
  tokenHashes: readonly string[],
  now: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('emailConfirmations')
    .select(['accountId', 'expiresAt', 'confirmedAt'])
    .where('tokenHash', 'in', tokenHashes)
    .executeTakeFirst()
  if (!row) return false
  if (row.confirmedAt !== null) return true
  if (row.expiresAt <= now) return false
  await confirmAccount(trx, row.accountId, now)
  return true
}

/** Notes that the account's mailbox is read, and shows its company to visitors unless the desk keeps it from them. */
export async function confirmAccount(trx: Writer, accountId: string, now: number): Promise<void> {
  // The company first, as when it is deleted: two that take both in turns do not wait for each other.
  await trx
    .updateTable('companies')
    .set({ unlisted: 0 })
    .where('accountId', '=', accountId)
    .where('unlisted', '=', 1)
    .where('restricted', '=', 0)
    .execute()
  await trx
    .updateTable('emailConfirmations')
    .set({ confirmedAt: now })
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is', null)
    .execute()
}

/** An account without a row in `email_confirmations` counts as confirmed. */
export async function findConfirmation(db: Reader, companyId: string): Promise<Confirmation | undefined> {
  const row = await db
    .selectFrom('companies')
    .leftJoin('emailConfirmations', 'emailConfirmations.accountId', 'companies.accountId')
    .select(['companies.unlisted', 'emailConfirmations.tokenHash', 'emailConfirmations.confirmedAt'])
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
  return (
    row && { emailConfirmed: row.tokenHash === null || row.confirmedAt !== null, listed: row.unlisted === 0 }
  )
}

export async function findOwnCompany(db: Reader, id: string): Promise<OwnCompany | undefined> {
  const company = await findCompany(db, id)
  const confirmation = company && (await findConfirmation(db, id))
  const facts = confirmation && (await findFacts(db, id))
  if (!facts) return undefined
  const restriction = (await findRestriction(db, { kind: 'company', id })) ?? null
  return { ...company, ...confirmation, facts, restriction }
}

/** When the company's account was opened, either of them last changed, and the mailbox confirmed, ms. */
export async function findAccountTimes(db: Reader, companyId: string) {
  const row = await db
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.accountId')
    .leftJoin('emailConfirmations', 'emailConfirmations.accountId', 'accounts.id')
    .select(['accounts.createdAt', 'accounts.updatedAt', 'companies.updatedAt as companyUpdatedAt'])
    .select('emailConfirmations.confirmedAt')
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
  return row && { ...row, updatedAt: Math.max(row.updatedAt, row.companyUpdatedAt) }
}

/** Applies the setting to all who have not confirmed yet and are not kept from visitors anyway; returns how many it changed. */
export async function applyListingRule(trx: Writer, requireConfirmed: boolean): Promise<number> {
  const unlisted = requireConfirmed ? 1 : 0
  const { numUpdatedRows } = await trx
    .updateTable('companies')
    .set({ unlisted })
    .where('unlisted', '!=', unlisted)
    .where('restricted', '=', 0)
    .where('accountId', 'in', (db) =>
      db.selectFrom('emailConfirmations').select('accountId').where('confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
