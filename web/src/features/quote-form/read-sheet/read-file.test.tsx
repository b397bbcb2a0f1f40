// Sheets as people send them: each file and what it is read as.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { smallBill as bill } from '../../../../test/quote-bill.ts'
import { readSheetFile } from './read-file.ts'
import { notesInWords, rowProblem } from './sheet-in-words.ts'

const sheet = (name: string) => new Uint8Array(readFileSync(`web/test/sheets/${name}`))

async function read(file: Uint8Array) {
  const found = await readSheetFile(file, bill)
  if (typeof found === 'string') return found
  const { prices, problems, sheet } = found
  return {
    prices: prices.map(({ line, kind, figure }) => [line.id, kind, figure]),
    problems: problems.map(rowProblem),
    notes: notesInWords(found),
    sheet,
  }
}

const all = [
  ['steel', 'rate', 310],
  ['earthwork', 'rate', 50],
]

it.each([
  [
    'rate-by-formula.xlsx',
    {
      prices: [['steel', 'rate', 966.6667]],
      problems: [],
      notes: ['Row 2: the rate is rounded to four decimals'],
    },
  ],
  [
    'rate-and-amount.xlsx',
    {
      prices: [...all, ['cement', 'rate', 2000], ['tiles', 'rate', 410], ['doors', 'rate', 50_000]],
      problems: [],
      notes: ['Rows 2, 3, 4, 5, 6: the sum is rate times quantity, so only the rate is taken'],
    },
  ],
  [
    'amount-with-paisa.xlsx',
    {
      prices: [
        ['tiles', 'lump', 600_930],
        ['doors', 'lump', 400_000],
      ],
      problems: [],
      notes: ['Rows 5, 6: the sum is rounded to whole rupees'],
    },
  ],
  [
    'semicolon-decimal-comma.csv',
    { prices: [['steel', 'rate', 310.5]], problems: [], notes: [], sheet: undefined },
  ],
  ['cover-sheet-first.xlsx', { prices: [['steel', 'rate', 310]], problems: [], notes: [], sheet: 'Quote' }],
  [
    'formula-without-value.xlsx',
    {
      prices: [['doors', 'rate', 50_000]],
      problems: [
        'Row 2: the formula of “Steel bars” has no value. Open the file in Excel, save it, and choose it again',
        'Row 5: the formula of “Tiles” has no value. Open the file in Excel, save it, and choose it again',
      ],
    },
  ],
  [
    'rupees-as-written.xlsx',
    {
      prices: [...all, ['cement', 'rate', 1500], ['tiles', 'rate', 410], ['doors', 'rate', 50_000]],
      problems: [],
    },
  ],
  ['styled-cell-in-last-row.xlsx', { prices: [['steel', 'rate', 310]], problems: [] }],
])('%s', async (name, expected) => {
  expect(await read(sheet(name))).toMatchObject(expected)
})

it('an old workbook is told to be saved anew', async () => {
  expect(await read(sheet('old.xls'))).toBe('oldWorkbook')
})
