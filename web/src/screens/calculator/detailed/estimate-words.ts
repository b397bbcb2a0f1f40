import { type Answers, currentPriceBook, type DetailedEstimate } from '@tameer/calculator'
import { displayDate, displayRate, displayRupees, groupDigits } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { comma, semicolon } from '#words/language'
import * as places from '#words/places'
import * as labels from '#words/values'

/** `7 Marla House Construction Cost in Karachi`, as the quick estimate names itself. */
export function titleOf({ answers }: DetailedEstimate): string {
  return words.estimateTitle(
    groupDigits(answers.plotSize),
    labels.plotUnits[answers.plotUnit],
    places.cities[answers.city],
  )
}

/** How far the house of an estimate is built. */
export function stageOf({ answers }: Pick<DetailedEstimate, 'answers'>): string {
  return answers.constructionType === 'Complete' ? words.completeHouse : words.greyStructure
}

/** The answers of an estimate in one line: what the figures stand for. */
export function answersInWords({ answers }: DetailedEstimate): string {
  const { plotUnit, plotSize, marlaStandardSft, storeys } = answers
  const inMarla = plotUnit === 'Marla' || plotUnit === 'Kanal'
  return [
    words.plotIn(
      groupDigits(plotSize),
      labels.plotUnits[plotUnit],
      inMarla ? marlaStandardSft : undefined,
      places.cities[answers.city],
    ),
    words.covered(groupDigits(answers.coveredAreaSft)),
    words.storeyCount(storeys),
    words.roomCounts(answers),
    stageOf({ answers }).toLowerCase(),
    answers.constructionMode === 'With Material' ? words.withMaterial : words.labourAlone,
    labels.grades[answers.grade],
    ...optionsInWords(answers),
    ...ownPricesInWords(answers),
  ].join(semicolon)
}

/** Where a house differs from the usual one of its grade. */
export function optionsInWords({ options = {} }: Answers): string[] {
  return currentPriceBook.options.flatMap(({ id }) => {
    const wanted = options[id]
    if (wanted === undefined) return []
    return wanted ? words.withPart(labels.options[id]) : words.withoutPart(labels.options[id])
  })
}

export function ownPricesInWords({ ownPrices = {} }: Answers): string[] {
  return currentPriceBook.lines.flatMap(({ id, item, unit }) => {
    const price = ownPrices[id]
    return price === undefined ? [] : words.ownPriceOf(item, displayRate(price, unit, id))
  })
}

/** A row of what stands on top of a bill. */
export interface OnTopRow {
  readonly title: string
  readonly costPkr: number
  readonly lowPkr?: number
  readonly highPkr?: number
}

/** The percentages that are on, and the bill with all of them; none when none is. */
export function onTopRows({ addOns, totalWithAddOns }: DetailedEstimate): OnTopRow[] {
  if (addOns.length === 0) return []
  return [
    ...addOns.map(({ id, pct, amountPkr, status }) => ({
      title: words.addOnLine(labels.addOns[id], pct, labels.statuses[status]),
      costPkr: amountPkr,
    })),
    { title: words.withAllOnTop, ...totalWithAddOns },
  ]
}

/** The date of the prices an estimate used. */
export function pricesInWords({ priceBook, priceAgeDays }: DetailedEstimate): string {
  return words.pricesOf(displayDate(priceBook.pricesAsOf), undefined, priceAgeDays)
}

/** The prices as what leaves the page names them: with the version of their book. */
export function priceBookInWords({ priceBook, priceAgeDays }: DetailedEstimate): string {
  return words.pricesOf(displayDate(priceBook.pricesAsOf), priceBook.version, priceAgeDays)
}

/** What this house goes without, and what its family buys itself: a sentence each, none for most houses. */
export function goneWithoutInWords({
  leftOut,
  switchedOff,
  materialNotIncludedPkr,
}: DetailedEstimate): string[] {
  return [
    ...(switchedOff.length > 0
      ? [words.switchedOff(switchedOff.map(({ item }) => item).join(semicolon))]
      : []),
    ...(leftOut.length > 0 ? [words.leftOut(leftOut.map(({ item }) => item).join(semicolon))] : []),
    ...(materialNotIncludedPkr > 0 ? [words.materialToBuy(displayRupees(materialNotIncludedPkr))] : []),
  ]
}

/** Everything a bill leaves out: a sentence each. */
export function leftOutInWords(estimate: DetailedEstimate): string[] {
  return [words.notInBill(words.neverInBill), ...goneWithoutInWords(estimate)]
}

const rateStatuses = [
  { status: 'yours', rates: words.ratesYours },
  { status: 'published', rates: words.ratesPublished },
  { status: 'derived', rates: words.ratesDerived },
  { status: 'assumed', rates: words.ratesAssumed },
] as const

/** How much of the money has which kind of rate. */
export function surenessInWords({ byRateStatusPkr, total }: DetailedEstimate): string {
  const parts = rateStatuses
    .map(({ status, rates }) => ({
      rates,
      percent: Math.round((byRateStatusPkr[status] / total.costPkr) * 100),
    }))
    .filter(({ percent }) => percent > 0)
  const [only] = parts
  return only && parts.length === 1
    ? words.allRates(only.rates)
    : words.mixedRates(parts.map(({ percent, rates }) => words.rateShare(percent, rates)).join(comma))
}

/** Name of the file a bill is saved in: `7-marla-house-construction-cost-in-karachi.csv`. */
export function fileNameOf(estimate: DetailedEstimate, ending: 'csv' | 'xlsx'): string {
  return `${titleOf(estimate)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.${ending}`
}
