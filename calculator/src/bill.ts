// The bill of quantities: every line measured and priced, split into material and labour, with its price range;
// lines summed into sections and phases in whole rupees.
import { type Answers, labourPriceId, plotAreaOf } from './answers.ts'
import type {
  DirectCostKey,
  Phase,
  PriceBook,
  PricedLine,
  RateStatus,
  RateUnit,
  Status,
} from './dataset/price-book.ts'
import { driversOf } from './house.ts'
import {
  gradeIndex,
  isSwitchedOff,
  type Measured,
  measureLine,
  multiply,
  type Setting,
  sizeOf,
} from './measure.ts'
import { type Drift, driftOf, priceAgeDays } from './price-books/price-age.ts'
import { leastSure, rateOrigin, sourceIds } from './rate-origin.ts'
import { billSections, phaseOf } from './sections.ts'

/** Decimals that a rate of labour alone has at most: it is a share of a rate in rupees. */
export const rateDecimals = 4

/** An amount in whole rupees with its parts and the range of prices. */
export interface Amounts {
  readonly costPkr: number
  readonly materialPkr: number
  readonly labourPkr: number
  readonly lowPkr: number
  readonly highPkr: number
}

/** One line of the bill. Cost is rate times quantity to the rupee. */
export interface BillLine extends Amounts {
  readonly id: string
  readonly item: string
  readonly unit: RateUnit
  readonly quantity: number
  /** Rupees a unit; for an estimate without material the rate of labour alone, with at most four decimals. */
  readonly ratePkr: number
  /** Uncertainty of the cost at the book's date, in per cent; `low` is negative. */
  readonly uncertaintyPct: { readonly low: number; readonly high: number }
  /** ISO date of its last price in the book. */
  readonly pricedOn: string
  /** Possible change of prices since that date: none for an own price. */
  readonly driftPct: Drift
  readonly status: { readonly rate: RateStatus; readonly quantity: Status }
  /**
   * Ids under which own prices can be given. The first one replaces the rate in this bill: that of the labour alone
   * (`labourPriceId`) when the bill has labour alone.
   */
  readonly ownPriceIds: readonly string[]
  /** Own price that the line is calculated with. */
  readonly ownPrice?: { readonly id: string; readonly pkr: number }
  /** Ids in the price book's table of sources. */
  readonly rateSources: readonly string[]
  readonly quantitySources: readonly string[]
  /** Specification of the material at this grade, in words. */
  readonly spec?: string
  readonly note?: string
}

export interface BillSection extends Amounts {
  readonly key: DirectCostKey
  readonly phase: Phase
  readonly lines: readonly BillLine[]
}

export interface LeftOut {
  readonly id: string
  readonly item: string
}

export interface Bill {
  readonly sections: readonly BillSection[]
  /** Items that the grade does not have. */
  readonly leftOut: readonly LeftOut[]
  /** Items that the family leaves out. */
  readonly switchedOff: readonly LeftOut[]
  /** Cost of the material that the family buys itself: 0 when the estimate is with material. */
  readonly materialNotIncludedPkr: number
}

/** Prices every line of a house from the price book alone. `today` (ISO) widens the ranges by the age of prices. */
export function makeBill(answers: Answers, book: PriceBook, today: string | undefined): Bill {
  const labourOnly = answers.constructionMode === 'Without Material'
  const setting: Setting = {
    drivers: driversOf({ ...answers, plotAreaSft: plotAreaOf(answers), rooms: answers }),
    city: answers.city,
    grade: answers.grade,
    storeys: answers.storeys,
    ...(answers.options ? { options: answers.options } : {}),
    ...(answers.ownPrices ? { ownPrices: answers.ownPrices } : {}),
  }
  const leftOut: LeftOut[] = []
  const switchedOff: LeftOut[] = []
  let materialNotIncludedPkr = 0
  const sections: BillSection[] = []
  for (const key of billSections) {
    const phase = phaseOf(key)
    if (phase === 'finishing' && answers.constructionType !== 'Complete') continue
    const lines: BillLine[] = []
    for (const priced of book.lines) {
      if (priced.key !== key) continue
      // A line for another city's way of building does not belong to this house, and is not listed as missing
      // either.
      if (book.cities[answers.city].quantityFactors[priced.id] === 0) continue
      const line = billLine(priced, setting, labourOnly, book, today)
      if (line.quantity === 0)
        (isSwitchedOff(priced, setting) ? switchedOff : leftOut).push({
          id: line.id,
          item: itemIn(priced, setting),
        })
      else if (line.costPkr > 0) lines.push(line)
      if (labourOnly) materialNotIncludedPkr += materialOf(priced, setting, book)
    }
    if (lines.length > 0) sections.push({ key, phase, ...sumLines(lines, book), lines })
  }
  return { sections, leftOut, switchedOff, materialNotIncludedPkr }
}

