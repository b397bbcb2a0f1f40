// The long suites: tests that start servers, kill them or watch clocks, the fuzzers, the browser journeys on a desktop, which
// are those on PostgreSQL and object storage, every screen with large text and in Urdu, and the layout with each of the other
// usual system fonts. Ends with what failed and one line that sums all up.
import { otherFonts } from '../e2e/system-fonts.ts'
import { run } from './command.ts'
import { startPostgres } from './postgres.ts'
import { clearReports, runProjects, runTests, type Suites, sumUp } from './suites.ts'
import { outcomeOf } from './test-counts.ts'

await clearReports()
const suites: Suites = {}
const build = await run('npm', ['run', '--silent', 'build'], { quiet: true })
if (!build.ok) console.log(build.output)
suites.build = outcomeOf(build.ok ? [] : ['npm run build'])
const postgres = await startPostgres()
try {
  // Each file has a process of its own. Servers that tests start are the built one.
  suites['slow tests'] = await runTests('slow-tests', ['.slow.test.ts'], postgres)
  suites['desktop journeys and other fonts'] = await runProjects(
    'desktop',
    ['desktop', 'phone-long', 'phone with large text', 'urdu', ...otherFonts],
    postgres,
  )
} finally {
  await postgres?.stop()
}
process.exit((await sumUp(suites, postgres)) ? 0 : 1)
