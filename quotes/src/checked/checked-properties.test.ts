// Properties that hold for any typed quote on any house.
import { cities, grades } from '@tameer/calculator'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findClose } from '../find-close.ts'
import { lump, checkedOn as today, typed } from '../fixtures/checked-quotes.ts'
import { billFor } from '../fixtures/estimated-bill.ts'
import { judgeQuote } from '../judge/judge-quote.ts'
import { multiply } from '../rupees.ts'
import { checkQuote } from './check-quote.ts'
import { type CheckedQuote, checkedChips, checkedRows } from './checked-quote.ts'
import { rowsFor, utilities } from './parts-of-bill.ts'
import { quoteOfChecked } from './quote-of-checked.ts'

const houses = cities.slice(0, 3).flatMap((city, place) =>
  grades.map((grade) => {
    const house = { city, grade, plotSize: [10, 5, 20][place]! }
    return { bill: billFor(house), grey: billFor({ ...house, constructionType: 'Grey Structure' }) }
  }),
)

const pkr = fc.integer({ min: 1, max: 30_000_000 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const row = fc.constantFrom(...checkedRows)
const answer = fc.oneof(fc.constant('in' as const), fc.record({ amountPkr: maybe(pkr) }))
const chip = fc.oneof(fc.constantFrom('excluded' as const, 'owner' as const), fc.record({ asidePkr: pkr }))
const rate = fc.integer({ min: 1, max: 1e8 }).map((tenThousandths) => tenThousandths / 10_000)
const anyChecked: fc.Arbitrary<CheckedQuote> = fc.record({
  id: fc.constant('any'),
  name: fc.constant('Any'),
  way: fc.constantFrom('material', 'labour'),
  scope: fc.constantFrom('grey', 'complete'),
  price: fc.oneof(
    fc.record({ kind: fc.constant('lump' as const), amountPkr: pkr }),
    fc.record({
      kind: fc.constant('per-sft' as const),
      ratePkr: rate,
      areaSft: maybe(fc.integer({ min: 300, max: 30_000 })),
    }),
  ),
  rows: fc.dictionary(row, answer),
  out: fc.dictionary(fc.constantFrom(...checkedChips), chip),
  extras: fc.array(fc.record({ item: fc.string(), amountPkr: pkr }), { maxLength: 5 }),
  beforePercent: maybe(fc.integer({ min: 0, max: 40 })),
  keptPercent: maybe(fc.integer({ min: 0, max: 40 })),
  tax: fc.constantFrom(undefined, 'included', 'on-top'),
  taxPkr: maybe(pkr),
})
const anyCase = fc.record({ house: fc.constantFrom(...houses), checked: anyChecked, row, sumPkr: pkr })
const check = (bill: Parameters<typeof checkQuote>[0], checked: CheckedQuote) =>
  checkQuote(bill, checked, today)
const hold = (property: Parameters<typeof fc.assert>[0]) => fc.assert(property, { numRuns: 60 })

it('becomes a quote that a company could send, but for its payments', () => {
  hold(
    fc.property(anyCase, ({ house: { bill, grey }, checked }) => {
      const on = checked.scope === 'grey' ? [bill, grey] : [bill]
      for (const one of on)
        for (const unsaid of ['out', 'in'] as const) {
          const problems = judgeQuote(one, quoteOfChecked(one, checked, unsaid, today), today)
          expect(problems.filter(({ code }) => code !== 'stageCount')).toEqual([])
        }
    }),
  )
})

it('stands between its low and its high, and its steps add up', () => {
  hold(
    fc.property(anyCase, ({ house: { bill }, checked }) => {
      const { quotedPkr, lowPkr, allInPkr, sameHousePkr, highPkr, added } = check(bill, checked)
      const figures = [lowPkr, allInPkr, sameHousePkr, highPkr]
      expect(figures).toEqual(figures.toSorted((one, other) => one - other))
      expect(added.reduce((sum, { amountPkr }) => sum + amountPkr, quotedPkr)).toBe(sameHousePkr)
    }),
  )
})

it('an answer moves the figures as it says', () => {
  hold(
    fc.property(anyCase, ({ house: { bill }, checked, row, sumPkr }) => {
      fc.pre(rowsFor(bill, checked).some(({ id }) => id === row))
      const { [row]: _, ...others } = checked.rows
      const answered = (answer?: 'in' | { amountPkr?: number }) =>
        check(bill, { ...checked, rows: answer ? { ...others, [row]: answer } : others })
      const notSaid = answered()
      expect(notSaid.sameHousePkr).toBeGreaterThanOrEqual(answered('in').sameHousePkr)
      expect(answered({}).sameHousePkr).toBe(notSaid.sameHousePkr)
      const [apart, dearer] = [answered({ amountPkr: 1000 }), answered({ amountPkr: 1000 + sumPkr })]
      expect(dearer.quotedPkr - apart.quotedPkr).toBe(sumPkr)
      expect(dearer.sameHousePkr - apart.sameHousePkr).toBe(sumPkr)
    }),
  )
})

it('a rate and its sum come to the same, and the grey structure is judged alike on both bills', () => {
  hold(
    fc.property(anyCase, rate, ({ house: { bill, grey }, checked }, ratePkr) => {
      const byRate = check(bill, { ...checked, price: { kind: 'per-sft', ratePkr } })
      const bySum = check(bill, { ...checked, price: lump(multiply(ratePkr, bill.coveredAreaSft)!) })
      expect(bySum).toEqual(byRate)
      const scope = 'grey'
      expect(check(grey, { ...checked, scope }).abovePkr).toBe(check(bill, { ...checked, scope }).abovePkr)
    }),
  )
})

it.each(['grey', 'complete'] as const)(
  'the estimate’s own labour for the %s comes to the estimate',
  (scope) => {
    for (const { bill } of houses) {
      const lines = bill.lines.filter(
        ({ phase, section }) => section !== utilities && (scope === 'complete' || phase === 'grey'),
      )
      const labour = lump(lines.reduce((sum, { labourPkr }) => sum + labourPkr, 0))
      const { shuttering: _, ...rows } = typed(labour).rows
      expect(check(bill, typed(labour, { way: 'labour', scope, rows })).sameHousePkr).toBe(bill.totalPkr)
    }
  },
)

it('raises one flag for a chip, and finds nothing close that hangs on what both lack', () => {
  hold(
    fc.property(anyCase, fc.integer({ min: 0, max: 2_000_000 }), ({ house: { bill }, checked }, apartPkr) => {
      const { out } = check(bill, checked)
      const sums = out.flags.flatMap((flag) => ('group' in flag ? [flag.group] : []))
      expect(sums.length).toBe(new Set(sums).size)
      const second = { ...out, id: 'second', likeForLikePkr: out.likeForLikePkr + apartPkr }
      const close = findClose([{ ...out, id: 'first' }, second])
      expect(close).toBeUndefined()
    }),
  )
})

it('never throws, whatever its figures and texts are', () => {
  const wild = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 1e30),
  )
  const anything = fc.record({
    price: fc.record({
      kind: fc.constantFrom('lump', 'per-sft'),
      amountPkr: wild,
      ratePkr: wild,
      areaSft: wild,
    }),
    rows: fc.dictionary(row, fc.record({ amountPkr: wild })),
    out: fc.dictionary(fc.constantFrom(...checkedChips), fc.record({ asidePkr: wild })),
    extras: fc.array(fc.record({ item: fc.string(), amountPkr: wild })),
    beforePercent: wild,
    keptPercent: wild,
    between: fc.array(fc.record({ stage: fc.string(), percent: wild })),
    taxPkr: wild,
    validUntil: fc.string(),
  })
  hold(
    fc.property(anyCase, anything, fc.string(), ({ house: { bill }, checked }, wild, date) => {
      const { sameHousePkr } = checkQuote(bill, { ...checked, ...wild } as CheckedQuote, date)
      expect(Number.isFinite(sameHousePkr)).toBe(true)
    }),
  )
})
