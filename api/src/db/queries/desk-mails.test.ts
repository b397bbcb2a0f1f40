import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { fillDesk } from '../../../test/many-desk-rows.ts'
import { plansOf } from '../../../test/query-plans.ts'
import { testNow } from '../../../test/rows.ts'
import { countMailsAtDesk, listWaitingMails } from './desk-mails.ts'
import { countMarks } from './desk-marks.ts'

describeOnEachEngine('lists and counts of the desk', (open, engine) => {
  it.runIf(engine === 'sqlite')('read refused mails, and marks, from indexes of those alone', async () => {
    const db = await open()
    await fillDesk(db, { lines: 10, mails: 1000, now: testNow })
    await db.analyze()
    const after = { nextAttemptAt: 5, id: 'x' }
    for (const place of [undefined, after]) {
      const plan = await plansOf(db, (reader) =>
        listWaitingMails(reader, { now: testNow, failed: true, after: place }, 10),
      )
      expect(plan).toMatch(/mail_outbox USING INDEX mail_outbox_refused/)
      expect(plan).not.toMatch(/TEMP B-TREE/)
    }
    expect(await plansOf(db, (reader) => countMailsAtDesk(reader, testNow))).toMatch(/mail_outbox_refused/)
    const days = { today: '2026-11-23', until: '2026-12-23' }
    const marks = await plansOf(db, (reader) => countMarks(reader, days))
    expect(marks).toMatch(/marks_waiting/)
    expect(marks).toMatch(/marks_by_end/)
  })
})
