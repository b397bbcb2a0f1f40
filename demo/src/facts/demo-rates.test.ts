import { type FactsForm, rateShownDays, updateFacts } from '@tameer/contract'
import { expect, it } from 'vitest'
import { demoCompanies } from './demo-companies.ts'
import { demoRates } from './demo-rates.ts'

const builders = demoCompanies.filter(({ categoryIds }) => categoryIds.includes(5))
const given = builders.flatMap((company) => demoRates(company) ?? [])

it('are given by about half of the construction companies, and by no other', () => {
  expect(given.length / builders.length).toBeGreaterThan(0.4)
  expect(given.length / builders.length).toBeLessThan(0.75)
  const others = demoCompanies.filter((company) => !builders.includes(company))
  expect(others.flatMap((company) => demoRates(company) ?? [])).toEqual([])
})

it('are within the limits of the form', () => {
  for (const { daysAgo: _, ...typed } of given) {
    expect(updateFacts.body.parse(typed)).toEqual(typed satisfies FactsForm)
  }
})

it('are expired for some companies, and given for one kind only by some', () => {
  const old = given.filter(({ daysAgo }) => daysAgo > rateShownDays)
  expect(old.length).toBeGreaterThan(0)
  expect(old.length).toBeLessThan(given.length / 3)
  expect(given.some(({ completeRatePkr }) => completeRatePkr === undefined)).toBe(true)
  expect(given.some(({ greyRatePkr }) => greyRatePkr === undefined)).toBe(true)
})
