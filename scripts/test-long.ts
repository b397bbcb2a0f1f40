// The long suites, which the gate leaves out: tests that start or kill servers or watch clocks, the fuzzers, the whole
// API on PostgreSQL, all journeys except the smoke ones, on a phone and on a desktop with PostgreSQL and object
// storage, every screen with large text and in Urdu, and the layout with each of the other usual system fonts. The
// suites that fail most often come first. `-- --only=NAME` runs one of them. Prints the failures and one line with the
// sum at the end.
import { parseArgs } from 'node:util'
import { otherFonts } from '../e2e/system-fonts.ts'
import { run } from './command.ts'
import type { Cluster } from './postgres.ts'
import {
  bringPostgres,
  clearReports,
  quick,
  runProjects,
  runTests,
  type Suites,
  sumUp,
} from './suites/suites.ts'
import { type Counts, outcomeOf } from './suites/test-counts.ts'

const long: Record<string, (name: string, postgres: Cluster | undefined) => Promise<Counts>> = {
  desktop: (name, postgres) => runProjects(name, ['desktop'], postgres),
  phone: (name, postgres) => runProjects(name, ['phone'], postgres),
  'large-text': (name, postgres) => runProjects(name, ['phone with large text'], postgres),
  urdu: (name, postgres) =>
    runProjects(name, ['urdu', 'journeys in urdu', 'wide journeys in urdu'], postgres),
  fonts: (name, postgres) => runProjects(name, otherFonts, postgres),
  // Each file runs in its own process. Tests start the built server.
  slow: (name, postgres) => runTests(name, ['.slow.test.ts'], postgres),
  postgres: (name, postgres) =>
    runTests(name, ['--project=api', '--project=api on postgres', ...quick], postgres),
}

const seed = process.env.FAST_CHECK_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (values.only && !long[values.only]) {
  console.error(`There is no long suite ${values.only}. There are: ${Object.keys(long).join(', ')}.`)
  process.exit(2)
}

await clearReports()
process.env.FAST_CHECK_SEED = seed
console.log(`FAST_CHECK_SEED=${seed} repeats what the property tests try.`)
const suites: Suites = {}
const build = await run('npm', ['run', '--silent', 'build'], { quiet: true })
if (!build.ok) console.log(build.output)
suites.build = outcomeOf(build.ok ? [] : ['npm run build'])
let onPostgres = true
for (const [name, runSuite] of Object.entries(long)) {
  if (values.only && name !== values.only) continue
  // A new cluster for each suite: the journeys load their demo into an empty database.
  const postgres = await bringPostgres(suites)
  onPostgres &&= postgres !== undefined
  try {
    suites[name] = await runSuite(name, postgres)
  } finally {
    await postgres?.stop()
  }
}
process.exit((await sumUp(suites, onPostgres)) ? 0 : 1)
