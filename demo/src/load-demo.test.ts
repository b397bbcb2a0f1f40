import type { Context } from '@tameer/api/src/context/context.ts'
import { dayMs } from '@tameer/api/src/core/day-in-pakistan.ts'
import { neverExpires } from '@tameer/api/src/db/tables/mark-schema.ts'
import { describeOnEachEngine } from '@tameer/api/test/databases.ts'
import { codeOf } from '@tameer/api/test/desk-rows.ts'
import { bearer, call } from '@tameer/api/test/factories.ts'
import { openTestApp, type TestApp } from '@tameer/api/test/test-app.ts'
import {
  daysBetween,
  fallbackName,
  type HouseView,
  reportReasons,
  visitWeeks,
  webpName,
  widthsFor,
} from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPictures, sizePictures } from './demo-pictures.ts'
import { demoCompanies } from './facts/demo-companies.ts'
import { demoHouseKeys } from './facts/demo-houses.ts'
import { demoId } from './facts/demo-ids.ts'
import { demoRequestKey, demoRequests } from './facts/demo-requests.ts'
import { loadDemo } from './load-demo.ts'
import { demoDesk, demoDeskPassword, demoDeskSecret } from './load-desk.ts'
import { demoReports } from './load-reports.ts'
import { waitingMarks } from './load-waiting-marks.ts'

/** Time for the sizes of all pictures, where no build has made them, ms. */
const patienceMs = 180_000

beforeAll(async () => void (await sizePictures(await listPictures())), patienceMs)

it('what waits at the desk fits the company or the form', () => {
  for (const { company, kind } of waitingMarks) {
    const ids = demoCompanies.find(({ key }) => key === company)?.categoryIds ?? []
    expect(kind !== 'pec' || ids.includes(5), company).toBe(true)
  }
  for (const { thing, reason } of demoReports) expect(reportReasons[thing.kind]).toContain(reason)
})

