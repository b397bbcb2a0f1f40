// Fills the configured database: without arguments with the demo; with --companies and --portfolios with that many, for
// measuring. Never in production.
import { parseArgs } from 'node:util'
import { createContext } from '@tameer/api/src/context/context.ts'
import { readConfig, readEnvironment } from '@tameer/api/src/core/config/config.ts'
import { migrateToLatest } from '@tameer/api/src/db/migrate.ts'
import { loadDemo } from './load-demo.ts'
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
    await demo()
  } else {
    await large(amount('companies'), amount('portfolios'))
  }
} finally {
  await context.close()
}

async function demo(): Promise<void> {
  const loaded = await loadDemo(context)
  // A server that starts this has a log of its own, and is ready only afterwards.
  if (!process.send)
    console.log(loaded ? 'The demo is loaded.' : 'There are companies already: nothing was loaded.')
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
