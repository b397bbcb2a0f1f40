// Changes between two orders of the same list. Pure: the screen shows them before they are saved, and the log keeps them.

/** So many companies have a position at most: nobody puts more in order by hand. */
export const maxPlaced = 200

/** Characters of the reason for a change of the order. */
export const maxOrderReason = 200

/** Places count from 1; null: not in the list. */
export interface Move {
  id: string
  from: number | null
  to: number | null
}

/**
 * The fewest moves that lead from one order to another: what was taken out, put in, or moved past others. What only slid along
 * because of them is none. In the order of the new list, what was taken out last.
 */
export function movesOf(before: readonly string[], after: readonly string[]): Move[] {
  const old = new Map(before.map((id, index) => [id, index + 1]))
  const now = new Set(after)
  const kept = after.filter((id) => old.has(id))
  const still = new Set(longestRising(kept, (id) => old.get(id) ?? 0))
  return [
    ...after.flatMap((id, index) => (still.has(id) ? [] : { id, from: old.get(id) ?? null, to: index + 1 })),
    ...before.flatMap((id, index) => (now.has(id) ? [] : { id, from: index + 1, to: null })),
  ]
}

/** The longest choice of items, in their order, whose ranks rise. */
function longestRising(ids: readonly string[], rankOf: (id: string) => number): string[] {
  // best[i]: the longest choice that ends with item i.
  const best: string[][] = []
  for (const [index, id] of ids.entries()) {
    let before: string[] = []
    for (let earlier = 0; earlier < index; earlier++) {
      const choice = best[earlier] ?? []
      if (rankOf(ids[earlier] ?? '') < rankOf(id) && choice.length > before.length) before = choice
    }
    best.push([...before, id])
  }
  return best.reduce((longest, choice) => (choice.length > longest.length ? choice : longest), [])
}
