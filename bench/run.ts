// Measures the tables of docs/benchmarks.md. Needs a build: npm run build. Machines vary: quote the ratios, which come
// from one run.
import { cpus } from 'node:os'
import { benchAbuse } from './abuse.ts'
import { describeRun, loadNow, writeTable } from './benchmarks-page.ts'
import { benchCalculator } from './calculator.ts'
import { benchDeskCompanies } from './desk-companies.ts'
import { benchDeskFigures } from './desk-figures.ts'
import { benchDeskLog } from './desk-log.ts'
import { benchDeskPayments } from './desk-payments.ts'
import { benchDeskQueues } from './desk-queues.ts'
import { benchEstimate } from './estimate.ts'
import { benchInvitations } from './invitations.ts'
import { benchLarge } from './large.ts'
import { benchListPages } from './list-pages.ts'
import { benchOverload } from './overload.ts'
import { benchQuotes } from './quotes.ts'
import { allHeld, asMarkdown } from './report.ts'
import { benchStart } from './start.ts'
import { benchThroughput } from './throughput.ts'
import { benchUploads } from './uploads.ts'

const benches = {
  estimate: benchEstimate,
  quotes: benchQuotes,
  invitations: benchInvitations,
  desk: benchDeskCompanies,
  log: benchDeskLog,
  queues: benchDeskQueues,
  payments: benchDeskPayments,
  figures: benchDeskFigures,
  calculator: benchCalculator,
  start: benchStart,
  pages: benchListPages,
  throughput: benchThroughput,
  uploads: benchUploads,
  abuse: benchAbuse,
  overload: benchOverload,
}
/** Other measurements of docs/benchmarks.md. They take minutes, so they run only by name. */
const longer = { large: benchLarge }

const asked = process.argv.slice(2)
const all = asked.every((argument) => argument === '--write')
const busyBefore = loadNow()
for (const [name, bench] of Object.entries(benches)) {
  if (all || asked.includes(name)) await bench()
}
if (all && asked.length > 0) await writeTable('figures', `${describeRun(busyBefore)}\n\n${asMarkdown()}`)
for (const [name, bench] of Object.entries(longer)) {
  if (asked.includes(name)) await bench()
}
console.log(`\n${asMarkdown()}\n\nNode ${process.version}, ${cpus().length} cores (${cpus()[0]?.model})`)
process.exit(allHeld() ? 0 : 1)
