const dayMs = 86_400_000

/** Whole days until a moment; below zero once it is past. */
export function daysUntil(moment: string, now = Date.now()): number {
  return Math.floor((Date.parse(moment) - now) / dayMs)
}
