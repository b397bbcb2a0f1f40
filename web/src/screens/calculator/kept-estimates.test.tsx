import { detailedEstimate } from '@tameer/calculator'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { estimateQuery } from '../../lib/estimate-query.ts'
import { keepEstimate, mostKept, removeKept, useKeptEstimates } from './kept-estimates.ts'

const storageKey = 'keptEstimates'

function queryOf(plotSize: number): string {
  const result = detailedEstimate({ city: 'Karachi', plotSize })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return estimateQuery(result.estimate)
}
const seven = queryOf(7)
const kept = () => renderHook(() => useKeptEstimates()).result.current.map(({ query }) => query)

afterEach(() => {
  vi.restoreAllMocks()
  for (const query of kept()) removeKept(query)
})

describe('kept estimates', () => {
  it('keeps each once, three at most, in their order', () => {
    expect([keepEstimate(seven), keepEstimate(seven)]).toEqual(['kept', 'kept'])
    expect(keepEstimate(queryOf(5))).toBe('kept')
    expect(keepEstimate(queryOf(10))).toBe('kept')
    expect(keepEstimate(queryOf(20))).toBe('full')
    expect(kept()).toEqual([seven, queryOf(5), queryOf(10)])
    removeKept(seven)
    expect(keepEstimate(queryOf(20))).toBe('kept')
    expect(kept()).toHaveLength(mostKept)
  })

  it('keeps the estimates of another tab too, and shows them', () => {
    const { result } = renderHook(() => useKeptEstimates())
    act(() => {
      localStorage.setItem(storageKey, JSON.stringify([queryOf(5)]))
      window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
    })
    expect(result.current.map(({ estimate }) => estimate.answers.plotSize)).toEqual([5])
    act(() => {
      keepEstimate(seven)
    })
    expect(result.current.map(({ estimate }) => estimate.answers.plotSize)).toEqual([5, 7])
  })

  it('lasts as long as the page when the device refuses to store, and says so', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keepEstimate(seven)).toBe('kept for now')
    expect(kept()).toEqual([seven])
    refuse.mockRestore()
    expect(localStorage.getItem(storageKey)).toBeNull()
    expect(keepEstimate(queryOf(5))).toBe('kept')
    expect(localStorage.getItem(storageKey)).toBe(JSON.stringify([seven, queryOf(5)]))
  })

  it('is empty when the device forbids to look', () => {
    keepEstimate(seven)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(kept()).toEqual([])
  })

  it.each(['', 'null', '{', '{"0":1}', '[1,null,["x"]]', '["city=Atlantis&plotSize=7"]', '["%"]'])(
    'ignores %s in a hand-edited storage',
    (text) => {
      localStorage.setItem(storageKey, text)
      expect(kept()).toEqual([])
      expect(keepEstimate(seven)).toBe('kept')
    },
  )

  it('keeps what cannot be used with later prices: an own price beyond their limits is left out, and stays', () => {
    const beyond = `${seven}&ownPrices=steel-1`
    const gone = 'city=Atlantis&plotSize=7'
    localStorage.setItem(storageKey, JSON.stringify([beyond, gone]))
    expect(kept()).toEqual([beyond])
    expect(keepEstimate(queryOf(5))).toBe('kept')
    expect(kept()).toEqual([beyond, queryOf(5)])
    expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual([beyond, gone, queryOf(5)])
    removeKept(queryOf(5))
    expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual([beyond, gone])
    removeKept(gone)
  })

  it('reads at most three estimates of a hand-edited list, each once', () => {
    const queries = [seven, seven, queryOf(5), queryOf(10), queryOf(20)]
    localStorage.setItem(storageKey, JSON.stringify(queries))
    expect(kept()).toEqual([seven, queryOf(5), queryOf(10)])
  })
})
