import { readFileSync } from 'node:fs'
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

it("has the client's fallback fonts of Urdu", () => {
  const client = readFileSync(new URL('../../../../web/src/app/urdu.css', import.meta.url), 'utf8')
  const { css } = createPageStyles('/nowhere').ur
  expect(fallbacksOf(client)).toHaveLength(3)
  expect(fallbacksOf(css)).toEqual(fallbacksOf(client))
})

/** The fitted font faces of a style sheet, without the spaces and line breaks that only a person reads. */
function fallbacksOf(css: string): string[] {
  const faces = css.match(/@font-face *\{[^}]*\}/g) ?? []
  return faces
    .filter((face) => face.includes('size-adjust') && face.includes('Urdu'))
    .map((face) => face.replaceAll(/\s*\n\s*|(?<=[:,{])\s+|\s+(?=\{)|;(?=\s*\})/g, ''))
}
