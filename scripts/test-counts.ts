import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** What failed, by file and full name, or what ended without a test that says so. */
  failures: string[]
  /** Tests that passed only on a second or third try, by name. They are among the passed ones too. */
  flaky: string[]
}

/** A suite whose report is missing or holds no test has failed: silence is not success. */
const silent = outcomeOf(['no test was run'])

/** A check without tests of its own counts only when it fails. */
export function outcomeOf(failures: string[]): Counts {
  return { passed: 0, failed: failures.length, skipped: 0, failures, flaky: [] }
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Counts from Vitest's JSON report, and the flaky tests that `flaky-reporter.ts` wrote beside it. */
export async function readVitestCounts(file: string): Promise<Counts> {
  const report = await readReport<VitestReport>(file)
  if (!report || report.numTotalTests === 0) return silent
  const failures = report.testResults.flatMap(vitestFailures)
  // A file that fails before its first test is a failed suite without a failed test.
  const failed = report.numFailedTests || report.numFailedTestSuites
  const skipped = report.numPendingTests + report.numTodoTests
  const flaky = (await readReport<string[]>(flakyReportOf(file))) ?? []
  return { passed: report.numPassedTests, failed, skipped, failures, flaky }
}

function vitestFailures({ name, status, message, assertionResults }: VitestReport['testResults'][number]) {
  const file = fromRoot(name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length > 0) return tests.map((test) => `${file} > ${test.fullName}`)
  return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
}
interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** Where the flaky tests of a Vitest run are written down. */
export function flakyReportOf(file: string): string {
  return file.replace(/\.json$/, '-flaky.json')
}

/** Counts from Playwright's JSON report. */
export async function readPlaywrightCounts(file: string): Promise<Counts> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report || report.stats.expected + report.stats.unexpected + report.stats.flaky === 0) return silent
  const { expected, unexpected, flaky, skipped } = report.stats
  const { config, suites, errors } = report
  // The outermost suites are the files themselves.
  const named = (status: string) => suites.flatMap((suite) => journeysWith(status, suite, config.rootDir, []))
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [...named('unexpected'), ...errors.map((error) => firstLine(error.message))],
    flaky: named('flaky'),
  }
}

/** The journeys that ended with this status, each by project, place and titles. */
function journeysWith(status: string, suite: PlaywrightSuite, folder: string, titles: string[]): string[] {
  const here = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) =>
        [projectName, `${fromRoot(join(folder, file))}:${line}`, ...titles, title].join(' › '),
      ),
  )
  const inner = suite.suites ?? []
  return [...here, ...inner.flatMap((one) => journeysWith(status, one, folder, [...titles, one.title]))]
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
      flaky: [...sum.flaky, ...one.flaky],
    }),
    outcomeOf([]),
  )
}

function fromRoot(file: string): string {
  return relative(process.cwd(), file)
}

function firstLine(message = ''): string {
  return message.trim().split('\n')[0] || 'failed without a word'
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
