import { expect, it } from 'vitest'
import { smallBill as bill } from '../../../../test/quote-bill.ts'
import { writeCsv } from '../../../lib/csv.ts'
import { blankEntry, openLines, setCover } from '../entry/entry.ts'
import { quoteOfEntry } from '../entry/quote-of-entry.ts'
import { type ReadSheet, readSheetFile, readTables } from '../read-sheet/read-file.ts'
import { rowProblem } from '../read-sheet/sheet-in-words.ts'
import { applySheet, sheetRows } from './bill-sheet.ts'
import { fillFromEstimate } from './fill-in.ts'
import { writeSheet } from './xlsx-sheet.ts'

const blank = blankEntry('2027-01-10')
const priced = fillFromEstimate(bill, openLines(bill.lines)(blank), 0).entry

type Rows = readonly (readonly (string | number)[])[]

function readSheet(rows: Rows): ReadSheet | string {
  return readTables([{ rows: rows.map((cells, place) => ({ number: place + 1, cells })) }], bill)
}

function requireRead(read: ReadSheet | string): ReadSheet {
  if (typeof read === 'string') throw new Error(read)
  return read
}

it.each([
  ['CSV', async () => new TextEncoder().encode(writeCsv(sheetRows(bill, priced)))],
  ['XLSX', async () => writeSheet(sheetRows(bill, priced), 'Quote')],
])('what was written as %s is read back to the same quote', async (_, file) => {
  const { prices, problems, notes } = requireRead(await readSheetFile(await file(), bill))
  expect(problems).toEqual([])
  expect(notes).toEqual({})
  expect(quoteOfEntry(bill, applySheet(blank, prices)).prices).toEqual(quoteOfEntry(bill, priced).prices)
})

it('finds columns by their heads and rows by the id, and names what it cannot read by its row', () => {
  const rows = [
    ['Bill of Lahore'],
    ['Your sum (PKR)', 'x', 'line id', 'Your rate (PKR)'],
    ['', '', 'steel', '1,250.50'],
    ['40 lakh', '', 'tiles', ''],
    ['', '', 'cement', 'twelve'],
    ['', '', 'roof', '12'],
    ['', '', 'steel', '13'],
    ['5', '', 'doors', '6'],
    ['', '', '', '7'],
    ['', '', 'earthwork', ''],
    ['', '', 'earthwork', '-3'],
  ]
  const { prices, problems } = requireRead(readSheet(rows))
  expect(prices.map(({ line, kind, figure }) => [line.id, kind, figure])).toEqual([
    ['steel', 'rate', 1250.5],
    ['tiles', 'lump', 4_000_000],
  ])
  expect(problems.map(rowProblem)).toEqual([
    'Row 5: “twelve” is no price',
    'Row 6: “roof” is no line of this bill',
    'Row 7: “Steel bars” stands in an earlier row already',
    'Row 8: “Doors” has a rate, and a sum that is not rate times quantity. Keep one of them',
    'Row 9 has a price but no line id',
    'Row 11: “-3” is no price',
  ])
})

it('reads a sheet whose heads are in another language', () => {
  const [heads = [], ...rows] = sheetRows(bill, priced)
  const { prices, problems } = requireRead(readSheet([heads.map((_, place) => `عنوان ${place}`), ...rows]))
  expect(problems).toEqual([])
  expect(prices).toEqual(requireRead(readSheet(sheetRows(bill, priced))).prices)
  expect(readSheet(rows)).toBe('headsMissing')
})

it('does not guess where the columns of another language were moved', () => {
  const [heads = [], ...rows] = sheetRows(bill, priced).map((row) => row.toSpliced(1, 1))
  expect(readSheet([heads.map((_, place) => `عنوان ${place}`), ...rows])).toBe('headsMissing')
})

it('takes the heads of either language, with marks that nobody sees', () => {
  const rows = [
    ['آپ کی رقم (روپے)', 'سطر\u00a0کا کوڈ\u200f', 'آپ کا\nریٹ (روپے)'],
    ['', 'steel', '۳۱۰'],
  ]
  expect(requireRead(readSheet(rows)).prices).toMatchObject([{ kind: 'rate', figure: 310 }])
})

it('says when the columns are not there', () => {
  expect(readSheet([['a', 'b']])).toBe('headsMissing')
})

it('takes no price for a line that is left out', () => {
  const leftOut = setCover('line steel', { cover: 'excluded', sum: '' })(blank)
  const { prices } = requireRead(readSheet(sheetRows(bill, priced)))
  expect(applySheet(leftOut, prices).figures).not.toHaveProperty('line steel')
})
