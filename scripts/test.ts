// The tests that must pass before a change lands, meant to take under 8 minutes on a quiet machine: static checks,
// the build, unit and API tests, the database's tests on both engines, forty journeys. Prints the time of each suite,
// the failures, and one line with the sum at the end. The rest: npm run test:long.
import { checkBuiltClient } from './client/built-client.ts'
import { run } from './command.ts'
import { runStaticChecks } from './static-checks.ts'
import { findOvergrown } from './suites/suite-shares.ts'
import {
  bringPostgres,
  clearReports,
  quick,
  runProjects,
  runTests,
  type Suites,
  sumUp,
  timed,
} from './suites/suites.ts'
import { type Counts, outcomeOf } from './suites/test-counts.ts'

/** More of them would be the slowest way to test a rule; the long suites have room. */
const mostJourneys = 40

await clearReports()
const suites: Suites = {}
// Without correct types and a build the other suites say little, so a failure here ends the run at once.
suites['checks and build'] = await timed(async () => {
  const failed = await runStaticChecks([
    ['build', () => run('npm', ['run', '--silent', 'build'], { quiet: true })],
  ])
  return outcomeOf(failed.includes('build') ? failed : [...failed, ...(await checkBuiltClient())])
})
if (Object.values(suites).some(({ failed }) => failed > 0)) {
  await sumUp(suites)
  process.exit(1)
}

const postgres = await bringPostgres(suites)
/** Tests of code in which the engines differ, or several servers share one database. */
const onBothEngines = ['api/src/db/', 'fleet-jobs.test.ts', 'outbox-fleet.test.ts']
try {
  const pure = [
    'words',
    'figures',
    'calculator',
    'quotes',
    'houses',
    'contract',
    'scripts',
    'web',
    'web rules',
  ]
  suites['rules and screens'] = await timed(() =>
    runTests('rules-and-screens', [...quick, ...pure.map((project) => `--project=${project}`)]),
  )
  const onSqlite = onBothEngines.flatMap((path) => [
    '--exclude',
    `**/${path}${path.endsWith('/') ? '**' : ''}`,
  ])
  suites.API = await timed(() => runTests('api', ['--project=api', ...quick, ...onSqlite]))
  suites.database = await timed(() =>
    runTests('database', ['--project=api', ...quick, ...onBothEngines], postgres),
  )
  suites['smoke journeys'] = await timed(() =>
    runProjects('smoke-journeys', ['smoke', 'smoke wide', 'smoke in urdu'], postgres),
  )
} finally {
  await postgres?.stop()
}
suites['shares of time'] = outcomeOf([...findOvergrown(suites), ...tooManyJourneys(suites['smoke journeys'])])
process.exit((await sumUp(suites, postgres !== undefined)) ? 0 : 1)

function tooManyJourneys(journeys: Counts): string[] {
  const count = journeys.passed + journeys.failed
  return count <= mostJourneys
    ? []
    : [`${count} journeys are tagged @smoke, @wide or @in-urdu: at most ${mostJourneys}`]
}
