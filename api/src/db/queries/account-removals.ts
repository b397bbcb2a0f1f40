import { newId } from '../../core/ids.ts'
import type { Reader, Writer } from '../database.ts'

/** An account that was deleted lately. */
export interface AccountRemoval {
  /** Keyed hash of its address. */
  mailboxKey: string
  /** ms. */
  removedAt: number
}

/** Notes that an account was deleted, for the files that servers keep of their own. */
export async function insertAccountRemoval(trx: Writer, removal: AccountRemoval): Promise<void> {
  await trx
    .insertInto('accountRemovals')
    .values({ id: newId(), ...removal })
    .execute()
}

/** All that are still known, oldest first. */
export function listAccountRemovals(db: Reader): Promise<AccountRemoval[]> {
  return db.selectFrom('accountRemovals').select(['mailboxKey', 'removedAt']).orderBy('removedAt').execute()
}

/** Forgets removals before that time, ms; returns how many. */
export async function deleteAccountRemovals(trx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('accountRemovals')
    .where('removedAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
