// The long suites: tests that start servers, kill them or watch clocks, the fuzzers, the browser journeys on a desktop, which
// are those on PostgreSQL and object storage, every screen with large text, and the layout with each of the other usual system
// fonts. Ends with one line that sums all up.
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
  suites['desktop journeys and other fonts'] = await runProjects(
    'desktop',
    ['desktop', 'phone with large text', ...otherFonts],
    postgres,
  )
} finally {
  await postgres?.stop()
}
process.exit((await sumUp(suites, postgres)) ? 0 : 1)
