// Sheets made at random from a bill as companies make them: columns in any order, heads of either language, titles above,
// figures as people and programs write them, in the files that spreadsheets save.
import { detailedEstimate } from '@tameer/calculator'
import type { FrozenBill } from '@tameer/contract'
import { roundTo } from '@tameer/figures'
import { sheetHeads } from '@tameer/words/sheet-heads'
import fc from 'fast-check'
import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx'

const estimated = detailedEstimate({ city: 'Lahore', plotSize: 10, constructionType: 'Complete' })
if (!estimated.ok) throw new Error('No estimate')
const { sections, total } = estimated.estimate

/** Every fourth line of a house in Lahore. */
export const houseBill: FrozenBill = {
  coveredAreaSft: 3375,
  totalPkr: total.costPkr,
  pricesAsOf: '2026-11-01',
  lines: sections
    .flatMap(({ key, phase, lines }) => lines.map((line) => ({ ...line, section: key, phase })))
    .filter((_, place) => place % 4 === 0),
}

const files = ['commas', 'semicolons', 'decimal commas', 'tabs', 'tabs in UTF-16', 'workbook'] as const
type FileKind = (typeof files)[number]

const anyPrice = fc.record({
  is: fc.constantFrom('rate', 'rate', 'rate', 'sum', 'sum', 'both', 'none', 'differ', 'no value'),
  // From a tenth to ten times the estimate.
  times: fc.double({ min: 0.12, max: 9, noNaN: true }),
  decimals: fc.constantFrom(0, 0, 0, 1, 2, 2, 3, 4, 8, 12),
  groups: fc.constantFrom('', '', 'south', 'west'),
  before: fc.constantFrom('', '', '', 'Rs ', 'Rs. ', 'PKR ', '₨', 'روپے '),
  after: fc.constantFrom('', '', '', '/-', '/=', ' PKR', ' Rs', ' روپے'),
  digits: fc.constantFrom('latin', 'latin', 'urdu'),
  hidden: fc.constantFrom('', '', '\u202a', '\u2066', '\u200f'),
  inCell: fc.constantFrom('number', 'number', 'formula', 'text', 'date'),
})
type AnyPrice = typeof anyPrice extends fc.Arbitrary<infer Value> ? Value : never

const anyShape = fc.record({
  file: fc.constantFrom(...files),
  language: fc.constantFrom(0, 1),
  head: fc.constantFrom(
    (head: string) => head,
    (head: string) => ` ${head.toUpperCase()}\u00a0`,
  ),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
  titles: fc.array(fc.constantFrom('Bill, priced, for you', 'بل', 'a;b;c', ''), { maxLength: 3 }),
  gaps: fc.array(fc.nat(30), { maxLength: 3 }),
  totals: fc.boolean(),
  cover: fc.boolean(),
  oldSheet: fc.boolean(),
  prices: fc.array(anyPrice, { minLength: houseBill.lines.length, maxLength: houseBill.lines.length }),
  turned: fc.boolean(),
})
type Shape = typeof anyShape extends fc.Arbitrary<infer Value> ? Value : never

/** A price as it should be read; `named` where the row must be named instead. */
export interface Expected {
  readonly row: number
  readonly price: readonly ['rate' | 'lump', number] | 'named' | undefined
}

export interface MadeSheet {
  readonly shape: Shape
  readonly write: () => Promise<Uint8Array>
  readonly expected: ReadonlyMap<string, Expected>
}

interface Exact {
  readonly digits: string
  readonly value: number
}

type MadeCell = string | { price: AnyPrice; exact: Exact } | { noValue: true }

export const anySheet: fc.Arbitrary<MadeSheet> = anyShape.map((shape) => {
  const { language, order, head, titles, gaps, totals, turned } = shape
  const heads = [sheetHeads.id, sheetHeads.rate, sheetHeads.sum].map((names) => head(names[language] ?? ''))
  const columns = [...heads, 'Item', 'Quantity', 'Remarks']
  const inOrder = (cells: readonly MadeCell[]) => order.map((column) => cells[column] ?? '')
  const rows: MadeCell[][] = [...titles.map((title) => [title]), inOrder(columns)]
  const expected = new Map<string, Expected>()
  const lines = [...houseBill.lines.entries()]
  for (const [place, line] of turned ? lines.toReversed() : lines) {
    if (gaps.includes(place)) rows.push([], ['A section'])
    const price = shape.prices[place]
    if (!price) throw new Error('A price for each line')
    const { cells, read } = priced(price, line)
    rows.push(inOrder([line.id, ...cells, line.item, String(line.quantity), 'as agreed; ok']))
    expected.set(line.id, { row: rows.length, price: read(shape.file) })
  }
  if (totals) rows.push(inOrder(['', '', '1000000', 'Total']))
  const write = () => (shape.file === 'workbook' ? workbook(rows, shape) : textFile(rows, shape.file))
  return { shape, write: async () => await write(), expected }
})

