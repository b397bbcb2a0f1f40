import { describe, expect, it } from 'vitest'
import { rateWithPercent, withPercent } from './figures.ts'

describe('withPercent', () => {
  it('rounds to the decimals that a price may have', () => {
    expect(withPercent(1_465, 5, 2)).toBe(1538.25)
    expect(withPercent(333.33, -3, 2)).toBe(323.33)
    expect(withPercent(1_005, 10, 0)).toBe(1106)
    expect(withPercent(100, -100, 2)).toBe(0)
  })

  it('leaves a rate as it is where nothing comes on top, and keeps it in paisas otherwise', () => {
    expect(rateWithPercent(17.3775, 0)).toBe(17.3775)
    expect(rateWithPercent(17.3775, 10)).toBe(19.12)
  })
})
