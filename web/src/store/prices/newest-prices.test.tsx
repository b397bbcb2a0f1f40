import { currentPriceBook } from '@tameer/calculator'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const source = { name: 'Made-up bulletin', day: '2026-12-28' }
const entries = [{ article: 'steel', city: 'Lahore', pkr: 280, kind: 'published', source }]
const change = { version: '2026-12-29', base: currentPriceBook.version, pricesAsOf: source.day, entries }
const usual = { pricesAsOf: source.day, bills: {} }
const body = { changes: [change], usual }

let answers: Record<string, () => Promise<Response>>
beforeEach(() => {
  vi.resetModules()
  answers = {
    '/api/price-books': async () =>
      Response.json({ data: [{ version: change.version, pricesAsOf: source.day }] }),
    '/api/price-books/2026-12-29': async () => Response.json(body),
  }
  vi.stubGlobal('fetch', (address: string) => answers[address]?.() ?? Promise.reject(new TypeError('lost')))
})
afterEach(() => localStorage.clear())

/** The page as it is opened anew, with its calculator. */
async function openPage() {
  const present = await import('./present-book.ts')
  const calculator = await import('@tameer/calculator')
  await present.beginPrices()
  return { version: () => calculator.currentPriceBook.version, book: () => calculator.currentPriceBook }
}

it('shows the compiled prices, then once the published ones, and keeps them for a visit without a network', async () => {
  const first = await openPage()
  expect(first.version()).toBe(currentPriceBook.version)
  await vi.waitFor(() => expect(first.version()).toBe('2026-12-29'))
  expect(first.book().cities.Lahore.moved).toHaveProperty('steel')
  vi.resetModules()
  answers = {}
  expect((await openPage()).version()).toBe('2026-12-29')
})

it('changes nothing once the person has pressed something, and shows them at the next visit', async () => {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  const list = answers['/api/price-books']!
  answers['/api/price-books'] = () => sent.then(list)
  const first = await openPage()
  window.dispatchEvent(new Event('pointerdown'))
  send()
  await vi.waitFor(() => expect(localStorage.getItem('prices')).toContain('2026-12-29'))
  expect(first.version()).toBe(currentPriceBook.version)
  vi.resetModules()
  expect((await openPage()).version()).toBe('2026-12-29')
})

it('tells the server’s day where the device’s clock is ahead, once the prices have come', async () => {
  vi.useFakeTimers({ now: Date.UTC(2028, 0, 15, 12), toFake: ['Date'] })
  const headers = { date: 'Fri, 15 Jan 2027 07:00:00 GMT' }
  answers['/api/price-books'] = async () => Response.json({ data: [] }, { headers })
  await openPage()
  const { otherDay } = await import('./newest-prices.ts')
  await vi.waitFor(() => expect(otherDay.read()).toBe('2027-01-15'))
  vi.useRealTimers()
})

it('stays with its own prices on a book it does not have, on a broken store, and without a network', async () => {
  answers['/api/price-books/2026-12-29'] = async () =>
    Response.json({ changes: [{ ...change, base: '2026-12-01' }], usual })
  const other = await openPage()
  await vi.waitFor(() => expect(localStorage.getItem('prices')).toContain('2026-12-01'))
  expect(other.version()).toBe(currentPriceBook.version)
  for (const broken of ['{', '{"changes":[]}', '[]', 'null']) {
    vi.resetModules()
    answers = {}
    localStorage.setItem('prices', broken)
    expect((await openPage()).version()).toBe(currentPriceBook.version)
  }
})
