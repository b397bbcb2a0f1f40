import { currentPriceBook, detailedEstimate, findPriceBook } from '@tameer/calculator'
import { dayInPakistan, dayMs, daysLater, type NewPrices, type PublishedPrices } from '@tameer/contract'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { priceEntry, soundPrices } from '../../../../test/price-requests.ts'
import { houseAnswers, requestFields, sendRequest } from '../../../../test/request-calls.ts'
import { addShownCompany } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'
import { loadPrices } from '../../../prices/price-books.ts'

const base = currentPriceBook.version

describeOnEachEngine('publishing prices', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine, env: { DEMO: '1' } })
    return () => test.close()
  })
  const today = () => dayInPakistan(test.context.clock())
  const publish = async (body: NewPrices, more: Record<string, string> = {}) => {
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    return call(test.app, 'publishPrices', { headers: { ...headers, ...more }, payload: body })
  }
  const publishNext = async (given: Parameters<typeof priceEntry>[1]) => {
    const { base: newest } = await soundPrices(test.context)
    return publish({ base: newest, entries: [priceEntry(today(), given)] })
  }
  const changesOf = async (version: string): Promise<PublishedPrices[]> =>
    (await call(test.app, 'getPriceBook', { params: { version } })).json().changes
  const totalWith = (version: string, changes: PublishedPrices[]) => {
    const made = detailedEstimate(houseAnswers, findPriceBook(version, changes))
    return made.ok ? made.estimate.total.costPkr : undefined
  }

  it('makes a version of today, with a line in the log, which everybody reads', async () => {
    const published = await publish({ base, entries: [priceEntry(today(), { pkr: 1650 })] })
    expect([published.statusCode, published.json()]).toEqual([201, { version: today() }])
    const { data } = (await call(test.app, 'listPriceBooks')).json()
    expect(data.slice(0, 2)).toEqual([
      { version: today(), pricesAsOf: today() },
      { version: base, pricesAsOf: currentPriceBook.pricesAsOf },
    ])
    const [change] = await changesOf(today())
    expect(change).toEqual({
      version: today(),
      base,
      pricesAsOf: today(),
      entries: [priceEntry(today(), { pkr: 1650 })],
    })
    expect(await listDeskLines(test.context.db.read, { subjectId: today() }, undefined, 9)).toMatchObject([
      { event: 'prices-published', subjectKind: 'prices' },
    ])
  })

  it('tells the desk how many prices are old', async () => {
    const { version, oldestDay, old } = (await call(test.app, 'getDeskPrices', { headers })).json()
    expect([version, oldestDay]).toEqual([today(), currentPriceBook.pricesAsOf])
    // 14 articles in three cities, bricks in two and blocks in one, less the cement of Lahore.
    expect(old).toBe(14 * 3 + 2 + 1 - 1)
  })

  it('may be kept by everybody: the list for five minutes, a version for ever', async () => {
    const list = await call(test.app, 'listPriceBooks')
    const one = await call(test.app, 'getPriceBook', { params: { version: base } })
    const none = await call(test.app, 'getPriceBook', { params: { version: '2020-01-01' } })
    expect([list, one, none].map((answer) => [answer.statusCode, answer.headers['cache-control']])).toEqual([
      [200, 'public, max-age=300'],
      [200, 'public, max-age=31536000, immutable'],
      [404, 'no-store'],
    ])
    expect(one.json()).toMatchObject({ changes: [], usual: { pricesAsOf: currentPriceBook.pricesAsOf } })
  })

  it('is refused on a base that is no longer the newest, with what came meanwhile', async () => {
    const late = await publish({ base, entries: [priceEntry(today())] })
    expect(late.statusCode).toBe(409)
    expect(late.json().current.base).toBe(today())
    expect(late.json().current.changes).toHaveLength(1)
    const many = await soundPrices(test.context)
    const answers = await Promise.all([1, 2, 3].map(() => publish(many)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  })

  it('stores once what is sent again with its key', async () => {
    const body = await soundPrices(test.context)
    const key = { 'idempotency-key': 'a-key-of-one-publication' }
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    const send = () => call(test.app, 'publishPrices', { headers: { ...headers, ...key }, payload: body })
    const [first, again] = [await send(), await send()]
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  })

  it.each<[string, Parameters<typeof priceEntry>[1]]>([
    ['an unknown article', { article: 'moat' }],
    ['a city that does not have it', { city: 'Karachi', article: 'bricks', pkr: 17_000 }],
    ['a price beyond the double', { pkr: 4000 }],
    ['a price that moves far without a word', { pkr: 1300 }],
    ['a price finer than a rate', { pkr: 1600.5 }],
    ['no price', { pkr: 0 }],
    ['a later day', { source: { name: 'Made-up bulletin', day: '2099-01-01' } }],
    ['no source', { source: { name: ' ', day: '2026-11-28' } }],
  ])('refuses %s', async (_, given) => {
    const refused = await publishNext(given)
    expect([refused.statusCode, Object.keys(refused.json().fields ?? {})]).toEqual([400, ['entries']])
  })

  it('refuses two prices for one place, and takes a far one with a word why', async () => {
    const { base: newest, entries } = await soundPrices(test.context)
    expect((await publish({ base: newest, entries: [...entries, ...entries] })).statusCode).toBe(400)
    expect((await publishNext({ pkr: 1300, note: 'As in two shops of Lahore.' })).statusCode).toBe(201)
  })

  it('freezes a request at the version that its form names, also once there is a newer one', async () => {
    test.passTime(dayMs)
    const { version: then } = (await publishNext({ pkr: 1400 })).json()
    const changes = await changesOf(then)
    test.passTime(dayMs)
    await publishNext({ pkr: 1500 })
    const company = await addShownCompany(test.context.db)
    const totalPkr = totalWith(then, changes)
    expect(totalPkr).not.toBe(totalWith(base, []))
    const sent = await sendRequest(test, requestFields([company], { priceBook: then, totalPkr }))
    expect([sent.statusCode, sent.json().request?.bill?.totalPkr]).toEqual([201, totalPkr])
    const unknown = requestFields([company], { priceBook: daysLater(today(), 400), totalPkr })
    expect((await sendRequest(test, unknown)).json().fields).toHaveProperty('priceBook')
  })

  it('shows links and cost pages at the newest prices, and the total of before', async () => {
    const [newest, before] = (await call(test.app, 'listPriceBooks')).json().data
    const page = await test.app.inject(`/estimate?city=Lahore&plotSize=10&prices=${before.version}`)
    expect(page.body).toContain('30 September to ')
    expect(page.statusCode).toBe(200)
    const cost = await test.app.inject('/cost/lahore/10-marla')
    expect(cost.body).toContain(`prices=${newest.version}`)
  })

  it('counts the age of prices in days of Pakistan', async () => {
    const clock = () => Date.parse('2026-12-28T20:00:00Z')
    expect(await loadPrices({ db: test.context.db, clock })).toMatchObject({ today: '2026-12-29' })
  })

  it('never changes or forgets what was published', async () => {
    const { db } = test.context
    const run = (statement: ReturnType<typeof sql>) => db.write((trx) => statement.execute(trx))
    await expect(run(sql`update price_changes set entries = '[]'`)).rejects.toThrow(/append only/)
    await expect(run(sql`delete from price_changes`)).rejects.toThrow(/append only/)
  })
})
