import type { Reader, Writer } from '../../database.ts'
import { type CompanyRecord, findCompany } from '../companies/companies.ts'
import { type FactsRecord, findFacts } from '../companies/company-facts.ts'
import { findRestriction, type Restriction } from './restrictions.ts'

/** Confirmation of a company's mailbox, and its consequences. */
export interface Confirmation {
  emailConfirmed: boolean
  /** True when visitors see the company's portfolios. */
  listed: boolean
}

/** A company as its owner sees it. */
export type OwnCompany = CompanyRecord &
  Confirmation & {
    facts: FactsRecord
    /** The desk's restriction; null when there is none. */
    restriction: Restriction | null
  }

/** The new link, which replaces the old one. Has no effect after the confirmation. Times are ms. */
export interface NewConfirmation {
  accountId: string
  tokenHash: string
  expiresAt: number
  now: number
}

/** Stores the confirmation of a new account. */
export async function insertConfirmation(trx: Writer, { now, ...given }: NewConfirmation): Promise<void> {
  await trx
    .insertInto('emailConfirmations')
    .values({ ...given, confirmedAt: null, createdAt: now })
    .execute()
}

/** Replaces the old link by a new one. Returns false when there is nothing left to confirm. */
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

/**
 * Confirms by the link's token, one of whose hashes is stored. Returns its account, and `isNew` false when the same link
 * did so before; undefined when it is unknown or too old.
 */
export async function confirmByToken(
  trx: Writer,
  tokenHashes: readonly string[],
  now: number,
): Promise<{ accountId: string; isNew: boolean } | undefined> {
  const row = await trx
    .selectFrom('emailConfirmations')
    .select(['accountId', 'expiresAt', 'confirmedAt'])
    .where('tokenHash', 'in', tokenHashes)
    .executeTakeFirst()
  if (!row) return undefined
  const { accountId } = row
  if (row.confirmedAt !== null) return { accountId, isNew: false }
  if (row.expiresAt <= now) return undefined
  await confirmAccount(trx, accountId, now)
  return { accountId, isNew: true }
}

/** Records that the account's mailbox is read, and lists its company unless the desk hides it. */
export async function confirmAccount(trx: Writer, accountId: string, now: number): Promise<void> {
  // The company is locked first, as when it is deleted: two transactions that lock both cannot deadlock then.
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

/** The confirmation of a company. An account without a row in `email_confirmations` counts as confirmed. */
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

/**
 * The times, in ms, at which the company's account was opened, account or company last changed, and the mailbox was
 * confirmed.
 */
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

/**
 * Applies the setting to all companies that have not confirmed and are not restricted by the desk; returns how many it
 * changed.
 */
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
