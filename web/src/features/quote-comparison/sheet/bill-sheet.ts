// Offers on a bill as a sheet with formulas: when a price or a rate is changed, all totals follow.
import { type Bill, type FrozenLine, type LineAmounts, nothing, type SectionAmounts } from '@tameer/quotes'
import { unitOfRate } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { covers } from '#words/quote-values'
import { phases as phaseNames } from '#words/values'
import { type CellRow, figure, formula, heading, measured, summed, text } from '../../../lib/xlsx-cells.ts'
import type { BillOffer } from '../compared.ts'
import { nameOfSection } from '../rows/bill-rows.ts'
import {
  cost,
  estimateSums,
  filledInSums,
  headCells,
  high,
  lettersOf,
  low,
  material,
  offerCells,
  quantity,
  rate,
  sumOver,
} from './sheet-columns.ts'
import { totalCells } from './sheet-totals.ts'

/** Frozen rows at the top: the titles, the two totals, the headings of the columns. */
export const headRows = 6

interface Sheet {
  readonly bill: Bill
  readonly offers: readonly BillOffer[]
  readonly rows: CellRow[]
}

/** `titles` are the three lines at the top. */
export function billSheet(
  bill: Bill,
  offers: readonly BillOffer[],
  titles: readonly [string, string, string],
): CellRow[] {
  const [title, ...below] = titles
  const rows: CellRow[] = [
    [text(title, { font: { bold: true, size: 16 } })],
    ...below.map((one) => [text(one)]),
  ]
  rows.push([], [], headCells(offers))
  const phaseRows = addPhases({ bill, offers, rows })
  rows.push([])
  const totals = totalCells(bill, offers, phaseRows, rows.length + 1)
  rows.push(...totals.rows)
  // The two totals also stand at the top, where they stay in sight.
  rows[headRows - 3] = offerCells(offers, words.quoted, ({ levelled }, { price }) => [
    formula(`${price}${totals.headline}`, levelled.headlinePkr, summed),
  ])
  rows[headRows - 2] = offerCells(offers, words.sameHouse, ({ levelled }, { price }) => [
    formula(`${price}${totals.likeForLike}`, levelled.likeForLikePkr, summed),
  ])
  return rows
}

/** Adds every phase with its sections and lines; returns the rows of the phases' sums. */
function addPhases(sheet: Sheet): number[] {
  const { bill, offers, rows } = sheet
  // Phases, sections and lines come from the bill, so every offer has the same ones at the same index.
  return (offers[0]?.levelled.phases ?? []).map((phase, at) => {
    const inPhase = ({ levelled }: BillOffer) => levelled.phases[at]
    const sectionRows = phase.sections.map((_, sectionAt) => {
      const inOffers = offers.flatMap(({ levelled }) => levelled.phases[at]?.sections[sectionAt] ?? [])
      return addSection(sheet, inOffers)
    })
    const lines = bill.lines.filter((line) => line.phase === phase.id)
    rows.push([
      ...estimateSums(phaseNames[phase.id], sectionRows, phase.estimate),
      ...offers.flatMap((offer, place) => {
        const price = offer.quote.prices.find(({ level, id }) => level === 'phase' && id === phase.id)
        return [
          phasePrice(offer, at, sumOver(lettersOf(place).price, sectionRows), bill.coveredAreaSft),
          text(price ? words.onePrice : inPhase(offer)?.sharedOut ? words.sharedOut : '', summed),
          ...filledInSums(offer, lettersOf(place), sectionRows, lines),
        ]
      }),
    ])
    return rows.length
  })
}

/** The price of a phase as the company gave it, or the sum of its sections. */
function phasePrice({ quote, levelled }: BillOffer, at: number, sum: string, areaSft: number) {
  const { id, pricePkr = 0 } = levelled.phases[at] ?? {}
  const price = quote.prices.find((one) => one.level === 'phase' && one.id === id)
  if (!price) return formula(sum, pricePkr, summed)
  return price.kind === 'per-sft'
    ? product(`${price.ratePkr}*${areaSft}`, price.ratePkr * areaSft, pricePkr, summed)
    : figure(pricePkr, summed)
}

