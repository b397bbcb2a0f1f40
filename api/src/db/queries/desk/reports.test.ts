import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addReport } from '../../../../test/report-rows.ts'
import { addCompany, addPortfolio, testNow } from '../../../../test/rows.ts'
import type { Database } from '../../engines/connect.ts'
import { findOpenReports, findReport, insertReport, listOpenAbout, type ReportedThing } from './reports.ts'

const clock = () => testNow

describeOnEachEngine('reports', (open) => {
  const add = (db: Database, thing?: ReportedThing) => addReport({ db, clock }, thing && { thing })

  it('have the name of their thing, and are listed with others about the same thing', async () => {
    const db = await open()
    const companyId = await addCompany(db, { name: 'Alison Builders' })
    const portfolioId = await addPortfolio(db, companyId)
    const about = { kind: 'profile', id: companyId } as const
    const [one, other] = [await add(db, about), await add(db, about)]
    const project = await add(db, { kind: 'project', id: portfolioId })
    await add(db)
    const report = await findReport(db.read, one)
    expect(report).toMatchObject({ title: 'Alison Builders', version: 0, taker: null, byCompany: null })
    expect((await findReport(db.read, project))?.title).toBe('A House')
    expect((await listOpenAbout(db.read, about)).map(({ id }) => id)).toEqual([one, other])
    expect((await listOpenAbout(db.read, about, 1)).map(({ id }) => id)).toEqual([one])
    expect(await findOpenReports(db.read, about)).toEqual({ reports: 2, acts: 0, newest: other })
    expect(await findOpenReports(db.read, { kind: 'quote', id: 'nothing' })).toBeUndefined()
  })

  it('are about one thing of their kind, are closed with an outcome, and keep no address then', async () => {
    const db = await open()
    const id = await add(db)
    const row = { reason: 'spam', words: '', email: '', fingerprint: null, byCompanyId: null } as const
    const lost = { id: crypto.randomUUID(), ...row, createdAt: testNow }
    const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow(/constraint/i)
    await refused(db.note((trx) => insertReport(trx, { kind: 'project', id: 'nothing' }, lost)))
    for (const change of [
      sql`kind = 'quote'`,
      sql`company_id = null`,
      sql`outcome = 'hidden'`,
      sql`closed_at = 1`,
      sql`outcome = 'hidden', closed_at = 1, email = 'told@example.com'`,
    ]) {
      await refused(db.note((trx) => sql`update reports set ${change} where id = ${id}`.execute(trx)))
    }
  })
})
