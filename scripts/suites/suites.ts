import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runTool } from '../command.ts'
import { runJourneys } from '../journeys.ts'
import { type Cluster, startPostgres } from '../postgres.ts'
import { median, processorSeconds, sampleFixedWork } from './processor-time.ts'
import { timeLines } from './suite-times.ts'
import { addCounts, type Counts, outcomeOf, readPlaywrightCounts, readVitestCounts } from './test-counts.ts'

/** Result of a suite with its time. A step that only failed has none. */
export interface Suite extends Counts {
  seconds?: number
  /** Time of all processors together. Unknown where the system does not tell it. */
  processorSeconds?: number | undefined
  /** Time of the fixed work beside it. */
  fixedWorkSeconds?: number
}

/** Results of the suites, by name. */
export type Suites = Record<string, Suite>

/** Runs a suite and measures it. */
export async function timed(run: () => Promise<Counts>): Promise<Suite> {
  const started = performance.now()
  const before = processorSeconds()
  const fixedWork = sampleFixedWork()
  const counts = await run()
  const samples = await fixedWork.stop()
  const after = processorSeconds()
  const sampled = samples.reduce((sum, one) => sum + one, 0)
  return {
    ...counts,
    seconds: (performance.now() - started) / 1000,
    processorSeconds: before === undefined || after === undefined ? undefined : after - before - sampled,
    fixedWorkSeconds: median(samples),
  }
}

/** Arguments that leave out the slow tests. Workers are reused for all files, which halves the time. */
export const quick = ['--no-isolate', '--exclude', '**/*.slow.test.ts']

// Absolute paths: Playwright reads a relative one from its configuration's folder.
const reports = resolve('.tmp/reports')

/** Removes the reports of an earlier run. */
export async function clearReports(): Promise<void> {
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
}

/**
 * Starts a cluster for the suites. Returns undefined when this machine cannot run one: a clear line at the end, and in
 * CI a failure, because nobody reads the line there.
 */
export async function bringPostgres(suites: Suites): Promise<Cluster | undefined> {
  const postgres = await startPostgres().catch((error) => void console.error(error))
  if (!postgres && process.env.CI)
    suites.PostgreSQL = outcomeOf(['no server could be found, installed or started'])
  return postgres ?? undefined
}

/** Runs Vitest with the given arguments, also on PostgreSQL if there is a cluster. */
export async function runTests(name: string, args: string[], postgres?: Cluster): Promise<Counts> {
  const report = reportOf(name)
  const output = [
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=./scripts/suites/counting-reporter.ts',
  ]
  const vitest = await runTool(
    'vitest',
    ['run', '--maxWorkers=2', '--includeTaskLocation', ...args, ...output],
    {
      env: { TEST_POSTGRES_URL: postgres?.url, TEST_BUILT: '1', TEST_COUNTS: report },
    },
  )
  const counts = await readVitestCounts(report)
  return vitest.ok ? counts : endedBadly(counts, 'Vitest')
}

/** Runs the journeys of these Playwright projects against the built product. */
export async function runProjects(
  name: string,
  projects: readonly string[],
  postgres: Cluster | undefined,
): Promise<Counts> {
  const report = reportOf(name)
  const args = ['--reporter=list,json', ...projects.map((project) => `--project=${project}`)]
  try {
    const journeys = await runJourneys(args, postgres, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
    const counts = await readPlaywrightCounts(report)
    return journeys.ok ? counts : endedBadly(counts, 'Playwright')
  } catch (error) {
    // For instance without a browser; the results of the other suites are still summed up.
    return outcomeOf([String(error)])
  }
}

/** Marks a run with a failing exit code as failed, also when every test of its report passed. */
function endedBadly(counts: Counts, tool: string): Counts {
  if (counts.failed > 0) return counts
  return addCounts([counts, outcomeOf([`${tool} ended with a fault of its own, see its output above`])])
}

function reportOf(name: string): string {
  return `${reports}/${name.replaceAll(/\W+/g, '-')}.json`
}

const failuresNamed = 20

/** Returns flaky tests, failed suites with their failed tests, and one line with the sum. */
export function closingLines(suites: Suites, onPostgres: boolean): string[] {
  const { passed, failed, skipped, failures, flaky } = addCounts(Object.values(suites))
  const lines = flaky.map(({ name }) => `FLAKY: ${name}`)
  let unnamed = 0
  let room = failuresNamed
  for (const [name, suite] of Object.entries(suites)) {
    if (suite.failed === 0) continue
    const named = suite.failures.slice(0, room)
    room -= named.length
    unnamed += suite.failures.length - named.length
    lines.push(`FAILED: ${name}`, ...named.map((failure) => `  ${failure.name}`))
  }
  if (unnamed > 0) lines.push(`  and ${unnamed} more`)
  if ([...failures, ...flaky].some(({ repeat }) => repeat !== undefined)) {
    lines.push('The command that repeats each: .tmp/reports/summary.json')
  }
  const tried = passed > 0
  if (tried && !onPostgres) {
    lines.push('NOT TRIED ON POSTGRESQL: no server binaries were found or could be installed.')
  }
  lines.push(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  return lines
}

/** Prints the closing lines and writes `summary.json` beside the reports. Returns true when all passed. */
export async function sumUp(suites: Suites, onPostgres = false): Promise<boolean> {
  const { failed, failures, flaky } = addCounts(Object.values(suites))
  await writeFile(`${reports}/summary.json`, JSON.stringify({ failures, flaky, suites }, undefined, 2))
  console.log(['', ...timeLines(suites), '', ...closingLines(suites, onPostgres)].join('\n'))
  return failed === 0
}
