// A house and its estimate in words, the same on screens, on the server's pages and pictures, in files and on
// paper. Each function takes the words of one language, `en/house-words.ts` or `ur/house-words.ts`.
import type { Answers, DetailedEstimate } from '@tameer/calculator'

type Words = typeof import('./en/house-words.ts') | typeof import('./ur/house-words.ts')

/**
 * Words of a language. `itemName` translates the lines of the bill when the estimate has them in another language.
 */
export type HouseWords = Words & { readonly itemName?: (item: string) => string }

type WithAnswers = Pick<DetailedEstimate, 'answers'>

/** `7 Marla House Construction Cost in Karachi`, the title of the quick estimate. */
export function titleOf({ answers }: WithAnswers, words: HouseWords): string {
  return words.estimateTitle(...plotOf(answers, words))
}

/** `7 Marla in Karachi`. */
export function placeOf({ answers }: WithAnswers, words: HouseWords): string {
  return words.houseIn(...plotOf(answers, words), [])
}

/** `7 Marla in Lahore`, followed by the parts of a complete house that it does not have. */
export function houseName({ answers }: WithAnswers, words: HouseWords): string {
  const { constructionType, constructionMode } = answers
  const without = [
    ...(constructionType === 'Complete' ? [] : [words.lower(words.greyStructure)]),
    ...(constructionMode === 'With Material' ? [] : [words.labourAlone]),
  ]
  return words.houseIn(...plotOf(answers, words), without)
}

/** `7 Marla (Marla of 225 sft) in Lahore`; with the size of a Marla when the plot is given in that unit. */
export function plotInWords({ answers }: WithAnswers, words: HouseWords): string {
  const [size, unit, city] = plotOf(answers, words)
  return words.plotIn(size, unit, isInMarla(answers) ? answers.marlaStandardSft : undefined, city)
}

/** `a Marla of 225 sft`, alone in its list; an empty list for a plot in another unit. */
export function marlaInWords({ answers }: WithAnswers, words: HouseWords): string[] {
  return isInMarla(answers) ? [words.marlaOf(answers.marlaStandardSft)] : []
}

function isInMarla({ plotUnit }: Answers): boolean {
  return plotUnit === 'Marla' || plotUnit === 'Kanal'
}

function plotOf({ plotSize, plotUnit, city }: Answers, words: HouseWords) {
  return [words.groupDigits(plotSize), words.plotUnits[plotUnit], words.cities[city]] as const
}

/** House of an estimate as a short list: plot, covered area, rooms, finish. */
export function houseFactsInWords({ answers }: WithAnswers, words: HouseWords) {
  const { coveredAreaSft, storeys, grade, plotUnit, marlaStandardSft } = answers
  const [size, unit] = plotOf(answers, words)
  return {
    plot:
      plotUnit === 'Kanal'
        ? words.kanalOf(size, unit, marlaStandardSft)
        : words.plotOf(size, unit, plotUnit === 'Marla' ? marlaStandardSft : undefined),
    coveredArea: words.areaOn(words.groupDigits(coveredAreaSft), words.storeyCount(storeys)),
    rooms: words.roomsInShort(answers).join(words.comma),
    finish: [stageOf({ answers }, words), materialOf({ answers }, words), words.grades[grade]].join(
      words.comma,
    ),
  }
}

/** Stage to which the house of an estimate is built. */
export function stageOf({ answers }: WithAnswers, words: HouseWords): string {
  return answers.constructionType === 'Complete' ? words.completeHouse : words.greyStructure
}

/** `with material`, or `labour alone, without material`. */
export function materialOf({ answers }: WithAnswers, words: HouseWords): string {
  return answers.constructionMode === 'With Material' ? words.withMaterial : words.labourAlone
}

/** Facts that distinguish the house from others on such a plot. */
export function houseInShort({ answers }: WithAnswers, words: HouseWords): string[] {
  const { coveredAreaSft, storeys, grade } = answers
  return [words.covered(words.groupDigits(coveredAreaSft)), words.storeyCount(storeys), words.grades[grade]]
}

/** Answers of an estimate in one line. */
export function answersInWords(estimate: DetailedEstimate, words: HouseWords): string {
  const [covered, storeys, grade] = houseInShort(estimate, words)
  return [
    plotInWords(estimate, words),
    covered,
    storeys,
    words.roomCounts(estimate.answers),
    words.lower(stageOf(estimate, words)),
    materialOf(estimate, words),
    grade,
    ...optionsInWords(estimate, words),
    ...ownPricesInWords(estimate, words),
  ].join(words.semicolon)
}

