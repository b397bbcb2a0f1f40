import { expect, it } from 'vitest'
import { closingLines } from './suites.ts'
import { outcomeOf } from './test-counts.ts'

const passed = { passed: 3, failed: 0, skipped: 1, failures: [], flaky: [], files: [] }
const repeats = 'The command that repeats each: .tmp/reports/summary.json'

it('ends with one line when all passed', () => {
  const suites = { build: outcomeOf([]), journeys: passed }
  expect(closingLines(suites, true)).toEqual(['3 passed, 0 failed, 1 skipped'])
})

it('names failures of tests, and failures outside of tests', () => {
  const suites = {
    'static checks': outcomeOf(['types of web']),
    journeys: passed,
    tests: { ...passed, failed: 1, failures: [{ name: 'a.test.ts:3 › adds', repeat: 'npx vitest' }] },
  }
  expect(closingLines(suites, true)).toEqual([
    'FAILED: static checks',
    '  types of web',
    'FAILED: tests',
    '  a.test.ts:3 › adds',
    repeats,
    '6 passed, 2 failed, 2 skipped',
  ])
})

it('names the first twenty and says how many more there are', () => {
  const failures = Array.from({ length: 25 }, (_, place) => `a.test.ts › ${place}`)
  const lines = closingLines({ tests: outcomeOf(failures) }, true)
  expect(lines.slice(19)).toEqual([
    '  a.test.ts › 18',
    '  a.test.ts › 19',
    '  and 5 more',
    '0 passed, 25 failed',
  ])
})

it('names tests that passed only on a second try first', () => {
  const flaky = { ...passed, flaky: [{ name: 'web › a.test.ts:7 › opens', repeat: 'npx vitest' }] }
  expect(closingLines({ tests: flaky }, true)).toEqual([
    'FLAKY: web › a.test.ts:7 › opens',
    repeats,
    '3 passed, 0 failed, 1 skipped',
  ])
})

it('says that PostgreSQL was not tested', () => {
  expect(closingLines({ tests: passed }, false)[0]).toMatch('NOT TRIED ON POSTGRESQL')
})
