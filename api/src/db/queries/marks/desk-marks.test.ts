import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import { countMarks } from './desk-marks.ts'

describeOnEachEngine('counts of marks at the desk', (open, engine) => {
  it.runIf(engine === 'sqlite')('read indexes of those marks alone', async () => {
    const db = await open()
    await db.analyze()
    const days = { today: '2026-11-23', until: '2026-12-23' }
    const plan = await plansOf(db, (reader) => countMarks(reader, days))
    expect(plan).toMatch(/marks_waiting/)
    expect(plan).toMatch(/marks_by_end/)
  })
})
