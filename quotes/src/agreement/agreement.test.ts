import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkQuote } from '../checked/check-quote.ts'
import { rowsFor } from '../checked/parts-of-bill.ts'
import { anyBill, anyChoices, quoteFor } from '../fixtures/any-quote.ts'
import { allBut, billOf, checkedOn, examples, lahore } from '../fixtures/checked-quotes.ts'
import { bill, byLine, byPhase, bySection } from '../fixtures/three-quotes.ts'
import { levelQuote } from '../level-quote.ts'
import type { Quote } from '../quote.ts'
import { agreementOfChecked } from './agreement-of-checked.ts'
import { agreementOfQuote } from './agreement-of-quote.ts'

const ids = Object.keys(examples).map(Number) as (keyof typeof examples)[]
const sums = ({ rates, lumpPkr, added }: ReturnType<typeof agreementOfChecked>) =>
  [...rates, ...added].reduce((sum, { amountPkr }) => sum + amountPkr, lumpPkr)

it.each(ids)('example %d adds up to what is quoted, and asks or answers each row once', (id) => {
  const agreement = agreementOfChecked(billOf(id), examples[id])
  expect(sums(agreement)).toBe(checkQuote(billOf(id), examples[id], checkedOn).quotedPkr)
  const { also, openRows, stages, totalPkr } = agreement
  expect([...also, ...openRows.map(({ row }) => row)].toSorted()).toEqual(
    rowsFor(billOf(id), examples[id])
      .map((row) => row.id)
      .toSorted(),
  )
  if (stages.length > 0) expect(stages.reduce((sum, { amountPkr }) => sum + amountPkr, 0)).toBe(totalPkr)
})

it('says what the drawn quote said, and leaves open what it did not', () => {
  const agreement = agreementOfChecked(lahore, examples[3])
  expect(agreement).toMatchObject({
    also: ['tank', 'septic', 'parapet', 'gate', 'kitchen'],
    notIn: [{ is: 'chip', id: 'steel' }],
    openRows: [
      { row: 'wall', isApart: false },
      { row: 'front', isApart: false },
      { row: 'fees', isApart: false },
    ],
    rates: [{ ratePkr: 4700, areaSft: 3375, amountPkr: 15_862_500 }],
    added: [{ for: 'part', parts: [{ is: 'row', id: 'gate' }], amountPkr: 150_000 }],
    keepsNothing: true,
    weeks: 44,
    familyBuys: [{ part: { is: 'chip', id: 'steel' } }],
  })
  expect(agreement.stages.map(({ amountPkr }) => amountPkr)).toEqual([
    4_803_750, 2_401_875, 3_202_500, 3_202_500, 2_401_875,
  ])
  expect([agreement.tax, agreement.changes, agreement.warrantyMonths]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('leaves a row apart open until its sum is known, and meters out of a price for labour', () => {
  expect(agreementOfChecked(billOf(10), examples[10]).openRows).toEqual([{ row: 'septic', isApart: true }])
  const whole = agreementOfChecked(lahore, { ...examples[12], rows: allBut('shuttering') })
  expect(whole.notIn).toEqual([{ is: 'row', id: 'fees' }])
  expect(whole.openRows).toEqual([{ row: 'shuttering', isApart: false }])
})

const agreed = (quote: Quote) => agreementOfQuote(bill, quote)

it('reads a company’s quote: its rates, sums set aside, extras, discount and covers', () => {
  expect(agreed(byPhase)).toMatchObject({
    notIn: [{ is: 'chip', id: 'steel' }],
    familyBuys: [{ part: { is: 'chip', id: 'steel' } }],
    rates: [{ amountPkr: 1_950_000 }, { amountPkr: 1_050_000 }],
    lumpPkr: 0,
    tax: { is: 'on-top', amountPkr: undefined },
    keepsNothing: true,
    openRows: [],
  })
  expect(agreed(bySection)).toMatchObject({
    lumpPkr: 3_595_000,
    added: [
      { for: 'aside', parts: [{ is: 'line', id: 'tiles' }], amountPkr: 200_000 },
      { for: 'extra', amountPkr: 80_000 },
      { for: 'discount', amountPkr: -40_000 },
    ],
    tax: { is: 'included' },
    keepsNothing: false,
    weeks: 40,
    warrantyMonths: 12,
    changes: 'quote-rates',
  })
  expect(agreed(byLine)).toMatchObject({
    way: 'material',
    notIn: [{ is: 'chip', id: 'doors' }],
    familyBuys: [{ part: { is: 'chip', id: 'doors' } }],
  })
})

it('knows a price for labour, and one for the grey structure', () => {
  const sections = [...new Map(bill.lines.map(({ section, phase }) => [section, phase]))]
  const grey = sections.map(([id, phase]) => ({
    level: 'section' as const,
    id,
    cover: phase === 'grey' ? ('owner' as const) : ('excluded' as const),
  }))
  expect(agreed({ ...byPhase, covers: grey })).toMatchObject({ way: 'labour', scope: 'grey', notIn: [] })
})

it('adds up for any quote of a company', () => {
  fc.assert(
    fc.property(anyBill, anyChoices, (bill, choices) => {
      const quote = quoteFor(bill, choices)
      const { headlinePkr } = levelQuote(bill, quote, { today: checkedOn })
      const agreement = agreementOfQuote(bill, { ...quote, headlinePkr })
      expect(sums(agreement)).toBe(headlinePkr)
      expect(agreement.lumpPkr).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 60 },
  )
})
