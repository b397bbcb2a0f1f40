import fc from 'fast-check'
import { expect, it } from 'vitest'
import { explainOrder } from './explain-order.ts'
import { bill, byLine, today } from './fixtures/three-quotes.ts'
import { levelQuote } from './level-quote.ts'
import { orderQuotes } from './order-quotes.ts'
import type { Quote } from './quote.ts'

it('equal totals have the same order for every order of the input', () => {
  const small = fc.nat(2)
  const anyQuotes = fc.uniqueArray(fc.record({ id: fc.uuid(), headlinePkr: small, likeForLikePkr: small }), {
    selector: ({ id }) => id,
    maxLength: 6,
  })
  const shuffled = anyQuotes.chain((quotes) =>
    fc.tuple(fc.constant(quotes), fc.shuffledSubarray(quotes, { minLength: quotes.length })),
  )
  fc.assert(
    fc.property(shuffled, ([quotes, turned]) => {
      expect(orderQuotes(turned)).toEqual(orderQuotes(quotes))
    }),
  )
})

const compare = (one: Partial<Quote>, other: Partial<Quote>) =>
  explainOrder(
    [one, other].map((changed, place) => ({
      id: 'AB'[place]!,
      ...levelQuote(bill, { ...byLine, ...changed }, { today }),
    })),
  )
const prices = (...changed: [string, number][]) => [
  ...byLine.prices.filter(({ id }) => !changed.some(([other]) => other === id)),
  ...changed.map(([id, amountPkr]) => ({ level: 'line' as const, id, kind: 'lump' as const, amountPkr })),
]

it('quotes with equal headlines and equal totals need no reasons', () => {
  expect(compare({}, {})).toEqual([])
})

it('names low allowances, each line with its estimate', () => {
  const without = byLine.prices.filter(({ id }) => id !== 'tiles')
  const found = compare(
    {},
    {
      prices: without,
      covers: [...byLine.covers, { level: 'line', id: 'tiles', cover: 'allowance', amountPkr: 90_000 }],
    },
  )
  expect(found).toEqual([
    {
      ...{ id: 'B', than: 'A', byPkr: 203_250, likeForLikeMorePkr: 6_750 },
      reasons: [
        {
          ...{ code: 'lowAllowances', amountPkr: 210_000 },
          lines: [{ id: 'tiles', item: 'Tiles', amountPkr: 300_000 }],
        },
      ],
    },
  ])
})

it('names lines left out, the largest first, and not those that the other leaves out too', () => {
  const excluded = (...ids: string[]) =>
    ids.map((id) => ({ level: 'line' as const, id, cover: 'excluded' as const }))
  const found = compare(
    { prices: prices(['paint', 0]), covers: excluded('paint') },
    {
      prices: prices(['paint', 0], ['lights', 0], ['sand', 0], ['bricks', 600_000]),
      covers: excluded('lights', 'sand', 'paint'),
    },
  )
  expect(found).toMatchObject([
    {
      id: 'B',
      reasons: [{ code: 'leavesOut', amountPkr: 250_000, lines: [{ id: 'sand' }, { id: 'lights' }] }],
    },
  ])
})
