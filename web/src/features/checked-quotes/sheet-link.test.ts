import { Blob as NodeBlob } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'
import type { CheckedQuote } from '@tameer/quotes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { examples } from '../../../../quotes/src/fixtures/checked-quotes.ts'
import { openFile, openLink, openSheet } from './open-sheet.ts'
import { fileOfSheet, linkOfSheet, type SheetAlong } from './sheet-link.ts'

const named = (id: 3 | 6 | 8, message?: string): CheckedQuote => ({
  ...examples[id],
  id: `quote-${id}`,
  ...(message && { message }),
})
const sheetOf = (message?: string): SheetAlong => ({
  house: 'city=Lahore&plotSize=10&plotUnit=Marla',
  prices: '2026-11-26',
  quotes: [named(3, message), named(6, message), named(8, message)],
})
const sheet = sheetOf()
const raw = { v: 1, ...sheet }
// The blobs of jsdom have no stream.
const file = (text: string) => new NodeBlob([text]) as unknown as Blob
const packed = (text: string | Uint8Array) => deflateRawSync(text).toString('base64url')

it('reads back what it made, by link and by file', async () => {
  const link = await linkOfSheet(sheet)
  expect(link).toMatch(/^[\w-]+$/)
  expect(link!.length).toBeLessThan(700)
  expect(await openLink(link!)).toEqual({ is: 'sheet', sheet, leftOut: [] })
  expect(await openFile(file(fileOfSheet(sheet)))).toEqual({ is: 'sheet', sheet, leftOut: [] })
})

it('refuses a file of more than 64 KB, and one of something else', async () => {
  expect(await openFile(file(JSON.stringify({ ...raw, more: ' '.repeat(65_536) })))).toMatchObject({
    why: 'tooLong',
  })
  expect(await openFile(file('name,price'))).toMatchObject({ why: 'damaged' })
})

it('makes no link of more than 4,000 letters', async () => {
  const letters = Array.from({ length: 2000 }, (_, place) =>
    String.fromCharCode(0x3400 + ((place * 7919) % 6000)),
  )
  expect(await linkOfSheet(sheetOf(letters.join('')))).toBeUndefined()
})

it('leaves out and names a quote outside the limits, a second one of an id, and the fourth', () => {
  const wrong = { ...named(3), id: 'wrong', name: '<b>Wrong</b>', price: { kind: 'lump', amountPkr: -1 } }
  const fourth = { ...named(3), id: 'fourth', name: 'Fourth' }
  const found = openSheet({ ...raw, quotes: [wrong, ...sheet.quotes, named(3), fourth] })
  expect(found).toEqual({ is: 'sheet', sheet, leftOut: ['<b>Wrong</b>', named(3).name, 'Fourth'] })
})

it('keeps known fields alone, and texts without control characters', () => {
  const sly = JSON.parse(
    `{ "__proto__": { "taxPkr": 5 }, "constructor": 1, "rows": { "__proto__": "in", "tank": "in" } }`,
  )
  const name = 'Un\u202ecle\u0000’s \ud800builder'
  const found = openSheet({ ...raw, secret: 1, quotes: [{ ...named(3), ...sly, name }] })
  const [quote] = found.is === 'sheet' ? found.sheet.quotes : []
  expect(quote).toMatchObject({ name: 'Uncle’s \ufffdbuilder', rows: { tank: 'in' }, taxPkr: undefined })
  expect(Object.keys(quote!.rows)).toEqual(['tank'])
  expect(JSON.stringify(found)).not.toContain('secret')
})

it.each<[string, string, string]>([
  ['', 'damaged', 'nothing'],
  ['%%%', 'damaged', 'no base64'],
  [packed('{'), 'damaged', 'no JSON'],
  [packed(new Uint8Array([0xff, 0xfe])), 'damaged', 'no UTF-8'],
  [packed(JSON.stringify(raw)).slice(0, -8), 'damaged', 'half a link'],
  [packed(' '.repeat(1e7)), 'tooLong', 'ten million blanks'],
  ['A'.repeat(70_000), 'tooLong', 'a long link'],
  [packed(JSON.stringify({ ...raw, v: 2 })), 'tooNew', 'of a later version'],
  ...[null, 5, [], {}, { v: 1 }, { ...raw, prices: 5 }, { ...raw, quotes: {} }, { ...raw, v: '1' }].map(
    (found): [string, string, string] => [
      packed(JSON.stringify(found)),
      'notOurs',
      JSON.stringify(found).slice(0, 40),
    ],
  ),
])('%.20s is refused: %s (%s)', async (link, why) => {
  expect(await openLink(link)).toEqual({ is: 'refused', why })
})

it('never throws and lets no wild figure in, whatever JSON it reads', () => {
  const key = fc.constantFrom(...Object.keys(examples[3]), 'taxPkr', '__proto__', 'amountPkr')
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(Number.POSITIVE_INFINITY, -1, 1e9, Number.NaN, 'in', {}, []),
  )
  fc.assert(
    fc.property(fc.dictionary(key, value), fc.boolean(), (wild, isWhole) => {
      const one = isWhole ? wild : { ...named(6), ...wild }
      const found = openSheet({ ...raw, quotes: [one] })
      if (found.is === 'refused') throw new Error(found.why)
      for (const { price } of found.sheet.quotes) {
        const pkr = price.kind === 'lump' ? price.amountPkr : price.ratePkr
        expect(pkr > 0 && pkr <= 1_000_000_000).toBe(true)
      }
    }),
    { numRuns: 10_000 },
  )
})
