import { writeXlsx } from 'hucre/xlsx'
import { displayRupees } from '#words/amounts'
import * as markWords from '#words/licence-limits'
import * as words from '#words/quote-comparison'
import { flagText } from '#words/quote-flags'
import { type CellRow, heading, placed, sheetView, text } from '../../../lib/xlsx-cells.ts'
import { type AnyOffer, type Compared, type ComparedHouse, nameOf, titlesOf } from '../compared.ts'
import { limitSources, markRows } from '../offer/offer-marks.ts'
import { termGroup } from '../rows/term-rows.ts'
import { billSheet, headRows } from './bill-sheet.ts'
import { feeSheet } from './fee-sheet.ts'
import { widthsOf } from './sheet-columns.ts'

/**
 * The comparison as an XLSX workbook: numbers as numbers, all sums and the like-for-like totals as formulas, each
 * with the value from `quotes`. A second sheet has payment, terms, marks of the companies and questions to ask.
 */
export async function quotesXlsx(request: ComparedHouse, shown: Compared): Promise<Uint8Array<ArrayBuffer>> {
  // Formulas give the range of what was left out; the screen shows how far a typed price could go.
  const compared =
    shown.kind === 'bill'
      ? {
          ...shown,
          offers: shown.offers.map((one) => (one.typed ? { ...one, levelled: one.typed.out } : one)),
        }
      : shown
  const titles = titlesOf(request, compared.kind)
  const main =
    compared.kind === 'bill'
      ? {
          columns: widthsOf(compared.offers),
          ...placed(billSheet(compared.bill, compared.offers, titles)),
          freezePane: { rows: headRows, columns: 1 },
        }
      : { columns: widthsOfTerms(compared.offers), ...placed(feeSheet(compared, titles)) }
  const file = await writeXlsx({
    sheets: [
      {
        name: words.sheetName,
        ...sheetView,
        ...main,
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
        },
      },
      {
        name: words.paymentAndTerms,
        ...sheetView,
        columns: widthsOfTerms(compared.offers),
        ...placed(termCells(compared)),
      },
    ],
    properties: { title: words.paperTitle, creator: words.creator },
  })
  return new Uint8Array(file)
}

function widthsOfTerms(offers: readonly AnyOffer[]): { width: number }[] {
  return [36, ...offers.map(() => 40)].map((width) => ({ width }))
}

function termCells(compared: Compared): CellRow[] {
  const { offers } = compared
  const marks = markRows(offers)
  const rows = [...termGroup(compared, displayRupees).rows, ...marks]
  const limits = limitSources(offers)
  const wrapped = { alignment: { wrapText: true, vertical: 'top' } } as const
  const row = (label: string, texts: readonly string[]): CellRow => [
    text(label, wrapped),
    ...texts.map((one) => text(one, wrapped)),
  ]
  return [
    [text(words.item, heading), ...offers.map((offer) => text(nameOf(offer), heading))],
    ...rows.map(({ label, cells }) =>
      row(
        label,
        cells.map(({ main, notes }) => [main, ...notes].join('\n')),
      ),
    ),
    row(
      words.toAsk,
      offers.map(({ levelled }) =>
        levelled.flags.map((flag) => flagText(flag, displayRupees).sentence).join('\n'),
      ),
    ),
    ...(marks.length > 0 ? [[], row(markWords.marksLead, [])] : []),
    ...(limits ? [row(limits.lead, limits.sources)] : []),
  ]
}
