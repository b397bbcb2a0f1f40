import { languages } from '@tameer/contract'
import { expect, it } from 'vitest'
import { createPageStyles } from './page-style.ts'

it.each(languages)('is small, has one line, and needs no built client: %s', (language) => {
  const { css, fonts } = createPageStyles('/nowhere')[language]
  expect(fonts).toEqual([])
  expect(css.length).toBeLessThan(language === 'en' ? 10_000 : 13_000)
  expect(css).not.toMatch(/\n|<|@import/)
})

it('adds no letter and no font of Urdu to the English sheet', () => {
  const { css } = createPageStyles('/nowhere').en
  expect(css).not.toMatch(/urdu|nastaliq|naskh/i)
})
