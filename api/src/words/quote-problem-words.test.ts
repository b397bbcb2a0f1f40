import { problem } from '@tameer/contract'
import { judgeFeeQuote, judgeQuote, type Problem, type Quote } from '@tameer/quotes'
import { expect, it } from 'vitest'
import { sayProblem } from './problem-words.ts'

const line = (id: string, section: string, phase: 'grey' | 'finishing') => {
  const amounts = { costPkr: 1000, lowPkr: 900, highPkr: 1100, materialPkr: 600, labourPkr: 400 }
  return { id, item: `Item ${id}`, unit: 'Sft', quantity: 10, ratePkr: 100, ...amounts, section, phase }
}
const bill = {
  coveredAreaSft: 100,
  totalPkr: 2000,
  lines: [line('steel', 'excavation_and_steel_reinforcement', 'grey'), line('paint', 'paint', 'finishing')],
}
const terms = {
  stages: [
    { stage: 'advance', percent: 20 },
    { stage: 'My own', due: 'during-work' as const, percent: 80 },
  ],
  validUntil: '2027-02-09',
}
const quote: Quote = {
  prices: [{ level: 'phase', id: 'grey', kind: 'lump', amountPkr: 123_456 }],
  covers: [{ level: 'line', id: 'paint', cover: 'excluded' }],
  extras: [],
  alternates: [],
  tax: 'included',
  terms,
  headlinePkr: 123_456,
}

const say = (found: Problem) => sayProblem(problem('quoteProblem', found))
const texts = (changes: Partial<Quote>) => judgeQuote(bill, { ...quote, ...changes }, '2027-01-10').map(say)

it.each<[Partial<Quote>, string]>([
  [{}, ''],
  [{ covers: [] }, '“Item paint” has no price. Give it a price, or mark it as left out'],
  [
    { headlinePkr: 123_000 },
    'Your total of PKR 1,23,000 is PKR 456 less than your prices add up to, PKR 1,23,456',
  ],
  [
    {
      prices: [...quote.prices, { level: 'line', id: 'steel', kind: 'lump', amountPkr: 1 }],
      headlinePkr: 123_457,
    },
    '“Item steel” has a price, and “Grey Structure”, which it belongs to, has one too. Keep one of them',
  ],
  [
    { covers: [...quote.covers, { level: 'section', id: 'roof', cover: 'owner' }] },
    '“roof” is not a part of this bill that can have this',
  ],
  [{ extras: [{ item: 'Tank', amountPkr: -1 }] }, 'Extra 1 (Tank): the figure cannot be below zero'],
  [
    { terms: { ...terms, stages: [...terms.stages.slice(0, 1), { stage: 'handover', percent: 70.5 }] } },
    'The payments add up to 90.5 %, not to 100 %: 9.5 % is missing',
  ],
  [
    { terms: { ...terms, validUntil: '2027-01-11' } },
    'A quote must be valid for 7 to 90 days; this day is 1 day from today',
  ],
  [
    { terms: { ...terms, stages: [{ stage: 'advance', percent: 0 }, ...terms.stages.slice(1)] } },
    'Payment 1 (Advance): the per cent must be above 0 and at most 100',
  ],
  [
    { terms: { ...terms, stages: [...terms.stages.slice(0, 1), { stage: 'My own', percent: 80 }] } },
    'Payment 2 (My own): please say when it is due',
  ],
  [
    { covers: [...quote.covers, { level: 'section', id: 'paint', cover: 'apart' }] },
    '“paint”: only a single line can have a rate of its own beside the price',
  ],
  [{ tax: 'not-included', taxPkr: -1 }, 'Tax on top: the figure cannot be below zero'],
])('a quote with %o', (changes, text) => {
  expect(texts(changes)).toEqual(text === '' ? [] : [text])
})

it('a fee in per cent needs an estimate', () => {
  const fee = { fee: { kind: 'percent' as const, percent: 4 }, deliverables: [], terms }
  expect(judgeFeeQuote({ coveredAreaSft: 100 }, fee, '2027-01-10').map(say)).toEqual([
    'This request has no estimate, so the fee cannot be a per cent of it. Give a sum or a rate per square foot',
  ])
})

it('says how many further problems there are', () => {
  const first: Problem = { code: 'unpriced', id: 'steel', item: 'Steel bars' }
  const said = (more: number) => sayProblem(problem('quoteRefused', { first, more }))
  expect(said(0)).toBe('“Steel bars” has no price. Give it a price, or mark it as left out')
  expect(said(1)).toMatch(/[.] 1 more thing is to be mended$/)
  expect(said(2)).toMatch(/[.] 2 more things are to be mended$/)
})
