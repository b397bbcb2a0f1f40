import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../../test/databases.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import { addCompany } from '../../../../test/rows.ts'
import type { Database } from '../../database.ts'
import { insertDeskLine, type NewDeskLine } from '../desk/desk-log.ts'
import { listMarkHistories } from './mark-history.ts'
import type { MarkRow } from './marks.ts'

describeOnEachEngine('what happened to a mark before', (_open, engine) => {
  let db: Database
  let companyId: string
  beforeAll(async () => {
    db = await openTestDatabase(engine)
  })
  beforeEach(async () => {
    companyId = await addCompany(db)
  })
  afterAll(() => db.close())

  const note = (line: Pick<NewDeskLine, 'event' | 'before' | 'after' | 'now'>, id = companyId) =>
    db.write((trx) =>
      insertDeskLine(trx, {
        ...{ ...line, actorId: null, actor: 'x', network: '' },
        subject: { kind: 'company', id },
      }),
    )
  const refuse = (mark: string, now: number) =>
    note({ event: 'mark-refused', before: { mark, state: 'entered' }, after: { reason: 'other' }, now })
  const check = (mark: string, now: number) =>
    note({ event: 'mark-checked', after: { mark, validUntil: '2099-06-30' }, now })
  const ask = async (given: Partial<MarkRow> = {}) => {
    const mark = { companyId, kind: 'pec', enteredAt: 100, renamedFrom: null, ...given } as const
    const [[, history] = []] = await listMarkHistories(db.read, [mark])
    return history
  }

  it('is nothing for a first one', async () => {
    await refuse('ntn', 50)
    await refuse('pec', 101)
    expect(await ask()).toEqual({ waitingSince: 100, secondTry: false })
    expect(await listMarkHistories(db.read, [])).toEqual([])
  })

  it('is a refusal of its kind, until one is accepted', async () => {
    await refuse('pec', 10)
    expect((await ask())?.secondTry).toBe(true)
    await check('ntn', 20)
    expect((await ask())?.secondTry).toBe(true)
    await check('pec', 30)
    expect((await ask())?.secondTry).toBe(false)
    await refuse('pec', 40)
    expect((await ask())?.secondTry).toBe(true)
    expect((await ask({ companyId: await addCompany(db) }))?.secondTry).toBe(false)
  })

  it('is the latest new name of the company, for one that was checked for another', async () => {
    for (const now of [200, 400, 300]) await note({ event: 'account-renamed', now })
    expect((await ask())?.waitingSince).toBe(100)
    expect((await ask({ renamedFrom: 'Sindh Builders' }))?.waitingSince).toBe(400)
  })

  it('is found by the company, among the lines of all', async () => {
    const mark = { companyId, kind: 'pec', enteredAt: 100, renamedFrom: 'Sindh Builders' } as const
    const plans = await plansOf(db, (reader) => listMarkHistories(reader, [mark]))
    expect(plans).toMatch(/desk_log_by_subject/)
    expect(plans).not.toMatch(/desk_log_by_event|Seq Scan on desk_log|SCAN desk_log/)
  })
})
