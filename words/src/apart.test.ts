import { expect, it } from 'vitest'
import { apart } from './apart.ts'

it.each(['تعمیر والے', 'Ravi اینٹیں', '۱۲'])('%j is set apart', (name) => {
  expect(apart(name)).toBe(`\u2068${name}\u2069`)
})

it.each(['Ravi Brickworks', 'Café 12 & Söhne', '', '🏠', '電気'])('%j stays as it is', (name) => {
  expect(apart(name)).toBe(name)
})
