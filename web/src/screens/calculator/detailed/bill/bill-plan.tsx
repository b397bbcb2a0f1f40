import type { DetailedEstimate } from '@tameer/calculator'
import { GradeRow } from './grade-row.tsx'
import { MoneyByStage } from './money-by-stage.tsx'
import { Savings } from './savings.tsx'
import { useOtherHouses } from './use-other-houses.ts'
import { useTries } from './use-tries.ts'

/** Ways to plan with a bill: another grade, the time at which money is needed, and possible savings. */
export function BillPlan({ estimate }: { estimate: DetailedEstimate }) {
  const tries = useTries(estimate)
  const others = useOtherHouses(estimate)
  return (
    <>
      <GradeRow estimate={estimate} others={others} tries={tries} />
      <div className="grid gap-x-10 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:items-start">
        <MoneyByStage estimate={estimate} />
        <Savings estimate={estimate} others={others} tries={tries} />
      </div>
    </>
  )
}
