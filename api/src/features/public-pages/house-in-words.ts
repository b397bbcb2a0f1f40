import { currentPriceBook, type DetailedEstimate } from '@tameer/calculator'
import type { PageWords } from './page-words.ts'

/** `7 Marla in Lahore`, with what it does not have of a complete house. */
export function houseName({ answers }: DetailedEstimate, pageWords: PageWords): string {
  const { amounts, estimate: words, places, values } = pageWords
  const { plotSize, plotUnit, city, constructionType, constructionMode } = answers
  const without = [
    ...(constructionType === 'Complete' ? [] : [words.greyStructure.toLowerCase()]),
    ...(constructionMode === 'With Material' ? [] : [words.labourAlone]),
  ]
  return words.houseIn(
    amounts.groupDigits(plotSize),
    values.plotUnits[plotUnit],
    places.cities[city],
    without,
  )
}

/** How far the house is built. */
export function stageOf(
  { answers }: Pick<DetailedEstimate, 'answers'>,
  { estimate: words }: PageWords,
): string {
  return answers.constructionType === 'Complete' ? words.completeHouse : words.greyStructure
}

/** What tells the house from others on such a plot. */
export function houseInShort(
  { answers }: DetailedEstimate,
  { amounts, detailed, values }: PageWords,
): string[] {
  const { coveredAreaSft, storeys, grade } = answers
  return [
    detailed.covered(amounts.groupDigits(coveredAreaSft)),
    detailed.storeyCount(storeys),
    values.grades[grade],
  ]
}

/** The answers as rows of a table; an answer that says nothing is left out. */
export function houseFacts({ answers }: DetailedEstimate, pageWords: PageWords): [string, string][] {
  const { amounts, detailed: billWords, estimate: words, items, pages, places, values: labels } = pageWords
  const { displayRate, groupDigits } = amounts
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
    return price === undefined ? [] : billWords.ownPriceOf(items.itemName(item), displayRate(price, unit, id))
  })
  const rows: [string, string][] = [
    [words.plot, billWords.plotIn(...size, inMarla ? marlaStandardSft : undefined, places.cities[city])],
    [words.coveredArea, words.sft(groupDigits(coveredAreaSft))],
    [words.storeys, String(storeys)],
    [words.rooms, billWords.roomCounts(answers)],
    [words.builtUpTo, [stageOf({ answers }, pageWords), material].join(pages.comma)],
    [words.grade, labels.grades[answers.grade]],
    [words.differs, parts.join(pages.comma)],
    [words.ownPrices, prices.join(pages.semicolon)],
  ]
  return rows.filter(([, text]) => text !== '')
}

/** What the bill leaves out, a sentence each. */
export function notInBill(
  { leftOut, switchedOff, materialNotIncludedPkr }: DetailedEstimate,
  { amounts, detailed: billWords, estimate: words, items, pages }: PageWords,
): string[] {
  const named = (lines: readonly { item: string }[]) =>
    lines.map(({ item }) => items.itemName(item)).join(pages.semicolon)
  return [
    billWords.notInBill(words.neverInBill),
    ...(switchedOff.length > 0 ? [billWords.switchedOff(named(switchedOff))] : []),
    ...(leftOut.length > 0 ? [billWords.leftOut(named(leftOut))] : []),
    ...(materialNotIncludedPkr > 0
      ? [billWords.materialToBuy(amounts.displayRupees(materialNotIncludedPkr))]
      : []),
  ]
}
