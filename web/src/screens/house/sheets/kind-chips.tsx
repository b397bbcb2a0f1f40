import { type HouseStage, screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import * as words from '#words/house-add'
import { aFault, materialThatCame } from '#words/house-material'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { nextStage } from '../red-act.ts'
import type { AddKind } from './add/add-draft.ts'

interface KindChipsProps {
  opened: OpenedHouse
  kind: AddKind
  onKind: (kind: AddKind) => void
  /** The stage that is filled in. */
  stage: HouseStage | undefined
  disabled: boolean
}

/**
 * Kind of what the pictures show. Only the family names faults. "Stage is done" is the builder's side's, and leads to the sheet
 * that says so, with the pictures that were picked.
 */
export function KindChips({ opened: { view }, kind, onKind, stage, disabled }: KindChipsProps) {
  const navigate = useNavigate()
  const own = view.house.role === 'own'
  const isOpen = stage && stage.state !== 'claimed' && stage.state !== 'agreed'
  const claimed = own ? undefined : isOpen ? stage : nextStage(view)
  const options = [
    { value: 'work' as const, label: words.work },
    { value: 'material' as const, label: materialThatCame },
    ...(own ? [{ value: 'fault' as const, label: aFault }] : []),
    ...(claimed ? [{ value: 'done' as const, label: words.stageIsDone }] : []),
  ]
  const choose = (chosen: AddKind | 'done') => {
    if (chosen !== 'done') onKind(chosen)
    else if (claimed)
      void navigate(screens.house.to(view.house.id, { do: 'claim', stage: claimed.id }), { replace: true })
  }
  return (
    <RadioChips
      legend={words.theseShow}
      onChange={choose}
      options={options.map((option) => ({ ...option, disabled }))}
      value={kind}
    />
  )
}
