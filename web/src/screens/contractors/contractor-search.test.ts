import { maxLength, priceTiers } from '@tameer/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOfSearch,
  type ContractorSearch,
  countFilters,
  hasUnreadable,
  noFilters,
  readContractorSearch,
} from './contractor-search.ts'

const anyId = fc.option(fc.integer({ min: 4, max: 2_147_483_647 }), { nil: undefined })

const anySearch: fc.Arbitrary<ContractorSearch> = fc.record({
  q: fc.string({ maxLength: maxLength.search }),
  category: anyId,
  city: anyId,
  buildingType: anyId,
  price: fc.constantFrom(undefined, ...priceTiers.map(({ value }) => value)),
})

const read = (query: string, state: unknown = null) => readContractorSearch(new URLSearchParams(query), state)

describe('the search in the address of /contractors', () => {
  it('takes text and service from the query', () => {
    expect(read('q=brick&service=5')).toEqual({ q: 'brick', ...noFilters, category: 5 })
    expect(read('')).toEqual({ q: '', ...noFilters })
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

  it('takes city, specialization and a price tier from the query', () => {
    const all = { category: 4, city: 2, buildingType: 5, price: '120-250' }
    expect(read('service=1&city=2&specialization=5&price=120-250')).toEqual({ q: '', ...all })
    expect(countFilters(all)).toBe(4)
    expect(countFilters(read('q=brick'))).toBe(0)
  })

  it('ignores what is no choice, and tells', () => {
    for (const bad of ['city=Lahore', 'city=-1', 'specialization=0', 'price=cheap', 'service=2e99']) {
      expect(read(bad), bad).toEqual({ q: '', ...noFilters })
      expect(hasUnreadable(new URLSearchParams(bad)), bad).toBe(true)
    }
    for (const fine of ['', 'city=', 'city=2&price=250-above', 'utm_source=chat', 'q=%%%']) {
      expect(hasUnreadable(new URLSearchParams(fine)), fine).toBe(false)
    }
  })

  it('writes what it reads, and nothing for an empty search', () => {
    expect(addressOfSearch({ q: ' ', ...noFilters })).toBe('/contractors')
    expect(addressOfSearch({ q: 'a', ...noFilters, city: 2 }, 'b-c')).toBe(
      '/contractors?city=2&q=a&after=b-c',
    )
    fc.assert(
      fc.property(anySearch, (search) => {
        const [, query] = addressOfSearch(search).split('?')
        expect(read(query ?? '')).toEqual({ ...search, q: search.q.trim() === '' ? '' : search.q })
      }),
    )
  })
})
