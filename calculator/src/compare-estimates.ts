import type { TotalWithAddOns } from './add-ons.ts'
import type { Amounts, BillSection } from './bill.ts'
import type { AddOnId, DirectCostKey } from './dataset/price-book.ts'
import type { DetailedEstimate } from './detailed-estimate.ts'
import { billSections } from './sections.ts'

/** One section, or the total, of estimates that are compared side by side. */
export interface ComparedRow {
  readonly key: DirectCostKey | 'total'
  /** Amounts in the order of the estimates; undefined for an estimate without the section. */
  readonly amounts: readonly (Amounts | undefined)[]
  /** Cost of each less the cost of the first, in whole rupees; a missing section counts as 0. */
  readonly differencesPkr: readonly number[]
}

/** Sections that any of the estimates has, in building order, and the total last. */
export function compareEstimates(estimates: readonly DetailedEstimate[]): ComparedRow[] {
  const rows = billSections.map((key) =>
    row(
      key,
      estimates.map(({ sections }) => sections.find((section: BillSection) => section.key === key)),
    ),
  )
  const total = row(
    'total',
    estimates.map((estimate) => estimate.total),
  )
  return [...rows.filter(({ amounts }) => amounts.some((amount) => amount !== undefined)), total]
}

/** Percentages on top of compared estimates. */
export interface ComparedAddOns {
  /** Each percentage that any of them has, in whole rupees; 0 for an estimate without it. */
  readonly rows: readonly { readonly id: AddOnId; readonly amountsPkr: readonly number[] }[]
  /** In the order of the estimates. */
  readonly totals: readonly TotalWithAddOns[]
}

/** Compares the percentages; undefined when no estimate has one. */
export function compareAddOns(estimates: readonly DetailedEstimate[]): ComparedAddOns | undefined {
  const ids = [...new Set(estimates.flatMap(({ addOns }) => addOns.map(({ id }) => id)))]
  if (ids.length === 0) return undefined
  return {
    rows: ids.map((id) => ({
      id,
      amountsPkr: estimates.map(({ addOns }) => addOns.find((one) => one.id === id)?.amountPkr ?? 0),
    })),
    totals: estimates.map(({ totalWithAddOns }) => totalWithAddOns),
  }
}

function row(key: ComparedRow['key'], amounts: (Amounts | undefined)[]): ComparedRow {
  const first = amounts[0]?.costPkr ?? 0
  return { key, amounts, differencesPkr: amounts.map((amount) => (amount?.costPkr ?? 0) - first) }
}
