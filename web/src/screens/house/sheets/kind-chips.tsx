import { type HouseStage, screens } from '@tameer/contract'
import * as words from '#words/house-add'
import { aFault, materialThatCame } from '#words/house-material'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { ChipLink, RadioChips } from '../../../ui/fields/chips.tsx'
import { nextStage } from '../red-act.ts'
import type { AddKind } from './add/add-draft.ts'

interface KindChipsProps {
  opened: OpenedHouse
  kind: AddKind
  onKind: (kind: AddKind, byPress: boolean) => void
  /** The stage that is filled in. */
  stage: HouseStage | undefined
  disabled: boolean
}

/**
 * Kind of what the pictures show. Only the family names faults. "Stage is done" is the builder's side's: a link to the sheet
 * that says so, with the pictures that were picked.
 */
export function KindChips({ opened: { view }, kind, onKind, stage, disabled }: KindChipsProps) {
  const own = view.house.role === 'own'
  const isOpen = stage && stage.state !== 'claimed' && stage.state !== 'agreed'
  const claimed = own ? undefined : isOpen ? stage : nextStage(view)
  const options = [
    { value: 'work' as const, label: words.work, disabled },
    { value: 'material' as const, label: materialThatCame, disabled },
    ...(own ? [{ value: 'fault' as const, label: aFault, disabled }] : []),
  ]
  return (
    <div className="grid justify-items-start gap-2">
      <RadioChips legend={words.theseShow} onChange={onKind} options={options} value={kind} />
      {claimed && !disabled && (
        <ChipLink replace to={screens.house.to(view.house.id, { do: 'claim', stage: claimed.id })}>
          {words.stageIsDone}
        </ChipLink>
      )}
    </div>
  )
}
