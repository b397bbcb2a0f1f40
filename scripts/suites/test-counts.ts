import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export interface NamedTest {
  /** Project, `file:line` and titles of a test; or a description of a failure outside of tests. */
  name: string
  /** Command that repeats only this test. */
  repeat?: string
}

/** Result of a suite. It is also the format of the report by `counting-reporter.ts`. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  failures: NamedTest[]
  /** Tests that passed only on a second or third try. They are counted as passed too. */
  flaky: NamedTest[]
  /** How long each file took, in seconds, with what it waited for. Empty for a step without tests. */
  files: FileTime[]
}

export interface FileTime {
  /** Project and path. */
  name: string
  seconds: number
}

/** Result of a suite whose report is missing or contains no test: it has failed. */
const silent = outcomeOf(['no test was run'])

/** Result of a step without tests: it counts only when it fails. */
export function outcomeOf(names: string[]): Counts {
  const failures = names.map((name) => ({ name }))
  return { passed: 0, failed: failures.length, skipped: 0, failures, flaky: [], files: [] }
}

/** Reads the counts that `counting-reporter.ts` wrote. */
export async function readVitestCounts(file: string): Promise<Counts> {
  const counts = await readReport<Counts>(file)
  return counts && counts.passed + counts.failed > 0 ? counts : silent
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { duration: number }[] }[]
  }[]
}
interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** Reads counts from Playwright's JSON report. */
export async function readPlaywrightCounts(file: string): Promise<Counts> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report || report.stats.expected + report.stats.unexpected + report.stats.flaky === 0) return silent
  const { expected, unexpected, flaky, skipped } = report.stats
  const { config, suites, errors } = report
  // The outermost suites are the files.
  const named = (status: string) => suites.flatMap((suite) => journeysWith(status, suite, config.rootDir, []))
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [...named('unexpected'), ...errors.map(({ message }) => ({ name: firstLine(message) }))],
    flaky: named('flaky'),
    files: sumByFile(suites.flatMap((suite) => durationsIn(suite, config.rootDir))),
  }
}

function durationsIn(suite: PlaywrightSuite, folder: string): FileTime[] {
  const here = suite.specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({
        name: `${projectName} › ${fromRoot(join(folder, file))}`,
        seconds: duration / 1000,
      })),
    ),
  )
  return [...here, ...(suite.suites ?? []).flatMap((one) => durationsIn(one, folder))]
}

function sumByFile(times: FileTime[]): FileTime[] {
  const sums = new Map<string, number>()
  for (const { name, seconds } of times) sums.set(name, (sums.get(name) ?? 0) + seconds)
  return [...sums].map(([name, seconds]) => ({ name, seconds }))
}

function journeysWith(status: string, suite: PlaywrightSuite, folder: string, titles: string[]): NamedTest[] {
  const here = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => {
        const place = `${fromRoot(join(folder, file))}:${line}`
        const pattern = quoted(asPattern([...titles, title].join(' ')))
        return {
          name: [projectName, place, ...titles, title].join(' › '),
          repeat: `npm run e2e -- ${place} --project=${quoted(projectName)} -g ${pattern}`,
        }
      }),
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
      files: [...sum.files, ...one.files],
    }),
    outcomeOf([]),
  )
}

/** Returns a regular expression that matches a title. */
export function asPattern(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Quotes a word of a command for a shell. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}

/** The first line of an error's message. */
export function firstLine(message = ''): string {
  return message.trim().split('\n')[0] || 'failed without a word'
}

function fromRoot(file: string): string {
  return relative(process.cwd(), file)
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
