import { currentPriceBook, findPriceBook } from '@tameer/calculator'
import { shortMonth } from '@tameer/words/ur/amounts'
import { builtTexts } from '@tameer/words/ur/price-book-specs/specs'
import { expect, it } from 'vitest'
import { newestFirst } from './bill-lines.ts'

it('puts the newest source first, however its date is written', () => {
  const dates = [
    'undated',
    '2017',
    'Mar, Apr 2026',
    '12 May 2025',
    'about 2024',
    'Aug 2025 to 26 Sep 2026',
    '2026, undated',
    'Oct 2025',
  ]
  const sources = dates.map((date) => ({ site: 'site', page: date, date }))
  expect(newestFirst(sources).map(({ date }) => date)).toEqual([
    'Aug 2025 to 26 Sep 2026',
    'Mar, Apr 2026',
    '2026, undated',
    'Oct 2025',
    '12 May 2025',
    'about 2024',
    '2017',
    'undated',
  ])
})

it('puts them in the same order by their dates in Urdu', () => {
  const versions = ['2025-05-12', '2026-11-01', currentPriceBook.version]
  const books = versions.map((version) => findPriceBook(version))
  const sources = books.flatMap((book) => Object.values(book?.sources ?? {}))
  const inUrdu = sources.map((source) => ({ ...source, date: builtTexts[source.date] ?? source.date }))
  // A month of each book's dates, so that none is passed over as undated.
  expect(inUrdu.map(({ date }) => date)).toEqual(
    expect.arrayContaining(['12 مئی 2025', '17 ستمبر، 14 اکتوبر 2025', 'اگست 2025 سے 26 ستمبر 2026']),
  )
  const order = (sorted: readonly { site: string; page: string }[]) =>
    sorted.map(({ site, page }) => `${site} ${page}`)
  expect(order(newestFirst(inUrdu, shortMonth))).toEqual(order(newestFirst(sources)))
})
