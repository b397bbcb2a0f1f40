import type { HouseStage } from '@tameer/contract'
import { dueOnAgreeing } from '@tameer/houses'
import * as chat from '#words/house-chat'
import * as words from '#words/house-page'
import { stageDone, stageName } from '#words/house-questions'
import { act, type OpenedHouse } from '../../features/houses/house-acts.ts'
import { useCarefulAct } from '../../forms/careful-acts.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import type { Told } from './after-act.tsx'

/** Agrees to the claim of a stage. `sum`: what is due then, in figures; undefined for callers that see no money. */
export function useAgreeing(opened: OpenedHouse, stage: HouseStage, onTold: (told: Told) => void) {
  const { busy, start } = useCarefulAct()
  const { claim, duePkr } = stage
  const { money } = opened.view
  const sum = money && duePkr !== null ? words.groupDigits(dueOnAgreeing(money, duePkr)) : undefined
  const agree = async () => {
    const ids = { stageId: stage.id }
    if (!claim || !(await start(() => act(opened, 'agreeStage', ids, { claimId: claim.id })))) return
    const name = stageName(stage.stage)
    showToast(sum ? words.stageAgreedDue(name, sum) : words.stageAgreed(name))
    onTold({ line: chat.agreed(stageDone(stage.stage)) })
  }
  return { busy, sum, agree }
}