/**
 * Sum of lines: the parts add up to the rupee; the ranges are combined by the correlation of the lines' errors.
 * Changes of prices over time are fully correlated.
 */
export function sumLines(lines: readonly BillLine[], book: PriceBook): Amounts {
  let costPkr = 0
  let labourPkr = 0
  const low = { sum: 0, squares: 0, drift: 0 }
  const high = { sum: 0, squares: 0, drift: 0 }
  for (const line of lines) {
    costPkr += line.costPkr
    labourPkr += line.labourPkr
    add(low, line.costPkr / 100, -line.uncertaintyPct.low, line.driftPct.low)
    add(high, line.costPkr / 100, line.uncertaintyPct.high, line.driftPct.high)
  }
  return {
    costPkr,
    materialPkr: costPkr - labourPkr,
    labourPkr,
    lowPkr: Math.round(costPkr - spread(low, book.correlation)),
    highPkr: Math.round(costPkr + spread(high, book.correlation)),
  }
}

/** Cost of a bill by the status of its rates, in whole rupees. */
export function sumByRateStatus({ sections }: Pick<Bill, 'sections'>): Record<RateStatus, number> {
  const sums = { yours: 0, published: 0, derived: 0, assumed: 0 }
  for (const section of sections) for (const line of section.lines) sums[line.status.rate] += line.costPkr
  return sums
}

interface Deviations {
  sum: number
  squares: number
  drift: number
}

function add(deviations: Deviations, onePercent: number, bandPct: number, driftPct: number): void {
  deviations.sum += onePercent * bandPct
  deviations.squares += (onePercent * bandPct) ** 2
  deviations.drift += onePercent * driftPct
}

/**
 * Deviation of a sum whose parts' deviations all have the same correlation. Their drift has one cause and is
 * summed.
 */
function spread({ sum, squares, drift }: Deviations, correlation: number): number {
  return Math.sqrt((1 - correlation) * squares + correlation * sum ** 2 + drift ** 2)
}

function billLine(
  priced: PricedLine,
  setting: Setting,
  labourOnly: boolean,
  book: PriceBook,
  today: string | undefined,
): BillLine {
  const measured = measureLine(priced, setting, book)
  const { quantity } = measured
  const labour = labourOf(measured, priced, setting, labourOnly)
  const costPkr = labourOnly ? labour.costPkr : measured.costPkr
  const ownPriceIds = ownPriceIdsOf(priced, labourOnly)
  const ownPrice = ownPriceOf(ownPriceIds, setting, labourOnly)
  const uncertaintyPct = bandOf(priced, ownPrice, book)
  const pricedOn = book.cities[setting.city].moved?.[priced.id]?.day ?? (book.compiled ?? book).pricesAsOf
  const driftPct = ownPrice ? noDrift : driftOf(book, priceAgeDays(pricedOn, today))
  return {
    ...namesOf(priced, setting, book),
    unit: priced.unit,
    quantity,
    ratePkr: labourOnly ? labour.ratePkr : measured.ratePkr,
    costPkr,
    materialPkr: costPkr - labour.costPkr,
    labourPkr: labour.costPkr,
    lowPkr: Math.round(costPkr * (1 - Math.hypot(uncertaintyPct.low, driftPct.low) / 100)),
    highPkr: Math.round(costPkr * (1 + Math.hypot(uncertaintyPct.high, driftPct.high) / 100)),
    uncertaintyPct,
    pricedOn,
    driftPct,
    ownPriceIds,
    ...(ownPrice ? { ownPrice } : {}),
    ...provenance(priced, setting, labourOnly, book),
  }
}

