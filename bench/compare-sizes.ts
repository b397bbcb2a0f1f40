import type { Database } from '../api/src/db/connect.ts'
import { median } from '../scripts/processor-time.ts'
import { note } from './report.ts'

const turns = 200
const pageSize = 24

/** A page of a list, at most so many rows. */
type Page = readonly [name: string, load: (db: Database, most: number) => Promise<unknown[]>]

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** Measures pages of a list by each filter: many rows against few, as many rows of both. Notes the slowest ratio. */
export async function compareSizes(
  what: string,
  { few, many }: Record<'few' | 'many', Database>,
  pages: Page[],
): Promise<void> {
  let worst = { name: '', ratio: 0, ms: 0 }
  for (const [name, load] of pages) {
    const taken = { few: [] as number[], many: [] as number[] }
    // As many lines of each: the few may not fill a page.
    const most = (await load(few, pageSize)).length || pageSize
    // In turns, so that a busy moment of the machine affects both.
    for (let turn = -20; turn < turns; turn++) {
      for (const [size, db] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const started = performance.now()
        await load(db, most)
        if (turn >= 0) taken[size].push(performance.now() - started)
      }
    }
    const ms = median(taken.many)
    const ratio = ms / median(taken.few)
    console.log(`  ${name}: ${ratio.toFixed(2)} times (${most} lines, ${ms.toFixed(2)} ms)`)
    if (ratio > worst.ratio) worst = { name, ratio, ms }
  }
  const measured = `${worst.ratio.toFixed(2)} times (${worst.ms.toFixed(2)} ms)`
  const engine = engineNames[many.kind]
  note(`${what}, slowest ratio (${worst.name}), ${engine}`, measured, 'at most 1.3 times', worst.ratio <= 1.3)
}
