import { type HouseStage, screens } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/house-page'
import { stageDone } from '#words/house-questions'
import { act, type OpenedHouse } from '../../../features/houses/house-acts.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { newId } from '../../../lib/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { stageActsOf } from './stage-act-names.ts'

/** Buttons of a stage's row. */
export function StageActs({ opened, stage }: { opened: OpenedHouse; stage: HouseStage }) {
  const { house } = opened.view
  const { busy, start } = useCarefulAct()
  const [finishing, setFinishing] = useState(false)
  const [finishId] = useState(() => newId())
  const acts: readonly string[] = stageActsOf(stage, house)
  const ids = { stageId: stage.id }
  const run = (name: 'beginStage' | 'unclaimStage' | 'takeStageBack') => () =>
    void start(() => act(opened, name, ids)).then(
      (done) => done && name !== 'beginStage' && showToast(words.takenBack),
    )
  const finish = async () => {
    await start(() => act(opened, 'finishStage', ids, { id: finishId }))
    setFinishing(false)
  }
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {acts.includes('claim') && (
        <ActionLink to={screens.house.to(house.id, { do: 'claim', stage: stage.id })}>
          {stageDone(stage.stage)}
        </ActionLink>
      )}
      {acts.includes('begin') && (
        <Button busy={busy} onClick={run('beginStage')}>
          {words.hasBegun}
        </Button>
      )}
      {acts.includes('finish') && <Button onClick={() => setFinishing(true)}>{words.isDone}</Button>}
      {acts.includes('unclaim') && (
        <Button busy={busy} onClick={run('unclaimStage')}>
          {words.takeClaimBack}
        </Button>
      )}
      {acts.includes('takeBack') && (
        <Button busy={busy} onClick={run('takeStageBack')}>
          {words.takeItBack}
        </Button>
      )}
      <QuestionDialog
        back={words.notYet}
        busy={busy}
        onClose={() => setFinishing(false)}
        onYes={() => void finish()}
        open={finishing}
        title={words.isDone}
        yes={words.isDone}
      >
        <p>{words.isDoneQuestion(stageDone(stage.stage))}</p>
      </QuestionDialog>
    </div>
  )
}
