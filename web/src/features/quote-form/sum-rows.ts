// From the company's price to the price for the same house, as the family's comparison has it.
import { type FilledInCover, type LevelledQuote, levellingSteps } from '@tameer/quotes'
import * as words from '#words/quote-form'
import type { LineGroup } from './line-groups.ts'

export interface SumRow {
  id: string
  label: string
  amountPkr: number
  /** Not in the price, but added to it. */
  isAdded: boolean
}

type Step = 'extras' | 'allowances' | 'tax' | FilledInCover

/** The steps between the two prices; none where they are the same. */
export function sumRows(levelled: LevelledQuote, groups: readonly LineGroup[]): SumRow[] {
  return stepsOf(levelled).map(({ code, amountPkr }) => ({
    id: code,
    label: isFilledIn(code) ? words.filledIn[code](itemsOf(levelled, code, groups)) : words.steps[code],
    amountPkr,
    isAdded: isFilledIn(code),
  }))
}

/** Why the family compares another figure than the company asks for; '' where it is the same. */
export function reasonsInWords(levelled: LevelledQuote, groups: readonly LineGroup[]): string {
  const reasons = stepsOf(levelled).flatMap(({ code }) => {
    if (code === 'allowances') return []
    return isFilledIn(code)
      ? words.reasons[code](itemsOf(levelled, code, groups, words.lower))
      : words.reasons[code]
  })
  return words.joined(reasons)
}

/** What the estimate adds for all that is left out; 0 where nothing is. */
export function leftOutPkr({ filledIn }: LevelledQuote): number {
  return filledIn.filter(({ cover }) => cover === 'excluded').reduce((sum, { costPkr }) => sum + costPkr, 0)
}

function stepsOf(levelled: LevelledQuote): { code: Step; amountPkr: number }[] {
  return levellingSteps(levelled).filter(({ amountPkr }) => amountPkr !== 0)
}

function isFilledIn(code: Step): code is FilledInCover {
  return code in words.filledIn
}

/** What has this mark, at most three by name: a group where all of it has it, else its lines. */
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
