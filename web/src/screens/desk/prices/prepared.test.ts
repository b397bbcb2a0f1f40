import { currentPriceBook, movePrices } from '@tameer/calculator'
import { expect, it } from 'vitest'
import { entriesOf, judge, type NewPrice, referenceHouses, takeBack } from './prepared.ts'

// Invented prices. The compiled cement of Lahore is 1575.
const price = (text: string, more: Partial<NewPrice> = {}): NewPrice => ({
  article: 'cement',
  city: 'Lahore',
  text,
  note: '',
  name: 'Made-up bulletin',
  url: '',
  day: '2026-11-28',
  kind: 'published',
  ...more,
})
const judged = (text: string, note = '') => judge([price(text, { note })], currentPriceBook)[0]

it.each([
  ['1,600', 'near', true],
  ['Rs 1811', 'near', true],
  ['1812', 'far', false],
  ['3150', 'far', false],
  ['3151', 'refused', false],
  ['787', 'refused', false],
  ['1,60', 'notAPrice', false],
  ['-5', 'notAPrice', false],
])('judges %s rupees against 1575: %s', (text, step, sound) => {
  expect(judged(text)).toMatchObject({ step, sound })
})

it('takes a far price with a word why, and leaves out what was not collected', () => {
  expect(judged('1812', 'As in two shops.')).toMatchObject({ step: 'far', sound: true })
  expect(judge([price('0'), price(' ', { city: 'Karachi' })], currentPriceBook)).toEqual([])
  expect(judge([price('17000', { article: 'bricks', city: 'Karachi' })], currentPriceBook)).toEqual([])
})

it('makes entries, whose reference houses move in their city alone', () => {
  const entries = entriesOf(judge([price('1,600'), price('9999', { article: 'steel' })], currentPriceBook))
  expect(entries).toEqual([
    {
      article: 'cement',
      city: 'Lahore',
      pkr: 1600,
      kind: 'published',
      source: { name: 'Made-up bulletin', day: '2026-11-28' },
    },
  ])
  const houses = referenceHouses(entries, currentPriceBook)
  expect(houses).toHaveLength(9)
  for (const { city, beforePkr, afterPkr } of houses)
    expect(afterPkr > beforePkr, city).toBe(city === 'Lahore')
})

it('takes a version back to the totals of before', () => {
  const entries = entriesOf(judge([price('1,600')], currentPriceBook))
  const change = { version: '2026-11-29', base: currentPriceBook.version, pricesAsOf: '2026-11-28', entries }
  const moved = movePrices(currentPriceBook, [change])
  const back = takeBack(entries, currentPriceBook, { note: 'Back', source: 'Price book' })
  expect(back).toMatchObject([{ article: 'cement', text: '1575', day: '2026-09-30', note: 'Back' }])
  const houses = referenceHouses(entriesOf(judge(back, moved)), moved)
  expect(houses.map(({ afterPkr }) => afterPkr)).toEqual(
    referenceHouses([], currentPriceBook).map(({ beforePkr }) => beforePkr),
  )
})
