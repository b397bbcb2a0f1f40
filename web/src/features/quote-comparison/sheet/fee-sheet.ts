// Architects' fees as a sheet with formulas, based on the request's own area and estimate.
import { deliverables } from '@tameer/quotes'
import * as words from '#words/quote-comparison'
import { deliverables as deliverableNames } from '#words/quote-values'
import {
  type CellRow,
  columnLetters,
  figure,
  formula,
  heading,
  measured,
  summed,
  text,
} from '../../../lib/xlsx-cells.ts'
import { type Compared, type FeeOffer, nameOf } from '../compared.ts'

type Fees = Extract<Compared, { kind: 'fee' }>

/** `titles` are the three lines at the top. */
export function feeSheet({ basis, offers }: Fees, titles: readonly [string, string, string]): CellRow[] {
  const [title, ...below] = titles
  const rows: CellRow[] = [
    [text(title, { font: { bold: true, size: 16 } })],
    ...below.map((one) => [text(one)]),
  ]
  const { coveredAreaSft, totalPkr } = basis
  rows.push([text(words.coveredArea), figure(coveredAreaSft, { numFmt: measured })])
  const areaCell = `B${rows.length}`
  rows.push([text(words.estimateCost), totalPkr === undefined ? text(words.none) : figure(totalPkr)])
  const totalCell = `B${rows.length}`
  rows.push([])
  rows.push([text(words.item, heading), ...offers.map((offer) => text(nameOf(offer), heading))])
  rows.push([text(words.feeAsSaid), ...offers.map(({ quote: { fee } }) => text(words.feeKinds[fee.kind]))])
  rows.push([
    text(words.feeFigure),
    ...offers.map(({ quote }) => figure(figureOf(quote.fee), { numFmt: measured })),
  ])
  const figureRow = rows.length
  rows.push([
    text(words.fee, summed),
    ...offers.map((offer, place) =>
      feeCell(offer, `${columnLetters(place + 1)}${figureRow}`, { areaCell, totalCell, basis }),
    ),
  ])
  rows.push([])
  const first = rows.length + 1
  for (const deliverable of deliverables)
    rows.push([
      text(deliverableNames[deliverable]),
      ...offers.map(({ levelled }) => {
        const offered = levelled.optional.find((mark) => mark.deliverable === deliverable)
        if (offered) return figure(offered.amountPkr ?? 0)
        const inside = levelled.included.some((mark) => mark.deliverable === deliverable)
        return text(inside ? words.included : words.notIncluded)
      }),
    ])
  const last = rows.length
  rows.push([
    text(words.optionalTogether, summed),
    ...offers.map(({ levelled }, place) => {
      const letter = columnLetters(place + 1)
      return formula(`SUM(${letter}${first}:${letter}${last})`, levelled.optionalPkr, summed)
    }),
  ])
  return rows
}

function figureOf(fee: FeeOffer['quote']['fee']): number {
  if (fee.kind === 'lump') return fee.amountPkr
  return fee.kind === 'per-sft' ? fee.ratePkr : fee.percent
}

interface Cells {
  areaCell: string
  totalCell: string
  basis: Fees['basis']
}

/** Rounded as a spreadsheet does it; a plain figure where that gives another value. */
function feeCell({ quote: { fee }, levelled }: FeeOffer, own: string, { areaCell, totalCell, basis }: Cells) {
  const pkr = levelled.headlinePkr
  const [written, unrounded] =
    fee.kind === 'lump'
      ? [own, fee.amountPkr]
      : fee.kind === 'per-sft'
        ? [`ROUND(${own}*${areaCell},0)`, fee.ratePkr * basis.coveredAreaSft]
        : [`ROUND(${totalCell}*${own}/100,0)`, ((basis.totalPkr ?? 0) * fee.percent) / 100]
  return Math.round(unrounded) === pkr ? formula(written, pkr, summed) : figure(pkr, summed)
}
