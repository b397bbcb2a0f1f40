// All rows of a comparison in groups, for paper and spreadsheet.
import { groupDigits } from '#words/amounts'
import * as words from '#words/quote-comparison'
import type { Compared } from '../compared.ts'
import { markRows } from '../offer/offer-marks.ts'
import { phaseGroups } from './bill-rows.ts'
import { feeGroups } from './fee-rows.ts'
import { cell, type Group, type Row } from './row.ts'
import { termGroup } from './term-rows.ts'
import { extrasRow, quotedRow, rangeRow, restRows, stepRows } from './total-rows.ts'

/**
 * Priced rows: for a bill its phases, its sections and the rows beside them, which add up to the price for the same
 * house; for a fee what it includes.
 */
export function scopeGroups(compared: Compared): Group[] {
  if (compared.kind === 'fee') return feeGroups(compared.offers)
  const rest = restRows(compared.offers)
  return [
    ...phaseGroups(compared.bill, compared.offers, 'family'),
    ...(rest.length > 0 ? [{ id: 'rest', title: words.notInSections, rows: rest }] : []),
  ]
}

/** From the quoted price to the price for the same house, then phases and sections, then payments, terms and marks. */
export function paperGroups(compared: Compared): Group[] {
  const { offers } = compared
  if (compared.kind === 'fee') return [...scopeGroups(compared), paperTerms(compared)]
  const { bill } = compared
  const same: Row = {
    id: 'same',
    label: words.sameHouse,
    isTotal: true,
    estimate: cell(groupDigits(bill.totalPkr)),
    cells: offers.map(({ levelled }) => cell(groupDigits(levelled.likeForLikePkr))),
  }
  return [
    {
      id: 'totals',
      title: '',
      rows: [
        quotedRow(offers),
        ...stepRows(compared.offers, 'family'),
        same,
        rangeRow(bill, compared.offers),
        ...extrasRow(compared.offers),
      ],
    },
    ...scopeGroups(compared),
    paperTerms(compared),
  ]
}

function paperTerms(compared: Compared): Group {
  const terms = termGroup(compared, groupDigits)
  return { ...terms, rows: [...terms.rows, ...markRows(compared.offers)] }
}
