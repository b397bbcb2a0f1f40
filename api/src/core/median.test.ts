import { describe, expect, it } from 'vitest'
import { median } from './median.ts'

describe('the median', () => {
  it.each([
    [[], null],
    [[5], 5],
    [[9, 1], 5],
    [[100, 3, 20], 20],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %j', (values, expected) => {
    expect(median(values)).toBe(expected)
  })
})
