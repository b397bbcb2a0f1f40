import { levelQuote, type Quote } from '@tameer/quotes'
import { expect, it } from 'vitest'
import { bill, byLine, byPhase, bySection, today } from '../../../../../quotes/src/fixtures/three-quotes.ts'
import { whyTheyDiffer } from './why-they-differ.ts'

const why = (quote: Quote) => whyTheyDiffer(levelQuote(bill, quote, { today }))

it('says in one line what sets the two prices most apart', () => {
  expect([byPhase, bySection, byLine].map(why)).toMatchInlineSnapshot(`
    [
      "Leaves out Steel bars: 9.45 Lakh added from your estimate. Tax comes on top; it does not say how much.",
      "Tiles: its 2.00 Lakh set aside replaced by 3.00 Lakh from your estimate.",
      "You buy the material, Doors: 2.40 Lakh added from your estimate.",
    ]
  `)
})

it('says as well that a tax is not known', () => {
  expect(why({ ...bySection, tax: 'not-included' })).toMatch(/Tax comes on top; it does not say how much\.$/)
})

it('says nothing where nothing is apart', () => {
  const whole: Quote = {
    ...bySection,
    ...{ covers: [], extras: [], discount: undefined, tax: 'included' },
  } as Quote
  expect(why(whole)).toBe('')
})
