import { expect, it } from 'vitest'
import { companiesInWords, projectsInWords } from './result-words.ts'

it('says a number as far as companies are counted, and no further', () => {
  expect([0, 1, 37, 1000, 1001].map(companiesInWords)).toEqual([
    '0 companies',
    '1 company',
    '37 companies',
    '1,000 companies',
    'More than 1,000 companies',
  ])
  expect(companiesInWords(undefined)).toBeUndefined()
  expect([1, 1001].map(projectsInWords)).toEqual(['1 project', 'More than 1,000 projects'])
})
