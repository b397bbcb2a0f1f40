import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const silent = { passed: 0, failed: 1, skipped: 0, flaky: [] }
  expect(await readVitestCounts(join(folder, 'missing.json'))).toEqual(silent)
  expect(await readPlaywrightCounts(join(folder, 'missing.json'))).toEqual(silent)
  expect(await readVitestCounts(await report({ numTotalTests: 0 }))).toEqual(silent)
})

it('counts a file that failed before its first test', async () => {
  const file = await report({
    ...{ numTotalTests: 3, numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 1 },
    ...{ numPendingTests: 1, numTodoTests: 0 },
  })
  expect(await readVitestCounts(file)).toEqual({ passed: 2, failed: 1, skipped: 1, flaky: [] })
})

it('names a test that passed only on a second try', async () => {
  const file = await report({
    ...{ numTotalTests: 2, numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 0 },
    ...{ numPendingTests: 0, numTodoTests: 0 },
  })
  await writeFile(flakyReportOf(file), JSON.stringify(['web › a.test.ts › opens']))
  const counts = await readVitestCounts(file)
  expect(counts).toEqual({ passed: 2, failed: 0, skipped: 0, flaky: ['web › a.test.ts › opens'] })
  await rm(flakyReportOf(file))
})

it('names a journey that passed only on a second try', async () => {
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'a.e2e.ts', line: 7 },
    tests: [{ projectName: 'phone', status }],
  })
  const file = await report({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [],
    suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky')] }] }],
  })
  const counts = await readPlaywrightCounts(file)
  const flaky = 'phone › e2e/a.e2e.ts:7 › closes'
  expect(counts).toEqual({ passed: 6, failed: 1, skipped: 2, flaky: [flaky] })
  expect(addCounts([counts, counts])).toEqual({ passed: 12, failed: 2, skipped: 4, flaky: [flaky, flaky] })
})
