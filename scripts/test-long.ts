// The long suites: tests that start servers, kill them or watch clocks, the fuzzers, and the layout with each of the other
// usual system fonts. Ends with one line that sums all up.
import { otherFonts } from '../e2e/system-fonts.ts'
import { run } from './command.ts'
import { startPostgres } from './postgres.ts'
import { clearReports, outcomeOf, runProjects, runTests, type Suites, sumUp } from './suites.ts'

await clearReports()
const suites: Suites = {}
suites.build = outcomeOf((await run('npm', ['run', '--silent', 'build'], { quiet: true })).ok)
const postgres = await startPostgres()
try {
  // Each file has a process of its own.
  suites['slow tests'] = await runTests('slow-tests', ['.slow.test.ts'], postgres)
  if (otherFonts.length > 0) {
    suites['layout with other fonts'] = await runProjects('layout', otherFonts, postgres)
  }
} finally {
  await postgres?.stop()
}
process.exit(sumUp(suites, postgres) ? 0 : 1)
