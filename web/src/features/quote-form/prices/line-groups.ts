// Groups of lines that builders often leave out of a price, with the names that builders use.
import { type Bill, type FrozenLine, lineGroups } from '@tameer/quotes'
import * as words from '#words/quote-form'

export interface LineGroup {
  id: string
  name: string
  lines: readonly FrozenLine[]
}

/** The groups that have lines in this bill. */
export function groupsOf(bill: Bill): LineGroup[] {
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  return (Object.keys(words.groupNames) as (keyof typeof words.groupNames)[]).flatMap((id): LineGroup[] => {
    const found = lineGroups[id].flatMap((lineId) => lines.get(lineId) ?? [])
    return found.length > 0 ? [{ id, name: words.groupNames[id], lines: found }] : []
  })
}

/** The ids of all lines that are in a group. */
export function groupedLines(groups: readonly LineGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ lines }) => lines.map(({ id }) => id)))
}
