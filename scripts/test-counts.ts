import { readFile } from 'node:fs/promises'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A suite whose report is missing or holds no test has failed: silence is not success. */
const silent: Counts = { passed: 0, failed: 1, skipped: 0 }

/** Counts from Vitest's JSON report. */
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
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }
}

/** Counts from Playwright's JSON report. A test that passed only on a second try counts as failed. */
export async function readPlaywrightCounts(file: string): Promise<Counts> {
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }>(file)
  if (!report || report.stats.expected + report.stats.unexpected + report.stats.flaky === 0) return silent
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
