import { describe, expect, it } from 'vitest'
import type { DeliverableMark, FeeQuote } from './fee-quote.ts'
import { fairTerms, today } from './fixtures/three-quotes.ts'
import { judgeFeeQuote } from './judge/judge-fee-quote.ts'
import { levelFeeQuote } from './level-fee-quote.ts'
import { mostPkr } from './rupees.ts'

const basis = { coveredAreaSft: 1_850, totalPkr: 9_876_543 }
const quote: FeeQuote = {
  fee: { kind: 'lump', amountPkr: 300_000 },
  deliverables: [
    { deliverable: 'concept', cover: 'included' },
    { deliverable: 'submission-drawings', cover: 'included' },
    { deliverable: 'structural', cover: 'optional', amountPkr: 60_000 },
    { deliverable: '3d-views', cover: 'optional', amountPkr: 25_000 },
    { deliverable: 'bill-of-quantities', cover: 'not' },
    { deliverable: 'site-visits', cover: 'included', visits: 6 },
  ],
  revisions: 3,
  weeksToSubmission: 5,
  tax: 'included',
  terms: fairTerms,
}
const judge = (changed: Partial<FeeQuote>, of: Parameters<typeof judgeFeeQuote>[0] = basis) =>
  judgeFeeQuote(of, { ...quote, ...changed }, today)
const level = (changed: Partial<FeeQuote>) => levelFeeQuote(basis, { ...quote, ...changed }, { today })

describe('a fee in rupees', () => {
  it.each<[FeeQuote['fee'], number]>([
    [{ kind: 'lump', amountPkr: 300_000 }, 300_000],
    // 1,850 × 82.51 = 152,643.50
    [{ kind: 'per-sft', ratePkr: 82.51 }, 152_644],
    // 9,876,543 × 2.75 % = 271,604.93
    [{ kind: 'percent', percent: 2.75 }, 271_605],
  ])('%j', (fee, feePkr) => {
    expect(level({ fee })).toMatchObject({ headlinePkr: feePkr, likeForLikePkr: feePkr })
    expect(judge({ fee, headlinePkr: feePkr })).toEqual([])
    expect(judge({ fee, headlinePkr: feePkr - 1 })).toEqual([
      { code: 'headlineDiffers', typedPkr: feePkr - 1, summedPkr: feePkr, differencePkr: -1 },
    ])
  })

  it('is a per cent only when the request has an estimate', () => {
    const fee = { kind: 'percent', percent: 3 } as const
    expect(judge({ fee }, { coveredAreaSft: 1_850 })).toEqual([{ code: 'noEstimate' }])
    expect(levelFeeQuote({ coveredAreaSft: 1_850 }, { ...quote, fee }, { today }).headlinePkr).toBe(0)
  })

  it.each<[FeeQuote['fee'], string]>([
    [{ kind: 'lump', amountPkr: 0.5 }, 'notWholeRupees'],
    [{ kind: 'per-sft', ratePkr: 1.23456 }, 'tooManyDecimals'],
    [{ kind: 'per-sft', ratePkr: mostPkr }, 'tooLarge'],
    [{ kind: 'percent', percent: 0 }, 'percentOutside'],
    [{ kind: 'percent', percent: 100.01 }, 'percentOutside'],
    [{ kind: 'percent', percent: 2.755 }, 'tooManyDecimals'],
  ])('%j is refused', (fee, code) => {
    expect(judge({ fee, headlinePkr: 1 })).toMatchObject([{ code, at: { field: 'fee' } }])
  })

  it('is judged with its headline and its terms', () => {
    expect(judge({ headlinePkr: 0.5, terms: { ...fairTerms, stages: [] } })).toMatchObject([
      { code: 'notWholeRupees', at: { field: 'headlinePkr' } },
      { code: 'stageCount' },
    ])
  })
})

describe('deliverables', () => {
  it('are included, optional at a price beside the fee, or not offered', () => {
    const { included, optional, notOffered, optionalPkr, headlinePkr } = level({})
    expect(included.map(({ deliverable }) => deliverable)).toEqual([
      ...['concept', 'submission-drawings', 'site-visits'],
    ])
    expect(optional.map(({ deliverable }) => deliverable)).toEqual(['structural', '3d-views'])
    expect(notOffered).toEqual(['electrical', 'plumbing', 'bill-of-quantities', 'interior-layout'])
    expect([headlinePkr, optionalPkr]).toEqual([300_000, 85_000])
  })

  it('that are missing raise a flag, beside those of the terms', () => {
    expect(level({ tax: 'not-included' }).flags).toEqual([
      {
        code: 'leavesOutDeliverables',
        deliverables: ['electrical', 'plumbing', 'bill-of-quantities', 'interior-layout'],
      },
      { code: 'taxNotIncluded' },
    ])
  })

  it('have names of the list, once, and optional ones a price', () => {
    const deliverables = [
      { deliverable: 'concept', cover: 'included' },
      { deliverable: 'concept', cover: 'not' },
      { deliverable: 'swimming pool', cover: 'included' },
      { deliverable: 'structural', cover: 'optional' },
      { deliverable: 'plumbing', cover: 'optional', amountPkr: -1 },
    ] as DeliverableMark[]
    const at = (index: number) => ({
      field: 'deliverables',
      index,
      deliverable: deliverables[index]?.deliverable,
    })
    expect(judge({ deliverables })).toEqual([
      { code: 'markedTwice', at: at(1) },
      { code: 'unknown', at: at(2) },
      { code: 'noAmount', at: at(3) },
      { code: 'negative', at: at(4) },
    ])
  })
})
