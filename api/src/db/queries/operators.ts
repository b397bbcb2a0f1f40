import type { Role } from '@tameer/contract'
import { engineOf, type Reader } from '../database.ts'

/** Who works at the desk. */
export interface Operator {
  accountId: string
  name: string
  email: string
  role: Exclude<Role, 'Company'>
}

/** Gives an account, which must not be a company's, a place at the desk. */
export async function insertOperator(
  trx: Reader,
  operator: { accountId: string; name: string; now: number },
): Promise<void> {
  const { now, ...row } = operator
  await trx
    .insertInto('operators')
    .values({ ...row, createdAt: now })
    .execute()
}

/** The name of who works at the desk, who then stays until the end of the transaction; undefined when removed. */
export async function holdOperator(trx: Reader, accountId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('operators')
    .select('name')
    .where('accountId', '=', accountId)
    // SQLite's one writer needs no lock.
    .$if(engineOf(trx) === 'postgres', (query) => query.forShare())
    .executeTakeFirst()
  return row?.name
}

/** All, longest there first. */
export function listOperators(db: Reader): Promise<Operator[]> {
  return operatorRows(db).orderBy('operators.createdAt').orderBy('operators.accountId').execute()
}

/** The one of that address, whatever its case; `key` is the address as `emailKey` makes it. */
export function findOperator(db: Reader, key: string): Promise<Operator | undefined> {
  return operatorRows(db).where('accounts.emailKey', '=', key).executeTakeFirst()
}

function operatorRows(db: Reader) {
  return db
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select(['operators.accountId', 'operators.name', 'accounts.email'])
    .select('accounts.role')
    .$narrowType<{ role: Operator['role'] }>()
}
