import { describe, expect, it } from 'vitest'
import { partsOf, partsToTry, searchText } from './search-parts.ts'

describe('search parts', () => {
  it('are all pieces of one to three characters, none across lines', () => {
    expect(partsOf('abcd\né😀').sort()).toEqual(
      ['a', 'ab', 'abc', 'b', 'bc', 'bcd', 'c', 'cd', 'd', 'é', 'é😀', '😀'].sort(),
    )
  })

  it('to try are in every text that contains the words', () => {
    const text = searchText(['Crescent Café & Söhne of a Rather Long Name', 'Interior Design', 'معمار'])
    const parts = new Set(partsOf(text))
    for (const line of text.split('\n')) {
      const letters = [...line]
      for (let start = 0; start < letters.length; start += 1) {
        for (let end = start + 1; end <= letters.length; end += 1) {
          const tried = partsToTry(letters.slice(start, end).join(''))
          expect(tried.length).toBeLessThanOrEqual(17)
          expect(tried.filter((part) => !parts.has(part))).toEqual([])
        }
      }
    }
  })
})
