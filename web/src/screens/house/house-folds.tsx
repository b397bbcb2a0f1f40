import { screens } from '@tameer/contract'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/house-page'
import { forgetAllOfHouse } from '../../features/houses/forget-all-of-house.ts'
import type { OpenedHouse } from '../../features/houses/house-acts.ts'
import { SaveAsPdf } from '../../features/houses/save-as-pdf.tsx'
import { Button } from '../../ui/button.tsx'
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { WaitingIsLost } from './queue/later-queue.ts'

/** Parts that are seldom needed, at the end of the page. */
export function HouseFolds({ opened }: { opened: OpenedHouse }) {
  const { house } = opened.view
  return (
    <div>
      {house.role === 'own' && (
        <SheetLink label={words.links} to={screens.house.to(house.id, { do: 'links' })} />
      )}
      <Fold title={words.printOrSave}>
        <p className="text-muted">{words.printText}</p>
        <Button className="justify-self-start" onClick={() => window.print()}>
          {words.print}
        </Button>
        {house.state === 'open' && <SaveAsPdf opened={opened} />}
      </Fold>
      {house.role === 'own' && (
        <SheetLink label={words.closeOrDelete} to={screens.house.to(house.id, { do: 'close' })} />
      )}
      {opened.access.houseKey !== undefined && (
        <Fold title={words.forgetTitle}>
          <Forget id={house.id} />
        </Fold>
      )}
    </div>
  )
}

/** A part that has a sheet of its own, in the look of a fold. */
function SheetLink({ label, to }: { label: string; to: string }) {
  return (
    <Link
      className="flex min-h-13 items-center justify-between gap-3 border-line border-b py-2 text-h3 text-ink no-underline hover:text-blue"
      to={to}
    >
      <span className="font-display font-medium">{label}</span>
      <span aria-hidden="true" className="plus shrink-0" />
    </Link>
  )
}

/** Removes the house from this device, after a question. */
function Forget({ id }: { id: string }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const forget = () => {
    void navigate(screens.houses.to())
    forgetAllOfHouse(id)
    showToast(words.forgotten)
  }
  return (
    <>
      <p className="text-muted">{words.forgetText}</p>
      <Button className="justify-self-start" onClick={() => setAsking(true)} variant="danger">
        {words.forget}
      </Button>
      <QuestionDialog
        back={words.notYet}
        danger
        onClose={() => setAsking(false)}
        onYes={forget}
        open={asking}
        title={words.forgetTitle}
        yes={words.forget}
      >
        <p>{words.forgetText}</p>
        <Suspense fallback={null}>
          <WaitingIsLost houseId={id} />
        </Suspense>
      </QuestionDialog>
    </>
  )
}
