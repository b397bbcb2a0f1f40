import { expect, test } from 'vitest'
import { checkedOn, examples, lahore } from '../../../../../quotes/src/fixtures/checked-quotes.ts'
import { compareOffers } from '../compared.ts'
import { lowestOf, stepRows } from '../rows/total-rows.ts'
import { typedOffer } from './typed-offer.ts'

const answers = { plotSize: 10, plotUnit: 'Marla', city: 'Lahore', coveredAreaSft: 3375 } as const
const bill = { ...lahore, pricesAsOf: '2026-09-30' } as Parameters<typeof compareOffers>[0]
const offerOf = (number: 3 | 6 | 8, name: string) =>
  typedOffer({ ...examples[number], id: name, name }, { bill, answers, today: checkedOn })
const offers = [
  offerOf(3, 'Uncle’s builder'),
  offerOf(6, 'Neighbour’s builder'),
  offerOf(8, 'Office foreman'),
]
const compared = compareOffers(bill, offers)

test('three ways of quoting stand in the order of the same house, and no headline is lowest', () => {
  expect(compared.offers.map(({ id }) => id)).toEqual([
    'Office foreman',
    'Neighbour’s builder',
    'Uncle’s builder',
  ])
  expect(lowestOf(compared.offers, 'headlinePkr')).toBeUndefined()
  expect(lowestOf(compared.offers, 'likeForLikePkr')).toBe(17_098_669)
  expect(compared.looksCheaper).toEqual([])
  expect(compared.close).toMatchObject({ first: 'Office foreman', apartPkr: 71_925 })
})

test('the steps keep apart what is left out, not said, not in it, and bought by the family', () => {
  const rows = stepRows(compared.offers, 'family')
  const added = Object.fromEntries(rows.map(({ id, cells }) => [id, cells.map((cell) => cell.added ?? '')]))
  expect(added).toEqual({
    excluded: ['', '', '+ 15,85,105'],
    finishing: ['+ 66,53,094', '+ 66,53,094', ''],
    notSaid: ['', '', '+ 10,33,910'],
    owner: ['+ 81,75,575', '', ''],
  })
})

test('a typed quote names chips and counts what was not said; the message has neither its name nor a link', () => {
  const [uncle] = offers
  expect(uncle?.typed?.namesOf(lahore.lines)).toEqual(['steel', '3 things not said'])
  expect(uncle?.typed?.why).toEqual([
    'Steel: left out, 15.85 Lakh added.',
    '3 things not said: 10.34 Lakh added.',
  ])
  const message = uncle?.typed?.message ?? ''
  expect(
    message.startsWith('Salam. About our 10 Marla house in Lahore, 3,375 sq ft, at 4,700 a sq ft.'),
  ).toBe(true)
  expect(message.split('\n')).toHaveLength(9)
  expect(message).not.toMatch(/Uncle|http/)
})
