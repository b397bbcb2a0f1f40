import { expect, test } from 'vitest'
import * as words from '#words/contractors'
import { countInWords, parseService, truncate100 } from './format.ts'

test('a text of 100 characters stays, a longer one is cut and dotted', () => {
  expect(truncate100('a'.repeat(100))).toBe('a'.repeat(100))
  expect(truncate100('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`)
})

test('cutting never halves a character', () => {
  expect(truncate100('🏠'.repeat(101))).toBe(`${'🏠'.repeat(100)}...`)
})

test('cutting never parts a mark from its letter', () => {
  const marked = 'ب\u0650'
  expect(truncate100(`${'ا'.repeat(99)}${marked}گھر`)).toBe(`${'ا'.repeat(99)}${marked}...`)
  expect(truncate100(`${'ا'.repeat(99)}${marked}`)).toBe(`${'ا'.repeat(99)}${marked}`)
})

test('a service number is read from state and query alike', () => {
  expect([4, '4', '', 'x', '1.5', 0, -1, null, {}].map(parseService)).toEqual([
    4,
    4,
    ...Array.from({ length: 7 }, () => undefined),
  ])
})

test('a number is said as far as it is counted, and no further', () => {
  const companiesInWords = (total?: number) => countInWords(total, words)
  expect([0, 1, 37, 1000, 1001].map((total) => companiesInWords(total))).toEqual([
    '0 companies',
    '1 company',
    '37 companies',
    '1,000 companies',
    'More than 1,000 companies',
  ])
  expect(companiesInWords()).toBeUndefined()
})
