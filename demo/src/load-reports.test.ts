import { describeOnEachEngine } from '@tameer/api/test/databases.ts'
import { addCompany, addPortfolio } from '@tameer/api/test/rows.ts'
import { openTestApp } from '@tameer/api/test/test-app.ts'
import { reportReasons } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { demoCompanies } from './demo-companies.ts'
import { demoId } from './demo-ids.ts'
import { demoReports, loadReports } from './load-reports.ts'
import { loadRequests } from './load-requests.ts'

it('every reason is one that the form offers', () => {
  for (const { thing, reason } of demoReports) expect(reportReasons[thing.kind]).toContain(reason)
})

describeOnEachEngine('the demo’s reports', (_open, engine) => {
  it('are stored once, about things that exist', async () => {
    const { context, close } = await openTestApp({ engine })
    onTestFinished(close)
    const { db } = context
    for (const number of demoCompanies.keys()) await addCompany(db, { id: demoId('company', number) })
    await addPortfolio(db, demoId('company', 0), { id: demoId('portfolio', 3) })
    await loadRequests(context)
    await loadReports(context)
    await loadReports(context)
    const rows = await db.read.selectFrom('reports').select(['kind', 'byCompanyId']).execute()
    expect(rows).toHaveLength(demoReports.length)
    expect(rows.filter(({ byCompanyId }) => byCompanyId !== null)).toMatchObject([{ kind: 'request' }])
  })
})
