import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCounts, flakyReportOf, readPlaywrightCounts, readVitestCounts } from './test-counts.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tameer-counts-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function report(content: unknown): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

it('takes silence for failure', async () => {
  const silent = { passed: 0, failed: 1, skipped: 0, failures: ['no test was run'], flaky: [] }
  expect(await readVitestCounts(join(folder, 'missing.json'))).toEqual(silent)
  expect(await readPlaywrightCounts(join(folder, 'missing.json'))).toEqual(silent)
  expect(await readVitestCounts(await report({ numTotalTests: 0 }))).toEqual(silent)
})

it('counts a file that failed before its first test', async () => {
  const file = await report({
    ...{ numTotalTests: 3, numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 1 },
    ...{ numPendingTests: 1, numTodoTests: 0 },
    testResults: [
      {
        ...{ name: resolve('api/src/app.test.ts'), status: 'failed' },
        ...{ message: 'Cannot find module\nat line 1', assertionResults: [] },
      },
    ],
  })
  const failures = ['api/src/app.test.ts: Cannot find module']
  expect(await readVitestCounts(file)).toEqual({ passed: 2, failed: 1, skipped: 1, failures, flaky: [] })
})

it('names the tests that failed, by file and full name', async () => {
  const test = (fullName: string, status: string) => ({ fullName, status })
  const file = await report({
    ...{ numTotalTests: 2, numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 1 },
    ...{ numPendingTests: 0, numTodoTests: 0 },
    testResults: [
      {
        ...{ name: resolve('web/src/app/router.test.tsx'), status: 'failed' },
        assertionResults: [test('goes home', 'passed'), test('a session is restored', 'failed')],
      },
    ],
  })
  const { failures } = await readVitestCounts(file)
  expect(failures).toEqual(['web/src/app/router.test.tsx > a session is restored'])
})

it('names a test that passed only on a second try', async () => {
  const file = await report({
    ...{ numTotalTests: 2, numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 0 },
    ...{ numPendingTests: 0, numTodoTests: 0, testResults: [] },
  })
  const flaky = ['web › a.test.ts › opens']
  await writeFile(flakyReportOf(file), JSON.stringify(flaky))
  expect(await readVitestCounts(file)).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [], flaky })
  await rm(flakyReportOf(file))
})

it('names a journey that failed, and one that passed only on a second try', async () => {
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'requests.e2e.ts', line: 7 },
    tests: [{ projectName: 'phone', status }],
  })
  const file = await report({
    config: { rootDir: resolve('e2e') },
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        ...{ title: 'requests.e2e.ts', specs: [spec('is sent', 'expected'), spec('is kept', 'flaky')] },
        suites: [{ title: 'a quote', specs: [spec('is chosen', 'unexpected')] }],
      },
    ],
    errors: [],
  })
  const counts = await readPlaywrightCounts(file)
  const failures = ['phone › e2e/requests.e2e.ts:7 › a quote › is chosen']
  const flaky = ['phone › e2e/requests.e2e.ts:7 › is kept']
  expect(counts).toEqual({ passed: 6, failed: 1, skipped: 2, failures, flaky })
  expect(addCounts([counts, counts])).toEqual({
    ...{ passed: 12, failed: 2, skipped: 4 },
    ...{ failures: [...failures, ...failures], flaky: [...flaky, ...flaky] },
  })
})
