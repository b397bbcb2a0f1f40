import { expect, it } from 'vitest'
import { inCurrency } from './currency.ts'

it.each([
  [13_726_621, 'GBP 38,667'],
  [21_500, 'GBP 60.56'],
])('writes %i rupees in groups of three, small amounts with decimals: %s', (pkr, written) => {
  expect(inCurrency(pkr, { name: 'GBP', rupeesForOne: 355 })).toBe(written)
})