/** Name and specification of a line in this city, at this grade and size. */
function namesOf(priced: PricedLine, setting: Setting, book: PriceBook) {
  const { id, local: places, specs } = priced
  const grade = gradeIndex(priced, setting)
  const local = places?.[setting.city]
  const spec = (local?.specs ?? specs)?.[grade]
  const note = [priced.note, local?.note].filter(Boolean).join(' ')
  return {
    id,
    item: sizeOf(priced, setting, book)?.items[grade] ?? itemIn(priced, setting),
    ...(spec ? { spec } : {}),
    ...(note ? { note } : {}),
  }
}

/** Name of a line in the city, whatever its size. */
function itemIn({ item, local }: PricedLine, { city }: Setting): string {
  return local?.[city]?.item ?? item
}

/** Labour's part of a line: its share, or in a bill of labour alone the family's own price for the labour. */
function labourOf(
  { ratePkr, costPkr, quantity }: Measured,
  priced: PricedLine,
  { ownPrices }: Setting,
  labourOnly: boolean,
): Pick<Measured, 'ratePkr' | 'costPkr'> {
  const own = labourOnly ? ownPrices?.[labourPriceId(priced)] : undefined
  if (own !== undefined) return { ratePkr: own, costPkr: multiply(own, quantity) }
  const share = priced.labourShare ?? 0
  return {
    ratePkr: Math.round(ratePkr * share * 10 ** rateDecimals) / 10 ** rateDecimals,
    costPkr: Math.round(costPkr * share),
  }
}

function ownPriceIdsOf(priced: PricedLine, labourOnly: boolean): string[] {
  const ids = [priced.id, ...(priced.labourShare ? [labourPriceId(priced)] : [])]
  return [...new Set(labourOnly ? ids.reverse() : ids)]
}

/**
 * Own prices in the order in which they apply: in a bill of labour alone the labour's price before the whole
 * line's; in other bills only the whole line's.
 */
function ownPriceOf(
  priceIds: readonly string[],
  { ownPrices }: Setting,
  labourOnly: boolean,
): BillLine['ownPrice'] {
  for (const id of labourOnly ? priceIds : priceIds.slice(0, 1)) {
    const pkr = ownPrices?.[id]
    if (pkr !== undefined) return { id, pkr }
  }
  return undefined
}

/**
 * Uncertainty of rate and quantity combined as the root of the sum of squares; with an own price only the
 * quantity's.
 */
function bandOf({ costClass, rateBandPct }: PricedLine, own: BillLine['ownPrice'], book: PriceBook) {
  const quantity = book.quantityPct?.[costClass]
  if (quantity === undefined) return book.uncertaintyPct?.[costClass] ?? { low: 0, high: 0 }
  const [below, above] = (!own && rateBandPct) || [0, 0]
  return { low: -Math.hypot(below, quantity), high: Math.hypot(above, quantity) }
}

function materialOf(priced: PricedLine, setting: Setting, book: PriceBook): number {
  const { costPkr } = measureLine(priced, setting, book)
  return costPkr - Math.round(costPkr * (priced.labourShare ?? 0))
}

const noDrift: Drift = { low: 0, high: 0 }

/**
 * Status of a figure made of several: the least certain of them. The rate is the family's own price, or that of the book.
 * Labour alone also depends on the labour share, which is assumed unless the whole line is labour or the family has a price
 * for the labour.
 */
function provenance(priced: PricedLine, setting: Setting, labourOnly: boolean, book: PriceBook) {
  const { ownPrices, city } = setting
  const ownLabour = labourOnly && ownPrices?.[labourPriceId(priced)] !== undefined
  const own = ownLabour || ownPrices?.[priced.id] !== undefined
  const origin = rateOrigin(priced, city, gradeIndex(priced, setting), book)
  const statuses: RateStatus[] = [own ? 'yours' : origin.status]
  if (labourOnly && !ownLabour && priced.labourShare !== 1) statuses.push('assumed')
  return {
    status: { rate: leastSure(statuses), quantity: priced.quantityStatus },
    rateSources: own ? [] : origin.sources,
    quantitySources: sourceIds(priced.quantitySources),
  }
}
