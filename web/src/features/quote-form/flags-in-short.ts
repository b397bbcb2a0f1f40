import type { Flag, NamedPlace } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { phases, sections } from '#words/values'

/**
 * Other points that the family is told to ask about, a few words each. Points that the form already shows are left
 * out.
 */
export function flagsInShort(flags: readonly Flag[]): string[] {
  return flags.flatMap((flag) => {
    switch (flag.code) {
      case 'leavesOut':
      case 'leavesOutDeliverables':
        return []
      case 'muchBeforeWork':
        return words.beforeWork(flag.percent)
      case 'endsSoon':
        return words.validForDays(flag.days)
      case 'lowAllowance':
      case 'highAllowance':
      case 'lowPrice':
      case 'highPrice':
        return words.oddAmounts[flag.code](nameOf(flag.place))
      default:
        return words.flagsInShort[flag.code]
    }
  })
}

function nameOf({ level, id, item }: NamedPlace): string {
  if (level === 'house') return words.wholeHouse
  const names: Readonly<Record<string, string>> = level === 'phase' ? phases : sections
  return level === 'line' ? words.itemName(item ?? id) : (names[id] ?? id)
}
