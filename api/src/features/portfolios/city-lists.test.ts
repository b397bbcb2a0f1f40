import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpShown } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { listCities } from '../../db/queries/catalogue.ts'
import { fleetJobs } from '../../jobs.ts'
import { createCityListCounter } from './city-lists.ts'

const dayMs = 24 * 60 * 60_000
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'

describeOnEachEngine('lists of a city', (_open, engine) => {
  async function open() {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    const cities = await listCities(test.context.db.read)
    return { test, lahore: cities.find(({ name }) => name === 'Lahore')?.id ?? 0 }
  }
  const rowsOf = ({ context }: TestApp) =>
    context.db.read
      .selectFrom('cityVisits')
      .select(['cityId', 'kind', 'visits'])
      .orderBy('cityId')
      .orderBy('kind')
      .execute()
  const asked = (query: string, userAgent?: string) => ({
    url: `/api/portfolios?${query}`,
    headers: { 'user-agent': userAgent ?? phone },
  })

  it('count on their first page, by a browser, in a city that there is', async () => {
    const { test, lahore } = await open()
    const counter = createCityListCounter(test.context)
    for (const one of [
      asked(`city=${lahore}&distinct=company`),
      asked(`distinct=company&city=${lahore}&category=5`),
      asked(`distinct=company&city=${lahore}&cursor=1.2`),
      asked(`distinct=company&city=${lahore}&after=x`),
      asked(`city=${lahore}`),
      asked('distinct=company'),
      asked('distinct=company&city=9999'),
      asked('distinct=company&city=x'),
      asked(`city=${lahore}&distinct=company`, 'curl/8.5.0'),
      { url: `/api/companies?city=${lahore}&distinct=company`, headers: { 'user-agent': phone } },
      { url: '/', headers: {} },
    ]) {
      counter.take(one)
    }
    expect(await counter.store()).toBe(2)
    expect(await rowsOf(test)).toEqual([{ cityId: lahore, kind: 'list', visits: 2 }])
  })

  it('count when they are answered, from the cache too, and are stored when the server stops', async () => {
    const { test, lahore } = await open()
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const fetchList = async (query: string) =>
      (await fetch(`${origin}/api/portfolios?${query}`, { headers: { 'user-agent': phone } })).status
    const list = `city=${lahore}&distinct=company`
    expect([await fetchList(list), await fetchList(list), await fetchList(list)]).toEqual([200, 200, 200])
    expect(await fetchList(`${list}&limit=x`)).toBe(400)
    await test.app.close()
    expect(await rowsOf(test)).toEqual([{ cityId: lahore, kind: 'list', visits: 3 }])
  })

  it('stand beside visits to companies whose office is there', async () => {
    const { test, lahore } = await open()
    const { db } = test.context
    const company = await signUpShown(test)
    const elsewhere = await signUpShown(test)
    await db.write((trx) =>
      trx.updateTable('companies').set({ cityId: lahore }).where('id', '=', company.user.id).execute(),
    )
    const headers = { 'user-agent': phone }
    for (const [kind, id] of [
      ['profile', company.user.id],
      ['profile', company.user.id],
      ['contact', company.user.id],
      ['profile', elsewhere.user.id],
    ] as const) {
      await call(test.app, 'countVisit', { payload: { kind, id }, headers })
    }
    await test.app.close()
    expect(await rowsOf(test)).toEqual([
      { cityId: 0, kind: 'profile', visits: 1 },
      { cityId: lahore, kind: 'contact', visits: 1 },
      { cityId: lahore, kind: 'profile', visits: 1 },
    ])
  })

  it('are deleted after 90 days', async () => {
    const { test, lahore } = await open()
    const counter = createCityListCounter(test.context)
    const work = () =>
      fleetJobs(test.context)
        .find(({ name }) => name === 'city-visits')
        ?.work()
    counter.take(asked(`city=${lahore}&distinct=company`))
    await counter.store()
    test.passTime(89 * dayMs)
    expect([await work(), (await rowsOf(test)).length]).toEqual([0, 1])
    test.passTime(dayMs)
    expect([await work(), await rowsOf(test)]).toEqual([1, []])
  })
})
