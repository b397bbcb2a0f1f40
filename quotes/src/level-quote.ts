// Gives a quote the same scope as every other: the company's sums, the amounts that the estimate fills in, and
// flags for the family to ask about.
import type { Bill, Range } from './bill.ts'
import { sumRanges } from './bill.ts'
import { indexBill } from './bill-index.ts'
import { type CoveredLine, coverLines, isOfMaterial } from './covers.ts'
import { type Flag, licenceFlags, type QuoteContext, termFlags } from './flags.ts'
import { priceFlags } from './price-flags.ts'
import { pricesByPlace } from './prices.ts'
import type { Cover, Quote, Tax } from './quote.ts'
import { amountsByPhase, type PhaseAmounts } from './section-amounts.ts'
import { type PaymentFacts, paymentFacts } from './terms.ts'
import { type LikeForLike, likeForLike, type Totals, taxOnTop, totalsOf } from './totals.ts'

/** A cover with something to fill in. */
export type FilledInCover = Exclude<Cover, 'included' | 'apart'>

/** Amount and range that the estimate adds for a line which is not fully in the price. Whole rupees. */
export interface FilledIn extends Range {
  readonly id: string
  readonly item: string
  readonly cover: FilledInCover
  /** True when it is only the line's material, with the labour in the price. */
  readonly ofMaterial: boolean
}

/** Amounts are whole rupees; sums are exact at every level. */
export interface LevelledQuote extends Totals, LikeForLike {
  /** In the bill's order. */
  readonly filledIn: readonly FilledIn[]
  readonly phases: readonly PhaseAmounts[]
  readonly flags: readonly Flag[]
  readonly tax: Tax
  /** Amount that the tax adds to the prices; undefined for a tax of unknown sum on top. */
  readonly taxPkr: number | undefined
  readonly payment: PaymentFacts
}

/**
 * Levels a quote that passed `judgeQuote`. The result depends only on the bill and this quote. For a draft it sums
 * the valid figures, so that a form can show totals while a person types. Never throws.
 */
export function levelQuote(bill: Bill, quote: Quote, setting: QuoteContext): LevelledQuote {
  const index = indexBill(bill)
  const covered = coverLines(bill, quote.covers)
  const prices = pricesByPlace(index, quote.prices)
  const phases = amountsByPhase(index, covered, prices, quote.covers)
  const totals = totalsOf(phases, quote)
  const payment = paymentFacts(quote.terms, setting.today)
  const taxPkr = taxOnTop(quote)
  return {
    ...totals,
    ...likeForLike({ ...totals, taxPkr }, sumRanges(covered.map(({ filledIn }) => filledIn))),
    filledIn: covered.flatMap(toFilledIn),
    phases,
    flags: [
      ...priceFlags({ index, covered, prices, marks: quote.covers, discountPkr: totals.discountOn.prices }),
      ...termFlags(quote.terms, taxPkr, payment),
      ...licenceFlags(setting, bill.totalPkr),
    ],
    tax: quote.tax,
    taxPkr,
    payment,
  }
}

function toFilledIn({ line: { id, item }, cover, mark, filledIn }: CoveredLine): FilledIn[] {
  if (cover === 'included' || cover === 'apart') return []
  return [{ id, item, cover, ofMaterial: isOfMaterial(cover, mark?.laying), ...filledIn }]
}
