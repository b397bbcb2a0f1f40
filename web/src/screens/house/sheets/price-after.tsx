import type { HouseView } from '@tameer/contract'
import * as words from '#words/house-change'
import { signed } from '#words/house-changes'
import { type LedgerRow, LedgerRows } from '../ledger-rows.tsx'
import { afterChange, type ChangeDraft, daysOf, pkrOf } from './change-draft.ts'

interface PriceAfterProps {
  view: HouseView
  draft: Pick<ChangeDraft, 'cost' | 'sum' | 'days' | 'stageId'>
}

/** The price before and after the typed change, and the day of handover when it moves. */
export function PriceAfter({ view, draft }: PriceAfterProps) {
  const change = { stageId: draft.stageId, pkr: pkrOf(draft) ?? 0, days: daysOf(draft) ?? 0 }
  return <PriceRows change={change} typed={pkrOf(draft) !== undefined} view={view} />
}

interface PriceRowsProps {
  view: HouseView
  change: Parameters<typeof afterChange>[1]
  /** False while no sum is typed. */
  typed?: boolean
}

/** The same for a change that stands. */
export function PriceRows({ view, change, typed = true }: PriceRowsProps) {
  const { house, money } = view
  if (!money) return null
  const { contractPkr, handoverOn } = afterChange(view, change)
  const isPlan = house.basis === 'estimate'
  const before = house.handoverOn
  const moves = before !== null && handoverOn !== null && before !== handoverOn
  const rows: LedgerRow[] = [
    { name: isPlan ? words.planNow : words.priceNow, figure: words.groupDigits(money.contractPkr) },
    { name: words.thisChange, figure: typed ? signed(change.pkr) : '–' },
    {
      name: isPlan ? words.planAfter : words.priceAfter,
      figure: words.groupDigits(contractPkr),
      look: 'sum',
    },
    ...(moves
      ? [{ name: words.handover, figure: words.fromTo(before, handoverOn), look: 'side' as const }]
      : []),
  ]
  return <LedgerRows rows={rows} />
}
