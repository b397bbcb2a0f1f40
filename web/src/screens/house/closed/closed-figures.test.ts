import type { HouseChange, HouseView } from '@tameer/contract'
import { expect, it } from 'vitest'
import { houseViewOf, stageOf } from '../../../../test/own-house.ts'
import { costRows, openSums, timeInWords, wholeMonths } from './closed-figures.ts'

const change = { state: 'agreed' } as HouseChange
const rowsOf = (view: HouseView) => costRows(view).map(({ name, figure }) => `${name}: ${figure}`)
const money = {
  basePkr: 17_688_941,
  changesPkr: 424_500,
  contractPkr: 18_113_441,
  agreedPkr: 18_113_441,
  agreedPercent: 100,
  paidPkr: 18_113_441,
  saidPkr: 0,
  nextPkr: 0,
  aheadPkr: 0,
  warns: false,
}

it('a finished house says what it cost against the quote, and how long it took', () => {
  const closedAt = '2027-02-09T06:00:00.000Z'
  const view = houseViewOf(
    { state: 'finished', closedAt, finalPkr: 18_113_441 },
    { money, changes: [change, change, change, change], stages: [stageOf('flooring', { lateDays: 4 })] },
  )
  expect(rowsOf(view)).toEqual([
    'Quoted: 1,76,88,941',
    '4 changes: + 4,24,500',
    'Final: 1,81,13,441',
    'Paid: 1,81,13,441',
    'Against the quote: + 2.4 %',
  ])
  expect(timeInWords(view)).toBe('9 months, 4 days over')
  expect(openSums(view)).toEqual([])
})

it('a house that ended early says what was agreed, what was paid, and what waits', () => {
  const view = houseViewOf(
    { state: 'ended', closedAt: '2026-11-20T06:00:00.000Z', finalPkr: 10_000_000 },
    {
      changes: [change],
      money: {
        ...money,
        basePkr: 16_436_250,
        changesPkr: 240_000,
        contractPkr: 16_676_250,
        agreedPkr: 8_218_125,
        paidPkr: 10_000_000,
        saidPkr: 500_000,
      },
    },
  )
  expect(rowsOf(view)).toEqual([
    'Quoted: 1,64,36,250',
    '1 change: + 2,40,000',
    'Agreed price: 1,66,76,250',
    'Done and agreed: 82,18,125 · 49 %',
    'Final: 1,00,00,000',
  ])
  expect(openSums(view)).toEqual([
    '17,81,875 more is paid than what is agreed as done.',
    '5,00,000 waits for confirmation.',
  ])
})

it('a caller without money gets no row, and months are whole', () => {
  expect(costRows(houseViewOf({ state: 'finished', finalPkr: null }, { money: null }))).toEqual([])
  expect(wholeMonths('2026-05-31', '2026-06-30')).toBe(0)
  expect(wholeMonths('2026-05-04', '2027-05-04')).toBe(12)
})
