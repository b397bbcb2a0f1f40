import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCounts, readPlaywrightCounts, readVitestCounts } from './test-counts.ts'

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
  const silent = { passed: 0, failed: 1, skipped: 0 }
  expect(await readVitestCounts(join(folder, 'missing.json'))).toEqual(silent)
  expect(await readPlaywrightCounts(join(folder, 'missing.json'))).toEqual(silent)
  expect(await readVitestCounts(await report({ numTotalTests: 0 }))).toEqual(silent)
})

it('counts a file that failed before its first test', async () => {
  const file = await report({
    ...{ numTotalTests: 3, numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 1 },
    ...{ numPendingTests: 1, numTodoTests: 0 },
  })
  expect(await readVitestCounts(file)).toEqual({ passed: 2, failed: 1, skipped: 1 })
})

it('counts a journey that passed only on a second try as failed', async () => {
  const file = await report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] })
  const counts = await readPlaywrightCounts(file)
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 2 })
  expect(addCounts([counts, counts])).toEqual({ passed: 10, failed: 4, skipped: 4 })
})
