import { expect, it } from 'vitest'
import { checkedOn, lump, perSft, typed } from '../fixtures/checked-quotes.ts'
import type { CheckedQuote } from './checked-quote.ts'
import { isDoubtfulKind, judgeChecked, lacksZeros } from './judge-checked.ts'

const stages = (...percents: number[]) => percents.map((percent) => ({ stage: 'plaster', percent }))
const extras = (count: number, amountPkr = 1) =>
  Array.from({ length: count }, () => ({ item: 'Gate', amountPkr }))

it.each<[Partial<CheckedQuote>, Partial<CheckedQuote>, string]>([
  [{ name: 'ا'.repeat(40) }, { name: 'ا'.repeat(41) }, 'name'],
  [{ name: 'A' }, { name: '' }, 'name'],
  [{ price: lump(1_000_000_000) }, { price: lump(1_000_000_001) }, 'price'],
  [{ price: lump(1) }, { price: lump(0) }, 'price'],
  [{ price: perSft(0.0001) }, { price: perSft(0.00011) }, 'price'],
  [{ price: perSft(1, 300) }, { price: perSft(1, 299) }, 'area'],
  [{ price: perSft(1, 30_000) }, { price: perSft(1, 30_001) }, 'area'],
  [{ rows: { tank: { amountPkr: 100_000_000 } } }, { rows: { tank: { amountPkr: 100_000_001 } } }, 'sum'],
  [{ rows: { tank: {} } }, { rows: { tank: { amountPkr: 0 } } }, 'sum'],
  [{ out: { tiles: { asidePkr: 1 } } }, { out: { tiles: { asidePkr: 1.5 } } }, 'sum'],
  [{ taxPkr: 1 }, { taxPkr: -1 }, 'sum'],
  [{ extras: extras(5) }, { extras: extras(6) }, 'tooMany'],
  [{ extras: extras(1) }, { extras: extras(1, Number.NaN) }, 'sum'],
  [{ beforePercent: 33.33 }, { beforePercent: 33.333 }, 'percent'],
  [{ beforePercent: 60, keptPercent: 40 }, { beforePercent: 60, keptPercent: 41 }, 'percentSum'],
  [{ keptPercent: 10, between: stages(40, 50) }, { keptPercent: 10, between: stages(40, 51) }, 'percentSum'],
  [{ between: stages(100) }, { between: [{ stage: 'Gate done', percent: 100 }] }, 'percent'],
  [{ between: stages(...Array(10).fill(10)) }, { between: stages(...Array(11).fill(10)) }, 'tooMany'],
  [{ message: 'x'.repeat(2000) }, { message: 'x'.repeat(2001) }, 'tooLong'],
  [{ durationWeeks: 300 }, { durationWeeks: 301 }, 'weeks'],
  [{ durationWeeks: 1 }, { durationWeeks: 0 }, 'weeks'],
  [{ warrantyMonths: 0 }, { warrantyMonths: 0.5 }, 'months'],
  [{ warrantyMonths: 120 }, { warrantyMonths: 121 }, 'months'],
  [{ validUntil: checkedOn }, { validUntil: '2026-11-28' }, 'valid'],
  [{ validUntil: '2027-11-29' }, { validUntil: '2027-11-30' }, 'valid'],
])('%j is within the limits, %j is not: %s', (within, outside, fault) => {
  expect(judgeChecked(typed(lump(1), within), checkedOn)).toEqual([])
  expect(judgeChecked(typed(lump(1), outside), checkedOn)).toContain(fault)
})

it('a date of last month is right where nobody types it, one that does not exist nowhere', () => {
  expect(judgeChecked(typed(lump(1), { validUntil: '2026-10-30' }))).toEqual([])
  expect(judgeChecked(typed(lump(1), { validUntil: '2026-02-30' }))).toEqual(['valid'])
})

it('a rate above 50,000 and a sum below it are in doubt, 50,000 is neither', () => {
  expect([perSft(50_000), perSft(50_001), lump(50_000), lump(49_999)].map(isDoubtfulKind)).toEqual([
    ...[false, true, false, true],
  ])
})

it('a rate of 47 lacks its zeros, for labour too', () => {
  const lacks = (way: 'material' | 'labour', ratePkr: number) => lacksZeros({ way, price: perSft(ratePkr) })
  expect([lacks('material', 499), lacks('material', 500)]).toEqual([true, false])
  expect([lacks('labour', 47), lacks('labour', 50), lacksZeros({ way: 'labour', price: lump(47) })]).toEqual([
    ...[true, false, false],
  ])
})
