import { type DetailedEstimate, displayDate, displayRupees, groupDigits } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { neverInBill } from '../disclaimer-words.ts'

/** `7 Marla House Construction Cost in Karachi`, as the quick estimate names itself. */
export function titleOf({ answers }: DetailedEstimate): string {
  return `${groupDigits(answers.plotSize)} ${answers.plotUnit} House Construction Cost in ${answers.city}`
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
    `${groupDigits(plotSize)} ${plotUnit}${inMarla ? ` (Marla of ${marlaStandardSft} sft)` : ''} in ${answers.city}`,
    `${groupDigits(answers.coveredAreaSft)} sft covered`,
    storeys === 1 ? words.oneStorey : `${storeys} storeys`,
    `bedrooms ${answers.bedrooms}, bathrooms ${answers.bathrooms}, kitchens ${answers.kitchens}, living rooms ${answers.livingRooms}, drawing rooms ${answers.drawingRooms}`,
    stageOf({ answers }).toLowerCase(),
    answers.constructionMode === 'With Material' ? words.withMaterial : words.labourAlone,
    answers.grade,
  ].join('; ')
}

/** The prices an estimate used. */
export function pricesInWords({ priceBook }: DetailedEstimate): string {
  return `Prices of ${displayDate(priceBook.pricesAsOf)} (price book ${priceBook.version})`
}

/** What this house goes without, and what its family buys itself: a sentence each, none for most houses. */
export function goneWithoutInWords({ leftOut, materialNotIncludedPkr }: DetailedEstimate): string[] {
  const sentences: string[] = []
  if (leftOut.length > 0)
    sentences.push(`Left out at this grade: ${leftOut.map(({ item }) => item).join('; ')}.`)
  if (materialNotIncludedPkr > 0)
    sentences.push(
      `Labour alone: material of about ${displayRupees(materialNotIncludedPkr)} is yours to buy and is not in this bill.`,
    )
  return sentences
}

/** Everything a bill leaves out: a sentence each. */
export function leftOutInWords(estimate: DetailedEstimate): string[] {
  return [`Not in this bill: ${neverInBill}.`, ...goneWithoutInWords(estimate)]
}

const rateStatuses = [
  { status: 'published', words: words.ratesPublished },
  { status: 'derived', words: words.ratesDerived },
  { status: 'assumed', words: words.ratesAssumed },
] as const

/** How much of the money has which kind of rate. */
export function surenessInWords({ byRateStatusPkr, total }: DetailedEstimate): string {
  const parts = rateStatuses
    .map(({ status, words }) => ({
      words,
      percent: Math.round((byRateStatusPkr[status] / total.costPkr) * 100),
    }))
    .filter(({ percent }) => percent > 0)
  const [only] = parts
  const rates =
    only && parts.length === 1
      ? `All rates are ${only.words}`
      : `Of the cost, ${parts.map(({ percent, words }) => `${percent}\u00a0% stands on rates ${words}`).join(', ')}`
  return `${rates}. The range covers prices only, not design, soil or time.`
}

/** Name of the file a bill is saved in: `7-marla-house-construction-cost-in-karachi.csv`. */
export function fileNameOf(estimate: DetailedEstimate, ending: 'csv' | 'xlsx'): string {
  return `${titleOf(estimate)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}.${ending}`
}
