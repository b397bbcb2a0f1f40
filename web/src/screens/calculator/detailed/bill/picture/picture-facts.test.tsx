import { detailedEstimate } from '@tameer/calculator'
import { expect, test } from 'vitest'
import { pictureFacts } from './picture-facts.ts'

function factsOf(answers: object, currency?: { name: string; rupeesForOne: number }) {
  const made = detailedEstimate({ city: 'Karachi', plotSize: 7, ...answers })
  if (!made.ok) throw new Error('no estimate')
  return { estimate: made.estimate, facts: pictureFacts(made.estimate, currency) }
}

test('the picture says the house, its total, its grades and the money by stage', () => {
  const { facts } = factsOf({})
  expect(facts).toMatchObject({
    title: '7 Marla house in Karachi',
    facts: ['2,520 sft on 2 storeys', '4 bedrooms, 4 bathrooms', 'complete house, Standard finish'],
    amount: expect.stringMatching(/^1\.\d\d Crore$/),
    beside: ['Most likely cost'],
    stagesTitle: 'Money by stage',
    address: expect.stringMatching(/\/estimate\?city=Karachi&plotSize=7$/),
  })
  expect(facts.grades.map(({ name, chosen }) => [name, chosen])).toEqual([
    ['Economy', false],
    ['Standard', true],
    ['Premium', false],
  ])
})

test('its stages fill the line from the start to the end, and the likely cost lies between low and high', () => {
  const { facts } = factsOf({ grade: 'Premium' })
  expect(facts.stages[0]?.from).toBe(0)
  for (const [at, { from, length }] of facts.stages.entries())
    expect(from + length).toBeCloseTo(facts.stages[at + 1]?.from ?? 1, 10)
  expect(facts.likelyAt).toBeGreaterThan(0)
  expect(facts.likelyAt).toBeLessThan(1)
})

test('the reader’s own currency and a bill of labour alone are said', () => {
  const { facts, estimate } = factsOf(
    { constructionMode: 'Without Material' },
    { name: 'GBP', rupeesForOne: 355 },
  )
  expect(facts.facts[1]).toBe('labour alone, without material')
  const pounds = Math.round(estimate.total.costPkr / 355).toLocaleString('en')
  expect(facts.beside).toEqual(['Most likely cost', `GBP ${pounds} at 355`])
})
