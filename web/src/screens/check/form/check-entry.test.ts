import { checkQuote } from '@tameer/quotes'
import { expect, test } from 'vitest'
import { checkedOn, examples, lahore } from '../../../../../quotes/src/fixtures/checked-quotes.ts'
import { wayOf } from '../../../features/checked-quotes/ways.ts'
import { blankCheck, type CheckEntry, checkedOf } from './check-entry.ts'
import { checkProblems } from './check-problems.ts'
import { entryOfChecked } from './entry-of-checked.ts'

const today = checkedOn
const problemsOf = (changed: Partial<CheckEntry>) => {
  const entry = { ...blankCheck('complete'), name: 'Uncle', figure: '4,700', ...changed }
  const quote = checkedOf(lahore, entry, 'complete', 'id', today)
  const { quotedPkr } = checkQuote(lahore, quote, today)
  return Object.keys(checkProblems(entry, { quote, quotedPkr, today }))
}

test.each([3, 6, 8] as const)(
  'the form of example %i says the same quote again, without a problem',
  (number) => {
    const quote = examples[number]
    const entry = entryOfChecked(quote)
    const again = checkedOf(lahore, entry, wayOf(quote), quote.id, today)
    const checked = checkQuote(lahore, again, today)
    expect(checked).toEqual(checkQuote(lahore, quote, today))
    expect(checkProblems(entry, { quote: again, quotedPkr: checked.quotedPkr, today })).toEqual({})
  },
)

test('figures as people write them, and a first payment in rupees', () => {
  const entry = {
    ...blankCheck('complete'),
    name: ' Un\u202ecle ',
    figure: '1.6 Crore',
    kind: 'lump' as const,
  }
  const quote = checkedOf(lahore, { ...entry, before: '32 lakh', kept: '5' }, 'complete', 'id', today)
  expect(quote).toMatchObject({
    name: 'Uncle',
    price: { kind: 'lump', amountPkr: 16_000_000 },
    beforePercent: 20,
    keptPercent: 5,
  })
})

test.each<[string, Partial<CheckEntry>]>([
  ['name', { name: ' ' }],
  ['name', { name: 'a'.repeat(41) }],
  ['figure', { figure: '' }],
  ['figure', { figure: 'cheap' }],
  ['figure', { figure: '101 crore', kind: 'lump' }],
  ['area', { area: '299' }],
  ['row gate', { rows: { gate: { is: 'apart', sum: '-5' } } }],
  ['chip steel', { out: { steel: { how: 'aside', sum: 'ask' } } }],
  ['before', { before: '100.5' }],
  ['stages', { before: '60', kept: '41' }],
  ['stages', { before: '30', between: [{ stage: 'plinth', own: '', due: '', percent: '60' }] }],
  ['taxSum', { tax: 'on-top', taxSum: '0' }],
  ['durationWeeks', { durationWeeks: '301' }],
  ['warrantyMonths', { warrantyMonths: '1.5' }],
  ['extras 0 amount', { extras: [{ item: 'Gate light', amount: '' }] }],
  ['validUntil', { validUntil: '2026-11-28' }],
])('asks to correct %s', (field, changed) => {
  expect(problemsOf(changed)).toEqual([field])
})

test('asks for nothing else: what was not said stays open', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ rows: { gate: { is: 'apart', sum: '' } }, tax: 'on-top', before: '100' })).toEqual([])
})
