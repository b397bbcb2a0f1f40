import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany } from '../../../test/rows.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from './sessions.ts'

const hash = (letter: string) => letter.repeat(64)

describeOnEachEngine('sessions', (open) => {
  async function openWithSessions() {
    const db = await open()
    const [first, second] = [await addCompany(db), await addCompany(db)]
    const session = (letter: string, userId: string, expiresAt: number) =>
      db.write((trx) =>
        insertSession(trx, { tokenHash: hash(letter), userId, createdAt: 1, lastUsedAt: 1, expiresAt }),
      )
    await session('a', first, 100)
    await session('b', first, 200)
    await session('c', second, 200)
    const left = async () => {
      const rows = await db.read.selectFrom('sessions').select('tokenHash').orderBy('tokenHash').execute()
      return rows.map((row) => row.tokenHash[0]).join('')
    }
    return { db, first, left }
  }

  it('are found by their hash and note when they were used', async () => {
    const { db, first } = await openWithSessions()
    expect(await db.write((trx) => touchSession(trx, hash('a'), 50))).toBe(true)
    expect(await findSession(db.read, hash('a'))).toEqual({
      ...{ tokenHash: hash('a'), userId: first, createdAt: 1, lastUsedAt: 50, expiresAt: 100 },
    })
    expect(await findSession(db.read, hash('x'))).toBeUndefined()
    expect(await db.write((trx) => touchSession(trx, hash('x'), 50))).toBe(false)
  })

  it('end one by one, by company, or by age', async () => {
    const { db, first, left } = await openWithSessions()
    expect(await db.write((trx) => deleteExpiredSessions(trx, 100))).toBe(1)
    expect(await left()).toBe('bc')
    expect(await db.write((trx) => deleteSession(trx, hash('c')))).toBe(true)
    expect(await db.write((trx) => deleteSession(trx, hash('c')))).toBe(false)
    expect(await left()).toBe('b')
    expect(await db.write((trx) => deleteSessionsOf(trx, first))).toBe(1)
    expect(await left()).toBe('')
  })

  it('of one company leave those of others alone', async () => {
    const { db, first, left } = await openWithSessions()
    expect(await db.write((trx) => deleteSessionsOf(trx, first))).toBe(2)
    expect(await left()).toBe('c')
  })
})
