import { type Bill, type LevelledQuote, multiply, type Quote } from '@tameer/quotes'
import { groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'
import { phases } from '#words/values'

interface Part {
  label: string
  amount: string
}

/** The parts of a total, one row each. */
export function partsInWords(bill: Bill, quote: Quote, levelled: LevelledQuote): Part[] {
  const area = groupDigits(bill.coveredAreaSft)
  const rateAt = (level: 'house' | 'phase', id?: string) => {
    const price = quote.prices.find((one) => one.level === level && one.id === id)
    return price?.kind === 'per-sft' ? price.ratePkr : undefined
  }
  const part = (name: string, pkr: number, ratePkr?: number): Part => ({
    // Names the rate only when it gives the amount: with lines priced apart, the amount is higher.
    label:
      ratePkr !== undefined && multiply(ratePkr, bill.coveredAreaSft) === pkr
        ? words.partByRate(name, groupDigits(ratePkr), area)
        : name,
    amount: pkr < 0 ? words.minus(groupDigits(-pkr)) : groupDigits(pkr),
  })
  const isOne = quote.prices.some(({ level }) => level === 'house')
  const { phases: amounts, pricesPkr, allowancesPkr, extrasPkr, discountPkr } = levelled
  const rest = [
    part(words.sumsAside, allowancesPkr),
    part(words.extras, extrasPkr),
    part(words.discount, -discountPkr),
  ]
  return [
    ...(isOne
      ? [part(words.wholeHouse, pricesPkr, rateAt('house'))]
      : amounts.map(({ id, pricePkr }) => part(phases[id], pricePkr, rateAt('phase', id)))),
    ...rest.filter(({ amount }) => amount !== groupDigits(0)),
  ]
}
