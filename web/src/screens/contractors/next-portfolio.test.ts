import { expect, it } from 'vitest'
import { portfolioFixture } from '../../../test/fixtures.ts'
import { nextPortfolio } from './next-portfolio.ts'

const list = ['a', 'b', 'c'].map((id) => portfolioFixture({ id }))

it('is the following card', () => {
  expect(nextPortfolio(list, 'a')?.id).toBe('b')
  expect(nextPortfolio(list, 'b')?.id).toBe('c')
})

it('does not wrap, and knows nothing after a stranger', () => {
  expect(nextPortfolio(list, 'c')).toBeUndefined()
  expect(nextPortfolio(list, 'x')).toBeUndefined()
  expect(nextPortfolio([], 'a')).toBeUndefined()
})
