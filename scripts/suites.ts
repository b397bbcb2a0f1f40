import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runTool } from './command.ts'
import { runJourneys } from './journeys.ts'
import type { Cluster } from './postgres.ts'
import {
  addCounts,
  type Counts,
  flakyReportOf,
  readPlaywrightCounts,
  readVitestCounts,
} from './test-counts.ts'

/** Suites by name, with what became of them. */
export type Suites = Record<string, Counts>

// Whole paths: Playwright reads a relative one from its configuration's folder.
const reports = resolve('.tmp/reports')

/** Removes the reports of an earlier run. */
export async function clearReports(): Promise<void> {
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
}

/** Runs Vitest with the arguments given, on both engines where there is a cluster. */
export async function runTests(name: string, args: string[], postgres: Cluster | undefined): Promise<Counts> {
  const report = `${reports}/${name}.json`
  const output = [
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/flaky-reporter.ts',
  ]
  const vitest = await runTool(
    'vitest',
    ['run', '--maxWorkers=2', ...args, ...output, `--outputFile.json=${report}`],
    { env: { TEST_POSTGRES_URL: postgres?.url, TEST_BUILT: '1', FLAKY_REPORT: flakyReportOf(report) } },
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
  const report = `${reports}/${name}.json`
  const args = ['--reporter=list,json', ...projects.map((project) => `--project=${project}`)]
  const journeys = await runJourneys(args, postgres, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  const counts = await readPlaywrightCounts(report)
  return journeys.ok ? counts : endedBadly(counts, 'Playwright')
}

/** A run that ends with a fault has failed, also where every test of its report passed. */
function endedBadly(counts: Counts, tool: string): Counts {
  if (counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: [`${tool} ended with a fault of its own, see its output above`] }
}

const failuresNamed = 20

/** Flaky tests, failed suites with their failed tests, and one line that sums all up. */
export function closingLines(suites: Suites, onPostgres: boolean): string[] {
  const { passed, failed, skipped, flaky } = addCounts(Object.values(suites))
  const lines = flaky.map((name) => `FLAKY: ${name}`)
  let unnamed = 0
  let room = failuresNamed
  for (const [name, suite] of Object.entries(suites)) {
    if (suite.failed === 0) continue
    const named = suite.failures.slice(0, room)
    room -= named.length
    unnamed += suite.failures.length - named.length
    lines.push(`FAILED: ${name}`, ...named.map((failure) => `  ${failure}`))
  }
  if (unnamed > 0) lines.push(`  and ${unnamed} more: see .tmp/reports`)
  const tried = passed > 0
  if (tried && !onPostgres) {
    lines.push('NOT TRIED ON POSTGRESQL: no server binaries were found or could be installed.')
  }
  lines.push(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  return lines
}

/** Prints the closing lines and writes `summary.json` beside the reports. Returns whether all passed. */
export async function sumUp(suites: Suites, postgres?: Cluster): Promise<boolean> {
  const { failed, flaky } = addCounts(Object.values(suites))
  await writeFile(`${reports}/summary.json`, JSON.stringify({ suites, flaky }, undefined, 2))
  console.log(['', ...closingLines(suites, postgres !== undefined)].join('\n'))
  return failed === 0
}
