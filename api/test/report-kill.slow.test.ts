import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Context } from '../src/context/context.ts'
import { createSecretHasher } from '../src/core/keys.ts'
import { openDatabase } from '../src/db/connect.ts'
import { listDeskLines } from '../src/db/queries/desk-log.ts'
import { testEngine } from './databases.ts'
import { addDeskAccount, deskTokenOf } from './desk-rows.ts'
import { addReport } from './report-rows.ts'
import { addCompany } from './rows.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: after a kill a closed report has its line in the log and its mail in the outbox, or none of the three is
// stored.
const kills = killRounds(testEngine === 'sqlite' ? 6 : 3)
const secret = 'the secret of a desk whose reports are closed and killed'
const workers = 4
const eachRound = 200

it(`keeps closed reports, lines and letters together through ${kills} kills`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const server = await startMortal({ SESSION_SECRET: secret, LOG_LEVEL: 'error', LIMIT_WRITE: 'off' })
  await server.kill()
  const acknowledged = new Set<string>()
  const open: string[] = []
  const token = await withDatabase(async (context) => {
    await addMore(context)
    return deskTokenOf(context, await addDeskAccount(context))
  })
  for (let round = 0; round < kills; round += 1) {
    await server.restart()
    const stop = new AbortController()
    const work = Array.from({ length: workers }, () => closeUntil(stop.signal))
    const wanted = acknowledged.size + 2 + round
    for (let tries = 0; acknowledged.size < wanted && tries < 1000; tries += 1) await pause(10)
    await pause((round * 37) % 120)
    await server.kill()
    stop.abort()
    await Promise.all(work)
    await withDatabase(async (context) => {
      await expectTogether(context)
      await addMore(context)
    })
  }
  expect(acknowledged.size).toBeGreaterThan(kills)

  async function withDatabase<T>(work: (context: Context) => Promise<T>): Promise<T> {
    const db = await openDatabase(server.database)
    const context = { db, hashSecret: createSecretHasher(secret), clock: Date.now } as unknown as Context
    return work(context).finally(() => db.close())
  }

  /** Adds reports to close, each with its own mailbox. */
  async function addMore(context: Context): Promise<void> {
    const thing = { kind: 'profile', id: await addCompany(context.db) } as const
    while (open.length < eachRound) {
      const email = `reporter-${open.length}-${acknowledged.size}-${thing.id}@example.com`
      open.push(await addReport(context, { thing, email }))
    }
  }

  async function closeUntil(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const id = open.pop()
      if (id === undefined) return
      const response = await fetch(`${server.address()}/api/desk/reports/${id}/closing`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 0, outcome: 'nothing-wrong' }),
      }).catch(() => undefined)
      if (!response) return
      expect(response.status).toBe(200)
      acknowledged.add(id)
    }
  }

  async function expectTogether({ db }: Context): Promise<void> {
    const rows = await db.read.selectFrom('reports').select(['id', 'outcome', 'email']).execute()
    const closed = rows.filter(({ outcome }) => outcome !== null)
    const lines = await listDeskLines(db.read, { event: 'report-closed' }, undefined, 100_000)
    expect(lines.map(({ subjectId }) => subjectId).toSorted()).toEqual(closed.map(({ id }) => id).toSorted())
    const letters = await db.read
      .selectFrom('mailOutbox')
      .select('recipient')
      .where('recipient', 'like', 'reporter-%')
      .execute()
    expect(letters).toHaveLength(closed.length)
    const kept = new Set(closed.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
  }
})
