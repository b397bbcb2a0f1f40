import { expect, it } from 'vitest'
import { smallBill as bill } from '../../../../test/quote-bill.ts'
import { blankEntry, openLines, partsOf, setCover, setFigure } from '../entry/entry.ts'
import { quoteOfEntry } from '../entry/quote-of-entry.ts'
import { fillFromEstimate } from '../price-list/fill-in.ts'
import { pricesBelow, toHousePrice, toOnePrice } from './one-price.ts'

const blank = blankEntry('2027-01-10')
const byLines = fillFromEstimate(bill, openLines(bill.lines)(blank), 0).entry
const grey = partsOf(bill).find(({ id }) => id === 'grey')
const lines = grey?.lines ?? []

it('one price is the sum of the prices typed below it, and replaces them', () => {
  const below = pricesBelow(bill, byLines, 'phase grey', lines)
  expect(below).toEqual({ keys: ['line steel', 'line earthwork', 'line cement'], sumPkr: 3_000_000 })
  const closed = toOnePrice('phase grey', below)(byLines)
  expect(quoteOfEntry(bill, closed).prices[0]).toEqual({
    ...{ level: 'phase', id: 'grey', kind: 'lump', amountPkr: 3_000_000 },
  })
  expect(quoteOfEntry(bill, closed).headlinePkr).toBe(bill.totalPkr)
  expect(closed.figures).not.toHaveProperty('line steel')
})

it('a line that is priced apart keeps its rate', () => {
  const apart = setCover('line steel', { cover: 'apart', sum: '' })(byLines)
  const below = pricesBelow(bill, apart, 'phase grey', lines)
  expect(below).toEqual({ keys: ['line earthwork', 'line cement'], sumPkr: 1_500_000 })
  expect(toOnePrice('phase grey', below)(apart).figures['line steel']).toBe('300')
})

it('drops nothing and makes no price when none was typed below', () => {
  const opened = openLines(bill.lines)(setFigure('phase grey', '2,900')(blank))
  const below = pricesBelow(bill, opened, 'phase grey', lines)
  expect(below).toEqual({ keys: [], sumPkr: 0 })
  expect(toOnePrice('phase grey', below)(opened).figures['phase grey']).toBe('2,900')
})

it('the house gets the sum of the phases, unless it has a price already', () => {
  const phases = setFigure('phase finishing', '1,000')(setFigure('phase grey', '2,900')(blank))
  expect(toHousePrice(bill)(phases)).toMatchObject({
    ...{ one: true, house: { figure: '3900000', kind: 'lump' }, figures: { 'phase grey': '2,900' } },
  })
  const priced = { ...phases, house: { figure: '4,000', kind: 'rate' as const } }
  expect(toHousePrice(bill)(priced).house).toEqual({ figure: '4,000', kind: 'rate' })
  expect(toHousePrice(bill)(blank)).toEqual({ ...blank, one: true })
})
