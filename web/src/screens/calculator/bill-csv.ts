import { currentPriceBook, type DetailedEstimate } from '@tameer/calculator'
import { answersInWords, pricesInWords, titleOf } from './estimate-words.ts'

/** So that a spreadsheet reads the file as UTF-8. */
const byteOrderMark = '\uFEFF'

const columns = [
  ...['Section', 'Item', 'Rate (PKR)', 'Unit', 'Quantity', 'Cost (PKR)', 'Material (PKR)', 'Labour (PKR)'],
  ...['Low (PKR)', 'High (PKR)', 'Rate is', 'Quantity is', 'Sources'],
]

/** The bill as CSV (RFC 4180): a row a line, numbers as plain numbers, then the total and what it stands for. */
export function billCsv(estimate: DetailedEstimate): string {
  const lines = estimate.sections.flatMap((section) =>
    section.lines.map((line) => [
      ...[section.title, line.item, line.ratePkr, line.unit, line.quantity, line.costPkr],
      ...[
        line.materialPkr,
        line.labourPkr,
        line.lowPkr,
        line.highPkr,
        line.status.rate,
        line.status.quantity,
      ],
      [...new Set([...line.rateSources, ...line.quantitySources])].map(sourceInWords).join('; '),
    ]),
  )
  const { costPkr, materialPkr, labourPkr, lowPkr, highPkr } = estimate.total
  const total = ['Total', '', '', '', '', costPkr, materialPkr, labourPkr, lowPkr, highPkr]
  const about = [[titleOf(estimate)], [answersInWords(estimate)], [pricesInWords(estimate)]]
  return (
    byteOrderMark +
    [columns, ...lines, total, [], ...about].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
  )
}

function sourceInWords(id: string): string {
  const source = currentPriceBook.sources[id]
  return source ? `${source.site} (${source.date})` : id
}

function cell(value: string | number): string {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
