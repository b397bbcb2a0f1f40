import { currentPriceBook, type DetailedEstimate } from '@tameer/calculator'
import { displayRate, displayRupees, groupDigits } from '@tameer/words/en/amounts'
import * as billWords from '@tameer/words/en/detailed-estimate'
import * as words from '@tameer/words/en/estimate-page'
import { cities } from '@tameer/words/en/places'
import * as labels from '@tameer/words/en/values'

/** `7 Marla in Lahore`, with what it does not have of a complete house. */
export function houseName({ answers }: DetailedEstimate): string {
  const { plotSize, plotUnit, city, constructionType, constructionMode } = answers
  const without = [
    ...(constructionType === 'Complete' ? [] : [words.greyStructure.toLowerCase()]),
    ...(constructionMode === 'With Material' ? [] : [words.labourAlone]),
  ]
  return words.houseIn(groupDigits(plotSize), labels.plotUnits[plotUnit], cities[city], without)
}

/** How far the house is built. */
export function stageOf({ answers }: Pick<DetailedEstimate, 'answers'>): string {
  return answers.constructionType === 'Complete' ? words.completeHouse : words.greyStructure
}

/** What tells the house from others on such a plot. */
export function houseInShort({ answers }: DetailedEstimate): string[] {
  const { coveredAreaSft, storeys, grade } = answers
  return [
    billWords.covered(groupDigits(coveredAreaSft)),
    billWords.storeyCount(storeys),
    labels.grades[grade],
  ]
}

/** The answers as rows of a table; an answer that says nothing is left out. */
export function houseFacts({ answers }: DetailedEstimate): [string, string][] {
  const { city, plotSize, plotUnit, marlaStandardSft, coveredAreaSft, storeys, constructionMode } = answers
  const inMarla = plotUnit === 'Marla' || plotUnit === 'Kanal'
  const size = [groupDigits(plotSize), labels.plotUnits[plotUnit]] as const
  const material = constructionMode === 'With Material' ? words.withMaterial : words.labourAlone
  const { options = {}, ownPrices = {} } = answers
  const parts = currentPriceBook.options.flatMap(({ id }) => {
    const wanted = options[id]
    if (wanted === undefined) return []
    return wanted ? billWords.withPart(labels.options[id]) : billWords.withoutPart(labels.options[id])
  })
  const prices = currentPriceBook.lines.flatMap(({ id, item, unit }) => {
    const price = ownPrices[id]
    return price === undefined ? [] : billWords.ownPriceOf(item, displayRate(price, unit, id))
  })
  const rows: [string, string][] = [
    [words.plot, billWords.plotIn(...size, inMarla ? marlaStandardSft : undefined, cities[city])],
    [words.coveredArea, words.sft(groupDigits(coveredAreaSft))],
    [words.storeys, String(storeys)],
    [words.rooms, billWords.roomCounts(answers)],
    [words.builtUpTo, `${stageOf({ answers })}, ${material}`],
    [words.grade, labels.grades[answers.grade]],
    [words.differs, parts.join(', ')],
    [words.ownPrices, prices.join('; ')],
  ]
  return rows.filter(([, text]) => text !== '')
}

/** What the bill leaves out, a sentence each. */
export function notInBill({ leftOut, switchedOff, materialNotIncludedPkr }: DetailedEstimate): string[] {
  const named = (items: readonly { item: string }[]) => items.map(({ item }) => item).join('; ')
  return [
    billWords.notInBill(words.neverInBill),
    ...(switchedOff.length > 0 ? [billWords.switchedOff(named(switchedOff))] : []),
    ...(leftOut.length > 0 ? [billWords.leftOut(named(leftOut))] : []),
    ...(materialNotIncludedPkr > 0 ? [billWords.materialToBuy(displayRupees(materialNotIncludedPkr))] : []),
  ]
}
