import { describe, expect, it } from 'vitest'
import { estimateToBuild, requestServices } from '../requests/request-states.ts'
import { markKinds, pecCategories, readMarkNumber } from './mark-values.ts'
import { isAboveSomeLicence, licenceBelow, licenceFor, pecLimitBelow, pecLimits } from './pec-limits.ts'

describe('readMarkNumber', () => {
  it.each([
    ['C-4/12345', 'C-4/12345', '4'],
    [' c4/12345 ', 'C-4/12345', '4'],
    ['C - A / 7', 'C-A/7', 'A'],
    ['cb/00012', 'C-B/00012', 'B'],
    ['C-6-991', 'C-6/991', '6'],
    ['Ｃ－４／１２３', 'C-4/123', '4'],
  ])('reads the licence %j', (typed, number, category) => {
    expect(readMarkNumber('pec', typed)).toEqual({ number, category })
  })

  it.each(['', '12345', 'C-7/1', 'C-4', 'C-4/', 'O-4/123', 'C-4/12345678901', 'C-4/12x'])(
    'takes %j for no licence',
    (typed) => {
      expect(readMarkNumber('pec', typed)).toBeUndefined()
    },
  )

  it.each([
    ['pcatp', 'a01234', 'A01234'],
    ['registration', '0123456', '0123456'],
    ['ntn', '1234567-8', '1234567-8'],
    ['ntn', 'a123456-7', 'A123456-7'],
    ['ntn', '35202-1234567-1', '35202-1234567-1'],
  ] as const)('reads of %s %j', (kind, typed, number) => {
    expect(readMarkNumber(kind, typed)).toEqual({ number, category: null })
  })

  it('takes no number without a digit', () => {
    for (const kind of markKinds) expect(readMarkNumber(kind, 'none yet')).toBeUndefined()
  })
})

describe('limits of a PEC licence', () => {
  const limited = pecCategories.filter((category) => typeof pecLimits.pkr[category] === 'number')

  it('have the day on which they were known, and their sources', () => {
    expect(pecLimits.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(pecLimits.sources.length).toBeGreaterThan(0)
    expect(limited).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it.each(limited)('of C-%s hold exactly to the rupee', (category) => {
    const limit = pecLimits.pkr[category] ?? 0
    expect(pecLimitBelow(category, limit)).toBeUndefined()
    expect(pecLimitBelow(category, limit + 1)).toBe(limit)
  })

  it('are the figures of the rule', () => {
    expect(limited.map((category) => (pecLimits.pkr[category] ?? 0) / 1_000_000)).toEqual([
      ...[2500, 1000, 500, 200, 65, 25],
    ])
  })

  it.each(['A', 'B'] as const)('are not known for C-%s', (category) => {
    expect(pecLimitBelow(category, 1_000_000_000_000)).toBeUndefined()
  })
})

describe('a licence beside an estimate', () => {
  const { architecture, construction, interiorDesign } = requestServices
  const pec = (category: '6' | 'A' | 'B') => ({ kind: 'pec', category }) as const
  const other = (kind: 'pcatp' | 'registration' | 'ntn') => ({ kind, category: null }) as const

  it('is too small from one rupee above its limit', () => {
    const marks = [other('ntn'), pec('6')]
    expect(licenceBelow(marks, 25_000_000)).toBeUndefined()
    expect(licenceBelow(marks, 25_000_001)).toEqual({
      ...{ category: '6', totalPkr: 25_000_001, limitPkr: 25_000_000 },
    })
  })

  it('is never too small without an estimate or a limit', () => {
    expect(licenceBelow([pec('6')], null)).toBeUndefined()
    expect(licenceBelow([other('pcatp')], 9_000_000_000)).toBeUndefined()
    expect(licenceBelow([pec('A'), pec('B')], 9_000_000_000)).toBeUndefined()
  })

  it('need not be looked at where every category allows the sum', () => {
    expect([null, 0, 25_000_000, 25_000_001].map(isAboveSomeLicence)).toEqual([false, false, false, true])
  })

  it('counts for builders and not for architects', () => {
    const totalPkr = 30_000_000
    expect(estimateToBuild({ service: architecture, totalPkr })).toBeNull()
    for (const service of [construction, interiorDesign]) {
      expect(estimateToBuild({ service, totalPkr })).toBe(totalPkr)
      expect(estimateToBuild({ service, totalPkr: null })).toBeNull()
    }
  })

  it('has to be of the kind that the service needs', () => {
    expect(licenceFor(construction, [other('pcatp'), other('registration'), other('ntn')])).toBeNull()
    expect(licenceFor(construction, [pec('6')])).toEqual({ limitPkr: 25_000_000 })
    for (const category of ['A', 'B'] as const)
      expect(licenceFor(construction, [pec(category)])).toEqual({ limitPkr: undefined })
    expect(licenceFor(architecture, [pec('6'), other('registration')])).toBeNull()
    expect(licenceFor(architecture, [other('pcatp')])).toEqual({ limitPkr: undefined })
    expect(licenceFor(interiorDesign, [other('registration')])).toEqual({ limitPkr: undefined })
    expect(licenceFor(interiorDesign, [other('registration'), pec('6')])).toEqual({ limitPkr: 25_000_000 })
    expect(licenceFor(interiorDesign, [other('ntn')])).toBeNull()
  })
})
