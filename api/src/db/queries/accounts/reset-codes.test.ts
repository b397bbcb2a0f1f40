import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addAccount } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { findResetCode, insertResetCode, spendGuess, useResetCode } from './reset-codes.ts'

describeOnEachEngine('reset codes', (open) => {
  async function openWithCode() {
    const db = await open()
    const accountId = await addAccount(db)
    const insert = async (guessesLeft = 3) => {
      const id = newId()
      const code = { id, accountId, codeHash: 'h'.repeat(64), guessesLeft, createdAt: 10, expiresAt: 100 }
      await db.write((trx) => insertResetCode(trx, code))
      return id
    }
    return { db, accountId, insert, id: await insert() }
  }

  it('work once, even for five at the same moment', async () => {
    const { db, accountId, id } = await openWithCode()
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => db.write((trx) => useResetCode(trx, id, 50))),
    )
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await findResetCode(db.read, accountId, 50)).toBeUndefined()
    expect(await db.write((trx) => spendGuess(trx, id))).toBe(false)
  })

  it('allow a fixed number of guesses, even at the same moment', async () => {
    const { db, accountId, id } = await openWithCode()
    const tries = await Promise.all(Array.from({ length: 8 }, () => db.write((trx) => spendGuess(trx, id))))
    expect(tries.filter(Boolean)).toHaveLength(3)
    expect(await findResetCode(db.read, accountId, 50)).toBeUndefined()
  })

  it('expire', async () => {
    const { db, accountId, id } = await openWithCode()
    expect(await findResetCode(db.read, accountId, 99)).toMatchObject({ id, guessesLeft: 3, usedAt: null })
    expect(await findResetCode(db.read, accountId, 100)).toBeUndefined()
    expect(await db.write((trx) => useResetCode(trx, id, 100))).toBe(false)
  })

  it('are replaced by a newer one', async () => {
    const { db, accountId, insert, id } = await openWithCode()
    const newer = await insert()
    expect((await findResetCode(db.read, accountId, 50))?.id).toBe(newer)
    expect(await db.write((trx) => useResetCode(trx, id, 50))).toBe(false)
  })
})
