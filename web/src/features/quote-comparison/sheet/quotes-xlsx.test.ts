import { type CompanyMark, pecLimits } from '@tameer/contract'
import { describe, expect, it } from 'vitest'
import * as markWords from '#words/licence-limits'
import * as words from '#words/quote-comparison'
import { calculate, type ReadCell, readXlsx } from '../../../../test/read-xlsx.ts'
import {
  feeInvitations,
  otherInvitations,
  requestWith,
  threeInvitations,
  today,
  withChanges,
  withMarks,
} from '../../../../test/request-with-quotes.ts'
import { compareQuotes } from '../compared.ts'
import { nameOfSection } from '../rows/bill-rows.ts'
import { quotesXlsx } from './quotes-xlsx.ts'

async function sheetOf(view: ReturnType<typeof requestWith>) {
  const compared = compareQuotes(view, today)
  return { compared, cells: readXlsx(await quotesXlsx(view.request, compared)) }
}

/** Returns the cells of the last row whose first cell is `label`, without that cell. */
function rowOf(cells: ReadonlyMap<string, ReadCell>, label: string): [string, ReadCell][] {
  const [address = ''] =
    [...cells].filter(([at, { value }]) => /^A\d/.test(at) && value === label).at(-1) ?? []
  const row = address.slice(1)
  return [...cells].filter(([at]) => /^[A-Z]+(\d+)$/.exec(at)?.[1] === row && at !== address)
}

describe('the sheet of quotes on a bill', () => {
  it.each([
    ['phase, section and line', threeInvitations],
    ['house, a line apart, laying in the price and a tax on top', otherInvitations],
  ])('carries with every formula the value it comes to: by %s', async (_how, invitations) => {
    const { cells } = await sheetOf(requestWith(invitations))
    const formulas = [...cells].filter(([, { formula }]) => formula !== undefined)
    expect(formulas.length).toBeGreaterThan(100)
    for (const [address, { value }] of formulas)
      expect([address, calculate(cells, address)]).toEqual([address, value])
  })

  it.each([
    ['asks for', words.quoted, 'headlinePkr'],
    ['like for like', words.sameHouse, 'likeForLikePkr'],
    ['its low', words.sameHouseLow, 'likeForLikeLowPkr'],
    ['its high', words.sameHouseHigh, 'likeForLikeHighPkr'],
    ['the total with extras', words.withExtras, 'withExtrasPkr'],
    ['its extras', words.extras, 'extrasPkr'],
  ] as const)('%s: what the package says', async (_name, label, field) => {
    for (const invitations of [threeInvitations, otherInvitations]) {
      const { cells, compared } = await sheetOf(requestWith(invitations))
      if (compared.kind !== 'bill') throw new Error('quotes on a bill')
      expect(rowOf(cells, label).map(([address]) => calculate(cells, address))).toEqual(
        compared.offers.map(({ levelled }) => levelled[field]),
      )
    }
  })

  it('shows the ranges that the estimate had, and none where they were not kept', async () => {
    const ranges = (cells: ReadonlyMap<string, ReadCell>, label: string) =>
      rowOf(cells, label).flatMap(([address, { value }]) => (/^[FG]\d/.test(address) ? [value] : []))
    const { cells: without } = await sheetOf(requestWith(threeInvitations))
    expect(ranges(without, words.prices)).toEqual(['', ''])
    const view = requestWith(threeInvitations)
    const { bill } = view.request
    if (!bill) throw new Error('a request with a bill')
    const sections = [
      { id: 'labor_cost', phase: 'grey', costPkr: 525_000, lowPkr: 480_000, highPkr: 570_000 } as const,
    ]
    const kept = requestWith(threeInvitations, {
      bill: { ...bill, lowPkr: 3_700_000, highPkr: 4_200_000, sections },
    })
    const { cells } = await sheetOf(kept)
    expect(ranges(cells, words.prices)).toEqual([3_700_000, 4_200_000])
    expect(ranges(cells, words.sumOf(nameOfSection('labor_cost')))).toEqual([480_000, 570_000])
  })

  it('follows a changed price', async () => {
    const { cells, compared } = await sheetOf(requestWith(threeInvitations))
    const at = compared.offers.findIndex(({ levelled }) => levelled.headlinePkr === 3_835_000)
    const before = compared.offers[at]?.levelled as { likeForLikePkr: number } | undefined
    const [address = ''] =
      rowOf(cells, 'Sum of Paint and Ceiling Works').find(([, { value }]) => value === 175_000) ?? []
    const changed = new Map(cells).set(address, { value: 275_000 })
    const total = rowOf(cells, words.sameHouse)[at]
    expect(calculate(changed, total?.[0] ?? '')).toBe((before?.likeForLikePkr ?? 0) + 100_000)
  })
})

