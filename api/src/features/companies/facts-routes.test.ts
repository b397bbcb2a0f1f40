import { companyProfile, factLimits, user } from '@tameer/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, signUpShown, type TestCompany } from '../../../test/factories.ts'
import { addCompany, addPortfolio, addShownCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addVisits } from '../../db/queries/companies/visits.ts'

const none = {
  ...{ about: '', founded: null, people: null, cities: [], languages: [] },
  ...{ workingHours: '', minimumProjectPkr: null },
}
const all = {
  about: '  We build\r\nin brick.  ',
  founded: 1998,
  people: '5-19',
  cities: [2, 1, 2],
  languages: ['en', 'ur', 'en'],
  workingHours: 'Monday to Saturday,\n9 to 6',
  minimumProjectPkr: 5_000_000,
}
const kept = {
  ...{ ...all, about: 'We build\nin brick.', workingHours: 'Monday to Saturday, 9 to 6' },
  cities: [
    { id: 1, name: 'Karachi' },
    { id: 2, name: 'Lahore' },
  ],
  languages: ['ur', 'en'],
}

describeOnEachEngine('the facts of a company', (_open, engine) => {
  let test: TestApp
  let mine: TestCompany

  beforeAll(async () => {
    test = await openTestApp({ engine })
    mine = await signUpShown(test)
  })
  afterAll(() => test.close())

  const send = (payload: object | string, company = mine) =>
    call(test.app, 'updateFacts', { payload, headers: company.headers })
  const profileOf = (id: string) => call(test.app, 'getCompany', { params: { id } })
  const ownFacts = async () =>
    user.parse((await call(test.app, 'getProfile', { headers: mine.headers })).json()).facts

  it('is empty at first', async () => {
    expect(mine.user.facts).toEqual(none)
    expect(companyProfile.parse((await profileOf(mine.user.id)).json())).toMatchObject({
      company: { id: mine.user.id, name: mine.user.name },
      contact: { phone: '', city: null },
      ...{ office: null, facts: none },
    })
  })

  it('is cleaned, stored, shown to everybody, and changed only in the fields that are sent', async () => {
    const changed = await send(all)
    expect(changed.statusCode, changed.body).toBe(200)
    expect(user.parse(changed.json()).facts).toEqual(kept)
    expect(await ownFacts()).toEqual(kept)
    const { payload, headers } = multipart({ phone: '0300 1234567', city: '2' })
    await call(test.app, 'updateProfile', { payload, headers: { ...headers, ...mine.headers } })
    expect(companyProfile.parse((await profileOf(mine.user.id)).json())).toMatchObject({
      contact: { phone: '+923001234567', phoneDisplay: '0300-1234567' },
      office: { id: 2, name: 'Lahore' },
      facts: kept,
    })
    const ids = mine.user.id
    const card = (await call(test.app, 'listPortfolios', { query: { distinct: 'company' } })).json().data
    expect(card).toMatchObject([{ companyId: ids, companyWork: { founded: kept.founded } }])
    const summary = (await call(test.app, 'listCompanies', { query: { ids } })).json().data
    expect(summary).toMatchObject([{ founded: kept.founded }])
    expect(user.parse((await send({ cities: [], founded: null })).json()).facts).toEqual({
      ...{ ...kept, cities: [], founded: null },
    })
    const emptied = { ...none, cities: undefined, founded: undefined }
    expect(user.parse((await send(emptied)).json()).facts).toEqual(none)
  })

  it('is refused as a whole when a part is invalid', async () => {
    const { earliestFounded: earliest, minimumProjectPkr: most } = factLimits
    const thisYear = new Date(test.context.clock() + 5 * 3_600_000).getUTCFullYear()
    const year = `Please enter a year from ${earliest} on, such as 1998`
    const rupees = 'Please enter whole rupees, from 1 to 1,00,00,00,00,000'
    const choose = 'Please choose from the list'
    const wrong: [field: string, value: unknown, message: string][] = [
      ['about', 'x'.repeat(factLimits.about + 1), 'Please use at most 1500 characters'],
      ['workingHours', 'x'.repeat(121), 'Please use at most 120 characters'],
      ['founded', earliest - 1, year],
      ['founded', '1998', year],
      ['founded', 1998.5, year],
      ['founded', thisYear + 1, 'This year is still to come'],
      ['people', '7', choose],
      ['cities', [2, 99_999], 'This city is not in the list'],
      ['cities', '2', choose],
      ['cities', Array.from({ length: 21 }, (_, n) => n + 1), 'Please use at most 20 entries'],
      ['minimumProjectPkr', 0, rupees],
      ['minimumProjectPkr', most + 1, rupees],
      ['minimumProjectPkr', '50 Lakh', rupees],
    ]
    await send(all)
    for (const [field, value, message] of wrong) {
      const response = await send({ about: 'Not kept', [field]: value })
      expect([response.statusCode, response.json().fields], `${field} ${value}`).toEqual([
        400,
        { [field]: message },
      ])
    }
    const unknown = await send({ about: 'Not kept', languages: ['ur', 'tlh'] })
    expect([unknown.statusCode, Object.values(unknown.json().fields)]).toEqual([400, [choose]])
    for (const broken of ['[]', '"x"', 'null', '{']) {
      const headers = { ...mine.headers, 'content-type': 'application/json' }
      expect((await call(test.app, 'updateFacts', { payload: broken, headers })).statusCode).toBe(400)
    }
    expect(await ownFacts()).toEqual(kept)
    expect((await send({ founded: thisYear })).statusCode).toBe(200)
  })

  it('is stored for each company apart', async () => {
    const other = await signUpCompany(test.app)
    await send({ about: 'Mine' })
    await send({ about: 'Theirs', cities: [3] }, other)
    expect((await ownFacts()).about).toBe('Mine')
    expect((await call(test.app, 'updateFacts', { payload: { about: 'x' } })).statusCode).toBe(401)
  })

  it('is in the export of the company, with its visits', async () => {
    const leaving = await signUpCompany(test.app)
    await send(all, leaving)
    const seen = { companyId: leaving.user.id, day: '2026-11-23', kind: 'profile', visits: 7 } as const
    await test.context.db.write((trx) => addVisits(trx, [seen, { ...seen, companyId: mine.user.id }]))
    const response = await call(test.app, 'exportAccount', { headers: leaving.headers })
    const account = unzipSync(response.rawPayload)['account.json'] ?? new Uint8Array()
    expect(JSON.parse(strFromU8(account))).toMatchObject({
      facts: { ...kept, cities: ['Karachi', 'Lahore'] },
      visits: [{ day: '2026-11-23', kind: 'profile', visits: 7 }],
    })
  })

  it('is deleted with the company', async () => {
    const gone = await signUpShown(test)
    await send(all, gone)
    const { password, headers } = gone
    expect((await call(test.app, 'deleteAccount', { payload: { password }, headers })).statusCode).toBe(204)
    const left = test.context.db.read.selectFrom('companyCities').selectAll()
    expect(await left.where('companyId', '=', gone.user.id).execute()).toEqual([])
    const response = await profileOf(gone.user.id)
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      'This company is not listed, or no longer',
    ])
    expect((await send(all, gone)).statusCode).toBe(401)
  })

  it('is shown only for companies that visitors find in lists', async () => {
    const { db } = test.context
    const withoutProject = await addCompany(db)
    const withHiddenProject = await addCompany(db)
    await addPortfolio(db, withHiddenProject, { hidden: true })
    for (const id of [await addShownCompany(db, { unlisted: true }), withoutProject, withHiddenProject]) {
      expect((await profileOf(id)).statusCode).toBe(404)
    }
    expect((await profileOf(await addShownCompany(db))).statusCode).toBe(200)
    expect((await profileOf('nonsense')).statusCode).toBe(400)
  })
})
