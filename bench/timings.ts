/** Times of one operation in milliseconds. */
export interface Timings {
  p50: number
  p99: number
}

/** Runs an operation one after the other and answers its median and 99th percentile, after a warm-up. */
export async function timeEach(times: number, operation: (turn: number) => Promise<void>): Promise<Timings> {
  const warmUp = Math.ceil(times / 5)
  for (let turn = 0; turn < warmUp; turn++) await operation(-1 - turn)
  const taken: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const started = performance.now()
    await operation(turn)
    taken.push(performance.now() - started)
  }
  taken.sort((a, b) => a - b)
  return { p50: at(taken, 0.5), p99: at(taken, 0.99) }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
