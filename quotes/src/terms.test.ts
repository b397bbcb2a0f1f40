import { describe, expect, it } from 'vitest'
import { fairTerms } from './fixtures/three-quotes.ts'
import { judgeTerms } from './judge/judge-terms.ts'
import { daysBetween, paymentFacts, sumPercent } from './terms.ts'

const today = '2027-01-10'
const judge = (changed: Partial<typeof fairTerms>) => judgeTerms({ ...fairTerms, ...changed }, today)
const stagesOf = (...percents: number[]) => percents.map((percent) => ({ stage: 'walls', percent }))

describe('days', () => {
  it.each([
    ['2027-01-10', '2027-01-10', 0],
    ['2027-01-10', '2027-01-17', 7],
    ['2027-02-28', '2027-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-01-10', '2027-01-09', -1],
  ])('from %s to %s are %d', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  it.each(['', '2027-02-30', '2027-13-01', '17.1.2027', '2027-01-17T00:00:00Z', 'soon'])(
    '%j is no date',
    (date) => {
      expect(daysBetween(today, date)).toBeUndefined()
    },
  )
})

describe('payment', () => {
  it('is summed by the time when it is due, also for stages in own words', () => {
    const stages = [
      { stage: 'advance', percent: 10 },
      { stage: 'mobilisation', percent: 12.5 },
      { stage: 'Booking', percent: 7.5, due: 'before-work' as const },
      { stage: 'When the lintel is cast', percent: 60, due: 'during-work' as const },
      { stage: 'constructor', percent: 0.5 },
      // For a stage of the list, the list's time counts and `due` is ignored.
      { stage: 'handover', percent: 5, due: 'before-work' as const },
      { stage: 'after-handover', percent: 4.5 },
    ]
    expect(paymentFacts({ ...fairTerms, stages }, today)).toEqual({
      ...{ beforeWorkPercent: 30, atHandoverPercent: 9.5, validDays: 30 },
    })
  })

  it('sums hundredths of a per cent exactly', () => {
    expect(sumPercent(stagesOf(33.33, 33.33, 33.34))).toBe(100)
    expect(sumPercent(stagesOf(0.1, 0.2))).toBe(0.3)
  })
})

describe('terms that are refused', () => {
  it('do not include fair ones', () => {
    expect(judge({})).toEqual([])
    expect(judge({ stages: stagesOf(33.33, 33.33, 33.34) })).toEqual([])
  })

  it('have fewer stages than 2 or more than 12', () => {
    expect(judge({ stages: stagesOf(100) })).toEqual([{ code: 'stageCount', count: 1, min: 2, max: 12 }])
    expect(judge({ stages: stagesOf(...Array(13).fill(5)) })).toEqual([
      { code: 'stageCount', count: 13, min: 2, max: 12 },
    ])
    expect(judge({ stages: stagesOf(...Array(11).fill(5), 45) })).toEqual([])
  })

  it('have per cent that do not sum to 100', () => {
    expect(judge({ stages: stagesOf(50, 49.99) })).toEqual([{ code: 'percentSum', sumPercent: 99.99 }])
  })

  it('have a stage of nothing, of too much or with a third decimal', () => {
    const at = (index: number) => ({ field: 'stages', index, item: 'walls' })
    expect(judge({ stages: stagesOf(0, 100) })).toEqual([
      { code: 'percentOutside', at: at(0), min: 0, max: 100 },
    ])
    expect(judge({ stages: stagesOf(-1, 101) })).toMatchObject([{ at: at(0) }, { at: at(1) }])
    expect(judge({ stages: stagesOf(33.333, 66.667) })).toMatchObject([
      { code: 'tooManyDecimals', at: at(0), most: 2 },
      { code: 'tooManyDecimals', at: at(1), most: 2 },
    ])
  })

  it('have a stage in own words that does not say when it is due', () => {
    const stages = [
      { stage: 'booking', percent: 90 },
      { stage: 'toString', percent: 5 },
      { stage: 'keys', percent: 5, due: 'at-handover' as const },
    ]
    expect(judge({ stages })).toEqual([
      { code: 'noDue', at: { field: 'stages', index: 0, item: 'booking' } },
      { code: 'noDue', at: { field: 'stages', index: 1, item: 'toString' } },
    ])
  })

  it('end before 7 days or after 90', () => {
    const limits = { min: 7, max: 90 }
    expect(judge({ validUntil: '2027-01-16' })).toEqual([{ code: 'validDays', days: 6, ...limits }])
    expect(judge({ validUntil: '2027-01-17' })).toEqual([])
    expect(judge({ validUntil: '2027-04-10' })).toEqual([])
    expect(judge({ validUntil: '2027-04-11' })).toEqual([{ code: 'validDays', days: 91, ...limits }])
    expect(judge({ validUntil: '10 April' })).toEqual([{ code: 'notADate', at: { field: 'validUntil' } }])
  })
})
