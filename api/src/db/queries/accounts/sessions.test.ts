import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { accountOf, addAccount, addCompany } from '../../../../test/rows.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionsOf,
  touchSession,
} from './sessions.ts'

const hash = (letter: string) => letter.repeat(64)

describeOnEachEngine('sessions', (open) => {
  async function openWithSessions() {
    const db = await open()
    const company = await addCompany(db)
    const [first, second] = [await accountOf(db, company), await addAccount(db, { role: 'Editor' })]
    const session = (letter: string, accountId: string, expiresAt: number) =>
      db.write((trx) =>
        insertSession(trx, {
          ...{ tokenHash: hash(letter), id: letter, accountId, device: 'Chrome on Android' },
          ...{ createdAt: 1, lastUsedAt: 1, expiresAt },
        }),
      )
    await session('a', first, 100)
    await session('b', first, 200)
    await session('c', second, 200)
    const left = async () => {
      const rows = await db.read.selectFrom('sessions').select('tokenHash').orderBy('tokenHash').execute()
      return rows.map((row) => row.tokenHash[0]).join('')
    }
    return { db, company, first, second, left }
  }

  it('are found by their hash with the role of their account, and store when they were used', async () => {
    const { db, company, first, second } = await openWithSessions()
    expect(await db.write((trx) => touchSession(trx, hash('a'), 50))).toBe(true)
    expect(await findSession(db.read, [hash('a')])).toEqual({
      ...{ tokenHash: hash('a'), id: 'a', accountId: first, device: 'Chrome on Android' },
      ...{ createdAt: 1, lastUsedAt: 50, expiresAt: 100, role: 'Company', companyId: company },
      ...{ codeAt: null, operatorId: null },
    })
    const other = { accountId: second, role: 'Editor', companyId: null }
    expect(await findSession(db.read, [hash('c')])).toMatchObject(other)
    expect(await findSession(db.read, [hash('x')])).toBeUndefined()
    expect(await db.write((trx) => touchSession(trx, hash('x'), 50))).toBe(false)
  })

  it('end when their account has fifty newer ones', async () => {
    const db = await open()
    const [account, other] = [await addAccount(db), await addAccount(db)]
    const logIn = (accountId: string, number: number) =>
      db.write((trx) =>
        insertSession(trx, {
          ...{
            tokenHash: `${accountId} ${number}`,
            id: String(number).padStart(3, '0'),
            accountId,
            device: '',
          },
          ...{ createdAt: Math.min(number, 40), lastUsedAt: 1, expiresAt: 1_000 },
        }),
      )
    await logIn(other, 0)
    for (let number = 0; number < 60; number += 1) await logIn(account, number)
    const of = async (id: string) => {
      const all = await listSessionsOf(db.read, id, { now: 1, idleSince: 0 })
      return all.map((session) => Number(session.id)).toSorted((a, b) => a - b)
    }
    expect(await of(account)).toEqual(Array.from({ length: 50 }, (_, at) => at + 10))
    expect(await of(other)).toEqual([0])
  })

  it('end one by one, by account, or by age', async () => {
    const { db, first, left } = await openWithSessions()
    expect(await db.write((trx) => deleteExpiredSessions(trx, 100))).toBe(1)
    expect(await left()).toBe('bc')
    expect(await db.write((trx) => deleteSession(trx, hash('c')))).toBe(true)
    expect(await db.write((trx) => deleteSession(trx, hash('c')))).toBe(false)
    expect(await left()).toBe('b')
    expect(await db.write((trx) => deleteSessionsOf(trx, first))).toBe(1)
    expect(await left()).toBe('')
  })

  it('are listed by their owner, last used first, without those that ended', async () => {
    const { db, first, second } = await openWithSessions()
    const ids = async (accountId: string, now: number, idleSince = 0) =>
      (await listSessionsOf(db.read, accountId, { now, idleSince })).map(({ id }) => id)
    expect(await ids(first, 50)).toEqual(['a', 'b'])
    await db.write((trx) => touchSession(trx, hash('b'), 40))
    expect(await ids(first, 50)).toEqual(['b', 'a'])
    expect(await ids(first, 50, 1)).toEqual(['b'])
    expect(await ids(first, 100)).toEqual(['b'])
    expect(await ids(second, 50)).toEqual(['c'])
  })

  it('end by their id only for their owner, and all but one', async () => {
    const { db, first, second, left } = await openWithSessions()
    expect(await db.write((trx) => deleteSessionOf(trx, second, 'a'))).toBe(false)
    expect(await left()).toBe('abc')
    expect(await db.write((trx) => deleteSessionsOf(trx, first, hash('b')))).toBe(1)
    expect(await left()).toBe('bc')
    expect(await db.write((trx) => deleteSessionOf(trx, first, 'b'))).toBe(true)
    expect(await left()).toBe('c')
  })

  it('of one company end without those of others', async () => {
    const { db, first, left } = await openWithSessions()
    expect(await db.write((trx) => deleteSessionsOf(trx, first))).toBe(2)
    expect(await left()).toBe('c')
  })
})
