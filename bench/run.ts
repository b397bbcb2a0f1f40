// Measures the tables of docs/benchmarks.md. Needs a build: npm run build. Machines vary: quote the ratios, which come
// from one run.
import { cpus } from 'node:os'
import { benchAbuse } from './abuse.ts'
import { describeRun, loadNow, writeTable } from './benchmarks-page.ts'
import { benchEstimate } from './estimate.ts'
import { benchLists } from './lists.ts'
import { benchOverload } from './overload.ts'
import { benchQuotes } from './quotes.ts'
import { allHeld, asMarkdown } from './report.ts'
import { benchStart } from './start.ts'
import { benchThroughput } from './throughput.ts'
import { benchUploads } from './uploads.ts'

const benches = {
  estimate: benchEstimate,
  quotes: benchQuotes,
  start: benchStart,
  lists: benchLists,
  throughput: benchThroughput,
  uploads: benchUploads,
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
