import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Context } from '../src/context/context.ts'
import { createSecretHasher } from '../src/core/secrets/keys.ts'
import { openDatabase } from '../src/db/engines/connect.ts'
import { listDeskLines } from '../src/db/queries/desk/desk-log.ts'
import { testEngine } from './databases.ts'
import { addDeskAccount, deskTokenOf } from './desk-rows.ts'
import { addPortfolio, addShownCompanies } from './rows.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: after a kill an act of the desk and its log line are both stored, or neither; an acknowledged act is
// stored.
const kills = killRounds(testEngine === 'sqlite' ? 8 : 4)
const secret = 'the secret of a desk that is killed again and again'
const hide = { reason: 'spam', words: '' }

interface Target {
  id: string
  projectId: string
  /** Number of acknowledged acts. */
  acknowledged: number
  version: number
  state: string
}

it(`keeps acts and lines together through ${kills} kills`, { timeout: 60_000 + kills * 30_000 }, async () => {
  const server = await startMortal({ SESSION_SECRET: secret, LOG_LEVEL: 'error', LIMIT_WRITE: 'off' })
  await server.kill()
  const { token, targets } = await withDatabase(async (db) => {
    const context = { db, hashSecret: createSecretHasher(secret), clock: Date.now } as unknown as Context
    const account = await addDeskAccount(context)
    const ids = await addShownCompanies(db, 4)
    const made = ids.map(async (id): Promise<Target> => {
      const projectId = await addPortfolio(db, id)
      return { id, projectId, acknowledged: 0, version: 0, state: 'listed' }
    })
    return { token: await deskTokenOf(context, account), targets: await Promise.all(made) }
  })
  let acts = 0
  for (let round = 0; round < kills; round += 1) {
    await server.restart()
    const stop = new AbortController()
    const work = targets.map((target) => actUntil(stop.signal, target))
    const wanted = acts + 2 + round
    for (let tries = 0; acts < wanted && tries < 1000; tries += 1) await pause(10)
    await pause((round * 37) % 120)
    await server.kill()
    stop.abort()
    await Promise.all(work)
    await expectTogether()
  }
  expect(acts).toBeGreaterThan(kills)

  function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
    return openDatabase(server.database).then((db) => work(db).finally(() => db.close()))
  }

  /** Hides and restores the company and its project in turns, until told to stop. */
  async function actUntil(stop: AbortSignal, target: Target): Promise<void> {
    const { id, projectId } = target
    for (let turn = 0; !stop.aborted; turn += 1) {
      const path = turn % 2 ? `${id}/projects/${projectId}` : id
      const hidden = turn % 2 ? turn % 4 === 3 : target.state === 'hidden'
      const act = hidden ? 'restoration' : 'hiding'
      const response = await fetch(`${server.address()}/api/desk/companies/${path}/${act}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version: target.version, ...(hidden ? {} : hide) }),
      }).catch(() => undefined)
      if (!response) return
      if (response.status === 200) {
        const { version, state } = (await response.json()) as { version: number; state: string }
        Object.assign(target, { version, state, acknowledged: version })
        acts += 1
      }
    }
  }

  async function expectTogether(): Promise<void> {
    await withDatabase(async (db) => {
      for (const target of targets) {
        const row = await db.read
          .selectFrom('companies')
          .select(['deskVersion', 'restricted', 'unlisted'])
          .where('id', '=', target.id)
          .executeTakeFirstOrThrow()
        const lines = await listDeskLines(db.read, { subjectId: target.id }, undefined, 10_000)
        expect(lines).toHaveLength(row.deskVersion)
        expect(row.deskVersion).toBeGreaterThanOrEqual(target.acknowledged)
        const told = lines.find(({ event }) => event.startsWith('company'))?.event === 'company-hidden'
        const kept = await db.read
          .selectFrom('restrictions')
          .select('companyId')
          .where('companyId', '=', target.id)
          .execute()
        expect([row.restricted > 0, row.unlisted === 1, kept.length === 1]).toEqual([told, told, told])
        Object.assign(target, { version: row.deskVersion, state: told ? 'hidden' : 'listed' })
      }
    })
  }
})
