// The worked examples of typed quotes.
import { describe, expect, it } from 'vitest'
import { explainOrder } from '../explain-order.ts'
import { findClose } from '../find-close.ts'
import {
  allBut,
  billOf,
  checkedOn,
  examples,
  figures,
  lahore,
  lump,
  perSft,
  typed,
} from '../fixtures/checked-quotes.ts'
import { billFor } from '../fixtures/estimated-bill.ts'
import { stagesInRupees } from '../levelling-steps.ts'
import { orderQuotes } from '../order-quotes.ts'
import { fillReasons } from './added-steps.ts'
import { checkQuote } from './check-quote.ts'
import type { CheckedQuote } from './checked-quote.ts'
import { checkedStages } from './checked-stages.ts'
import { chipOf } from './parts-of-bill.ts'

type Id = keyof typeof examples
const check = (id: Id) => checkQuote(billOf(id), examples[id], checkedOn)
const sum = (steps: readonly { amountPkr: number }[]) =>
  steps.reduce((all, { amountPkr }) => all + amountPkr, 0)
const codesOf = (checked: CheckedQuote) =>
  checkQuote(lahore, checked, checkedOn).questions.map(({ code }) => code)

describe('the worked examples', () => {
  it.each(Object.keys(examples).map(Number) as Id[])('%d comes to its figures', (id) => {
    const { added, quotedPkr, sameHousePkr, allInPkr, lowPkr, highPkr, abovePkr } = check(id)
    const notSaidPkr = sum(added.filter(({ code }) => code === 'notSaid'))
    const range = id === 15 ? [] : [lowPkr, highPkr]
    expect([
      quotedPkr,
      sum(added) - notSaidPkr,
      notSaidPkr,
      sameHousePkr,
      allInPkr,
      abovePkr,
      ...range,
    ]).toEqual(figures[id])
  })

  it('asks in the order of asking', () => {
    expect(check(2).questions).toHaveLength(9)
    expect(check(3).questions).toEqual([
      { code: 'unsaid', rows: ['wall', 'front', 'fees'], amountPkr: 1_033_910 },
      { code: 'out', chips: ['steel'], amountPkr: 1_585_105 },
      { code: 'tax', said: false },
      { code: 'before', percent: 30, amountPkr: 4_803_750 },
      { code: 'kept' },
      { code: 'changes' },
      { code: 'warranty', said: false },
      { code: 'valid', days: undefined },
    ])
    expect(check(6).questions.map(({ code }) => code)).toEqual(['valid'])
    expect(check(8).questions).toEqual([
      { code: 'trades' },
      { code: 'warranty', said: true },
      { code: 'valid' },
    ])
    expect(check(9).questions.map(({ code }) => code)).toEqual(['price', 'trades', 'warranty', 'valid'])
    expect(check(9).questions[0]).toMatchObject({
      flag: { code: 'lowPrice', amountPkr: 1_460_000, lowPkr: 2_275_326 },
    })
    expect(check(14).questions[0]).toMatchObject({
      flag: { code: 'lowPrice', amountPkr: 7_020_000, lowPkr: 9_827_247 },
    })
  })

  it('splits shares, sums aside and payments to the rupee', () => {
    const kitchen = check(5).out.phases.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines))
    const shares = kitchen.flatMap(({ pricePkr }) => pricePkr ?? [])
    expect(shares.toSorted()).toEqual([150_000, 221_455, 48_017, 62_503, 68_025])
    const stages = checkedStages(examples[3])
    expect(stagesInRupees(16_012_500, stages)).toEqual([
      4_803_750, 2_401_875, 3_202_500, 3_202_500, 2_401_875,
    ])
    expect(check(13).added).toEqual([
      { code: 'sumsAside', amountPkr: -500_000 },
      { code: 'aside', chip: 'tiles', amountPkr: 732_584 },
      { code: 'tax', amountPkr: 250_000 },
    ])
    expect(check(13).out.flags.filter(({ code }) => code.endsWith('Allowance'))).toMatchObject([
      { code: 'lowAllowance', group: 'tiles', lowPkr: 568_278, highPkr: 949_082 },
    ])
    expect(check(11).questions).toContainEqual({
      code: 'area',
      areaSft: 2700,
      ofSft: 2520,
      amountPkr: 594_000,
    })
    expect(check(8).carried).toEqual({ costPkr: 8_175_575, lowPkr: 6_666_776, highPkr: 9_948_292 })
  })

  it('judges a quote for the grey structure alike on a bill of that alone', () => {
    const grey = billFor({ city: 'Lahore', plotSize: 10, constructionType: 'Grey Structure' })
    const alone = checkQuote(grey, examples[6], checkedOn)
    expect([alone.sameHousePkr, grey.totalPkr, alone.abovePkr]).toEqual([10_517_500, 10_861_134, -343_634])
  })

  it('says when a quote only looks cheaper, and on what it hangs', () => {
    expect(check(3)).toMatchObject({
      looks: { byPkr: 1_501_728, chips: ['steel'] },
      hangsOn: { rows: ['wall', 'front', 'fees'], amountPkr: 1_033_910 },
    })
    expect(check(2).looks).toBeUndefined()
    expect(check(7).looks).toBeUndefined()
    expect(check(15).hangsOn).toEqual({ rows: [], amountPkr: 0 })
  })
})