it('the sheet of terms says in words how changes are priced', async () => {
  const view = requestWith(withChanges('cost-plus-12.5', 'agreement-first', 'We talk first'))
  const terms = readXlsx(await quotesXlsx(view.request, compareQuotes(view, today)), 2)
  expect(
    rowOf(terms, words.changes)
      .map(([, { value }]) => value)
      .toSorted(),
  ).toEqual(['At cost, and 12.5 % on top', 'By a written agreement first', 'We talk first'])
})

describe('the sheet of terms, about licences and registrations', () => {
  const marks: CompanyMark[] = [
    { kind: 'pec', category: '6', checkedOn: '2026-11-12', validUntil: '2027-06-30' },
    { kind: 'ntn', category: null, checkedOn: '2026-11-13', validUntil: null },
  ]
  const termsOf = async (totalPkr: number, invitations = withMarks(marks)) => {
    const view = requestWith(invitations, { totalPkr })
    return readXlsx(await quotesXlsx(view.request, compareQuotes(view, today)), 2)
  }

  it('says which company has which, until when, and whether it allows the house', async () => {
    const said = rowOf(await termsOf(28_000_000), markWords.marks).map(([, { value }]) => value)
    expect(said.toSorted()).toEqual([
      [
        'PEC C-6, checked by Tameer on 12 Nov 2026, valid until 30 Jun 2027',
        'The estimate, 2.8 Crore, is above what C-6 allows (2.5 Crore).',
        'Tax number, checked by Tameer on 13 Nov 2026',
      ].join('\n'),
      ...['none checked', 'none checked'],
    ])
  })

  it('names the sources of the limits where a licence is too small', async () => {
    const lead = markWords.limitsAsOf(pecLimits.asOf)
    const above = rowOf(await termsOf(25_000_001), lead)
    expect(above.map(([, { value }]) => value)).toEqual(pecLimits.sources)
    expect(rowOf(await termsOf(25_000_000), lead)).toEqual([])
  })

  it('says nothing where no company has any', async () => {
    const texts = [...(await termsOf(28_000_000, threeInvitations)).values()].map(({ value }) => value)
    expect(texts).not.toContain(markWords.marks)
    expect(texts).not.toContain(markWords.marksLead)
  })
})

it('the sheet of fees works each out from the house', async () => {
  const { cells, compared } = await sheetOf(requestWith(feeInvitations, { service: 4, bill: null }))
  expect(rowOf(cells, words.fee).map(([address]) => calculate(cells, address))).toEqual(
    compared.offers.map(({ levelled }) => levelled.headlinePkr),
  )
  expect(rowOf(cells, words.optionalTogether).map(([address]) => calculate(cells, address))).toEqual([
    0, 25_000,
  ])
})

it('the sheet of fees says what it holds also where the family has an estimate', async () => {
  const { cells } = await sheetOf(requestWith(feeInvitations, { service: 4 }))
  const texts = [...cells.values()].map(({ value }) => value)
  expect(texts).toContain(words.sheetHintFees)
  expect(texts).not.toContain(words.sheetHint)
})
