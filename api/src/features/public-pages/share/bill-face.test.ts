import { currentPriceBook, detailedEstimate } from '@tameer/calculator'
import type { Language } from '@tameer/contract'
import { expect, it } from 'vitest'
import { siteIn } from '../site.ts'
import { billFace, readOwnCurrency } from './bill-face.ts'

function faceOf(
  answers: object,
  currency?: { name: string; rupeesForOne: number },
  language: Language = 'en',
) {
  const made = detailedEstimate({ city: 'Karachi', plotSize: 7, ...answers })
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  const site = siteIn(language, { publicUrl: 'https://tameer.example' } as Parameters<typeof siteIn>[1])
  const { estimate } = made
  return { estimate, face: billFace({ estimate, book: currentPriceBook }, currency, site) }
}

it('says the house, its total, its grades and the money by stage', () => {
  const { face } = faceOf({})
  expect(face).toMatchObject({
    title: '7 Marla house in Karachi',
    facts: ['2,520 sft on 2 storeys', '4 bedrooms, 4 bathrooms', 'complete house, Standard finish'],
    amount: expect.stringMatching(/^1\.\d\d Crore$/),
    beside: ['Most likely cost'],
    stagesTitle: 'Money by stage',
    address: 'tameer.example/estimate?city=Karachi&plotSize=7',
    site: 'tameer.example',
  })
  expect(face.grades.map(({ name, chosen }) => [name, chosen])).toEqual([
    ['Economy', false],
    ['Standard', true],
    ['Premium', false],
  ])
})

it('fills the line of its stages from the start to the end, and has the likely cost between low and high', () => {
  const { face } = faceOf({ grade: 'Premium' })
  expect(face.stages[0]?.from).toBe(0)
  for (const [at, { from, length }] of face.stages.entries())
    expect(from + length).toBeCloseTo(face.stages[at + 1]?.from ?? 1, 10)
  expect(face.likelyAt).toBeGreaterThan(0)
  expect(face.likelyAt).toBeLessThan(1)
})

it('says the reader’s own currency and a bill of labour alone', () => {
  const { face, estimate } = faceOf(
    { constructionMode: 'Without Material' },
    { name: 'GBP', rupeesForOne: 355 },
  )
  expect(face.facts[1]).toBe('labour alone, without material')
  const pounds = Math.round(estimate.total.costPkr / 355).toLocaleString('en')
  expect(face.beside).toEqual(['Most likely cost', `GBP ${pounds} at 355`])
})

it('is in Urdu, with the address of the page in Urdu', () => {
  const { face } = faceOf({}, undefined, 'ur')
  expect(face.title).toBe('کراچی میں 7 مرلہ کا گھر')
  expect(face.address).toBe('tameer.example/ur/estimate?city=Karachi&plotSize=7')
})

it.each([
  ['city=Lahore', undefined],
  ['currency=GBP&rate=355.5', { name: 'GBP', rupeesForOne: 355.5 }],
  ['currency=%E2%82%AC&rate=300', { name: '€', rupeesForOne: 300 }],
  ['rate=355', null],
  ['currency=GBP', null],
  ['currency=GBP&rate=', null],
  ['currency=GBP&rate=1e9', null],
  ['currency=five+pounds&rate=355', null],
  ['currency=%3Cb&rate=355', null],
])('reads the currency in %s', (query, currency) => {
  expect(readOwnCurrency(query)).toEqual(currency)
})
