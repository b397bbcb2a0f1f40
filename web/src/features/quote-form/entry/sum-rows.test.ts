import { levelQuote } from '@tameer/quotes'
import { expect, it } from 'vitest'
import { smallBill as bill } from '../../../../test/quote-bill.ts'
import { groupsOf } from '../prices/line-groups.ts'
import { blankEntry, type Change, type QuoteEntry, setCover } from './entry.ts'
import { quoteOfEntry } from './quote-of-entry.ts'
import { leftOutPkr, reasonsInWords, sumRows } from './sum-rows.ts'

const today = '2027-01-10'
const groups = groupsOf(bill)
const priced: QuoteEntry = { ...blankEntry(today), one: true, house: { figure: '30 lakh', kind: 'lump' } }
const levelledWith = (...changes: Change[]) =>
  levelQuote(
    bill,
    quoteOfEntry(
      bill,
      changes.reduce((entry, change) => change(entry), priced),
    ),
    { today },
  )

it('a bill has only groups that have lines in it', () => {
  expect(groups.map(({ id }) => id)).toEqual(['steel', 'cement', 'doors'])
})

it('a price that includes everything has no steps and no reasons', () => {
  expect(sumRows(levelledWith(), groups)).toEqual([])
  expect(reasonsInWords(levelledWith(), groups)).toBe('')
  expect(leftOutPkr(levelledWith())).toBe(0)
})

it('names what is left out as builders do, and else by its line', () => {
  const levelled = levelledWith(
    setCover('line steel', { cover: 'excluded', sum: '' }),
    setCover('line earthwork', { cover: 'excluded', sum: '' }),
    setCover('line tiles', { cover: 'owner', sum: '' }),
    setCover('line doors', { cover: 'allowance', sum: '3 lakh' }),
  )
  const rows = sumRows(levelled, groups)
  expect(rows.map(({ label, amountPkr, isAdded }) => [label, amountPkr, isAdded])).toEqual([
    ['Sums set aside, taken out', -300_000, false],
    ['Doors, set aside: as in the estimate', 400_000, true],
    ['Steel and Excavation, left out: added', 2_000_000, true],
    ['Tiles, family buys: added', 450_000, true],
  ])
  const { headlinePkr, likeForLikePkr } = levelled
  expect(rows.reduce((sum, { amountPkr }) => sum + amountPkr, headlinePkr)).toBe(likeForLikePkr)
  expect(reasonsInWords(levelled, groups)).toBe(
    'your sum for doors counts as in the estimate, you leave out steel and Excavation and the family buys Tiles',
  )
  expect(leftOutPkr(levelled)).toBe(2_000_000)
})
