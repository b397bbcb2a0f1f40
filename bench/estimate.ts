import { cities, detailedEstimate, grades } from '../calculator/src/index.ts'
import { note } from './report.ts'

/** Measures one full detailed estimate of a complete house, from answers to bill, with a different house each time. */
export async function benchEstimate(): Promise<void> {
  const taken: number[] = []
  for (let turn = -2_000; turn < 10_000; turn++) {
    const seed = turn + 2_000
    const answers = {
      city: cities[seed % cities.length],
      plotSize: String(5 + (seed % 16)),
      storeys: 1 + (seed % 4),
      bedrooms: 1 + (seed % 10),
      grade: grades[seed % grades.length],
      constructionType: 'Complete',
    }
    const started = performance.now()
    const { ok } = detailedEstimate(answers)
    if (turn >= 0) taken.push(performance.now() - started)
    if (!ok) throw new Error(`no estimate for ${JSON.stringify(answers)}`)
  }
  taken.sort((a, b) => a - b)
  const median = taken[taken.length / 2] ?? Number.NaN
  note('one detailed estimate, median of 10,000', `${median.toFixed(3)} ms`, 'below 1 ms', median < 1)
}
