import type { Role } from '@tameer/contract'
import type { Insertable, Updateable } from 'kysely'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'

/** A person who works at the desk. */
export interface Operator {
  accountId: string
  name: string
  email: string
  role: Exclude<Role, 'Company'>
}

/** The second factor of an operator: secrets are encrypted, `lastStep` is that of the newest accepted code. */
export interface KeptFactor {
  secret: string
  nextSecret: string | null
}

/** Makes an account, which must not be a company's, an operator. Times are ms. */
export async function insertOperator(trx: Writer, operator: Insertable<Schema['operators']>): Promise<void> {
  await trx.insertInto('operators').values(operator).execute()
}

/** The name of an operator, who is then locked until the end of the transaction; undefined when removed. */
export async function holdOperator(trx: Writer, accountId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('operators')
    .select('name')
    .where('accountId', '=', accountId)
    // SQLite's one writer needs no lock.
    .$if(engineOf(trx) === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row?.name
}

/** All operators, in the order of their admission. */
export function listOperators(db: Reader): Promise<Operator[]> {
  return operatorRows(db).orderBy('operators.createdAt').orderBy('operators.accountId').execute()
}

/** The operator with that address, whatever its case; `key` is the address in the form of `emailKey`. */
export function findOperator(db: Reader, key: string): Promise<Operator | undefined> {
  return operatorRows(db).where('accounts.emailKey', '=', key).executeTakeFirst()
}

/** The operator with that account. */
export function findOperatorOf(db: Reader, accountId: string): Promise<Operator | undefined> {
  return operatorRows(db).where('operators.accountId', '=', accountId).executeTakeFirst()
}

/** The owner of a first-time link, while it is valid. */
export function findWelcomed(
  db: Reader,
  welcomeHashes: readonly string[],
  now: number,
): Promise<Operator | undefined> {
  return operatorRows(db)
    .where('operators.welcomeHash', 'in', welcomeHashes)
    .where('operators.welcomeUntil', '>', now)
    .executeTakeFirst()
}

/** The second factor of an operator. */
export function findFactor(db: Reader, accountId: string): Promise<KeptFactor | undefined> {
  return db
    .selectFrom('operators')
    .select(['secret', 'nextSecret'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** Stores an encrypted secret, or deletes the one that is not yet confirmed. */
export async function setFactor(
  trx: Writer,
  accountId: string,
  factor: Pick<Updateable<Schema['operators']>, 'secret' | 'nextSecret'>,
): Promise<void> {
  await trx.updateTable('operators').set(factor).where('accountId', '=', accountId).execute()
}

/** Uses up the code of a time step. Returns false when a code of this step or a later one was used already. */
export async function takeStep(trx: Writer, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operators')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces an encrypted secret by the same one, encrypted anew. Does nothing when it was changed meanwhile. */
export async function renewSecret(
  trx: Writer,
  accountId: string,
  before: string,
  secret: string,
): Promise<void> {
  await trx
    .updateTable('operators')
    .set({ secret })
    .where('accountId', '=', accountId)
    .where('secret', '=', before)
    .execute()
}

/** Uses up a first-time link. Returns false when it is not valid, or no longer. */
export async function takeWelcome(
  trx: Writer,
  welcomeHashes: readonly string[],
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operators')
    .set({ welcomeHash: null, welcomeUntil: null })
    .where('welcomeHash', 'in', welcomeHashes)
    .where('welcomeUntil', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces the recovery codes by these, hashed. */
export async function replaceRecoveryCodes(trx: Writer, accountId: string, hashes: string[]): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  const rows = hashes.map((codeHash) => ({ accountId, codeHash }))
  if (rows.length > 0) await trx.insertInto('recoveryCodes').values(rows).execute()
}

/** Uses up a recovery code. Returns false when there is no such code. */
export async function takeRecoveryCode(
  trx: Writer,
  accountId: string,
  codeHashes: readonly string[],
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', 'in', codeHashes)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Number of recovery codes left. */
export async function countRecoveryCodes(db: Reader, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function operatorRows(db: Reader) {
  return db
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select(['operators.accountId', 'operators.name', 'accounts.email'])
    .select('accounts.role')
    .$narrowType<{ role: Operator['role'] }>()
}
