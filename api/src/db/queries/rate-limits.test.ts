import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import type { Database } from '../engines/connect.ts'
import {
  deleteForgottenRateLimits,
  deleteRateLimits,
  holdRateLimit,
  listRateLimits,
  saveRateLimit,
} from './rate-limits.ts'

const key = 'a'.repeat(64)
const other = 'b'.repeat(64)

function count(db: Database, name: string, now: number, expiresAt: number): Promise<void> {
  return db.note(async (trx) => {
    const row = await holdRateLimit(trx, name, now)
    const events = JSON.stringify([...JSON.parse(row.events), now])
    await saveRateLimit(trx, { ...row, events, expiresAt })
  })
}

describeOnEachEngine('rate limits', (open) => {
  it('lose none of forty counted at once', async () => {
    const db = await open()
    await Promise.all(Array.from({ length: 40 }, (_, index) => count(db, key, index, 1000)))
    const [row] = await listRateLimits(db.read, [key, other], 0)
    expect(JSON.parse(row?.events ?? '').toSorted((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index),
    )
  })

  it('have no effect once they are expired, and are then removed', async () => {
    const db = await open()
    await count(db, key, 1, 100)
    await count(db, other, 1, 300)
    expect(await listRateLimits(db.read, [key], 99)).toHaveLength(1)
    expect(await listRateLimits(db.read, [key], 100)).toEqual([])
    await db.note(async (trx) => {
      expect(await holdRateLimit(trx, key, 100)).toMatchObject({ events: '[]', strikes: 0 })
    })
    expect(await db.note((trx) => deleteForgottenRateLimits(trx, 200))).toBe(1)
    expect(await listRateLimits(db.read, [key, other], 0)).toHaveLength(1)
  })

  it('are deleted only for the given keys', async () => {
    const db = await open()
    await count(db, key, 1, 100)
    await count(db, other, 1, 100)
    await db.note((trx) => deleteRateLimits(trx, [key]))
    expect((await listRateLimits(db.read, [key, other], 0)).map((row) => row.key)).toEqual([other])
  })
})
