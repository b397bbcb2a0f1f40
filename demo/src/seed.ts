// Fills the configured database: without arguments with the demo; with --companies and --portfolios with that many, for
// measuring. Never in production.
import { parseArgs } from 'node:util'
import { createContext } from '@tameer/api/src/context/context.ts'
import { readConfig, readEnvironment } from '@tameer/api/src/core/config.ts'
import { migrateToLatest } from '@tameer/api/src/db/migrate.ts'
import { type DemoProgress, loadDemo } from './load-demo.ts'
import { loadLarge } from './load-large.ts'

const { values } = parseArgs({ options: { companies: { type: 'string' }, portfolios: { type: 'string' } } })

const config = readConfig(readEnvironment())
if (config.env === 'production') {
  console.error('Demo data is never loaded in production.')
  process.exit(1)
}

// A process started by a server ends with the server, and at the latest when the work is done.
process.once('disconnect', () => process.exit())
process.channel?.unref()

const context = await createContext(config)
try {
  await migrateToLatest(context.db)
  if (values.companies === undefined && values.portfolios === undefined) {
    await loadDemo(context, reportDemo)
  } else {
    await large(amount('companies'), amount('portfolios'))
  }
} finally {
  await context.close()
}

/** Prints progress: one line that counts on a terminal, otherwise one line at the end. */
function reportDemo({ portfolios, of }: DemoProgress): void {
  const done = portfolios === of
  if (process.stdout.isTTY) {
    process.stdout.write(`\rDrawing the demo: ${portfolios} of ${of} projects${done ? '\n' : ''}`)
  } else if (done) {
    const words = `The demo has all its ${of} projects.`
    // A process started by the server writes into the server's log.
    const line = { level: 'info', time: new Date().toISOString(), room: 'demo', msg: words }
    console.log(process.send ? JSON.stringify(line) : words)
  }
}

async function large(companies: number, portfolios: number): Promise<void> {
  const started = Date.now()
  let said = 0
  await loadLarge(context, { companies, portfolios }, (stored) => {
    if (stored - said < Math.max(10_000, portfolios / 20) && stored < portfolios) return
    said = stored
    console.log(`${stored} of ${portfolios} portfolios`)
  })
  console.log(`Done in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
}

function amount(name: 'companies' | 'portfolios'): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 1 && number <= 1_000_000) return number
  console.error(`--${name} takes a whole number from 1 to 1,000,000`)
  process.exit(1)
}
