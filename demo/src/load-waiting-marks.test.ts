import { describeOnEachEngine } from '@tameer/api/test/databases.ts'
import { namesIn } from '@tameer/api/test/image-store-behaviours.ts'
import { addCompany } from '@tameer/api/test/rows.ts'
import { openTestApp } from '@tameer/api/test/test-app.ts'
import { expect, it, onTestFinished } from 'vitest'
import { demoCompanies } from './demo-companies.ts'
import { demoId } from './demo-ids.ts'
import { loadWaitingMarks, waitingMarks } from './load-waiting-marks.ts'

it('each is of a company that fits it', () => {
  for (const { company, kind } of waitingMarks) {
    const ids = demoCompanies.find(({ key }) => key === company)?.categoryIds ?? []
    if (kind === 'pec') expect(ids, company).toContain(5)
    else expect(ids, company).not.toEqual([])
  }
})

describeOnEachEngine('the marks that wait in the demo', (_open, engine) => {
  it('are stored once, each with its paper', async () => {
    const { context, close } = await openTestApp({ engine })
    onTestFinished(close)
    const { db } = context
    for (const number of demoCompanies.keys()) await addCompany(db, { id: demoId('company', number) })
    await loadWaitingMarks(context)
    await loadWaitingMarks(context)
    const rows = await db.read.selectFrom('marks').select(['state', 'documentFile']).execute()
    expect(rows.map(({ state }) => state)).toEqual(waitingMarks.map(() => 'entered'))
    const stored = await namesIn(context.images)
    for (const { documentFile } of rows) expect(stored).toContain(documentFile)
  })
})