/** Adds a section's lines and their sums; returns the row of the sums. */
function addSection({ bill, offers, rows }: Sheet, inOffers: readonly SectionAmounts[]): number {
  const { id = '', estimate = nothing } = inOffers[0] ?? {}
  const lines = bill.lines.filter((line) => line.section === id)
  rows.push([text(nameOfSection(id), heading)])
  const lineRows = lines.map((line) => {
    const row = rows.length + 1
    rows.push([
      ...estimateCells(line, row),
      ...inOffers.flatMap((section, place) =>
        offerLine(
          offers[place],
          section.lines.find((one) => one.id === line.id),
          line,
          row,
        ),
      ),
    ])
    return row
  })
  rows.push([
    ...estimateSums(words.sumOf(nameOfSection(id)), lineRows, estimate),
    ...inOffers.flatMap((section, place) => {
      const offer = offers[place]
      const letters = lettersOf(place)
      // A section's own price is not only the sum of its lines: lines priced apart have their price beside it.
      const ofLines = section.lines.reduce((sum, { pricePkr = 0 }) => sum + pricePkr, 0)
      const byLine =
        section.lines.some(({ pricePkr }) => pricePkr !== undefined) && ofLines === section.pricePkr
      return [
        byLine
          ? formula(sumOver(letters.price, lineRows), section.pricePkr, summed)
          : figure(section.pricePkr, summed),
        text(section.sharedOut ? words.sharedOut : '', summed),
        ...(offer ? filledInSums(offer, letters, lineRows, lines) : []),
      ]
    }),
  ])
  return rows.length
}

function estimateCells(line: FrozenLine, row: number): CellRow {
  const { item, unit, ratePkr, costPkr, lowPkr, highPkr, materialPkr } = line
  return [
    text(words.itemName(item)),
    text(unitOfRate(unit, line.id)),
    figure(line.quantity, { numFmt: measured }),
    figure(ratePkr, { numFmt: measured }),
    product(`${rate}${row}*${quantity}${row}`, ratePkr * line.quantity, costPkr),
    ...[lowPkr, highPkr, materialPkr].map((pkr) => figure(pkr)),
  ]
}

function offerLine(
  offer: BillOffer | undefined,
  amounts: LineAmounts | undefined,
  line: FrozenLine,
  row: number,
): CellRow {
  if (!offer || !amounts) return []
  const { cover, pricePkr } = amounts
  const price = offer.quote.prices.find(({ level, id }) => level === 'line' && id === line.id)
  const priceCell =
    pricePkr === undefined
      ? undefined
      : price?.kind === 'per-unit'
        ? product(`${price.ratePkr}*${quantity}${row}`, price.ratePkr * line.quantity, pricePkr)
        : figure(pricePkr)
  const filledIn = offer.levelled.filledIn.find(({ id }) => id === line.id)
  const mark = text(offer.typed?.markOf(line.id) ?? covers[cover])
  if (!filledIn) return [priceCell, mark, undefined, undefined, undefined]
  const { costPkr, lowPkr, highPkr, ofMaterial } = filledIn
  if (!ofMaterial)
    return [
      ...[priceCell, mark, formula(`${cost}${row}`, costPkr)],
      ...[formula(`${low}${row}`, lowPkr), formula(`${high}${row}`, highPkr)],
    ]
  // The material's range is the line's range in proportion to the cost of the material.
  const share = (end: string, endPkr: number, pkr: number) =>
    product(`${end}${row}*${material}${row}/${cost}${row}`, (endPkr * line.materialPkr) / line.costPkr, pkr)
  return [
    ...[priceCell, mark, formula(`${material}${row}`, costPkr)],
    ...[share(low, line.lowPkr, lowPkr), share(high, line.highPkr, highPkr)],
  ]
}

/** A rounded product of cells; a plain figure where a spreadsheet would calculate another value. */
function product(written: string, unrounded: number, pkr: number, style?: Parameters<typeof figure>[1]) {
  return Math.round(unrounded) === pkr ? formula(`ROUND(${written},0)`, pkr, style) : figure(pkr, style)
}
