/** Times of one operation in milliseconds. */
export interface Timings {
  p50: number
  p99: number
}

type Operation = (turn: number) => Promise<void>

/** Times two operations, one after the other in turn, after a warm-up: median and 99th percentile of each. */
export async function timeInTurn(turns: number, pair: [Operation, Operation]): Promise<[Timings, Timings]> {
  const taken: [number[], number[]] = [[], []]
  for (let turn = -Math.ceil(turns / 5); turn < turns; turn++) {
    for (const side of [0, 1] as const) {
      const started = performance.now()
      await pair[side](turn)
      if (turn >= 0) taken[side].push(performance.now() - started)
    }
  }
  return [summary(taken[0]), summary(taken[1])]
}

function summary(taken: number[]): Timings {
  taken.sort((a, b) => a - b)
  return { p50: at(taken, 0.5), p99: at(taken, 0.99) }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
