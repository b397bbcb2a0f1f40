import { lineGroups } from '@tameer/quotes'
import { groupNames } from '#words/line-groups'

const groups = Object.entries(lineGroups) as [keyof typeof lineGroups, readonly string[]][]

/**
 * Names of lines as builders say them, each once: "steel" stands for bars and binding wire. A group is named when its
 * first line is among them. `write` changes a group's name, as inside a sentence.
 */
export function spokenNames(
  lines: readonly { readonly id: string; readonly item: string }[],
  write = (name: string) => name,
): string[] {
  const ids = new Set(lines.map(({ id }) => id))
  const spoken = new Map(
    groups.flatMap(([group, members]) =>
      ids.has(members[0] ?? '') ? members.map((id) => [id, write(groupNames[group])] as const) : [],
    ),
  )
  return [...new Set(lines.map(({ id, item }) => spoken.get(id) ?? item))]
}
