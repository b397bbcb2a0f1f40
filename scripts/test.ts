// What must pass before a change lands, under 14 minutes: static checks, the build, unit and API tests on both engines,
// the browser journeys on a phone. Ends with what failed and one line that sums all suites up. The rest: npm run test:long.
import { checkBudgets, checkLanguages } from './bundle-budgets.ts'
import { run } from './command.ts'
import { startPostgres } from './postgres.ts'
import { runStaticChecks } from './static-checks.ts'
import { clearReports, runProjects, runTests, type Suites, sumUp } from './suites.ts'
import { outcomeOf } from './test-counts.ts'

await clearReports()
const suites: Suites = {}
// What follows says little without types, a build and its bytes: a fault in these is told at once.
suites['static checks'] = outcomeOf(await runStaticChecks())
const build = await run('npm', ['run', '--silent', 'build'])
suites.build = outcomeOf(build.ok ? [] : ['npm run build'])
suites['bytes on the wire'] = outcomeOf(
  build.ok ? [...(await checkBudgets()), ...(await checkLanguages())] : ['nothing was built'],
)
if (Object.values(suites).some(({ failed }) => failed > 0)) {
  await sumUp(suites)
  process.exit(1)
}

// Tests wait now and then: time enough to draw what the journeys look at.
const drawing = run('node', ['e2e/fresh-servers.mjs', 'draw'], { quiet: true })
const postgres = await startPostgres()
try {
  // Workers are kept from file to file, as in the quick check.
  const quick = ['--no-isolate', '--exclude', '**/*.slow.test.ts']
  suites['unit and API tests'] = await runTests('unit-and-api-tests', quick, postgres)
  await drawing
  suites['browser journeys'] = await runProjects('journeys', ['phone'], postgres)
} finally {
  await postgres?.stop()
}
process.exit((await sumUp(suites, postgres)) ? 0 : 1)
