// Rows from the quoted price to the price for the same house.
import { type Bill, type FilledInCover, levellingSteps } from '@tameer/quotes'
import { displayAmount, displayRange, displayRupees, groupDigits } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { type AnyOffer, type BillOffer, kindOf } from '../compared.ts'
import type { StepCode } from '../typed.ts'
import { estimateOf } from './bill-rows.ts'
import { type Cell, cell, type Reader, type Row } from './row.ts'
import { spokenNames } from './spoken-names.ts'

/** The price as the company wrote it, with the difference to the lowest. */
export function quotedRow(offers: readonly AnyOffer[]): Row {
  const lowest = lowestOf(offers, 'headlinePkr')
  return {
    id: 'quoted',
    label: words.quotedPrice,
    hint: offers.every(({ typed }) => typed) ? undefined : words.asWritten,
    estimate: null,
    cells: offers.map((offer) =>
      cell(
        groupDigits(offer.levelled.headlinePkr),
        aboveLowest(offer.levelled.headlinePkr, lowest),
        houseRate(offer),
      ),
    ),
  }
}

/** `lowest`, or the difference to it; false for a single quote. */
export function aboveLowest(pkr: number, lowestPkr: number | undefined): string | false {
  if (lowestPkr === undefined) return false
  return pkr === lowestPkr ? words.lowest : words.more(displayAmount(pkr - lowestPkr))
}

/** Undefined for a single quote, and for prices of several kinds: there is nothing to compare them with. */
export function lowestOf(
  offers: readonly AnyOffer[],
  total: 'headlinePkr' | 'likeForLikePkr',
): number | undefined {
  const kinds = new Set(total === 'headlinePkr' ? offers.map(kindOf) : [])
  return offers.length > 1 && kinds.size < 2
    ? Math.min(...offers.map(({ levelled }) => levelled[total]))
    : undefined
}

/** The rate per square foot when the company gave one rate for the whole house. */
function houseRate({ quote }: AnyOffer): string | undefined {
  const house = 'prices' in quote ? quote.prices.find(({ level }) => level === 'house') : undefined
  if (!house) return undefined
  return house.kind === 'per-sft' ? words.perSft(displayRupees(house.ratePkr)) : words.oneHousePrice
}

/** Low and high of the price for the same house, from the ranges of the estimate. */
export function rangeRow(bill: Bill, offers: readonly BillOffer[]): Row {
  const estimate = estimateOf(bill)
  return {
    id: 'range',
    label: words.couldBeRow,
    estimate: cell(displayRange(estimate.lowPkr, estimate.highPkr)),
    cells: offers.map(({ levelled }) =>
      cell(displayRange(levelled.likeForLikeLowPkr, levelled.likeForLikeHighPkr)),
    ),
  }
}

/** Rows for the steps that at least one offer has. */
export function stepRows(offers: readonly BillOffer[], reader: Reader): Row[] {
  const steps = offers.map(
    ({ levelled, typed }) =>
      typed?.steps ?? new Map(levellingSteps(levelled).map(({ code, amountPkr }) => [code, amountPkr])),
  )
  return stepCodes.flatMap((code): Row[] => {
    const amounts = steps.map((ofOffer) => ofOffer.get(code) ?? 0)
    if (amounts.every((pkr) => pkr === 0)) return []
    const label = code === 'owner' ? words.ownerStep[reader] : words.steps[code]
    const cells = offers.map((offer, at) => stepCell(offer, code, amounts[at] ?? 0))
    return [{ id: code, label, estimate: null, cells }]
  })
}

const stepCodes = [
  'extras',
  'allowances',
  'allowance',
  'excluded',
  'finishing',
  'notSaid',
  'owner',
  'tax',
] as const satisfies readonly StepCode[]

function stepCell(
  { levelled, quote, typed }: BillOffer,
  code: (typeof stepCodes)[number],
  pkr: number,
): Cell {
  if (pkr === 0) return { ...cell(words.none), isQuiet: true }
  switch (code) {
    case 'extras':
      return cell(
        words.minus(groupDigits(-pkr)),
        levelled.discountOn.extras > 0 &&
          words.lessDiscount(groupDigits(levelled.extrasPkr), groupDigits(levelled.discountOn.extras)),
        levelled.discountOn.extras > 0 && quote.discount?.word,
      )
    case 'allowances':
      return cell(
        words.minus(groupDigits(-pkr)),
        levelled.discountOn.allowances > 0 &&
          words.lessDiscount(
            groupDigits(levelled.allowancesPkr),
            groupDigits(levelled.discountOn.allowances),
          ),
      )
    case 'tax':
      return cell(words.plus(groupDigits(pkr)))
    case 'finishing':
    case 'notSaid':
      return { ...cell('', typed?.itemsOf(code)), added: words.plus(groupDigits(pkr)) }
    default:
      return {
        ...cell('', typed ? typed.itemsOf(code) : itemsOf(levelled, code)),
        added: words.plus(groupDigits(pkr)),
      }
  }
}

/** Names of the lines with this cover: the three dearest. */
export function itemsOf({ filledIn }: BillOffer['levelled'], cover: FilledInCover): string {
  const lines = filledIn.filter((line) => line.cover === cover)
  return words.itemsOf(spokenNames(lines.toSorted((one, other) => other.costPkr - one.costPkr)))
}

/** The price with all extras; no row when no offer has extras. */
export function extrasRow(offers: readonly BillOffer[]): Row[] {
  if (offers.every(({ levelled }) => levelled.extrasToPayPkr === 0)) return []
  return [
    {
      id: 'withExtras',
      label: words.withExtras,
      estimate: null,
      cells: offers.map(({ levelled, quote }) =>
        levelled.extrasToPayPkr === 0
          ? { ...cell(words.noExtras), isQuiet: true }
          : cell(groupDigits(levelled.withExtrasPkr), ...quote.extras.map(({ item }) => item)),
      ),
    },
  ]
}

/** Amounts outside the sections, so that phases and these rows add up to the price for the same house. */
export function restRows(offers: readonly BillOffer[]): Row[] {
  const rows: Row[] = [
    {
      id: 'discount',
      label: words.discountOnPrices,
      estimate: null,
      cells: offers.map(({ levelled, quote }) =>
        amountCell(levelled.discountOn.prices, words.minus, quote.discount?.word),
      ),
    },
    {
      id: 'tax',
      label: words.steps.tax,
      estimate: null,
      cells: offers.map(({ levelled }) => amountCell(levelled.taxPkr ?? 0, words.plus)),
    },
  ]
  return rows.filter(({ cells }) => cells.some(({ isQuiet }) => !isQuiet))
}

function amountCell(pkr: number, say: (amount: string) => string, note?: string): Cell {
  return pkr === 0 ? { ...cell(words.none), isQuiet: true } : cell(say(groupDigits(pkr)), note)
}

/** Difference between the price for the same house and the estimate, in words. */
export function againstEstimate(differencePkr: number): string {
  if (differencePkr === 0) return words.asTheEstimate
  return differencePkr > 0
    ? words.moreThanEstimate(groupDigits(differencePkr))
    : words.lessThanEstimate(groupDigits(-differencePkr))
}
