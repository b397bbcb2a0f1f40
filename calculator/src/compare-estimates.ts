import type { TotalWithAddOns } from './add-ons.ts'
import type { Amounts, BillSection } from './bill.ts'
import type { AddOnId, DirectCostKey } from './dataset/price-book.ts'
import type { DetailedEstimate } from './detailed-estimate.ts'
import { billSections } from './sections.ts'

/** One section, or the total, across estimates set side by side. */
export interface ComparedRow {
  readonly key: DirectCostKey | 'total'
  /** In the order of the estimates; undefined where an estimate does not have the section. */
  readonly amounts: readonly (Amounts | undefined)[]
  /** Cost of each less the cost of the first, in whole rupees; a section an estimate lacks costs nothing. */
  readonly differencesPkr: readonly number[]
}

/** The sections any of the estimates has, in building order, and the total last. */
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

/** What comes on top of estimates set side by side. */
export interface ComparedAddOns {
  /** Each percentage any of them has, in whole rupees; 0 where an estimate does without it. */
  readonly rows: readonly { readonly id: AddOnId; readonly amountsPkr: readonly number[] }[]
  /** In the order of the estimates. */
  readonly totals: readonly TotalWithAddOns[]
}

/** Undefined when no estimate has a percentage on top of its bill. */
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
