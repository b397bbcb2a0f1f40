import { expect, it } from 'vitest'
import type { CompanyRates } from './companies.ts'
import { lastDayOfRate, shownRates } from './rates.ts'

const given: CompanyRates = {
  ...{ completePkr: 5400, completeGivenOn: '2026-11-19' },
  ...{ greyPkr: 3150, greyGivenOn: '2026-11-20' },
}
const none: CompanyRates = { completePkr: null, completeGivenOn: null, greyPkr: null, greyGivenOn: null }

it('shows a rate from its day to the 90th day after, and not on the next', () => {
  expect(lastDayOfRate('2026-11-19')).toBe('2027-02-17')
  for (const today of ['2026-11-19', '2027-02-17']) expect(shownRates(given, today)).toEqual(given)
  expect(shownRates(given, '2027-02-18')).toEqual({ ...given, completePkr: null, completeGivenOn: null })
  expect(shownRates(given, '2027-02-19')).toEqual(none)
})

it('counts the days of a leap year', () => {
  expect(lastDayOfRate('2027-12-31')).toBe('2028-03-30')
  expect(lastDayOfRate('2026-12-31')).toBe('2027-03-31')
})

it('shows no rate that was not given', () => {
  expect(shownRates(none, '2026-11-19')).toEqual(none)
})
