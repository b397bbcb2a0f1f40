// Rows from the company's price to the price for the same house, as in the family's comparison.
import { type FilledInCover, type LevelledQuote, levellingSteps } from '@tameer/quotes'
import * as words from '#words/quote-form'
import type { LineGroup } from '../prices/line-groups.ts'

export interface SumRow {
  id: string
  label: string
  amountPkr: number
  /** True when the amount is not in the price but added to it. */
  isAdded: boolean
}

type Step = 'extras' | 'allowances' | 'tax' | FilledInCover

/** The steps between the two prices; empty when the prices are equal. */
export function sumRows(levelled: LevelledQuote, groups: readonly LineGroup[]): SumRow[] {
  return stepsOf(levelled).map(({ code, amountPkr }) => ({
    id: code,
    label: isFilledIn(code) ? words.filledIn[code](itemsOf(levelled, code, groups)) : words.steps[code],
    amountPkr,
    isAdded: isFilledIn(code),
  }))
}

/** Reasons why the family compares another figure than the company's total; '' when they are equal. */
export function reasonsInWords(levelled: LevelledQuote, groups: readonly LineGroup[]): string {
  const reasons = stepsOf(levelled).flatMap(({ code }) => {
    if (code === 'allowances') return []
    return isFilledIn(code)
      ? words.reasons[code](itemsOf(levelled, code, groups, words.lower))
      : words.reasons[code]
  })
  return words.joined(reasons)
}

/** Amount the estimate adds for everything left out; 0 when nothing is. */
export function leftOutPkr({ filledIn }: LevelledQuote): number {
  return filledIn.filter(({ cover }) => cover === 'excluded').reduce((sum, { costPkr }) => sum + costPkr, 0)
}

function stepsOf(levelled: LevelledQuote): { code: Step; amountPkr: number }[] {
  return levellingSteps(levelled).filter(({ amountPkr }) => amountPkr !== 0)
}

function isFilledIn(code: Step): code is FilledInCover {
  return code in words.filledIn
}

/** Items with this mark, at most three by name: a group when all its lines have it, otherwise lines. */
function itemsOf(
  { filledIn }: LevelledQuote,
  cover: FilledInCover,
  groups: readonly LineGroup[],
  nameOf: (group: string) => string = (group) => group,
): string {
  const left = new Map(filledIn.filter((line) => line.cover === cover).map(({ id, item }) => [id, item]))
  const names: string[] = []
  for (const { name, lines } of groups) {
    if (!lines.every(({ id }) => left.has(id))) continue
    names.push(nameOf(name))
    for (const { id } of lines) left.delete(id)
  }
  return words.listed([...names, ...[...left.values()].map(words.itemName)])
}
