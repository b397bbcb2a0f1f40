import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runTool } from '../command.ts'
import { addCounts, asPattern, quoted, readPlaywrightCounts, readVitestCounts } from './test-counts.ts'

let folder: string
beforeAll(async () => {
  // Inside the project, so that Vitest can be resolved.
  await mkdir('.tmp', { recursive: true })
  folder = await mkdtemp(resolve('.tmp/counts-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function report(content: unknown): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

it('takes silence for failure', async () => {
  const silent = {
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [{ name: 'no test was run' }],
    flaky: [],
    files: [],
  }
  expect(await readVitestCounts(join(folder, 'missing.json'))).toEqual(silent)
  expect(await readPlaywrightCounts(join(folder, 'missing.json'))).toEqual(silent)
  expect(await readVitestCounts(await report({ passed: 0, failed: 0, skipped: 3 }))).toEqual(silent)
})

it('counts a run of Vitest, and says how to repeat what failed or needed a second try', async () => {
  await writeFile(
    join(folder, 'a.test.ts'),
    `import { expect, describe, it } from 'vitest'
describe('a house (new)', () => {
  it('stands', () => {})
  it('falls', () => expect(1).toBe(2))
  let tries = 0
  it('is built twice', { retry: 1 }, () => expect(++tries).toBe(2))
  it.skip('waits', () => {})
})`,
  )
  await writeFile(join(folder, 'b.test.ts'), "import './nowhere.ts'")
  await writeFile(join(folder, 'vitest.config.js'), 'export default {}')
  const file = join(folder, 'counts.json')
  const reporter = `--reporter=${resolve('scripts/suites/counting-reporter.ts')}`
  await runTool('vitest', ['run', '--root', folder, '--includeTaskLocation', reporter], {
    quiet: true,
    env: { TEST_COUNTS: file, TEST_POSTGRES_URL: undefined },
  })
  const counts = await readVitestCounts(file)
  expect({ ...counts, failures: counts.failures.map(({ name }) => name) }).toEqual({
    ...{ passed: 2, failed: 2, skipped: 1 },
    failures: [
      ' › a.test.ts:4 › a house (new) › falls',
      expect.stringMatching(/^ › b\.test\.ts › .*nowhere\.ts/),
    ],
    files: [' › a.test.ts', ' › b.test.ts'].map((name) => ({ name, seconds: expect.any(Number) })),
    flaky: [
      {
        name: ' › a.test.ts:6 › a house (new) › is built twice',
        repeat: "npx vitest run --project='' a.test.ts -t 'a house \\(new\\) is built twice'",
      },
    ],
  })
})

it('names a journey that failed, and one that passed only on a second try', async () => {
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'requests.e2e.ts', line: 7 },
    tests: [{ projectName: 'smoke wide', status, results: [{ duration: 1500 }] }],
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
  const command = "npm run e2e -- e2e/requests.e2e.ts:7 --project='smoke wide' -g"
  const failures = [
    {
      name: 'smoke wide › e2e/requests.e2e.ts:7 › a quote › is chosen',
      repeat: `${command} 'a quote is chosen'`,
    },
  ]
  const flaky = [{ name: 'smoke wide › e2e/requests.e2e.ts:7 › is kept', repeat: `${command} 'is kept'` }]
  const files = [{ name: 'smoke wide › e2e/requests.e2e.ts', seconds: 4.5 }]
  expect(counts).toEqual({ passed: 6, failed: 1, skipped: 2, failures, flaky, files })
  expect(addCounts([counts, counts])).toEqual({
    ...{ passed: 12, failed: 2, skipped: 4 },
    failures: [...failures, ...failures],
    flaky: [...flaky, ...flaky],
    files: [...files, ...files],
  })
})

it('writes a title so that a shell and a regular expression read it back', () => {
  expect(quoted(asPattern('what is 5 + 3 (a family’s)?'))).toBe("'what is 5 \\+ 3 \\(a family’s\\)\\?'")
  expect(quoted("a builder's")).toBe("'a builder'\\''s'")
})
