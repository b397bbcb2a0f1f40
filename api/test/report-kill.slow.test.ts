import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Context } from '../src/context/context.ts'
import { createSecretHasher } from '../src/core/secrets/keys.ts'
import { openDatabase } from '../src/db/engines/connect.ts'
import { listDeskLines } from '../src/db/queries/desk/desk-log.ts'
import { testEngine } from './databases.ts'
import { addDeskAccount, deskTokenOf } from './desk-rows.ts'
import { addReport } from './report-rows.ts'
import { addCompany } from './rows.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: after a kill the reports about a thing are closed, with their line in the log, their letters in the outbox
// and, where that was the act, the company hidden; or nothing of it is stored.
const kills = killRounds(testEngine === 'sqlite' ? 6 : 3)
const secret = 'the secret of a desk whose reports are closed and killed'
const workers = 4
const eachRound = 100

it(`keeps closed reports, lines and letters together through ${kills} kills`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const server = await startMortal({ SESSION_SECRET: secret, LOG_LEVEL: 'error', LIMIT_WRITE: 'off' })
  await server.kill()
  const acknowledged = new Set<string>()
  const open: { id: string; seen: string }[] = []
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

  /** Adds things to close, each with two reports from mailboxes of their own. */
  async function addMore(context: Context): Promise<void> {
    while (open.length < eachRound) {
      const thing = { kind: 'profile', id: await addCompany(context.db) } as const
      const id = await addReport(context, { thing, email: `reporter-1-${thing.id}@example.com` })
      const newest = await addReport(context, { thing, email: `reporter-2-${thing.id}@example.com` })
      open.push({ id, seen: `2.0.${newest}` })
    }
  }

  async function closeUntil(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const thing = open.pop()
      if (thing === undefined) return
      const { id, seen } = thing
      const hides = open.length % 2 === 0
      const response = await fetch(
        `${server.address()}/api/desk/reports/${id}/${hides ? 'hiding' : 'closing'}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(
            hides ? { seen, companyVersion: 0, reason: 'spam' } : { seen, outcome: 'nothing-wrong' },
          ),
        },
      ).catch(() => undefined)
      if (!response) return
      expect(response.status).toBe(200)
      acknowledged.add(id)
    }
  }

  async function expectTogether({ db }: Context): Promise<void> {
    const rows = await db.read
      .selectFrom('reports')
      .innerJoin('companies', 'companies.id', 'reports.companyId')
      .select(['reports.id', 'reports.companyId', 'reports.outcome', 'companies.restricted'])
      .execute()
    const closed = rows.filter(({ outcome }) => outcome !== null)
    const things = new Set(closed.map(({ companyId }) => companyId))
    expect(closed).toHaveLength(2 * things.size)
    for (const { outcome, restricted } of rows) expect(restricted).toBe(outcome === 'hidden' ? 1 : 0)
    const linesOf = (event: 'report-closed' | 'company-hidden') =>
      listDeskLines(db.read, { event }, undefined, 100_000)
    const kept = new Set(closed.map(({ id }) => id))
    const lines = await linesOf('report-closed')
    expect(lines).toHaveLength(things.size)
    expect(lines.filter(({ subjectId }) => !kept.has(subjectId))).toEqual([])
    const hidden = new Set(
      closed.flatMap(({ outcome, companyId }) => (outcome === 'hidden' ? companyId : [])),
    )
    expect((await linesOf('company-hidden')).map(({ subjectId }) => subjectId).toSorted()).toEqual(
      [...hidden].toSorted(),
    )
    const letters = db.read.selectFrom('mailOutbox').select('recipient')
    expect(await letters.where('recipient', 'like', 'reporter-%').execute()).toHaveLength(closed.length)
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
  }
})
