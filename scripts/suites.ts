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

/** A check without tests of its own counts only when it fails. */
export function outcomeOf(ok: boolean): Counts {
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0, flaky: [] }
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
    { env: { TEST_POSTGRES_URL: postgres?.url, FLAKY_REPORT: flakyReportOf(report) } },
  )
  const counts = await readVitestCounts(report)
  if (!vitest.ok) counts.failed ||= 1
  return counts
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
  if (!journeys.ok) counts.failed ||= 1
  return counts
}

/**
 * Prints which suites failed, which tests were flaky, and one line that sums all up; `summary.json` beside the reports
 * says the same. Returns whether all passed.
 */
export async function sumUp(suites: Suites, postgres?: Cluster): Promise<boolean> {
  const sum = addCounts(Object.values(suites))
  await writeFile(`${reports}/summary.json`, JSON.stringify({ suites, flaky: sum.flaky }, undefined, 2))
  console.log('')
  for (const name of sum.flaky) console.log(`FLAKY: ${name}`)
  for (const [name, counts] of Object.entries(suites)) {
    if (counts.failed > 0) console.log(`FAILED: ${name}`)
  }
  const tried = sum.passed > 0
  if (tried && !postgres)
    console.log('NOT TRIED ON POSTGRESQL: no server binaries were found or could be installed.')
  console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`)
  return sum.failed === 0
}
