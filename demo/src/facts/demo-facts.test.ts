import { type FactsForm, updateFacts } from '@tameer/contract'
import { expect, it } from 'vitest'
import { demoCompanies } from './demo-companies.ts'
import { demoFacts } from './demo-facts.ts'

const all = demoCompanies.map((company, number) => ({ company, facts: demoFacts(company, number) }))

it('holds facts that a company could have entered itself', () => {
  for (const { company, facts } of all) {
    const { cityNames: _, ...typed } = facts
    expect(updateFacts.body.parse(typed), company.key).toEqual(typed satisfies FactsForm)
  }
})

it('says clearly that the company does not exist', () => {
  for (const { facts } of all) {
    if (facts.about !== undefined) expect(facts.about).toContain('This company does not exist')
  }
})

it('leaves some profiles empty, and has some in Urdu', () => {
  expect(all.filter(({ facts }) => facts.about === undefined).length).toBeGreaterThan(2)
  expect(all.filter(({ facts }) => /[\u0600-\u06ff]/.test(facts.about ?? '')).length).toBeGreaterThan(2)
})

it('names the city of the office among the cities of work', () => {
  for (const { company, facts } of all) {
    if (facts.about !== undefined) expect(facts.cityNames).toContain(company.city)
  }
})
