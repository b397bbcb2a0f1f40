import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { currentPriceBook, findPriceBook } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import { itemName } from './price-book.ts'
import { sources } from './price-book-specs/sources.ts'
import { builtTexts, specs } from './price-book-specs/specs.ts'

const figures = (text: string) => text.match(/\d+(?:[,.:/]\d+)*|[¼½¾]/g)?.sort() ?? []

/** Links with an old date open the earlier books too. */
const versions = readdirSync(join(import.meta.dirname, '../../../calculator/books')).flatMap(
  (file) => /^(\d{4}-\d\d-\d\d)\.js$/.exec(file)?.[1] ?? [],
)
const books = versions.map((version) => findPriceBook(version) ?? version)

function textsOf({ lines, cities, gradeMeanings }: typeof currentPriceBook): string[] {
  const local = lines.flatMap((line) => Object.values(line.local ?? {}))
  return [
    ...lines.map(({ item }) => item),
    ...lines.flatMap(({ sizes }) => sizes?.steps.flatMap(({ items }) => items) ?? []),
    ...local.flatMap(({ item }) => item ?? []),
    ...[...lines, ...local, ...Object.values(cities)].flatMap(({ note }) => note ?? []),
    ...Object.values(gradeMeanings),
  ]
}

describe('the price books in Urdu', () => {
  it('are all tested', () => {
    expect(books).toContain(currentPriceBook)
    expect(books.filter((book) => typeof book === 'string')).toEqual([])
  })

  const texts = books.flatMap((book) => (typeof book === 'string' ? [] : textsOf(book)))
  it.each([...new Set(texts)])('says %j, with its figures', (english) => {
    const urdu = builtTexts[english] ?? itemName(english)
    expect(urdu).not.toMatch(/[A-Za-z]/)
    expect(figures(urdu)).toEqual(figures(english))
  })

  it('keeps the size of a wire from turning round', () => {
    const wires = [...new Set(texts)].filter((text) => text.includes('/.'))
    expect(wires).toHaveLength(6)
    for (const wire of wires) expect(itemName(wire)).toMatch(/\u2066\d\/\.\d+\u2069/)
  })

  it('keeps a name that it does not know', () => {
    expect(itemName('Water bore, wide')).toBe('Water bore, wide')
  })
})

describe('the sources of the price books in Urdu', () => {
  const listed = books.flatMap((book) => (typeof book === 'string' ? [] : Object.values(book.sources)))
  const all = new Set(listed.flatMap(({ site, page, date }) => [site, page, date]))
  const isolated = /\u2068[^\u2069]+\u2069/g

  it('are said where they are descriptions or dates, and nothing else is', () => {
    expect(Object.keys(sources).filter((english) => !all.has(english))).toEqual([])
    const kept = new Set([...all].filter((text) => !sources[text]))
    const sites = listed.map(({ site }) => site).filter((site) => kept.has(site))
    expect(sites.filter((site) => !/^[\w.-]+\.[a-z]+/.test(site))).toEqual([])
    // A description begins with a small letter, a title with a capital one or a figure.
    const pages = listed.map(({ page }) => page).filter((page) => kept.has(page))
    expect(pages.filter((page) => !/^[A-Z\d]/.test(page))).toEqual([])
    const dates = listed.map(({ date }) => date).filter((date) => kept.has(date))
    expect(dates.filter((date) => !/^[\d-]+$/.test(date))).toEqual([])
  })

  it.each(Object.entries(sources))('say %j, with its figures', (english, urdu) => {
    expect(urdu.replaceAll(isolated, '')).not.toMatch(/[A-Za-z%]/)
    expect(figures(urdu)).toEqual(figures(english))
  })
})

describe('the specifications of every price book in Urdu', () => {
  const lines = books.flatMap((book) => (typeof book === 'string' ? [] : book.lines))
  const local = lines.flatMap((line) => Object.values(line.local ?? {}))
  const english = new Set([...lines, ...local].flatMap((line) => line.specs ?? []))

  it('are all said, and nothing else is', () => {
    expect(versions).toContain(currentPriceBook.version)
    expect(english.size).toBeGreaterThan(300)
    expect(Object.keys(specs).sort()).toEqual([...english].sort())
  })

  it.each(Object.entries(specs))('say %j, with its figures', (english, urdu) => {
    expect(urdu).not.toMatch(/[A-Za-z%]/)
    expect(figures(urdu)).toEqual(figures(english))
  })

  it('are no names of lines: the build knows a text by its English alone', () => {
    expect(Object.keys(builtTexts).filter((text) => itemName(text) !== text)).toEqual([])
  })
})
