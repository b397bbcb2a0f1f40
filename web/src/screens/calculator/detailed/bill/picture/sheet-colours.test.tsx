import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheetColours } from './sheet-colours.ts'

test.each(Object.entries(sheetColours))('%s is the light colour of the page', (name, colour) => {
  const tokens = readFileSync('web/src/app/styles/tokens.css', 'utf8')
  expect(tokens).toMatch(new RegExp(`^ +${name}: (light-dark\\()?${colour}\\b`, 'm'))
})
