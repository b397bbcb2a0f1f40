import type { KyselyPlugin, Transaction } from 'kysely'
import { expect, vi } from 'vitest'
import { busy } from '../src/core/errors.ts'
import type { Database } from '../src/db/engines/connect.ts'
import type { Schema } from '../src/db/schema.ts'

/** All rows of some tables as text, in an order of their own. */
async function stored(db: Database, tables: readonly (keyof Schema)[]): Promise<string> {
  const all = await Promise.all(tables.map((table) => db.read.selectFrom(table).selectAll().execute()))
  return JSON.stringify(all.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted()))
}

/**
 * Makes the next transactions fail before their statement of that number. `failed` of the returned object tells if
 * one reached it.
 */
function failBefore(db: Database, number: number): { failed: boolean } {
  const seen = { failed: false }
  const real = db.note
  vi.spyOn(db, 'note').mockImplementation((work) => {
    let count = 0
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1
        if (count === number) {
          seen.failed = true
          throw busy()
        }
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return real((trx) => work(trx.withPlugin(plugin) as Transaction<Schema>))
  })
  return seen
}

/** Makes a call fail before each of its statements, and expects all of it to be stored in the end, and nothing before. */
export async function expectWholeOrNothing(
  db: Database,
  tables: readonly (keyof Schema)[],
  call: () => Promise<{ statusCode: number; body: string }>,
): Promise<void> {
  const before = await stored(db, tables)
  for (let number = 1; ; number += 1) {
    const seen = failBefore(db, number)
    const { statusCode, body } = await call()
    vi.restoreAllMocks()
    if (!seen.failed) {
      // The last round has fewer statements and succeeds.
      expect([200, 201, 204], body).toContain(statusCode)
      expect(number).toBeGreaterThan(2)
      expect(await stored(db, tables)).not.toBe(before)
      return
    }
    expect(statusCode, body).toBe(503)
    expect(await stored(db, tables)).toBe(before)
  }
}
