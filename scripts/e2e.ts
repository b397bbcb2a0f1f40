// The browser journeys alone: brings a browser, a database and an object storage, builds the product, runs Playwright
// with the arguments given.
import { run } from './command.ts'
import { runJourneys } from './journeys.ts'
import { startPostgres } from './postgres.ts'

const built = await run('npm', ['run', '--silent', 'build'])
if (!built.ok) process.exit(1)
const postgres = await startPostgres()
const journeys = await runJourneys(process.argv.slice(2), postgres)
await postgres?.stop()
process.exit(journeys.ok ? 0 : 1)
