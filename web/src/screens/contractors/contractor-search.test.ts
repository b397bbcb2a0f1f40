import { describe, expect, it } from 'vitest'
import { readContractorSearch, writeContractorSearch } from './contractor-search.ts'

const read = (query: string, state: unknown = null) => readContractorSearch(new URLSearchParams(query), state)

describe('the search in the address of /contractors', () => {
  it('takes text and service from the query', () => {
    expect(read('q=brick&service=5')).toEqual({ q: 'brick', category: 5 })
    expect(read('')).toEqual({ q: '', category: undefined })
  })

  it("means the same by the footer's numbers and the home page's ids", () => {
    expect([1, 2, 3].map((service) => read('', { service }).category)).toEqual([4, 5, 6])
    expect([4, 5, 6].map((service) => read(`service=${service}`).category)).toEqual([4, 5, 6])
  })

  it('lets the query win over the navigation state', () => {
    expect(read('service=6', { service: 4 }).category).toBe(6)
  })

  it('ignores what is no service number', () => {
    for (const service of ['x', '-1', '1.5', '0', '99999999999', '']) {
      expect(read(`service=${service}`).category).toBeUndefined()
    }
    for (const state of [undefined, 'service', { service: {} }, { other: 4 }]) {
      expect(read('', state).category).toBeUndefined()
    }
  })

  it('cuts text that is longer than the server accepts', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100)
  })

  it('writes what it reads, and nothing for an empty search', () => {
    expect(writeContractorSearch({ q: '', category: undefined }).toString()).toBe('')
    const search = { q: 'Café & Söhne', category: 4 }
    expect(readContractorSearch(writeContractorSearch(search), null)).toEqual(search)
  })
})
