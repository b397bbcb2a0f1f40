import type { Language, Role } from '@tameer/contract'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import { Taken } from '../../taken.ts'

/** An account that signs in. */
export interface Account {
  id: string
  email: string
  role: Role
  passwordHash: string
  /** Null unless the account is a company's. */
  companyId: string | null
}

/** An account and the address that it is to have. */
type Wanted = Pick<Account, 'id' | 'email'>

export interface NewAccount {
  id: string
  email: string
  role: Role
  passwordHash: string
  language?: Language | undefined
  now: number
}

/** Opens an account, unless the address has one, whatever its case, or another account may still have it back. */
export async function insertAccount(
  trx: Writer,
  { now, ...account }: NewAccount,
): Promise<'created' | 'email-taken'> {
  const created = await trx
    .insertInto('accounts')
    .values({ ...account, emailKey: emailKey(account.email), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return 'email-taken'
  if (!(await isKept(trx, account, now))) return 'created'
  await deleteAccount(trx, account.id)
  return 'email-taken'
}

export function findAccount(db: Reader, id: string): Promise<Account | undefined> {
  return accountRows(db).where('accounts.id', '=', id).executeTakeFirst()
}

/** The account of an address, whatever its case. */
export function findAccountByEmail(db: Reader, email: string): Promise<Account | undefined> {
  return accountRows(db).where('accounts.emailKey', '=', emailKey(email)).executeTakeFirst()
}

/** True when no other account has the address, and none may still have it back. */
export async function isEmailFree(db: Reader, wanted: Wanted, now: number): Promise<boolean> {
  const found = await findAccountByEmail(db, wanted.email)
  return (found === undefined || found.id === wanted.id) && !(await isKept(db, wanted, now))
}

/** True when the account still has this password's hash, which then stays until the end of the transaction. */
export async function holdsPassword(trx: Writer, id: string, hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', hash)
    // SQLite's one writer needs no lock.
    .$if(engineOf(trx) === 'postgres', (query) => query.forShare())
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the account until the end of the transaction: nobody can sign in with it or change it. */
export async function holdAccount(trx: Writer, id: string): Promise<void> {
  // SQLite's one writer needs no lock.
  if (engineOf(trx) === 'sqlite') return
  await trx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
}

/** Returns false when there is no such account. */
export async function setPassword(trx: Writer, id: string, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ passwordHash: hash, updatedAt: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Throws when another account has the address, or may still have it back: see `isTaken`. */
export async function setEmail(trx: Writer, { id, email }: Wanted, now: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email, emailKey: emailKey(email), updatedAt: now })
    .where('id', '=', id)
    .execute()
  if (await isKept(trx, { id, email }, now)) throw new Taken()
}

/**
 * Deletes an account with its sessions, codes, confirmation and changes of address, and its company with all portfolios.
 * Returns false when there is no such account.
 */
export async function deleteAccount(trx: Writer, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('accounts').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Sets the language of letters to the account. */
export async function setLanguage(trx: Writer, id: string, language: Language, now: number): Promise<void> {
  await trx.updateTable('accounts').set({ language, updatedAt: now }).where('id', '=', id).execute()
}

/**
 * True while another account may have the address back with the link that undoes its change. Asked after the write of the
 * address: until a change is committed, the account itself still holds the address, and the write waits for it.
 */
async function isKept(db: Reader, { id, email }: Wanted, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('emailUndos')
    .select('accountId')
    .where('emailKey', '=', emailKey(email))
    .where('accountId', '<>', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The unique key of an address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

function accountRows(db: Reader) {
  return db
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.role', 'accounts.passwordHash'])
    .select('companies.id as companyId')
}
