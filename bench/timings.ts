/** Times of one operation, ms. */
export interface Timings {
  p50: number
  p99: number
}

/** Median and 99th percentile. */
export function summarize(taken: number[]): Timings {
  const sorted = taken.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