describeOnEachEngine('the demo, as soon as it is loaded,', (_open, engine) => {
  let test: TestApp
  let context: Context
  const read = () => context.db.read

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { DEMO: '1' } })
    context = test.context
    // Two servers start on the same empty database.
    expect((await Promise.all([loadDemo(context), loadDemo(context)])).toSorted()).toEqual([false, true])
  }, patienceMs)
  afterAll(() => test.close())

  it('has 39 companies with a logo, and 91 projects with pictures that can be read', async () => {
    const { total } = (await test.app.inject('/api/portfolios?count=yes&limit=1')).json()
    expect(total).toBe(91)
    const logos = await read().selectFrom('companies').select(['imageFile', 'imageWidth', 'cityId']).execute()
    expect(logos).toHaveLength(39)
    for (const { imageFile, imageWidth, cityId } of logos) {
      expect(cityId).not.toBeNull()
      expect(await context.images.find(webpName(imageFile ?? '', imageWidth ?? 0))).toBeDefined()
    }
    const images = await read().selectFrom('images').selectAll().execute()
    expect(new Set(images.map(({ portfolioId }) => portfolioId)).size).toBe(91)
    for (const { file, width } of images) {
      for (const name of [
        fallbackName(file),
        ...widthsFor(width, 'photograph').map((one) => webpName(file, one)),
      ]) {
        expect((await context.images.find(name))?.size ?? 0, name).toBeGreaterThan(1000)
      }
    }
    const [first] = images
    expect((await test.app.inject(`/uploads/${fallbackName(first?.file ?? '')}`)).statusCode).toBe(200)
  })

  it('has a house that is half built, with the very figures of its quote, and one that has begun', async () => {
    const readHouse = async (key: string) => {
      const params = { id: demoId('house', 0) }
      const response = await call(test.app, 'getHouse', { params, headers: { 'x-house-key': key } })
      return response.json() as HouseView
    }
    const { house, money, stages, waits, payments, changes, snags, entries } = await readHouse(
      demoHouseKeys.own,
    )
    expect(house).toMatchObject({ builder: 'Ravi Brickworks (Demo)', mailboxConfirmed: true })
    expect(house.siteLinks?.map(({ name }) => name)).toEqual(['Ustad Rafiq', 'Uncle Tariq'])
    expect(daysBetween(house.startsOn, house.today)).toBe(209)
    expect(money).toMatchObject({
      contractPkr: 18_018_441,
      agreedPkr: 11_746_422,
      agreedPercent: 65,
      nextPkr: 0,
    })
    expect(stages.map(({ state }) => state)).toEqual([
      ...Array(5).fill('agreed'),
      ...['claimed', 'begun', 'planned', 'planned'],
    ])
    expect(stages[5]).toMatchObject({ lateDays: 5, claim: { by: 'builder' } })
    expect([waits.length, payments.length, changes.length]).toEqual([1, 6, 3])
    expect(snags.map(({ state, mended }) => [state, mended?.by])).toEqual([
      ['accepted', 'site'],
      ['open', undefined],
    ])
    expect(entries.data[0]?.seq).toBe(50)
    const site = await readHouse(demoHouseKeys.site)
    expect([site.house.role, site.money]).toEqual(['site', null])
    expect((await readHouse(demoHouseKeys.family)).house.role).toBe('family')
    const shown = [...entries.data, ...stages.map(({ claim }) => claim)].flatMap((one) => one?.images ?? [])
    for (const { image, widths } of shown) {
      const name = image.split('/').at(-1)?.replace('.jpg', '') ?? ''
      for (const form of [fallbackName(name), ...widths.map((one) => webpName(name, one))])
        expect((await context.images.find(form))?.size ?? 0, form).toBeGreaterThan(1000)
    }
    const second = await read()
      .selectFrom('houses')
      .selectAll()
      .where('id', '=', demoId('house', 1))
      .execute()
    expect(second).toMatchObject([{ basis: 'estimate', basePkr: 11_072_912, seq: 2, companyId: null }])
  })

  it('has visits of each of eight weeks, to every company', async () => {
    const email = 'ravi-brickworks@demo.tameer.example'
    const { token } = (
      await call(test.app, 'logIn', { payload: { email, password: 'demo-password' } })
    ).json()
    const { weeks } = (await call(test.app, 'listVisits', { headers: bearer(token) })).json()
    expect(weeks).toHaveLength(visitWeeks)
    for (const { profile, project, contact } of weeks) {
      expect(Math.min(profile - contact, project - contact, contact)).toBeGreaterThan(0)
    }
    const seen = await read().selectFrom('companyVisits').select('companyId').distinct().execute()
    expect(seen).toHaveLength(39)
  })

  it.each(demoDesk)('lets the $role in, with ten recovery codes left', async ({ email, name, role }) => {
    const payload = { email, password: demoDeskPassword }
    const headers = bearer((await call(test.app, 'logIn', { payload })).json().token)
    const code = codeOf(context, { secret: demoDeskSecret })
    const given = await call(test.app, 'giveCode', { headers, payload: { code } })
    expect(given.json()).toMatchObject({ name, email, role })
    const codes = await read()
      .selectFrom('recoveryCodes')
      .innerJoin('accounts', 'accounts.id', 'recoveryCodes.accountId')
      .select('codeHash')
      .where('email', '=', email)
      .execute()
    expect(codes).toHaveLength(10)
  })

  it('has a request with three quotes, and others that wait', async () => {
    const params = { id: demoId('request', 0) }
    const view = await call(test.app, 'getRequest', { params, headers: { 'x-request-key': demoRequestKey } })
    expect(view.statusCode, view.body).toBe(200)
    expect(view.json().request).toMatchObject({ name: 'Sana Malik (Demo)', state: 'open', mayAct: true })
    const states = view.json().invitations.map((one: { state: string }) => one.state)
    expect(states).toEqual(['quoted', 'quoted', 'quoted'])
    expect(await read().selectFrom('requests').select('id').execute()).toHaveLength(demoRequests.length)
  })

  it('has payments, of which one goes back and one waits with its slip; marks with papers; reports', async () => {
    const payments = await read().selectFrom('payments').selectAll().orderBy('createdAt').execute()
    const states = ['paid', 'paid', 'refund-due', 'pending']
    expect(payments.map(({ state }) => state)).toEqual(states)
    for (const { payer } of payments) expect(payer).toContain('(Demo)')
    expect(payments.filter(({ state }) => state === 'paid').map(({ plan }) => plan)).toEqual(['plus', 'pro'])
    const papers = await read()
      .selectFrom('marks')
      .select('documentFile')
      .where('state', '=', 'entered')
      .execute()
    expect(papers).toHaveLength(waitingMarks.length)
    for (const file of [payments.at(-1)?.slipFile, ...papers.map(({ documentFile }) => documentFile)]) {
      expect(await context.images.find(file ?? ''), file ?? '').toBeDefined()
    }
    const reports = await read().selectFrom('reports').select(['kind', 'byCompanyId']).execute()
    expect(reports).toHaveLength(demoReports.length)
  })

  it('has no date far away, and no project older than its company', async () => {
    const last = context.clock() + 395 * dayMs
    for (const [table, time, value] of await listTimes(context)) {
      expect(time, `${table}: ${value}`).toBeLessThan(last)
      expect(value).not.toMatch(/^2099/)
    }
    const early = read()
      .selectFrom('portfolios')
      .innerJoin('companies', 'companies.id', 'portfolios.companyId')
      .whereRef('portfolios.createdAt', '<', 'companies.createdAt')
    expect(await early.select('portfolios.id').execute()).toEqual([])
  })
})

it(
  'a server that is no demo gets neither the desk’s accounts nor payments',
  async () => {
    const { context, app, close } = await openTestApp({ env: { DEMO: '0' } })
    await loadDemo(context)
    const payload = { email: demoDesk[0].email, password: demoDeskPassword }
    expect((await call(app, 'logIn', { payload })).statusCode).toBe(401)
    expect(await context.db.read.selectFrom('payments').select('id').execute()).toEqual([])
    await close()
  },
  patienceMs,
)

/** All times and days of the tables that the demo fills, in ms, with the table and the value as it is stored. */
async function listTimes({ db }: Context): Promise<[table: string, time: number, value: string][]> {
  const found: [string, number, string][] = []
  for (const table of datedTables) {
    for (const row of await db.read.selectFrom(table).selectAll().execute()) {
      for (const value of Object.values(row).map(String)) {
        const ms = timeOf(value)
        if (ms > 0 && value !== neverExpires) found.push([table, ms, value])
      }
    }
  }
  return found
}

const datedTables = [
  'accounts',
  'companies',
  'portfolios',
  'images',
  'requests',
  'invitations',
  'quotes',
  'marks',
  'payments',
  'companyVisits',
  'reports',
  'operators',
  'jobRuns',
] as const

/** The time of a stored day or number of ms; 0 for what is neither. */
function timeOf(value: string): number {
  if (/^\d{13,}$/.test(value)) return Number(value)
  return /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : 0
}
