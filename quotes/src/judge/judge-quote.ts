// Finds everything that must be corrected before a quote can be sent, all at once.
import type { Bill } from '../bill.ts'
import { type BillIndex, indexBill } from '../bill-index.ts'
import { coverLines } from '../covers.ts'
import { pricesByPlace } from '../prices.ts'
import { type Quote, quoteLimits, type Tax } from '../quote.ts'
import { amountsByPhase } from '../section-amounts.ts'
import { totalsOf } from '../totals.ts'
import { judgeCovers } from './judge-covers.ts'
import { judgeAmount, judgeChange } from './judge-figures.ts'
import { judgeGaps, judgeOverlaps, judgePrices } from './judge-prices.ts'
import { judgeTerms } from './judge-terms.ts'
import type { At, Problem } from './problems.ts'

/**
 * The problems of a quote on a bill; none when it can be sent. Never throws. `today` is the date in the family's
 * country, such as `2027-03-31`, from which the validity counts. Shapes and lengths of texts are not checked here.
 */
export function judgeQuote(bill: Bill, quote: Quote, today: string): Problem[] {
  const index = indexBill(bill)
  const unreadable = [
    ...judgePrices(index, quote.prices),
    ...judgeCovers(index, quote.covers),
    ...judgeAmounts(quote),
  ]
  return [
    ...unreadable,
    ...judgeOverlaps(index, quote),
    ...judgeGaps(index, quote),
    ...judgeCounts(quote),
    ...judgeTerms(quote.terms, today),
    // With an invalid figure the sum is wrong anyway, and would report the same problem twice.
    ...(unreadable.length > 0 ? [] : judgeTotals(index, quote)),
  ]
}

function judgeAmounts({ extras, alternates, discount, tax, taxPkr, headlinePkr }: Quote): Problem[] {
  return [
    ...extras.flatMap(({ item, amountPkr }, place) =>
      judgeAmount(amountPkr, { field: 'extras', index: place, item }),
    ),
    ...alternates.flatMap(({ item, amountPkr }, place) =>
      judgeChange(amountPkr, { field: 'alternates', index: place, item }),
    ),
    ...(discount ? judgeAmount(discount.amountPkr, { field: 'discount' }) : []),
    ...judgeTax(tax, taxPkr),
    ...judgeAmount(headlinePkr, { field: 'headlinePkr' }),
  ]
}

/** The sum of a tax, if the company gave one. */
export function judgeTax(tax: Tax | undefined, taxPkr: number | null | undefined): Problem[] {
  if (taxPkr === null || taxPkr === undefined) return []
  const at: At = { field: 'taxPkr' }
  return tax === 'not-included' && taxPkr !== 0 ? judgeAmount(taxPkr, at) : [{ code: 'contradicts', at }]
}

function judgeCounts(quote: Quote): Problem[] {
  return (['extras', 'alternates'] as const)
    .map((field) => ({
      code: 'tooMany' as const,
      field,
      count: quote[field].length,
      max: quoteLimits[field],
    }))
    .filter(({ count, max }) => count > max)
}

function judgeTotals(index: BillIndex, quote: Quote): Problem[] {
  const covered = coverLines(index.bill, quote.covers)
  const amounts = amountsByPhase(index, covered, pricesByPlace(index, quote.prices), quote.covers)
  const { headlinePkr: summedPkr, discountPkr } = totalsOf(amounts, quote)
  if (summedPkr < 0) return [{ code: 'discountTooLarge', discountPkr, ofPkr: summedPkr + discountPkr }]
  return judgeHeadline(quote.headlinePkr, summedPkr)
}

/** Compares the total as typed with the sum of its parts. */
export function judgeHeadline(typedPkr: number, summedPkr: number): Problem[] {
  const differencePkr = typedPkr - summedPkr
  return differencePkr === 0 ? [] : [{ code: 'headlineDiffers', typedPkr, summedPkr, differencePkr }]
}
