import { cities, currentPriceBook } from '@tameer/calculator'
import { dayInPakistan, ratesPageAddress } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { type ParsedPage, parsePage } from '../../../../test/html.ts'
import { priceEntry } from '../../../../test/price-requests.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

const publicUrl = 'https://tameer.example'
const dayMs = 24 * 3_600_000
const nameOfChart = 'polyline'

describe('rates', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ env: { PUBLIC_URL: publicUrl } })
  })
  afterAll(() => test.close())

  const ask = (url: string) => test.app.inject({ url })
  async function read(url: string): Promise<ParsedPage> {
    const response = await ask(url)
    expect(response.statusCode, url).toBe(200)
    return parsePage(response.body)
  }
  const textOf = (page: ParsedPage) => page.find('body')?.text ?? ''
  const rowsIn = async (query = '') => {
    const { body, statusCode } = await ask(`/rates.csv${query}`)
    expect(statusCode, body).toBe(200)
    return body.split('\r\n').filter(Boolean)
  }

  it('stand on a page for each city, with day, status and source, and lead to the costs and back', async () => {
    const all = await read('/rates')
    for (const city of cities) expect(all.links).toContain(ratesPageAddress(city))
    expect(textOf(all)).toMatch(/Cementbag of 50 kg1,5751,4491,465/)
    const page = await read('/rates/lahore')
    expect(textOf(page)).toMatch(
      /CementPKR 1,575for a bag of 50 kg · 30th September, 2026 · published · source 1 · in \d+ lines? of the bill/,
    )
    expect(textOf(page)).not.toContain('in a month')
    expect(page.links).toContain('/cost/lahore')
    for (const back of ['/cost/lahore', '/cost/lahore/10-marla'])
      expect((await read(back)).links).toContain('/rates/lahore')
    const dataset = page.data.find((item) => item['@type'] === 'Dataset')
    expect(dataset).toMatchObject({
      version: currentPriceBook.version,
      distribution: [{ contentUrl: `${publicUrl}/rates.csv?city=Lahore` }],
    })
    expect((await ask('/sitemap.xml')).body).toContain(`<loc>${publicUrl}/ur/rates/lahore</loc>`)
    expect((await ask('/rates/Lahore')).headers.location).toBe('/rates/lahore')
    expect((await ask('/rates/multan')).statusCode).toBe(404)
    expect(textOf(await read('/ur/rates/karachi'))).toContain('کنکریٹ بلاک')
  })

  it('are one file, from which a part can be asked for', async () => {
    const all = await rowsIn()
    expect(all[0]).toBe('\uFEFFas_of,city,article,unit,pkr,kind,source,note')
    expect(all.find((row) => row.includes('Lahore,cement'))).toMatch(
      /^2026-09-30,Lahore,cement,bag of 50 kg,1575,published,\S/,
    )
    const lahore = await rowsIn('?city=lahore')
    expect(lahore.length).toBeGreaterThan(10)
    expect(lahore.slice(1).every((row) => row.includes(',Lahore,'))).toBe(true)
    expect(await rowsIn('?since=2026-10-01')).toHaveLength(1)
    for (const wrong of ['?city=multan', '?city=', '?since=yesterday', '?since=2026-02-30', '?city=a&city=b'])
      expect((await ask(`/rates.csv${wrong}`)).statusCode, wrong).toBe(400)
  })

  it('say how a published price has changed, and what the same house costs since', async () => {
    expect((await read('/rates/lahore')).find(nameOfChart)).toBeUndefined()
    test.passTime(Date.parse('2026-12-29T12:00:00Z') - test.context.clock())
    const day = dayInPakistan(test.context.clock() - dayMs)
    const entries = [priceEntry(day, { pkr: 1733 })]
    const headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    const payload = { base: currentPriceBook.version, entries }
    expect((await call(test.app, 'publishPrices', { headers, payload })).statusCode).toBe(201)
    const page = await read('/rates/lahore')
    expect(textOf(page)).toMatch(/CementPKR 1,733for a bag of 50 kg · \+10\.0\u00a0% in a month · /)
    expect(textOf(page)).toMatch(/29th December, 2026 ?\d{3}\.\d/)
    expect(page.find(nameOfChart)?.attributes.points?.split(' ')).toHaveLength(2)
    expect(textOf(await read('/rates/karachi'))).not.toContain('in a month')
    expect(await rowsIn('?city=lahore&since=2026-12-01')).toHaveLength(2)
  })
})
