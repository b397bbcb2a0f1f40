import type { HouseStage } from '@tameer/contract'
import { takenBack } from '#words/house-page'
import { act, type OpenedHouse } from '../../features/houses/house-acts.ts'
import { useCarefulAct } from '../../forms/careful-acts.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** Takes the agreement to a stage back. */
export function useTakeStageBack(opened: OpenedHouse, stage: HouseStage) {
  const { busy, start } = useCarefulAct()
  const takeBack = async () => {
    if (await start(() => act(opened, 'takeStageBack', { stageId: stage.id }))) showToast(takenBack)
  }
  return { busy, takeBack }
}
