import { expect, it } from 'vitest'
import { hasUrdu } from './has-urdu.ts'

it.each([
  ['Ravi Brickworks (Demo)', false],
  ['Café 24 · 5½', false],
  ['راوی برک ورکس', true],
  ['Ravi راوی', true],
])('looks for Urdu letters: %s', (text, found) => expect(hasUrdu(text)).toBe(found))
