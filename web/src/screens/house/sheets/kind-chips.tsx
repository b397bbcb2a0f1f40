import { type HouseStage, screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import * as words from '#words/house-add'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { nextStage } from '../red-act.ts'

interface KindChipsProps {
  opened: OpenedHouse
  /** The stage that is filled in. */
  stage: HouseStage | undefined
  disabled: boolean
}

/** Kind of what the pictures show. "Stage is done" leads to the sheet that says so, with the pictures that were picked. */
export function KindChips({ opened: { view }, stage, disabled }: KindChipsProps) {
  const navigate = useNavigate()
  const isOpen = stage && stage.state !== 'claimed' && stage.state !== 'agreed'
  const claimed = isOpen ? stage : nextStage(view)
  const options = [
    { value: 'work' as const, label: words.work },
    ...(claimed ? [{ value: 'done' as const, label: words.stageIsDone }] : []),
  ]
  const choose = (kind: 'work' | 'done') => {
    if (kind === 'done' && claimed)
      void navigate(screens.house.to(view.house.id, { do: 'claim', stage: claimed.id }), { replace: true })
  }
  return (
    <RadioChips
      legend={words.theseShow}
      onChange={choose}
      options={options.map((option) => ({ ...option, disabled }))}
      value="work"
    />
  )
}