function priced(price: AnyPrice, { ratePkr, costPkr, quantity }: FrozenBill['lines'][number]) {
  const exact = (value: number, decimals: number): Exact => {
    const digits = Math.max(value, 0.2).toFixed(decimals)
    return { digits, value: Number(digits) }
  }
  const rate = exact(ratePkr * price.times, price.decimals)
  const sum = exact(costPkr * price.times, Math.min(price.decimals, 3))
  const product = exact(rate.value * quantity, 2)
  const differs = exact(rate.value * quantity + 50, 0)
  const cell = (one: Exact) => ({ price, exact: one })
  const asRate = ['rate', roundTo(rate.value, 4).value] as const
  const asSum = ['lump', roundTo(sum.value, 0).value] as const
  const of = (cells: [MadeCell, MadeCell], found: Expected['price']) => ({ cells, read: () => found })
  switch (price.is) {
    case 'rate':
      return of([cell(rate), ''], asRate)
    case 'sum':
      return of(['', cell(sum)], asSum)
    case 'both':
      return of([cell(rate), cell(product)], asRate)
    case 'differ':
      return of([cell(rate), cell(differs)], 'named')
    case 'no value':
      return {
        cells: [{ noValue: true }, ''] satisfies MadeCell[],
        // A text file has no formulas: the cell is empty there.
        read: (file: FileKind) => (file === 'workbook' ? ('named' as const) : undefined),
      }
    default:
      return of(['', ''], undefined)
  }
}

const urdu = '۰۱۲۳۴۵۶۷۸۹'

/** The figure as a person types it. */
function written({ price, exact }: { price: AnyPrice; exact: Exact }, decimalComma: boolean): string {
  const [whole = '', part] = exact.digits.split('.')
  const mark = decimalComma && part !== undefined ? '.' : ','
  const grouped =
    price.groups === 'west'
      ? whole.replace(/\B(?=(\d{3})+$)/g, mark)
      : price.groups === 'south'
        ? whole.replace(/\B(?=(\d\d)*\d{3}$)/g, decimalComma && part !== undefined ? '' : ',')
        : whole
  const figure = part === undefined ? grouped : `${grouped}${decimalComma ? ',' : '.'}${part}`
  const inDigits =
    price.digits === 'urdu' ? figure.replace(/\d/g, (digit) => urdu[Number(digit)] ?? '') : figure
  // One word for rupees, before or after.
  const after = price.before && !price.after.startsWith('/') ? '' : price.after
  return `${price.hidden}${price.before}${inDigits}${after}`
}

const signs = { commas: ',', semicolons: ';', 'decimal commas': ';', tabs: '\t', 'tabs in UTF-16': '\t' }

function textFile(rows: readonly MadeCell[][], file: Exclude<FileKind, 'workbook'>): Uint8Array {
  const sign = signs[file]
  const textOf = (cell: MadeCell) => {
    const text =
      typeof cell === 'string' ? cell : 'noValue' in cell ? '' : written(cell, file === 'decimal commas')
    return /[";,\t\n]/.test(text) && text.includes(sign) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const text = rows.map((row) => `${row.map(textOf).join(sign)}\r\n`).join('')
  if (file !== 'tabs in UTF-16') return new TextEncoder().encode(text)
  return new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((letter) => letter.charCodeAt(0))).buffer)
}

async function workbook(rows: readonly MadeCell[][], { cover, oldSheet }: Shape): Promise<Uint8Array> {
  const cells = new Map<string, Partial<Cell>>()
  for (const [down, row] of rows.entries())
    for (const [across, cell] of row.entries())
      if (cell !== '') cells.set(`${down},${across}`, xlsxCell(cell))
  const sheets: WriteSheet[] = [
    ...(oldSheet
      ? [
          {
            name: 'Old',
            hidden: true,
            rows: [
              [sheetHeads.id[0], sheetHeads.rate[0]],
              [houseBill.lines[0]?.id ?? '', 1],
            ],
          },
        ]
      : []),
    ...(cover ? [{ name: 'Letter', rows: [['Our rates are on the next sheet']] }] : []),
    { name: 'Quote', cells },
  ]
  return writeXlsx({ sheets })
}

function xlsxCell(cell: MadeCell): Partial<Cell> {
  if (typeof cell === 'string') return { value: cell, type: 'string' }
  if ('noValue' in cell) return { value: null, type: 'formula', formula: 'A1*2' }
  const { value } = cell.exact
  switch (cell.price.inCell) {
    case 'text':
      return { value: written(cell, false), type: 'string' }
    case 'formula':
      return { value, type: 'formula', formula: `${value}*1`, formulaResult: value }
    case 'date':
      return { value, type: 'number', style: { numFmt: 'dd/mm/yyyy' } }
    default:
      return { value, type: 'number' }
  }
}
