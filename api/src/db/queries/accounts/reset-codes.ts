import type { Reader, Writer } from '../../database.ts'
import type { ResetCodeRow } from '../../schema.ts'

/** Stores a reset code in place of all older ones of the account. */
export async function insertResetCode(trx: Writer, code: Omit<ResetCodeRow, 'usedAt'>): Promise<void> {
  await deleteResetCodesOf(trx, code.accountId)
  await trx
    .insertInto('resetCodes')
    .values({ ...code, usedAt: null })
    .execute()
}

/** Deletes all codes of the account. */
export async function deleteResetCodesOf(trx: Writer, accountId: string): Promise<void> {
  await trx.deleteFrom('resetCodes').where('accountId', '=', accountId).execute()
}

/** The account's code that can still be tried: not used, not expired, with guesses left. */
export function findResetCode(db: Reader, accountId: string, now: number): Promise<ResetCodeRow | undefined> {
  return db
    .selectFrom('resetCodes')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('guessesLeft', '>', 0)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Uses up one guess, before it is checked. Returns false when none is left or the code was deleted. */
export async function spendGuess(trx: Writer, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('resetCodes')
    .set((row) => ({ guessesLeft: row('guessesLeft', '-', 1) }))
    .where('id', '=', id)
    .where('guessesLeft', '>', 0)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses the code up. Returns true for exactly one caller, however many try at once. */
export async function useResetCode(trx: Writer, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('resetCodes')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
