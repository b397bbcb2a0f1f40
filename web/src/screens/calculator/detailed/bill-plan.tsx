import type { DetailedEstimate } from '@tameer/calculator'
import { MoneyByStage } from './money-by-stage.tsx'
import { WhatToSave } from './what-to-save.tsx'

/** What a family can do about a bill: what it could save, and when the money is needed. */
export function BillPlan({ estimate }: { estimate: DetailedEstimate }) {
  return (
    <>
      <WhatToSave estimate={estimate} />
      <MoneyByStage estimate={estimate} />
    </>
  )
}
