import { expect, it } from 'vitest'
import { smallBill as bill } from '../../../test/quote-bill.ts'
import { readCsv, writeCsv } from '../../lib/csv.ts'
import { applySheet, readSheet, sheetRows } from './bill-sheet.ts'
import { blankEntry, openLines, setCover } from './entry.ts'
import { fillFromEstimate } from './fill-in.ts'
import { quoteOfEntry } from './quote-of-entry.ts'
import { readFirstSheet, writeSheet } from './xlsx-sheet.ts'

const blank = blankEntry('2027-01-10')
const priced = fillFromEstimate(bill, openLines(bill.lines)(blank), 0).entry

it.each([
  ['CSV', async () => readCsv(writeCsv(sheetRows(bill, priced)))],
  [
    'XLSX',
    async () => {
      const file = await writeSheet(sheetRows(bill, priced), 'Quote')
      return readFirstSheet(file.buffer)
    },
  ],
])('what was written as %s is read back to the same quote', async (_, rows) => {
  const { prices, problems } = readSheet(await rows(), bill)
  expect(problems).toEqual([])
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
  const { prices, problems } = readSheet(rows, bill)
  expect(prices.map(({ line, kind, figure }) => [line.id, kind, figure])).toEqual([
    ['steel', 'rate', 1250.5],
    ['tiles', 'lump', 4_000_000],
  ])
  expect(problems).toEqual([
    'Row 5: “twelve” is no price',
    'Row 6: “roof” is no line of this bill',
    'Row 7: “Steel bars” stands in an earlier row already',
    'Row 8: “Doors” has a rate and a sum. Keep one of them',
    'Row 9 has a price but no line id',
    'Row 11: “-3” is no price',
  ])
})

it('reads a sheet whose heads are in another language', () => {
  const [heads = [], ...rows] = sheetRows(bill, priced)
  const { prices, problems } = readSheet([heads.map((_, place) => `عنوان ${place}`), ...rows], bill)
  expect(problems).toEqual([])
  expect(prices).toEqual(readSheet(sheetRows(bill, priced), bill).prices)
  expect(readSheet(rows, bill).prices).toEqual([])
})

it('does not guess where the columns of another language were moved', () => {
  const [heads = [], ...rows] = sheetRows(bill, priced).map((row) => row.toSpliced(1, 1))
  const { prices, problems } = readSheet([heads.map((_, place) => `عنوان ${place}`), ...rows], bill)
  expect(prices).toEqual([])
  expect(problems).toHaveLength(1)
})

it('says when the columns are not there', () => {
  expect(readSheet([['a', 'b']], bill).problems).toHaveLength(1)
})

it('takes no price for a line that is left out', () => {
  const leftOut = setCover('line steel', { cover: 'excluded', sum: '' })(blank)
  const { prices } = readSheet(sheetRows(bill, priced), bill)
  expect(applySheet(leftOut, prices).figures).not.toHaveProperty('line steel')
})
