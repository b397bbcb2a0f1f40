// The totals of the sheet of a bill: from the prices to the headline, then to like for like.
import type { Bill } from '@tameer/quotes'
import * as words from '#words/quote-comparison'
import { type CellRow, figure, formula, summed, text } from '../../../lib/xlsx-cells.ts'
import type { BillOffer } from '../compared.ts'
import { estimateOf } from '../rows/bill-rows.ts'
import { estimateSums, filledInSums, type OfferLetters, offerCells, sumOver } from './sheet-columns.ts'

/** Rows of totals from row `first` on, over the rows of the phases. Also tells which rows are the two main totals. */
export function totalCells(
  bill: Bill,
  offers: readonly BillOffer[],
  phaseRows: readonly number[],
  first: number,
) {
  const [prices, allowances, extras, discount, headline, tax, likeForLike] = [0, 1, 2, 3, 4, 5, 6].map(
    (down) => first + down,
  ) as [number, number, number, number, number, number, number]
  const row = (label: string, cells: (offer: BillOffer, letters: OfferLetters) => CellRow) =>
    offerCells(offers, label, cells)
  /** The prices less the part of the discount that exceeds extras and allowances, plus the tax. */
  const own = ({ price }: OfferLetters) =>
    `${price}${prices}-MAX(${price}${discount}-${price}${extras}-${price}${allowances},0)+${price}${tax}`
  const sums = offerCells(offers, words.prices, ({ levelled, ...offer }, letters) => [
    formula(sumOver(letters.price, phaseRows), levelled.pricesPkr, summed),
    text('', summed),
    ...filledInSums({ levelled, ...offer }, letters, phaseRows, bill.lines),
  ])
  const rows = [
    Object.assign(sums, estimateSums(words.prices, phaseRows, estimateOf(bill))),
    row(words.allowances, ({ levelled }) => [figure(levelled.allowancesPkr)]),
    row(words.extras, ({ levelled, quote }) => [typedSum(quote.extras, levelled.extrasPkr)]),
    row(words.discount, ({ levelled, quote }) => [
      figure(levelled.discountPkr),
      text(quote.discount?.word ?? ''),
    ]),
    row(words.quoted, ({ levelled }, { price }) => [
      formula(
        `${price}${prices}+${price}${allowances}+${price}${extras}-${price}${discount}`,
        levelled.headlinePkr,
        summed,
      ),
    ]),
    row(words.steps.tax, ({ levelled }) => [figure(levelled.taxPkr ?? 0)]),
    row(words.sameHouse, ({ levelled }, letters) => [
      formula(`${own(letters)}+${letters.filledIn}${prices}`, levelled.likeForLikePkr, summed),
    ]),
    row(words.sameHouseLow, ({ levelled }, letters) => [
      formula(`${own(letters)}+${letters.filledInLow}${prices}`, levelled.likeForLikeLowPkr, summed),
    ]),
    row(words.sameHouseHigh, ({ levelled }, letters) => [
      formula(`${own(letters)}+${letters.filledInHigh}${prices}`, levelled.likeForLikeHighPkr, summed),
    ]),
    row(words.withExtras, ({ levelled }, { price }) => [
      formula(
        `${price}${likeForLike}+MAX(${price}${extras}-${price}${discount},0)`,
        levelled.withExtrasPkr,
        summed,
      ),
    ]),
  ]
  return { rows, headline, likeForLike }
}

/** A sum of amounts that were typed one by one. */
function typedSum(items: readonly { amountPkr: number }[], sumPkr: number) {
  return items.length < 2
    ? figure(sumPkr)
    : formula(items.map(({ amountPkr }) => amountPkr).join('+'), sumPkr)
}
