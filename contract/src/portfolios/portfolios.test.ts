import { describe, expect, it } from 'vitest'
import { problem } from '../problems.ts'
import { portfolioQuery } from './portfolios.ts'

describe('portfolioQuery', () => {
  it('bounds the page', () => {
    expect(portfolioQuery.parse({}).limit).toBe(500)
    for (const limit of ['0', '501', '1.5', 'x', '-1', '', '9'.repeat(20)]) {
      const { error } = portfolioQuery.safeParse({ limit })
      const told = error?.issues.map(({ path, message }) => `${path}: ${message}`)
      expect(new Set(told)).toEqual(new Set([`limit: ${problem('pageSize', { maximum: 500 })}`]))
    }
  })
})
