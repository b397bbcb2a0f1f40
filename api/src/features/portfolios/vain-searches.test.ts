import { foldText } from '@tameer/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { listCities } from '../../db/queries/catalogue.ts'
import { countVainSearches } from '../../db/queries/vain-searches.ts'
import { fleetJobs } from '../../jobs.ts'
import {
  createVainSearchCounter,
  mostSearchesOfNetwork,
  mostWordsOfDay,
  wordsToKeep,
} from './vain-searches.ts'

const dayMs = 24 * 60 * 60_000
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const here = { ip: '203.0.113.1', userAgent: phone }

describeOnEachEngine('searches that find nothing', (_open, engine) => {
  async function open() {
    const test = await openTestApp({ engine, env: { TRUST_PROXY: 'loopback' } })
    onTestFinished(() => test.close())
    const cities = await listCities(test.context.db.read)
    const cityOf = (name: string) => cities.find((city) => city.name === name)?.id ?? 0
    return { test, cityOf, counter: createVainSearchCounter(test.context) }
  }
  const rowsOf = ({ context }: TestApp) =>
    context.db.read
      .selectFrom('vainSearches')
      .select(['cityId', 'categoryId', 'words', 'searches'])
      .orderBy('cityId')
      .orderBy('categoryId')
      .orderBy('words')
      .execute()

  it('are counted by city, service and words as the directory understands them', async () => {
    const { test, cityOf, counter } = await open()
    const lahore = cityOf('Lahore')
    counter.take({ q: 'Architects in Lahore  PALACE' }, here)
    counter.take({ q: 'palace', city: lahore, category: 4 }, here)
    counter.take({ city: lahore, price: '100-120' }, here)
    counter.take({ q: 'قلعہ' }, here)
    counter.take({ city: 999_999, category: 77 }, here)
    expect(await counter.store()).toBe(5)
    expect(await rowsOf(test)).toEqual([
      { cityId: 0, categoryId: 0, words: '', searches: 1 },
      { cityId: 0, categoryId: 0, words: foldText('قلعہ'), searches: 1 },
      { cityId: lahore, categoryId: 0, words: '', searches: 1 },
      { cityId: lahore, categoryId: 4, words: 'palace', searches: 2 },
    ])
  })

  it('are taken by the call for suggestions, and stored when the server stops', async () => {
    const { test } = await open()
    const headers = { 'user-agent': phone, 'x-forwarded-for': '203.0.113.1' }
    for (const _ of [1, 2]) {
      const response = await call(test.app, 'suggestSearches', { query: { q: 'zzqx' }, headers })
      expect(response.statusCode).toBe(200)
    }
    await test.app.close()
    expect(await rowsOf(test)).toEqual([{ cityId: 0, categoryId: 0, words: 'zzqx', searches: 1 }])
  })

  it('count once a day for each visitor, a few for each network, and none by programs', async () => {
    const { test, counter } = await open()
    for (const _ of [1, 2]) counter.take({ q: 'palace' }, here)
    await counter.store()
    counter.take({ q: 'PALACE ' }, here)
    counter.take({ q: 'palace' }, { ...here, userAgent: 'curl/8.5.0' })
    counter.take({ q: 'palace' }, { ...here, userAgent: undefined })
    counter.take({ q: 'palace' }, { ...here, ip: '203.0.113.2' })
    await counter.store()
    expect(await rowsOf(test)).toMatchObject([{ words: 'palace', searches: 2 }])
    test.passTime(dayMs)
    counter.take({ q: 'palace' }, here)
    await counter.store()
    expect((await rowsOf(test)).map(({ searches }) => searches)).toEqual([2, 1])
    for (let many = 0; many < 2 * mostSearchesOfNetwork; many += 1) {
      counter.take({ q: `palace ${many}` }, { ...here, ip: '203.0.113.9' })
    }
    expect(await counter.store()).toBe(mostSearchesOfNetwork)
  })

  it('wait where they could not be stored, and never fail the search', async () => {
    const { test, counter } = await open()
    counter.take({ q: 'palace' }, here)
    const note = vi.spyOn(test.context.db, 'note').mockRejectedValueOnce(new Error('away'))
    await expect(counter.store()).rejects.toThrow('away')
    note.mockRestore()
    expect(await counter.store()).toBe(1)
    expect(await rowsOf(test)).toHaveLength(1)
  })

  it('have words in so many rows of a day, and are counted without theirs beyond', async () => {
    const { test } = await open()
    const { db, clock } = test.context
    const day = dayInPakistan(clock())
    const searchOf = (words: string) => ({ day, cityId: 0, categoryId: 0, words })
    const many = Array.from({ length: 30 }, (_, number) => searchOf(`palace ${number}`))
    await db.note((trx) => countVainSearches(trx, many, 20))
    await db.note((trx) => countVainSearches(trx, [searchOf('palace 3'), searchOf('castle')], 20))
    const rows = await rowsOf(test)
    expect(rows).toHaveLength(21)
    expect(rows.find(({ words }) => words === '')?.searches).toBe(11)
    expect(rows.find(({ words }) => words === 'palace 3')?.searches).toBe(2)
    expect(mostWordsOfDay).toBeGreaterThan(20)
  })

  it('are deleted after 90 days', async () => {
    const { test, counter } = await open()
    const work = () =>
      fleetJobs(test.context)
        .find(({ name }) => name === 'vain-searches')
        ?.work()
    counter.take({ q: 'palace' }, here)
    await counter.store()
    test.passTime(89 * dayMs)
    expect([await work(), (await rowsOf(test)).length]).toEqual([0, 1])
    test.passTime(dayMs)
    expect([await work(), await rowsOf(test)]).toEqual([1, []])
  })
})

describe('words of a search', () => {
  it.each([
    ['  Grand   Palace ', 'grand palace'],
    ['10 marla 2026', '10 marla 2026'],
    ['somebody@example.com', ''],
    ['call 0300 1234567', ''],
    ['۰۳۰۰-۱۲۳۴۵۶۷', ''],
    ['123 456 7', ''],
    ['123456', '123456'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), ''],
    ['', ''],
  ])('%j are kept as %j', (words, kept) => {
    expect(wordsToKeep(words)).toBe(kept)
  })
})
