import { type BillLine, currentPriceBook, type Source } from '@tameer/calculator'

/** A column of the bill where it leaves the page: its head, what a line puts there, its width in characters. */
export interface BillColumn {
  readonly head: string
  readonly of: (line: BillLine) => string | number
  readonly width: number
}

/** The columns of the CSV and the XLSX bill. */
export const billColumns: readonly BillColumn[] = [
  { head: 'Item', of: (line) => line.item, width: 52 },
  { head: 'Rate (PKR)', of: (line) => line.ratePkr, width: 12 },
  { head: 'Unit', of: (line) => line.unit, width: 15 },
  { head: 'Quantity', of: (line) => line.quantity, width: 12 },
  { head: 'Cost (PKR)', of: (line) => line.costPkr, width: 15 },
  { head: 'Material (PKR)', of: (line) => line.materialPkr, width: 15 },
  { head: 'Labour (PKR)', of: (line) => line.labourPkr, width: 14 },
  { head: 'Low (PKR)', of: (line) => line.lowPkr, width: 15 },
  { head: 'High (PKR)', of: (line) => line.highPkr, width: 15 },
  { head: 'Rate is', of: (line) => line.status.rate, width: 11 },
  { head: 'Quantity is', of: (line) => line.status.quantity, width: 11 },
  {
    head: 'Sources',
    of: (line) =>
      sourcesOf([line])
        .map(({ site, date }) => `${site} (${date})`)
        .join('; '),
    width: 60,
  },
]

/** Place of the cost; material, labour, low and high follow it. */
export const costColumn = billColumns.findIndex(({ head }) => head === 'Cost (PKR)')

/** The sources of some lines, each once, in the order the lines first name them. */
export function sourcesOf(lines: readonly BillLine[]): Source[] {
  const ids = new Set(lines.flatMap((line) => [...line.rateSources, ...line.quantitySources]))
  return [...ids].flatMap((id) => currentPriceBook.sources[id] ?? [])
}
