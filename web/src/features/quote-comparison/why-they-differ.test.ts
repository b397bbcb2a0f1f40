import { levelQuote, type Quote } from '@tameer/quotes'
import { expect, it } from 'vitest'
import { bill, byLine, byPhase, bySection, today } from '../../../../quotes/src/fixtures/three-quotes.ts'
import { whyTheyDiffer } from './why-they-differ.ts'

const why = (quote: Quote) => whyTheyDiffer(levelQuote(bill, quote, { today }))

it('says what sets the two prices most apart first', () => {
  expect([byPhase, bySection, byLine].map(why)).toEqual([
    ['Steel: left out, 9.45 Lakh added.'],
    [
      'Tiles: its 2.00 Lakh set aside replaced by 3.00 Lakh.',
      'Extras (0.40 Lakh after discount) not counted.',
    ],
    ['Doors, which you buy: 2.40 Lakh added.'],
  ])
})

it('says nothing where nothing is apart', () => {
  const whole: Quote = {
    ...bySection,
    ...{ covers: [], extras: [], discount: undefined, tax: 'included' },
  } as Quote
  expect(why(whole)).toEqual([])
})
