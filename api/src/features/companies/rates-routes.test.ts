import { companyProfile, daysLater, rateLimits, user } from '@tameer/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { bearer, call, signUpShown, type TestCompany } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'

const dayMs = 24 * 60 * 60_000
const none = { completePkr: null, completeGivenOn: null, greyPkr: null, greyGivenOn: null }

describeOnEachEngine('a company’s own rates', (_open, engine) => {
  let test: TestApp
  let mine: TestCompany

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  beforeEach(async () => {
    mine = await signUpShown(test)
  })
  afterAll(() => test.close())

  /** Passes days and logs the company in again, because its session expires. */
  const passDays = async (days: number) => {
    test.passTime(days * dayMs)
    const payload = { email: mine.user.email, password: mine.password }
    mine.headers = bearer((await call(test.app, 'logIn', { payload })).json().token)
  }
  const today = () => dayInPakistan(test.context.clock())
  const send = (payload: object) => call(test.app, 'updateFacts', { payload, headers: mine.headers })
  const kept = async (payload: object) => user.parse((await send(payload)).json()).rates
  const own = async () =>
    user.parse((await call(test.app, 'getProfile', { headers: mine.headers })).json()).rates
  const publicRates = async () => {
    const { id } = mine.user
    const profile = companyProfile.parse((await call(test.app, 'getCompany', { params: { id } })).json())
    const list = (await call(test.app, 'listPortfolios', { query: { company: id } })).json()
    const summaries = (await call(test.app, 'listCompanies', { query: { ids: id } })).json()
    const project = await call(test.app, 'getPortfolio', { params: { id: list.data[0].id } })
    const others = [list.data[0], summaries.data[0], project.json()]
    for (const one of others) expect(one.company.rates).toEqual(profile.company.rates)
    return profile.company.rates
  }

  it('are none at first, and each is optional', async () => {
    expect(mine.user.rates).toEqual(none)
    expect(await publicRates()).toEqual(none)
    const complete = { completePkr: 5400, completeGivenOn: today() }
    expect(await kept({ completeRatePkr: 5400 })).toEqual({ ...none, ...complete })
    expect(await publicRates()).toEqual({ ...none, ...complete })
    const grey = { greyPkr: 3150, greyGivenOn: today() }
    expect(await kept({ greyRatePkr: 3150 })).toEqual({ ...complete, ...grey })
    expect(await kept({ completeRatePkr: null })).toEqual({ ...none, ...grey })
    expect(await publicRates()).toEqual({ ...none, ...grey })
  })

  it('are shown to everybody for 90 days, and to the company ever after', async () => {
    const given = { completePkr: 5400, completeGivenOn: today(), greyPkr: 3150, greyGivenOn: today() }
    const later = { ...given, greyGivenOn: daysLater(today(), 1) }
    await send({ completeRatePkr: 5400, greyRatePkr: 3150 })
    await passDays(1)
    expect(await kept({ greyRatePkr: 3150 })).toEqual(later)
    await passDays(89)
    expect(await publicRates()).toEqual(later)
    await passDays(1)
    expect(await publicRates()).toEqual({ ...later, completePkr: null, completeGivenOn: null })
    await passDays(1)
    expect(await publicRates()).toEqual(none)
    expect(await own()).toEqual(later)
  })

  it('are shown again once they are saved again, even unchanged; another fact saves none of them', async () => {
    await send({ completeRatePkr: 5400 })
    await passDays(91)
    expect(await publicRates()).toEqual(none)
    await send({ about: 'We build.' })
    expect(await publicRates()).toEqual(none)
    const renewed = { ...none, completePkr: 5400, completeGivenOn: today() }
    expect(await kept({ completeRatePkr: 5400 })).toEqual(renewed)
    expect(await publicRates()).toEqual(renewed)
  })

  it('are whole rupees within their limits', async () => {
    const { minimum, maximum } = rateLimits
    expect(await kept({ completeRatePkr: minimum, greyRatePkr: maximum })).toMatchObject({
      ...{ completePkr: minimum, greyPkr: maximum },
    })
    const message = 'Please enter whole rupees a square foot, from 500 to 50,000'
    for (const wrong of [minimum - 1, maximum + 1, 5400.5, '5400', -5400]) {
      for (const field of ['completeRatePkr', 'greyRatePkr']) {
        const response = await send({ about: 'Not kept', [field]: wrong })
        expect([response.statusCode, response.json().fields], `${field} ${wrong}`).toEqual([
          400,
          { [field]: message },
        ])
      }
    }
    expect(await own()).toMatchObject({ completePkr: minimum, greyPkr: maximum })
  })

  it('are in what the company can take along, with the time of each', async () => {
    const before = test.context.clock()
    await send({ greyRatePkr: 3150 })
    const response = await call(test.app, 'exportAccount', { headers: mine.headers })
    const account = unzipSync(response.rawPayload)['account.json'] ?? new Uint8Array()
    const { greyGivenAt, ...rates } = JSON.parse(strFromU8(account)).rates
    expect(rates).toEqual({ completePkr: null, completeGivenAt: null, greyPkr: 3150 })
    expect(Date.parse(greyGivenAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(greyGivenAt)).toBeLessThanOrEqual(test.context.clock())
  })
})
