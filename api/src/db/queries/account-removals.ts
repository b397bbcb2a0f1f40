import { newId } from '../../core/ids.ts'
import type { Reader, Writer } from '../database.ts'

/** A recently deleted account. */
export interface AccountRemoval {
  /** Keyed hash of its address. */
  mailboxKey: string
  /** ms. */
  removedAt: number
}

/** Records that an account was deleted, for the files that servers keep themselves. */
export async function insertAccountRemoval(trx: Writer, removal: AccountRemoval): Promise<void> {
  await trx
    .insertInto('accountRemovals')
    .values({ id: newId(), ...removal })
    .execute()
}

/** All recorded removals, oldest first. */
export function listAccountRemovals(db: Reader): Promise<AccountRemoval[]> {
  return db.selectFrom('accountRemovals').select(['mailboxKey', 'removedAt']).orderBy('removedAt').execute()
}

/** Deletes records of removals before that time, ms; returns how many. */
export async function deleteAccountRemovals(trx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('accountRemovals')
    .where('removedAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
