import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine, type Engine, emptyTestDatabase } from '../test/databases.ts'
import { type Database, openDatabase } from './db/engines/connect.ts'
import { migrateToLatest } from './db/migrate.ts'
import { listFinishedJobs } from './db/queries/job-runs.ts'
import { createFleetJobs, type FleetJob, type FleetJobs, holdMs } from './fleet-jobs.ts'

const everyMs = 15 * 60_000

/** Two servers on one database, with the same jobs and one clock. */
async function openFleet(engine: Engine) {
  const { options, remove } = await emptyTestDatabase(engine)
  const databases = [await openDatabase(options), await openDatabase(options)] as [Database, Database]
  onTestFinished(async () => {
    for (const db of databases) await db.close()
    await remove()
  })
  await migrateToLatest(databases[0])
  const time = { now: 1_000_000 }
  const done: string[] = []
  const server = (place: 0 | 1, name: string, work?: FleetJob['work']): FleetJobs => {
    const note = async () => done.push(name)
    const jobs = ['sweep', 'sessions'].map((job) => ({ name: job, everyMs, work: work ?? note }))
    return createFleetJobs({ db: databases[place], clock: () => time.now }, jobs)
  }
  return { databases, time, done, server }
}

describeOnEachEngine('jobs of several servers', (_open, engine) => {
  it('run once an interval, whichever server looks and however often', async () => {
    const { time, done, server } = await openFleet(engine)
    const servers = [server(0, 'first'), server(1, 'second')]
    const lookAll = () => Promise.all([...servers, ...servers].map((one) => one.look()))
    for (const runs of [2, 4, 6]) {
      for (let look = 0; look < 10; look += 1) {
        await lookAll()
        time.now += everyMs / 10
      }
      expect(done).toHaveLength(runs)
    }
    await servers[1]?.look()
    expect(done.slice(6)).toEqual(['second', 'second'])
  })

  it('leave pages in memory where they are', async () => {
    const { databases, server } = await openFleet(engine)
    const before = databases[0].version()
    await server(0, 'first').look()
    expect(databases[0].version()).toBe(before)
  })

  it('have not finished when they fail, and are tried again', async () => {
    const { databases, time, server } = await openFleet(engine)
    let runs = 0
    const failing = server(0, 'failing', async () => {
      runs += 1
      throw new Error('no')
    })
    await failing.look()
    expect(await listFinishedJobs(databases[0].read)).toEqual([])
    time.now += everyMs
    await failing.look()
    expect(runs).toBe(4)
  })

  it('are taken over from a server that died, once its hold has ended', async () => {
    const { time, done, server } = await openFleet(engine)
    let begun = 0
    const dying = server(0, 'dying', () => {
      begun += 1
      return new Promise(() => undefined)
    })
    void dying.look()
    await expect.poll(() => begun).toBe(2)
    const living = server(1, 'living')
    time.now += holdMs - 1
    await living.look()
    expect(done).toEqual([])
    time.now += 1
    await living.look()
    expect(done).toEqual(['living', 'living'])
  })

  it('are left to the others at once by a server that stops in the middle', async () => {
    const { done, server } = await openFleet(engine)
    let begun = 0
    const leaving = server(0, 'leaving', () => {
      begun += 1
      return new Promise(() => undefined)
    })
    void leaving.look()
    await expect.poll(() => begun).toBe(2)
    await leaving.stop()
    await server(1, 'staying').look()
    expect(done).toEqual(['staying', 'staying'])
  })

  it('wait for their next turn after a failure', async () => {
    const { time, done, server } = await openFleet(engine)
    await server(0, 'failing', async () => {
      throw new Error('no')
    }).look()
    const other = server(1, 'other')
    await other.look()
    expect(done).toEqual([])
    time.now += everyMs
    await other.look()
    expect(done).toEqual(['other', 'other'])
  })

  it('wait for a server to settle where they ask for it', async () => {
    const { databases, time, done } = await openFleet(engine)
    const work = async () => done.push('settled')
    const tools = { db: databases[0], clock: () => time.now }
    const fleet = createFleetJobs(tools, [{ name: 'sweep', everyMs, settledMs: 5000, work }])
    time.now += 4999
    await fleet.look()
    expect(done).toEqual([])
    time.now += 1
    await fleet.look()
    expect(done).toEqual(['settled'])
  })
})
