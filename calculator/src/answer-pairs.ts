// Answers that are figures by id, such as prices by line. In a link and in a form they are one text,
// `steel-262.5--pump-40000`. Its characters are not changed by addresses and messengers.

/** Figures by id; a yes is 1 and a no is 0. */
export type Pairs = { readonly [id: string]: unknown }

export function writePairs(pairs: Pairs): string {
  return Object.entries(pairs)
    .filter(([, value]) => value !== undefined)
    .map(([id, value]) => `${id}-${typeof value === 'boolean' ? Number(value) : value}`)
    .join('--')
}

/**
 * Reads such a text, or an object of the same pairs. Invalid pairs are ignored; of a repeated id the first counts.
 */
export function readPairs(given: unknown): ReadonlyMap<string, unknown> {
  const pairs = new Map<string, unknown>()
  if (typeof given === 'object' && given !== null) {
    for (const [id, value] of Object.entries(given)) if (value !== undefined) pairs.set(id, value)
    return pairs
  }
  if (typeof given !== 'string') return pairs
  for (const pair of given.trim().split('--')) {
    const at = pair.indexOf('-')
    const id = pair.slice(0, at)
    if (at > 0 && !pairs.has(id)) pairs.set(id, pair.slice(at + 1))
  }
  return pairs
}
