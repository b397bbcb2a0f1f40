import {
  currentPriceBook,
  detailedEstimate,
  encodeAnswers,
  findPriceBook,
  mostOwnPrices,
} from '@tameer/calculator'
import { estimatePageAddress } from '@tameer/contract'
import { displayAmount } from '@tameer/words/en/amounts'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parsePage } from '../../../../test/html.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

const publicUrl = 'https://tameer.example'
const house = { city: 'Lahore', plotSize: 7 }

/** Returns the address that a client makes for these answers. */
function linkOf(given: Record<string, unknown>): string {
  const result = detailedEstimate(given)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const { answers, total, priceBook } = result.estimate
  const facts = { priceBookVersion: priceBook.version, totalPkr: total.costPkr }
  return estimatePageAddress(encodeAnswers(answers, facts))
}

describe('the page of a shared estimate', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ env: { PUBLIC_URL: publicUrl } })
  })
  afterAll(() => test.close())

  const ask = (url: string) => test.app.inject({ url })
  async function read(url: string) {
    const response = await ask(url)
    expect(response.statusCode, url).toBe(200)
    return parsePage(response.body)
  }

  it('has the figure in its title, and links to the calculator with the same answers', async () => {
    const url = linkOf(house)
    const page = await read(url)
    const title = page.find('title')?.text ?? ''
    expect(title).toMatch(/^7 Marla in Lahore: 1\.\d\d Crore \(1\.\d\d to 1\.\d\d\)$/)
    const meta = (name: string) => page.find('meta', { property: name })?.attributes.content
    expect(meta('og:title')).toBe(title)
    expect(meta('og:url')).toBe(publicUrl + url)
    expect(meta('og:description')).toContain('a Marla of 225 sft, 2,520 sft covered')
    expect(page.find('meta', { name: 'robots' })?.attributes.content).toBe('noindex')
    expect(page.links).toContain(`/#/calculator?mode=detailed&${url.split('?')[1]}`)
    const body = page.find('body')?.text ?? ''
    for (const said of [
      '2,520 sft',
      'bedrooms 4',
      'Standard',
      '30th September, 2026',
      'Not in this bill: the land',
    ]) {
      expect(body).toContain(said)
    }
    expect(page.elements.filter(({ name }) => name === 'summary').length).toBeGreaterThan(8)
  })

  it('says when the money is needed, in another currency too at the reader’s own rate', async () => {
    const url = linkOf(house)
    const made = detailedEstimate(house)
    if (!made.ok) throw new Error('a usual house')
    const { costPkr } = made.estimate.total
    const inOther = (rate: number) =>
      `${Math.round(costPkr / rate).toLocaleString('en')} in the other currency`
    const page = await read(`${url}&rate=355`)
    expect(page.find('main')?.text).toContain(`Before the work starts`)
    expect(page.find('main')?.text).toContain(inOther(355))
    expect(page.find('input', { name: 'rate' })?.attributes.value).toBe('355')
    expect(page.find('input', { name: 'plotSize' })?.attributes.value).toBe('7')
    for (const rate of ['', '&rate=', '&rate=0', '&rate=-3', '&rate=1e9', '&rate=x', '&rate=1&rate=2']) {
      expect((await read(url + rate)).find('main')?.text).not.toContain('in the other currency')
    }
  })

  it('names an estimate for less than a complete house with material', async () => {
    const grey = await read(linkOf({ ...house, constructionType: 'Grey Structure' }))
    expect(grey.find('title')?.text).toMatch(/^7 Marla in Lahore, grey structure: /)
    const labour = await read(linkOf({ ...house, constructionMode: 'Without Material' }))
    expect(labour.find('title')?.text).toMatch(/^7 Marla in Lahore, labour alone, without material: /)
  })

  it('shows own parts, percentages and prices', async () => {
    const line = currentPriceBook.lines[0]
    if (!line) throw new Error('the price book is empty')
    const ownPrices = { [line.id]: line.ratesPkr[1] }
    const page = await read(linkOf({ ...house, options: { bore: false }, addOns: { margin: 10 }, ownPrices }))
    const body = page.find('body')?.text ?? ''
    expect(body).toContain('without water bore')
    expect(body).toContain(`${line.item} at your price of`)
    expect(body).toContain('Contractor’s margin, 10 %')
    expect(body).toContain('The bill with all on top')
  })

  it('keeps the prices of a link, and shows today’s total beside its own', async () => {
    const known = await read('/estimate?city=Lahore&plotSize=10&constructionType=Complete&prices=2025-05-12')
    const now = detailedEstimate({ city: 'Lahore', plotSize: 10 })
    const total = now.ok ? displayAmount(now.estimate.total.costPkr) : ''
    const then = detailedEstimate({ city: 'Lahore', plotSize: 10 }, findPriceBook('2025-05-12'))
    const thenTotal = then.ok ? displayAmount(then.estimate.total.costPkr) : ''
    expect(known.find('title')?.text).toContain(thenTotal)
    expect(known.find('body')?.text).toMatch(
      new RegExp(
        `made with our price book of 12th May, 2025, when the total was ${thenTotal}. With the present one it is ${total}`,
      ),
    )
    const gone = await read('/estimate?city=Lahore&plotSize=10&prices=2024-01-01&total=12345678')
    expect(gone.find('body')?.text).toContain(
      'price book of 1st January, 2024, which nobody has; it says a total of 1.23 Crore',
    )
    const odd = await read('/estimate?city=Lahore&plotSize=10&prices=Call+0300+1234567&total=1')
    expect(odd.find('body')?.text).not.toMatch(/call|0300.?1234567/i)
  })

  it.each([
    ['/estimate', 'Choose one of Lahore'],
    ['/estimate?city=Lahore', 'Enter the plot size'],
    ['/estimate?city=Atlantis&plotSize=7', 'Choose one of Lahore'],
    ['/estimate?city=Lahore&plotSize=7e9', 'plot size'],
    ['/estimate?city=Lahore&plotSize=7&storeys=-1', 'number of storeys'],
    ['/estimate?city=Lahore&plotSize=7&addOns=margin-99', 'percentage'],
    [`/estimate?city=Lahore&plotSize=7&x=${'a'.repeat(3000)}`, 'longer than any'],
  ])('says at %s what is wrong, with a way on', async (url, said) => {
    const response = await ask(url)
    expect(response.statusCode).toBe(400)
    const page = parsePage(response.body)
    expect(page.find('h1')?.text).toBe('This estimate cannot be shown')
    expect(page.find('main')?.text).toContain(said)
    expect(page.links.some((link) => link.startsWith('/#/calculator'))).toBe(true)
    expect(page.find('meta', { name: 'robots' })?.attributes.content).toBe('noindex')
  })

  it('accepts the longest link that a client makes', async () => {
    const ownPrices = Object.fromEntries(
      currentPriceBook.lines.slice(0, mostOwnPrices).map(({ id, ratesPkr: [, rate] }) => [id, rate + 0.25]),
    )
    const options = Object.fromEntries(currentPriceBook.options.map(({ id, usual }) => [id, !usual[1]]))
    const addOns = Object.fromEntries(currentPriceBook.addOns.map(({ id }) => [id, 12.5]))
    await read(linkOf({ ...house, plotUnit: 'Kanal', plotSize: 1.25, ownPrices, options, addOns }))
  })

  it('responds to every query, and escapes every part of it', async () => {
    const shape = (body: string) => [
      ...new Set(
        parsePage(body).elements.map(({ name, attributes }) => `${name} ${Object.keys(attributes)}`),
      ),
    ]
    const good = new Set([
      ...shape((await ask(linkOf(house))).body),
      ...shape((await ask('/estimate?prices=2024-01-01&total=5&city=Lahore&plotSize=7')).body),
      ...shape((await ask('/estimate')).body),
    ])
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '</title><script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '%00%ff%',
        '__proto__-1',
      ),
    )
    const field = fc.constantFrom(
      'city',
      'plotSize',
      'options',
      'ownPrices',
      'addOns',
      'prices',
      'total',
      'grade',
    )
    const queries = fc.array(fc.tuple(field, nasty), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(queries, fc.boolean(), async (pairs, whole) => {
        const written = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
        const response = await ask(
          `/estimate?${[...written, ...(whole ? ['city=Lahore&plotSize=7'] : [])].join('&')}`,
        )
        expect([200, 400]).toContain(response.statusCode)
        for (const one of shape(response.body)) expect(good).toContain(one)
      }),
      { numRuns: 150 },
    )
  })

  it('has a picture of its own with the figure, at an address that the answers alone decide', async () => {
    const picture = async (url: string) => {
      const { content = '' } = (await read(url)).find('meta', { property: 'og:image' })?.attributes ?? {}
      return content.slice(publicUrl.length)
    }
    const url = await picture(linkOf(house))
    expect(url).toMatch(/^\/share\/estimate\/bill-[0-9a-f]{16}\.jpg\?city=Lahore&/)
    expect(await picture('/estimate?plotSize=7&city=Lahore&fbclid=x')).toBe(url)
    expect(await picture(linkOf({ ...house, plotSize: 8 }))).not.toBe(url)
    await vi.waitFor(
      async () => {
        const response = await ask(url)
        expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        const { width, height, format } = await sharp(response.rawPayload).metadata()
        expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
      },
      { timeout: 60_000, interval: 200 },
    )
    const other = await ask(url.replace(/bill-\w+/, 'bill'))
    expect([other.statusCode, other.headers.location]).toEqual([302, url])
    for (const wrong of [
      '/share/estimate/bill.jpg',
      '/share/estimate/bill.jpg?city=Lahore',
      '/share/estimate/x',
    ]) {
      expect((await ask(wrong)).statusCode, wrong).toBe(404)
    }
  })
})
