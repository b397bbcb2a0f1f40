import { newId } from '../../../core/secrets/ids.ts'
import type { Reader, Writer } from '../../database.ts'

/** A recently deleted account or request. */
export interface AccountRemoval {
  /** Keyed hash of its mail address. */
  mailboxKey: string
  /** ms. */
  removedAt: number
  /** True when share pictures may show it: a company, not a request. */
  shown: boolean
}

/** Records a deletion, for the files that servers keep themselves. */
export async function insertAccountRemoval(
  trx: Writer,
  { mailboxKey, removedAt, shown }: AccountRemoval,
): Promise<void> {
  await trx
    .insertInto('accountRemovals')
    .values({ id: newId(), mailboxKey, removedAt, shown: shown ? 1 : 0 })
    .execute()
}

/** All recorded removals, oldest first. */
export async function listAccountRemovals(db: Reader): Promise<AccountRemoval[]> {
  const rows = await db
    .selectFrom('accountRemovals')
    .select(['mailboxKey', 'removedAt', 'shown'])
    .orderBy('removedAt')
    .execute()
  return rows.map(({ mailboxKey, removedAt, shown }) => ({ mailboxKey, removedAt, shown: shown === 1 }))
}

/** Deletes records of removals before that time, ms; returns how many. */
export async function deleteAccountRemovals(trx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('accountRemovals')
    .where('removedAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
