import type { HouseStage } from '@tameer/contract'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { StagePayments } from '../money/stage-payments.tsx'
import { stageActsOf } from './stage-act-names.ts'
import { StageActs } from './stage-acts.tsx'

/** Payments of a stage, and what can be done with it. It comes after the page: the row is closed at first. */
export function RungInside({ opened, stage }: { opened: OpenedHouse; stage: HouseStage }) {
  const { view } = opened
  return (
    <>
      <StagePayments stageId={stage.id} view={view} />
      {stageActsOf(stage, view.house).length > 0 && <StageActs opened={opened} stage={stage} />}
    </>
  )
}
