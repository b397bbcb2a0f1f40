// Runs only the browser journeys: finds or installs a browser, starts a database and an object storage, builds the
// product, and runs Playwright with the given arguments.
import { run } from './command.ts'
import { runJourneys } from './journeys.ts'
import { startPostgres } from './postgres.ts'

const built = await run('npm', ['run', '--silent', 'build'])
if (!built.ok) process.exit(1)
const postgres = await startPostgres()
const journeys = await runJourneys(process.argv.slice(2), postgres)
await postgres?.stop()
process.exit(journeys.ok ? 0 : 1)
