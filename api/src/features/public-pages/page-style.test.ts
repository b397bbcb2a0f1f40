import { expect, it } from 'vitest'
import { createPageStyle } from './page-style.ts'

it('is small, of one line, and does without the client', () => {
  const { css, font } = createPageStyle('/nowhere')
  expect(font).toBeUndefined()
  expect(css.length).toBeLessThan(10_000)
  expect(css).not.toMatch(/\n|<|@import/)
})