/** Differences between a house and the usual one of its grade. */
export function optionsInWords({ answers: { options = {} } }: WithAnswers, words: HouseWords): string[] {
  const ids = Object.keys(words.options) as (keyof typeof words.options)[]
  return ids.flatMap((id) => {
    const wanted = options[id]
    if (wanted === undefined) return []
    return wanted ? words.withPart(words.options[id]) : words.withoutPart(words.options[id])
  })
}

/** The family's own prices that the bill uses. A price for a line that this house does not have is left out. */
export function ownPricesInWords(
  { sections }: Pick<DetailedEstimate, 'sections'>,
  words: HouseWords,
): string[] {
  return sections
    .flatMap(({ lines }) => lines)
    .flatMap(({ id, item, unit, ownPrice }) => {
      if (!ownPrice) return []
      const name = named(item, words)
      return words.ownPriceOf(
        ownPrice.id === id ? name : words.labourOf(name),
        words.displayRate(ownPrice.pkr, unit, id),
      )
    })
}

/** Date of the prices that an estimate used. */
export function pricesInWords(
  { priceBook, priceAgeDays }: Pick<DetailedEstimate, 'priceBook' | 'priceAgeDays'>,
  words: HouseWords,
): string {
  return words.pricesOf(words.daysOfPrices(priceBook), undefined, priceAgeDays)
}

/** Date of the prices with the version of their book, for files and paper. */
export function priceBookInWords(
  { priceBook, priceAgeDays }: Pick<DetailedEstimate, 'priceBook' | 'priceAgeDays'>,
  words: HouseWords,
): string {
  return words.pricesOf(words.daysOfPrices(priceBook), priceBook.version, priceAgeDays)
}

/** Items that this house does not have or that its family buys itself: a sentence each, none for most houses. */
export function goneWithoutInWords(
  {
    leftOut,
    switchedOff,
    materialNotIncludedPkr,
  }: Pick<DetailedEstimate, 'leftOut' | 'switchedOff' | 'materialNotIncludedPkr'>,
  words: HouseWords,
): string[] {
  const listed = (lines: readonly { item: string }[]) =>
    lines.map(({ item }) => named(item, words)).join(words.semicolon)
  return [
    ...(switchedOff.length > 0 ? [words.switchedOff(listed(switchedOff))] : []),
    ...(leftOut.length > 0 ? [words.leftOut(listed(leftOut))] : []),
    ...(materialNotIncludedPkr > 0 ? [words.materialToBuy(words.displayRupees(materialNotIncludedPkr))] : []),
  ]
}

/** Everything that a bill leaves out: a sentence each. */
export function leftOutInWords(
  estimate: Parameters<typeof goneWithoutInWords>[0],
  words: HouseWords,
): string[] {
  return [words.notInBill(words.neverInBill), ...goneWithoutInWords(estimate, words)]
}

/** Parts of the cost by the status of their rates. */
export function surenessInWords(
  { byRateStatusPkr, total }: Pick<DetailedEstimate, 'byRateStatusPkr' | 'total'>,
  words: HouseWords,
): string {
  const kinds = [
    { status: 'yours', rates: words.ratesYours },
    { status: 'published', rates: words.ratesPublished },
    { status: 'derived', rates: words.ratesDerived },
    { status: 'assumed', rates: words.ratesAssumed },
  ] as const
  const parts = kinds
    .map(({ status, rates }) => ({
      rates,
      percent: Math.round((byRateStatusPkr[status] / total.costPkr) * 100),
    }))
    .filter(({ percent }) => percent > 0)
  const [only] = parts
  return only && parts.length === 1
    ? words.allRates(only.rates)
    : words.mixedRates(parts.map(({ percent, rates }) => words.rateShare(percent, rates)).join(words.comma))
}

/** A row of a percentage on top of a bill. */
export interface OnTopRow {
  readonly title: string
  readonly costPkr: number
  readonly lowPkr?: number
  readonly highPkr?: number
}

/** Chosen percentages, and the bill with all of them; empty without any. */
export function onTopRows(
  { addOns, totalWithAddOns }: Pick<DetailedEstimate, 'addOns' | 'totalWithAddOns'>,
  words: HouseWords,
): OnTopRow[] {
  if (addOns.length === 0) return []
  return [
    ...addOns.map(({ id, pct, amountPkr, status }) => ({
      title: words.addOnLine(words.addOns[id], pct, words.statuses[status]),
      costPkr: amountPkr,
    })),
    { title: words.withAllOnTop, ...totalWithAddOns },
  ]
}

function named(item: string, { itemName = (name) => name }: HouseWords): string {
  return itemName(item)
}
