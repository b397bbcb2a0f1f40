import type { CheckedQuote } from '@tameer/quotes'
import { compareOffers } from '../../../features/quote-comparison/compared.ts'
import { typedOffer } from '../../../features/quote-comparison/offer/typed-offer.ts'
import { quotesXlsx } from '../../../features/quote-comparison/sheet/quotes-xlsx.ts'
import { today } from '../../../lib/today.ts'
import type { Result } from './result.ts'

/** A check as a workbook, like a comparison with one column. */
export function checkXlsx(quote: CheckedQuote, { bill, estimate: { answers } }: Result) {
  const { city, coveredAreaSft } = answers
  const offer = typedOffer(quote, { bill, answers, today: today() })
  return quotesXlsx({ city, bill, coveredAreaSft }, compareOffers(bill, [offer]))
}
