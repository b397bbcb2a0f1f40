import { type HouseChange, screens } from '@tameer/contract'
import * as words from '#words/house-changes'
import { waitsForYou } from '#words/house-page'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Told } from '../after-act.tsx'
import { onDay } from '../house-in-words.ts'
import { WaitsBox } from '../waits-box.tsx'
import { daysPaidWith } from './change-in-words.ts'
import { useAnswering } from './use-answering.ts'

interface ChangeBoxProps {
  opened: OpenedHouse
  change: HouseChange
  onTold: (told: Told) => void
}

/** A change that waits for the caller, with both answers. The price after it stands in its sheet. */
export function ChangeBox({ opened, change, onTold }: ChangeBoxProps) {
  const { view } = opened
  const { busy, answer } = useAnswering(opened, change, onTold)
  return (
    <WaitsBox
      kicker={`${waitsForYou} · ${words.proposed}, ${words.until(onDay(change.until))}`}
      title={change.what}
    >
      <p className="font-display font-medium text-h2 figures">{words.signed(change.pkr ?? 0)}</p>
      <p>{daysPaidWith(change, view)}</p>
      <Link
        className="link inline-flex min-h-11 items-center"
        to={screens.house.to(view.house.id, { do: 'change', id: change.id })}
      >
        {words.look}
      </Link>
      <div className="mt-3 flex flex-wrap gap-3 *:flex-1 *:basis-32 sm:*:flex-none sm:*:basis-auto">
        <Button busy={busy} className="sm:px-7" onClick={() => void answer(true)} variant="main">
          {words.agreed}
        </Button>
        <Button busy={busy} className="sm:px-6" onClick={() => void answer(false)}>
          {words.notAgreed}
        </Button>
      </div>
    </WaitsBox>
  )
}
