import { companyPageAddress } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { parsePage } from '../../../test/html.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { confirmAccount, insertConfirmation } from '../../db/queries/accounts/email-confirmations.ts'
import { updateCompany } from '../../db/queries/companies/companies.ts'
import { type FactsUpdate, updateFacts } from '../../db/queries/companies/company-facts.ts'
import { updateRates } from '../../db/queries/companies/company-rates.ts'

describeOnEachEngine('the page of a company', (_open, engine) => {
  async function open(facts: FactsUpdate, contact: { officeAddress?: string; cityId?: number } = {}) {
    const test = await openTestApp({ engine, env: { PUBLIC_URL: 'https://tameer.example' } })
    onTestFinished(() => test.close())
    const { db } = test.context
    const id = await addCompany(db, { name: 'Canal Builders', categoryIds: [5] })
    await addPortfolio(db, id, { cityIds: [1] })
    const { cityId, officeAddress } = contact
    await db.write(async (trx) => {
      await updateCompany(trx, id, { cityId, contact: officeAddress ? { officeAddress } : {}, now: 1 })
      await updateFacts(trx, id, facts, 1)
    })
    const read = async () => {
      const { body } = await test.app.inject({ url: companyPageAddress({ id, name: 'Canal Builders' }) })
      return parsePage(body)
    }
    return { test, id, read }
  }
  type Page = ReturnType<typeof parsePage>
  const rowsOf = (page: Page) => {
    const texts = (name: string) => page.elements.filter((one) => one.name === name).map(({ text }) => text)
    const values = texts('dd')
    return Object.fromEntries(texts('dt').map((name, place) => [name, values[place]]))
  }
  const dataOf = (page: Page) => page.data.find((item) => item['@type'] === 'GeneralContractor')

  it('shows the company’s facts, to people and to programs', async () => {
    const about = 'ہم گھر بناتے ہیں۔\n\nIn brick, <b>honestly</b>.'
    const { read } = await open(
      {
        ...{ about, founded: 1998, people: '100+', cities: [2, 3], languages: ['ur', 'pa'] },
        ...{ workingHours: 'Monday to Saturday', minimumProjectPkr: 5_000_000 },
      },
      { officeAddress: '5 Mall Road', cityId: 2 },
    )
    const page = await read()
    expect(rowsOf(page)).toMatchObject({
      ...{ Founded: '1998', People: '100 or more', 'Takes work in': 'Lahore, Faisalabad' },
      ...{ 'Smallest project': 'from PKR 50 Lakh', Languages: 'Urdu, Punjabi' },
      ...{ 'Working hours': 'Monday to Saturday', Office: '5 Mall Road, Lahore' },
    })
    const written = page.find('p', { class: 'text' })
    expect([written?.text, written?.attributes.dir]).toEqual([about, 'auto'])
    expect(dataOf(page)).toMatchObject({
      ...{ description: about, foundingDate: '1998', areaServed: ['Lahore', 'Faisalabad'] },
      numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 100 },
      knowsLanguage: ['ur', 'pa'],
      address: {
        ...{ '@type': 'PostalAddress', streetAddress: '5 Mall Road' },
        ...{ addressLocality: 'Lahore', addressCountry: 'PK' },
      },
    })
    expect(dataOf(page)).not.toHaveProperty('openingHours')
  })

  it('leaves out unknown facts', async () => {
    const page = await (await open({})).read()
    expect(Object.keys(rowsOf(page))).toEqual(['Services', 'Projects in', 'Projects'])
    expect(page.find('p', { class: 'text' })).toBeUndefined()
    expect(Object.keys(dataOf(page) ?? {}).sort()).toEqual([
      '@type',
      'areaServed',
      'email',
      'knowsAbout',
      'name',
      'url',
    ])
    expect(dataOf(page)).toMatchObject({ areaServed: ['Karachi'] })
  })

  it('says that its mailbox was confirmed, and nothing of another address that it names', async () => {
    const { test, id, read } = await open({})
    const { db } = test.context
    const company = db.read.selectFrom('companies').select('accountId').where('id', '=', id)
    const { accountId } = await company.executeTakeFirstOrThrow()
    const given = { accountId, tokenHash: 'a'.repeat(64), expiresAt: 2, now: 1 }
    await db.write((trx) => insertConfirmation(trx, given))
    const said = async () => {
      const profile = (await call(test.app, 'getCompany', { params: { id } })).json()
      return [rowsOf(await read()).Email, profile.mailboxConfirmed]
    }
    expect(await said()).toEqual([undefined, false])
    await db.write((trx) => confirmAccount(trx, accountId, 1))
    expect(await said()).toEqual(['The company has confirmed this address to Tameer.', true])
    const contact = { contactEmail: 'another@example.com' }
    await db.write((trx) => updateCompany(trx, id, { contact, now: 2 }))
    expect(await said()).toEqual([undefined, false])
  })

  it('changes when the company changes its facts', async () => {
    const { test, id, read } = await open({ founded: 1998 })
    expect(rowsOf(await read()).Founded).toBe('1998')
    await test.context.db.write((trx) => updateFacts(trx, id, { founded: null, people: '1-4' }, 2))
    expect(rowsOf(await read())).toMatchObject({ People: '1 to 4' })
    expect(rowsOf(await read())).not.toHaveProperty('Founded')
  })

  it('shows its own rates with their days, to people and to programs, for 90 days', async () => {
    const { test, id, read } = await open({})
    expect(dataOf(await read())).not.toHaveProperty('makesOffer')
    const noon = Date.UTC(2026, 10, 19, 7)
    const untilThen = noon - test.context.clock()
    test.passTime(untilThen)
    await test.context.db.write((trx) =>
      updateRates(trx, id, { completeRatePkr: 5400, greyRatePkr: 3150 }, noon),
    )
    const page = await read()
    const own = (figure: string) =>
      `from PKR ${figure} a sq ft (the company’s own figure, given on 19 November 2026)`
    expect(rowsOf(page)).toMatchObject({
      ...{ 'Complete house': own('5,400'), 'Grey structure with material': own('3,150') },
    })
    const { makesOffer } = dataOf(page) ?? {}
    expect(makesOffer).toHaveLength(2)
    expect((makesOffer as object[])[0]).toEqual({
      ...{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Complete house' } },
      priceSpecification: {
        ...{ '@type': 'UnitPriceSpecification', minPrice: 5400, priceCurrency: 'PKR' },
        ...{ unitCode: 'FTK', validFrom: '2026-11-19' },
      },
    })
    const dayMs = 24 * 60 * 60_000
    test.passTime(90 * dayMs)
    expect(rowsOf(await read())).toMatchObject({ 'Complete house': own('5,400') })
    test.passTime(dayMs)
    const later = await read()
    expect(rowsOf(later)).not.toHaveProperty('Complete house')
    expect(dataOf(later)).not.toHaveProperty('makesOffer')
  })
})
