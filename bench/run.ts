// Measures the tables of docs/benchmarks.md. Needs a build: npm run build. Machines vary: quote the ratios, which come
// from one run.
import { cpus } from 'node:os'
import { cities, detailedEstimate, grades } from '../calculator/src/index.ts'
import { benchAbuse } from './api/abuse.ts'
import { benchOverload } from './api/overload.ts'
import { benchThroughput } from './api/throughput.ts'
import { benchUploads } from './api/uploads.ts'
import { describeRun, loadNow, writeTable } from './benchmarks-page.ts'
import { benchHouses } from './houses.ts'
import { benchLists } from './lists.ts'
import { benchPapers } from './papers.ts'
import { benchQuotes } from './quotes.ts'
import { allHeld, asMarkdown, note } from './report.ts'
import { freshFolder, removeFolder, startServer } from './server.ts'

const benches = {
  estimate: benchEstimate,
  quotes: benchQuotes,
  start: benchStart,
  lists: benchLists,
  throughput: benchThroughput,
  uploads: benchUploads,
  houses: benchHouses,
  papers: benchPapers,
  abuse: benchAbuse,
  overload: benchOverload,
}

const asked = process.argv.slice(2)
const all = asked.every((argument) => argument === '--write')
const busyBefore = loadNow()
for (const [name, bench] of Object.entries(benches)) {
  if (all || asked.includes(name)) await bench()
}
if (all && asked.length > 0) await writeTable('figures', `${describeRun(busyBefore)}\n\n${asMarkdown()}`)
console.log(`\n${asMarkdown()}\n\nNode ${process.version}, ${cpus().length} cores (${cpus()[0]?.model})`)
process.exit(allHeld() ? 0 : 1)

/** Measures one full detailed estimate of a complete house, from answers to bill, with a different house each time. */
async function benchEstimate(): Promise<void> {
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

/**
 * Measures the time from the start of the process to its first response, on an empty folder and again on the same
 * folder.
 */
async function benchStart(): Promise<void> {
  const folder = await freshFolder()
  try {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const server = await startServer(folder)
      times.push(server.startMs)
      await server.stop()
    }
    const slowest = Math.max(...times)
    note(
      'start to first response, slowest of five',
      `${(slowest / 1000).toFixed(2)} s`,
      'below 2 s',
      slowest < 2000,
    )
  } finally {
    await removeFolder(folder)
  }
}
