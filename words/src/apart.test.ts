import { expect, it } from 'vitest'
import { apart, apartInUrdu } from './apart.ts'

it.each(['تعمیر والے', 'Ravi اینٹیں', '۱۲'])('isolates %j', (name) => {
  expect(apart(name)).toBe(`\u2068${name}\u2069`)
})

it.each(['Ravi Brickworks', 'Café 12 & Söhne', '', '🏠', '電気'])('%j stays as it is', (name) => {
  expect(apart(name)).toBe(name)
})

it.each(['Ravi Brickworks', 'Émile', '+92 300 1234567', 'تعمیر Studio', '1234567-8', '2026-KRT-000213'])(
  '%j is set apart in Urdu',
  (name) => {
    expect(apartInUrdu(name)).toBe(`\u2068${name}\u2069`)
  },
)

it.each(['تعمیر والے', '12', '', '10 مرلہ گھر'])('%j stays as it is in Urdu', (name) => {
  expect(apartInUrdu(name)).toBe(name)
})
