import { readFile } from 'node:fs/promises'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Tests that passed only on a second or third try, by name. They are among the passed ones too. */
  flaky: string[]
}

/** A suite whose report is missing or holds no test has failed: silence is not success. */
const silent: Counts = { passed: 0, failed: 1, skipped: 0, flaky: [] }

/** Counts from Vitest's JSON report, and the flaky tests that `flaky-reporter.ts` wrote beside it. */
export async function readVitestCounts(file: string): Promise<Counts> {
  const report = await readReport<{
    numTotalTests: number
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
    numPendingTests: number
    numTodoTests: number
  }>(file)
  if (!report || report.numTotalTests === 0) return silent
  // A file that fails before its first test is a failed suite without a failed test.
  const failed = report.numFailedTests || report.numFailedTestSuites
  const skipped = report.numPendingTests + report.numTodoTests
  const flaky = (await readReport<string[]>(flakyReportOf(file))) ?? []
  return { passed: report.numPassedTests, failed, skipped, flaky }
}

/** Where the flaky tests of a Vitest run are written down. */
export function flakyReportOf(file: string): string {
  return file.replace(/\.json$/, '-flaky.json')
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** Counts from Playwright's JSON report. */
export async function readPlaywrightCounts(file: string): Promise<Counts> {
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
    suites?: PlaywrightSuite[]
  }>(file)
  if (!report || report.stats.expected + report.stats.unexpected + report.stats.flaky === 0) return silent
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    flaky: flakyJourneys(report.suites ?? []),
  }
}

function flakyJourneys(suites: PlaywrightSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${projectName} › e2e/${file}:${line} › ${title}`),
    ),
    ...flakyJourneys(inner),
  ])
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      flaky: [...sum.flaky, ...one.flaky],
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: [] },
  )
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
