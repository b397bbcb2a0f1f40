// Groups of lines that builders often leave out of a price, with the names that builders use.
import { type Bill, type FrozenLine, lineGroups } from '@tameer/quotes'
import { groupNames } from '#words/line-groups'

export interface LineGroup {
  id: string
  name: string
  lines: readonly FrozenLine[]
}

/** Those that the form offers by their names, in its order. */
const offered = [
  'steel',
  'cement',
  'bricks',
  'tiles',
  'doors',
  'sanitary',
  'lights',
  'connections',
] as const satisfies readonly (keyof typeof lineGroups)[]

/** The groups that have lines in this bill. */
export function groupsOf(bill: Bill): LineGroup[] {
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  return offered.flatMap((id): LineGroup[] => {
    const found = lineGroups[id].flatMap((lineId) => lines.get(lineId) ?? [])
    return found.length > 0 ? [{ id, name: groupNames[id], lines: found }] : []
  })
}

/** The ids of all lines that are in a group. */
export function groupedLines(groups: readonly LineGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ lines }) => lines.map(({ id }) => id)))
}
