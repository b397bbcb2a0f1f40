import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import { addAccount, testNow } from '../../../../test/rows.ts'
import type { Database, Writer } from '../../engines/connect.ts'
import { deleteAccount } from '../accounts/accounts.ts'
import {
  deleteDeskLinesBefore,
  findOldestDeskLine,
  insertDeskLine,
  listDeskLines,
  type NewDeskLine,
} from './desk-log.ts'

const dayMs = 24 * 3_600_000
const subject = { kind: 'account', id: 'subject-1' } as const

function addLine(db: Database, given: Partial<NewDeskLine> = {}): Promise<void> {
  const line = {
    event: 'operator-added',
    actorId: null,
    actor: 'command',
    subject,
    network: 'local',
  } as const
  return db.write((trx) => insertDeskLine(trx, { ...line, now: testNow, ...given }))
}

describeOnEachEngine('the log of the desk', (open, engine) => {
  const all = (db: Database) => listDeskLines(db.read, {}, undefined, 100)
  const refused = (db: Database, work: (trx: Writer) => Promise<unknown>) =>
    expect(db.write(work)).rejects.toThrow(/append only/)

  it('stores actor, event, subject, time, and facts before and after', async () => {
    const db = await open()
    await addLine(db, {
      actorId: 'actor-1',
      actor: 'Desk',
      before: { role: null },
      after: { role: 'Editor' },
    })
    const [line] = await all(db)
    expect(line).toMatchObject({
      event: 'operator-added',
      actorId: 'actor-1',
      actor: 'Desk',
      network: 'local',
    })
    expect(line).toMatchObject({ subjectKind: 'account', subjectId: 'subject-1', createdAt: testNow })
    expect([line?.before, line?.after]).toEqual(['{"role":null}', '{"role":"Editor"}'])
  })

  it('refuses every change of a line', async () => {
    const db = await open()
    await addLine(db, { now: Date.now() })
    const before = await all(db)
    await refused(db, (trx) => sql`update desk_log set actor = 'somebody else'`.execute(trx))
    await refused(db, (trx) => sql`update desk_log set created_at = 0`.execute(trx))
    await refused(db, (trx) => sql`delete from desk_log`.execute(trx))
    expect(await all(db)).toEqual(before)
  })

  it.runIf(engine === 'postgres')('refuses to be emptied', async () => {
    const db = await open()
    await addLine(db)
    await refused(db, (trx) => sql`truncate desk_log`.execute(trx))
    await refused(db, (trx) => sql`truncate accounts, desk_log cascade`.execute(trx))
    expect(await all(db)).toHaveLength(1)
  })

  it.runIf(engine === 'sqlite')('refuses a line that would replace another', async () => {
    const db = await open()
    await addLine(db)
    const before = await all(db)
    await refused(db, (trx) =>
      sql`insert or replace into desk_log select id, event, actor_id, 'somebody else', subject_kind, subject_id,
        before, after, network, created_at from desk_log`.execute(trx),
    )
    expect(await all(db)).toEqual(before)
  })

  it('allows a line to be deleted after three years, not a day before', async () => {
    const db = await open()
    await addLine(db, { now: Date.now() - 1095 * dayMs })
    await refused(db, (trx) => sql`delete from desk_log`.execute(trx))
    await addLine(db, { now: Date.now() - 1097 * dayMs, actor: 'long ago' })
    await db.write((trx) => sql`delete from desk_log where actor = 'long ago'`.execute(trx))
    expect((await all(db)).map(({ actor }) => actor)).toEqual(['command'])
  })

  it('deletes old lines alone, and knows the oldest', async () => {
    const db = await open()
    expect(await findOldestDeskLine(db.read)).toBeUndefined()
    const now = Date.now()
    for (const days of [1097, 1100, 1099, 10]) await addLine(db, { now: now - days * dayMs, after: { days } })
    expect(await findOldestDeskLine(db.read)).toBe(now - 1100 * dayMs)
    expect(await db.write((trx) => deleteDeskLinesBefore(trx, now - 1097.5 * dayMs))).toBe(2)
    const left = (await all(db)).map(({ after }) => after)
    expect(left).toEqual(['{"days":10}', '{"days":1097}'])
    await refused(db, (trx) => deleteDeskLinesBefore(trx, now))
  })

  it('keeps the lines of a deleted account', async () => {
    const db = await open()
    const actorId = await addAccount(db)
    await addLine(db, { actorId, subject: { kind: 'account', id: actorId } })
    expect(await db.write((trx) => deleteAccount(trx, actorId))).toBe(true)
    expect((await all(db)).map((line) => [line.actorId, line.subjectId])).toEqual([[actorId, actorId]])
  })

  it('is paged newest first, each line once, also within one moment', async () => {
    const db = await open()
    for (const now of [1, 2, 2, 2, 3]) await addLine(db, { now: testNow + now, after: { now } })
    const times: number[] = []
    const seen = new Set<string>()
    for (let page = await listDeskLines(db.read, {}, undefined, 2); page.length > 0; ) {
      for (const line of page) seen.add(line.id)
      times.push(...page.map((line) => line.createdAt - testNow))
      page = await listDeskLines(db.read, {}, page.at(-1), 2)
    }
    expect([times, seen.size]).toEqual([[3, 2, 2, 2, 1], 5])
  })

  it('is filtered by event, actor, subject and date', async () => {
    const db = await open()
    await addLine(db, { actorId: 'a', actor: 'one', now: testNow })
    await addLine(db, { actorId: 'b', actor: 'two', now: testNow + 1, event: 'operator-removed' })
    await addLine(db, {
      actorId: 'b',
      actor: 'three',
      now: testNow + 2,
      subject: { ...subject, id: 'other' },
    })
    const actors = async (...[filter]: [Parameters<typeof listDeskLines>[1]]) =>
      (await listDeskLines(db.read, filter, undefined, 10)).map(({ actor }) => actor)
    expect(await actors({ event: 'operator-removed' })).toEqual(['two'])
    expect(await actors({ actorId: 'b' })).toEqual(['three', 'two'])
    expect(await actors({ subjectId: 'subject-1' })).toEqual(['two', 'one'])
    expect(await actors({ from: testNow + 1, until: testNow + 2 })).toEqual(['two'])
  })

  it.runIf(engine === 'sqlite')('reads each filtered page from an index, without a sort', async () => {
    const db = await open()
    const filters = {
      desk_log_by_time: { from: 1, until: testNow },
      desk_log_by_event: { event: 'operator-added' },
      desk_log_by_actor: { actorId: 'a' },
      desk_log_by_subject: { subjectId: 's' },
      desk_log_by_actor_and_event: { actorId: 'a', event: 'operator-added' },
      desk_log_by_subject_and_event: { subjectId: 's', event: 'operator-added' },
    } as const
    const place = { createdAt: testNow, id: 'x' }
    for (const [index, filter] of Object.entries(filters)) {
      for (const after of [undefined, place]) {
        const plan = await plansOf(db, (reader) => listDeskLines(reader, filter, after, 10))
        expect(plan).toMatch(new RegExp(`SEARCH desk_log USING (COVERING )?INDEX ${index}\\b`))
        expect(plan).not.toMatch(/TEMP B-TREE/)
      }
    }
  })
})