describe('beside others', () => {
  const three = ([3, 6, 8] as const).map((id) => ({ id: `${id}`, ...check(id).out }))

  it('orders the three, the first two close by the material that the first leaves to the family', () => {
    expect(orderQuotes(three).map(({ id }) => id)).toEqual(['8', '6', '3'])
    const close = findClose(three)
    expect(close).toMatchObject({ first: '8', second: '6', apartPkr: 71_925 })
    expect(sum(close!.hangsOn.map(({ costPkr, highPkr }) => ({ amountPkr: highPkr - costPkr })))).toBe(
      1_772_717,
    )
    const lineOf = (id: string) => lahore.lines.find((line) => line.id === id)!
    const chips = close!.hangsOn.map(({ id }) => chipOf(lineOf(id)))
    expect([...new Set(chips)].slice(0, 3)).toEqual(['steel', 'bricks', 'cement'])
  })

  it('explains the order of a typed quote and a received one by chips and rows', () => {
    const received = { ...check(1).out, id: 'received', headlinePkr: 16_909_000, likeForLikePkr: 17_180_775 }
    const [found] = explainOrder([received, three[0]!])
    expect(found).toMatchObject({ id: '3', byPkr: 896_500, likeForLikeMorePkr: 1_450_740 })
    const reasonOf = fillReasons(lahore, examples[3])
    const missing = check(3).out.filledIn.map(reasonOf)
    expect(missing.filter((reason) => 'chip' in reason && reason.chip === 'steel')).toHaveLength(2)
    expect(new Set(missing.flatMap((reason) => ('row' in reason ? [reason.row] : [])))).toEqual(
      new Set(['wall', 'fees', 'front']),
    )
    expect(check(3).allInPkr - received.likeForLikePkr).toBe(416_830)
  })
})

describe('exact edges ask nothing', () => {
  const complete = typed(lump(17_514_228), {
    beforePercent: 20,
    keptPercent: 0.01,
    tax: 'included',
    durationWeeks: 1,
    warrantyMonths: 1,
    changes: 'quote-rates',
    validUntil: '2026-12-06',
  })

  it('a quote that says all asks nothing', () => {
    expect(codesOf(complete)).toEqual([])
    expect(codesOf({ ...complete, price: perSft(5000, lahore.coveredAreaSft) })).toEqual([])
  })

  it.each<[string, Partial<CheckedQuote>, string[]]>([
    ['20.01 % before work', { beforePercent: 20.01 }, ['before']],
    ['nothing kept', { keptPercent: 0 }, ['kept']],
    ['kept not said', { keptPercent: undefined }, ['kept']],
    ['no payments', { beforePercent: undefined, keptPercent: undefined }, ['payments']],
    ['6 days', { validUntil: '2026-12-05' }, ['valid']],
    ['tax on top', { tax: 'on-top' }, ['tax']],
    ['tax on top with its sum', { tax: 'on-top', taxPkr: 1 }, []],
    ['a foot more', { price: perSft(5000, 3376) }, ['area']],
    ['the parapet alone', { rows: allBut('parapet') }, ['unsaid']],
    ['apart without a sum', { rows: { ...allBut(), gate: {} } }, ['apart']],
    ['bought by the family', { out: { steel: 'owner' } }, []],
  ])('%s', (_, more, codes) => {
    expect(codesOf({ ...complete, ...more })).toEqual(codes)
  })

  it('the price at 80 % of the low and 120 % of the high, the sum aside at its low and high', () => {
    const flagOf = (more: Partial<CheckedQuote>, code: string) => {
      const question = checkQuote(lahore, { ...complete, ...more }, checkedOn).questions.find(
        (one) => one.code === code,
      )
      return question && 'flag' in question ? question.flag : undefined
    }
    const { lowPkr } = flagOf({ price: lump(1) }, 'price')!
    const { highPkr } = flagOf({ price: lump(1e9) }, 'price')!
    const least = Math.ceil(lowPkr * 0.8)
    const most = Math.floor(highPkr * 1.2)
    expect([least, most].map((pkr) => flagOf({ price: lump(pkr) }, 'price'))).toEqual([undefined, undefined])
    expect(flagOf({ price: lump(least - 1) }, 'price')?.code).toBe('lowPrice')
    expect(flagOf({ price: lump(most + 1) }, 'price')?.code).toBe('highPrice')
    const aside = (asidePkr: number) => flagOf({ out: { tiles: { asidePkr } } }, 'aside')
    const tiles = aside(1)!
    expect([tiles.lowPkr, tiles.highPkr].map(aside)).toEqual([undefined, undefined])
    expect([aside(tiles.lowPkr - 1)?.code, aside(tiles.highPkr + 1)?.code]).toEqual([
      'lowAllowance',
      'highAllowance',
    ])
  })
})
