import * as words from '@tameer/words/en/calculator'
import { describe, expect, it } from 'vitest'
import { decodeAnswers, encodeAnswers } from './answer-link.ts'
import type { AnswersInput } from './answers.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'
import { findPriceBook } from './price-books/price-book-versions.ts'

const reference = { city: 'Lahore', plotSize: 10, constructionType: 'Complete' }

function estimate(change: AnswersInput, book = currentPriceBook) {
  const result = detailedEstimate({ ...reference, ...change }, book)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const lineOf = (lineId: string) =>
    result.estimate.sections.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)!
  return { ...result.estimate, lineOf }
}

function problemsOf(ownPrices: unknown) {
  const result = detailedEstimate({ ...reference, ownPrices })
  return result.ok ? [] : result.problems
}

describe('own prices', () => {
  it('take the place of a rate, and the bill follows to the rupee', () => {
    const usual = estimate({})
    const own = estimate({ ownPrices: { steel: 262.5 } })
    const [before, after] = [usual.lineOf('steel'), own.lineOf('steel')]
    // 1.5 x 3375 + 0.5 x 1687.5 + 0.4 x 562.5 kg.
    expect([after.quantity, before.ratePkr]).toEqual([6131, 255])
    expect(after).toMatchObject({ ratePkr: 262.5, costPkr: Math.round(6131 * 262.5), rateSources: [] })
    expect(after.status).toEqual({ rate: 'yours', quantity: before.status.quantity })
    expect(own.total.costPkr - usual.total.costPkr).toBe(after.costPkr - before.costPkr)
    expect(own.byRateStatusPkr.yours).toBe(after.costPkr)
  })

  it('may be typed as people write rupees, and a fault in the commas is named', () => {
    for (const typed of ['₨ 262.50', '262.5/=', '\u202a۲۶۲٫۵ روپے\u202c'])
      expect(estimate({ ownPrices: { steel: typed } }).lineOf('steel').ratePkr, typed).toBe(262.5)
    const [problem] = problemsOf({ steel: '2,62' })
    expect(problem).toMatchObject({ field: 'ownPrices', id: 'steel', code: 'badGroups' })
    expect(problem && words.answerProblem(problem)).toContain('Please check the commas')
  })

  it('leave a line the uncertainty of its quantity', () => {
    const usual = estimate({})
    // Sources between 242 and 268 are -5.1 and +5.1 % of 255; the quantity of steel has an uncertainty of 12 %.
    expect(usual.lineOf('steel').uncertaintyPct.low).toBeCloseTo(-Math.sqrt(5.1 ** 2 + 12 ** 2), 10)
    expect(usual.lineOf('steel').uncertaintyPct.high).toBeCloseTo(Math.sqrt(5.1 ** 2 + 12 ** 2), 10)
    const own = estimate({ ownPrices: 'steel-255' })
    expect(own.lineOf('steel').uncertaintyPct).toEqual({ low: -12, high: 12 })
    expect(own.total.costPkr).toBe(usual.total.costPkr)
    expect(own.total.lowPkr).toBeGreaterThan(usual.total.lowPkr)
    expect(own.total.highPkr).toBeLessThan(usual.total.highPkr)
  })

  it('do not hide that labour’s share in them is assumed', () => {
    const labour = estimate({
      constructionMode: 'Without Material',
      ownPrices: { floor_tile: 400, labour_grey: 600 },
    })
    expect(labour.lineOf('floor_tile')).toMatchObject({ ratePkr: 60, status: { rate: 'assumed' } })
    expect(labour.lineOf('labour_grey')).toMatchObject({ ratePkr: 600, status: { rate: 'yours' } })
  })

  it('of labour alone take the place of its part of the rate, in a bill of labour alone', () => {
    const without = { constructionMode: 'Without Material' }
    const usual = estimate(without)
    const own = estimate({ ...without, ownPrices: 'floor_tile_labour-62.5' })
    // 0.68 x 3375 sft; 0.15 of 345 is labour.
    expect(usual.lineOf('floor_tile')).toMatchObject({ quantity: 2295, ratePkr: 51.75, costPkr: 118_766 })
    expect(own.lineOf('floor_tile')).toMatchObject({
      ...{ ratePkr: 62.5, costPkr: Math.round(2295 * 62.5), materialPkr: 0, rateSources: [] },
      status: { rate: 'yours', quantity: 'assumed' },
      ownPrice: { id: 'floor_tile_labour', pkr: 62.5 },
      uncertaintyPct: { low: -10, high: 10 },
    })
    expect(own.total.costPkr - usual.total.costPkr).toBe(Math.round(2295 * 62.5) - 118_766)
    expect(own.materialNotIncludedPkr).toBe(usual.materialNotIncludedPkr)
    // When both are given, the labour's own price counts.
    const both = estimate({ ...without, ownPrices: 'floor_tile-400--floor_tile_labour-62.5' })
    expect(both.lineOf('floor_tile')).toEqual(own.lineOf('floor_tile'))
  })

  it('of labour alone are not used while the bill is with material', () => {
    const own = estimate({ ownPrices: 'floor_tile_labour-62.5' })
    expect(own.total).toEqual(estimate({}).total)
    expect(own.answers.ownPrices).toEqual({ floor_tile_labour: 62.5 })
    expect(own.lineOf('floor_tile').ownPriceIds).toEqual(['floor_tile', 'floor_tile_labour'])
  })

  it('name every line of a bill of labour alone, and no labour where there is none', () => {
    const { sections } = estimate({ constructionMode: 'Without Material' })
    for (const { id, ownPriceIds } of sections.flatMap(({ lines }) => lines))
      expect(ownPriceIds).toEqual(id === 'labour_grey' ? [id] : [`${id}_labour`, id])
    expect(estimate({}).lineOf('steel').ownPriceIds).toEqual(['steel'])
    expect(estimate({ ownPrices: 'steel_labour-5--labour_grey_labour-5' }).answers.ownPrices).toBeUndefined()
  })

  it('keep the whole uncertainty with the book of 2025, which does not separate rate and quantity', () => {
    const book = findPriceBook('2025-05-12')!
    const own = estimate({ ownPrices: { steel: 250, ug_tank: 1 } }, book)
    expect(own.lineOf('steel')).toMatchObject({ ratePkr: 250, status: { rate: 'yours' } })
    expect(own.lineOf('steel').uncertaintyPct).toEqual(book.uncertaintyPct?.steel)
    expect(own.answers.ownPrices).toEqual({ steel: 250 })
  })

  it('come back from a link', () => {
    const { answers } = estimate({ ownPrices: 'steel-262.5--floor_tile-1,200--moat-9' })
    const link = encodeAnswers(answers, { priceBookVersion: 'x' })
    expect(link).toContain('&ownPrices=steel-262.5--floor_tile-1200&')
    expect(estimate(decodeAnswers(link).answers).answers).toEqual(answers)
  })

  it.each([
    ['floor_tile_labour-5.16', 'Enter your price in rupees, from 5.17 to 517.5.'],
    ['pump-4199', 'Enter your price in rupees, from 4,200 to 4,20,000.'],
    ['pump-420001', 'Enter your price in rupees, from 4,200 to 4,20,000.'],
    ['steel-255.125', 'Enter your price in rupees, from 25.5 to 2,550.'],
    [{ steel: Number.NaN }, 'Enter your price in rupees, from 25.5 to 2,550.'],
  ])('are refused: %j', (ownPrices, sentence) => {
    expect(problemsOf(ownPrices).map(words.answerProblem)).toEqual([sentence])
  })

  it('are at most 20', () => {
    const prices = (count: number) =>
      Object.fromEntries(currentPriceBook.lines.slice(0, count).map(({ id, ratesPkr }) => [id, ratesPkr[1]]))
    expect(problemsOf(prices(20))).toEqual([])
    expect(problemsOf(prices(21)).map(words.answerProblem)).toEqual(['Give at most 20 prices of your own.'])
  })
})
