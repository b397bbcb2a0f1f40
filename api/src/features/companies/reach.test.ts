import type { CompanySummary, Portfolio } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { login, reachCases } from '../../../../contract/src/fixtures/reach-cases.ts'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { addCompany, addPortfolio, testNow } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { updateCompany } from '../../db/queries/companies/companies.ts'

describeOnEachEngine('the contact of a company', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())

  it.each(reachCases)('is the same everywhere: $name', async ({ company, project, asCompany, asProject }) => {
    const { db } = test.context
    const email = asCompany[2] === login ? `${crypto.randomUUID()}@example.com` : login
    const id = await addCompany(db, { categoryIds: [5], email })
    await db.write((trx) => updateCompany(trx, id, { contact: company, now: testNow }))
    const portfolioId = await addPortfolio(db, id, { texts: { title: 'House', content: 'x', ...project } })
    const expected = (contact: readonly string[]) => contact.map((one) => (one === login ? email : one))

    const [listed] = (await call(test.app, 'listPortfolios', { query: { company: id } })).json<{
      data: Portfolio[]
    }>().data
    const [summary] = (await call(test.app, 'listCompanies', { query: { ids: id } })).json<{
      data: CompanySummary[]
    }>().data
    const profile = (await call(test.app, 'getCompany', { params: { id } })).json<CompanySummary>()
    for (const shown of [listed?.company, summary?.company, profile.company]) {
      const { contact, email: mail } = shown as Portfolio['company']
      expect([contact.phone, contact.whatsapp, contact.email, contact.website]).toEqual(expected(asCompany))
      expect(mail).toBe(contact.email)
    }
    const one = (await call(test.app, 'getPortfolio', { params: { id: portfolioId } })).json<Portfolio>()
    const mail = one.email || one.company.contact.email
    expect([one.phone, one.whatsapp, mail, one.website]).toEqual(expected(asProject))

    const pages = {
      company: (await test.app.inject(`/c/a-company-${id}`)).body,
      project: (await test.app.inject(`/p/house-${portfolioId}`)).body,
    }
    expect(waysOn(pages.company)).toEqual(expected(asCompany).slice(0, 3))
    expect(waysOn(pages.project)).toEqual(expected(asProject).slice(0, 3))
    for (const body of Object.values(pages)) {
      expect(dataOn(body)).toEqual([asCompany[0], expected(asCompany)[2], asCompany[3]])
    }
    // The login address is hidden when the company gave another one.
    if (email === login) {
      const told = JSON.stringify([listed, summary, profile, one, pages])
      expect(told).not.toContain(login)
    }
    await db.write((trx) => trx.deleteFrom('companies').where('id', '=', id).execute())
    await db.write((trx) => trx.deleteFrom('accounts').where('email', '=', email).execute())
  })
})

/** Returns the phone number, chat number and mail address of a page's links; '' for what it does not offer. */
function waysOn(page: string): string[] {
  const [, call = ''] = /href="tel:([^"]+)"/.exec(page) ?? []
  const [, chat] = /href="https:\/\/wa\.me\/(\d+)/.exec(page) ?? []
  const [, mail = ''] = /href="mailto:([^?"]+)/.exec(page) ?? []
  return [call, chat === undefined ? '' : `+${chat}`, mail]
}

/** Returns the phone number, mail address and website of a page's structured data. */
function dataOn(page: string): string[] {
  const found = (name: string) => new RegExp(`"${name}":"([^"]*)"`).exec(page)?.[1] ?? ''
  return ['telephone', 'email', 'sameAs'].map(found)
}
