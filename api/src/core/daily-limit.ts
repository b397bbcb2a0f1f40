interface Limit {
  /** Most calls of one key in a day. */
  most: number
  /** Most keys that are remembered: a new one beyond them is refused. */
  mostKeys: number
}

/** Creates a function that counts a call of a key on a day, in memory, and returns true unless it is one too many. */
export function createDailyLimit({ most, mostKeys }: Limit): (day: string, key: string) => boolean {
  let taken = new Map<string, number>()
  let today = ''
  return (day, key) => {
    if (today !== day) taken = new Map()
    today = day
    const before = taken.get(key) ?? 0
    if (before >= most || (before === 0 && taken.size >= mostKeys)) return false
    taken.set(key, before + 1)
    return true
  }
}
