// Everything that must pass before a change lands: static checks, the build, unit and API tests on both
// engines, the kill test, the browser journeys. Ends with one line that sums all suites up.
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { checkBudgets } from './bundle-budgets.ts'
import { run, runTool } from './command.ts'
import { runJourneys } from './journeys.ts'
import { startPostgres } from './postgres.ts'
import { runStaticChecks } from './static-checks.ts'
import { addCounts, type Counts, readPlaywrightCounts, readVitestCounts } from './test-counts.ts'

// Whole paths: Playwright reads a relative one from its configuration's folder.
const reports = resolve('.tmp/reports')
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

const suites: Record<string, Counts> = {}
const slowTests = '**/*.slow.test.ts'
const failure = (ok: boolean): Counts => ({ passed: 0, failed: ok ? 0 : 1, skipped: 0 })

suites['static checks'] = failure(await runStaticChecks())
suites.build = failure((await run('npm', ['run', '--silent', 'build'])).ok)

suites['bytes on the wire'] = failure(await checkBudgets())

// Tests wait now and then: time enough to draw what the journeys look at.
const drawing = run('node', ['e2e/fresh-servers.mjs', 'draw'], { quiet: true })
const postgres = await startPostgres()
try {
  // Quick tests keep their workers from file to file, as in the quick check; slow ones start servers and watch clocks,
  // so each file has a process of its own.
  const parts = {
    'unit and API tests': ['--no-isolate', '--exclude', slowTests],
    'slow tests': ['.slow.test.ts'],
  }
  for (const [name, args] of Object.entries(parts)) {
    const report = `${reports}/${name.replaceAll(' ', '-')}.json`
    const output = ['--silent=passed-only', '--reporter=default', '--reporter=json']
    const vitest = await runTool(
      'vitest',
      ['run', '--maxWorkers=2', ...args, ...output, `--outputFile.json=${report}`],
      { env: { TEST_POSTGRES_URL: postgres?.url } },
    )
    const counts = await readVitestCounts(report)
    if (!vitest.ok) counts.failed ||= 1
    suites[name] = counts
  }

  await drawing
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/journeys.json` }
  const journeys = await runJourneys(['--reporter=list,json'], postgres, report)
  suites['browser journeys'] = await readPlaywrightCounts(`${reports}/journeys.json`)
  if (!journeys.ok) suites['browser journeys'].failed ||= 1
} finally {
  await postgres?.stop()
}

const sum = addCounts(Object.values(suites))
console.log('')
for (const [name, counts] of Object.entries(suites)) {
  if (counts.failed > 0) console.log(`FAILED: ${name}`)
}
if (!postgres) console.log('NOT TRIED ON POSTGRESQL: no server binaries were found or could be installed.')
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`)
process.exit(sum.failed === 0 ? 0 : 1)
