// All rows of a comparison in groups, for what leaves the page.
import { groupDigits } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { phaseGroups } from './bill-rows.ts'
import type { Compared } from './compared.ts'
import { feeGroups } from './fee-rows.ts'
import { cell, type Group, type Row } from './row.ts'
import { termGroup } from './term-rows.ts'
import { extrasRow, quotedRow, rangeRow, restRows, stepRows } from './total-rows.ts'

/** What is priced: of a bill phases, sections and what stands beside them, which sum to the same house; else what a fee holds. */
export function scopeGroups(compared: Compared): Group[] {
  if (compared.kind === 'fee') return feeGroups(compared.offers)
  const rest = restRows(compared.offers)
  return [
    ...phaseGroups(compared.bill, compared.offers, 'family'),
    ...(rest.length > 0 ? [{ id: 'rest', title: words.notInSections, rows: rest }] : []),
  ]
}

/** From the quoted price to the price for the same house, then phases and sections, then payments and terms. */
export function paperGroups(compared: Compared): Group[] {
  const { offers } = compared
  if (compared.kind === 'fee') return [...scopeGroups(compared), termGroup(compared, groupDigits)]
  const { bill } = compared
  const same: Row = {
    ...{ id: 'same', label: words.sameHouse, isTotal: true },
    estimate: cell(groupDigits(bill.totalPkr)),
    cells: offers.map(({ levelled }) => cell(groupDigits(levelled.likeForLikePkr))),
  }
  return [
    {
      ...{ id: 'totals', title: '' },
      rows: [
        quotedRow(offers),
        ...stepRows(compared.offers, 'family'),
        same,
        rangeRow(bill, compared.offers),
        ...extrasRow(compared.offers),
      ],
    },
    ...scopeGroups(compared),
    termGroup(compared, groupDigits),
  ]
}
