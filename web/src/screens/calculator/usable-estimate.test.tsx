import { afterEach, expect, it, vi } from 'vitest'
import { usableEstimate } from './usable-estimate.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('leaves out an unusable price and dates the prices as any other bill does', () => {
  vi.useFakeTimers({ now: new Date(2027, 5, 1) })
  const house = { city: 'Lahore', plotSize: '10' }
  const [sound, mended] = [house, { ...house, ownPrices: 'steel-1--cement-1500' }].map((answers) => {
    const result = usableEstimate(answers)
    return result.ok ? result.estimate : undefined
  })
  // Days since 30 September 2026.
  expect(sound?.priceAgeDays).toBe(244)
  expect(mended).toMatchObject({ priceAgeDays: 244, answers: { ownPrices: { cement: 1500 } } })
})
