import type { HouseView } from '@tameer/contract'
import { type ReactNode, useEffect } from 'react'
import { changes as changesTitle } from '#words/house-changes'
import * as words from '#words/house-closed'
import { stages as stagesTitle } from '#words/house-page'
import { payments as paymentsTitle } from '#words/house-payments'
import { focusHeading } from '../../../browser/focus-heading.ts'
import { useHeadingFocus } from '../../../browser/hooks/use-heading-focus.ts'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { SaveAsPdf } from '../../../features/houses/save-as-pdf.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Fold } from '../../../ui/fold.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Amount } from '../../../ui/text/amount.tsx'
import type { Told } from '../after-act.tsx'
import { ChangeRows } from '../changes/changes-part.tsx'
import { NewestPart } from '../diary/newest-part.tsx'
import { HouseFolds } from '../house-folds.tsx'
import { onDay, titleOf } from '../house-in-words.ts'
import { LedgerRows } from '../ledger-rows.tsx'
import { FaultsFold } from '../material/faults-fold.tsx'
import { MaterialFold } from '../material/material-fold.tsx'
import { PaymentBox } from '../money/payment-boxes.tsx'
import { waitingPayment } from '../money/payments.ts'
import { PaymentRows } from '../money/payments-part.tsx'
import { Ladder } from '../stages/ladder.tsx'
import { costRows, openSums, timeInWords } from './closed-figures.ts'
import { LastPicture, OnePicturePart } from './one-picture-part.tsx'

interface ClosedPageProps {
  opened: OpenedHouse
  /** Gets the line that the person may send on WhatsApp after an answer. */
  onTold: (told: Told) => void
  /** Notes above the page: a failure, an old link, a line for WhatsApp. */
  notes: ReactNode
}

/**
 * The page of a closed house: what it cost, how long it took, a picture of each stage, and all that is in it. Payments that
 * wait can be answered for some days more; the final cost follows.
 */
export function ClosedPage({ opened, onTold, notes }: ClosedPageProps) {
  const { view } = opened
  const waiting = waitingPayment(view)
  const pictured = view.stages.some(({ state, claim }) => state === 'agreed' && claim)
  const inColumn = classNames('min-w-0', pictured && 'md:col-start-2')
  useHeadingFocus()
  // Closing the house leaves the focus on the page while this part is loaded.
  useEffect(() => {
    if (document.activeElement?.matches('main')) focusHeading()
  }, [])
  return (
    <>
      <PageHeader compact measure={measureOf(view)} title={closedTitle(view)} />
      {notes}
      {waiting && (
        <div className="mb-8">
          <PaymentBox key={waiting.id} onTold={onTold} opened={opened} payment={waiting} />
        </div>
      )}
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10',
          pictured ? 'md:grid-cols-[minmax(0,1fr)_min(23rem,40%)]' : 'max-w-160',
        )}
      >
        <LastPicture opened={opened} />
        <div className={inColumn}>
          <Ended view={view} />
          <CostPart view={view} />
          <div className="mt-6">
            <SaveAsPdf main opened={opened} />
          </div>
        </div>
        <OnePicturePart opened={opened} />
        <div className={inColumn}>
          <Fold title={stagesTitle}>
            <Ladder opened={opened} />
          </Fold>
          <Fold title={words.allEntries}>
            <NewestPart className="" opened={opened} />
          </Fold>
          {view.changes.length > 0 && (
            <Fold title={changesTitle}>
              <ChangeRows opened={opened} />
            </Fold>
          )}
          {view.payments.length > 0 && (
            <Fold title={paymentsTitle}>
              <PaymentRows onTold={onTold} opened={opened} />
            </Fold>
          )}
          <MaterialFold opened={opened} />
          <FaultsFold opened={opened} />
          <HouseFolds opened={opened} />
        </div>
      </div>
    </>
  )
}

function closedTitle(view: HouseView): string {
  const { role, state } = view.house
  const isFamily = role === 'own' || role === 'family'
  return state === 'finished' && isFamily ? words.yourHouseFinished : titleOf(view)
}

function measureOf({ house }: HouseView): string {
  const last = onDay(house.closedAt ?? '')
  const [first = last] = [house.startsOn, last].sort()
  return words.fromTo(first, last)
}

/** Why it ended early. */
function Ended({ view: { house } }: { view: HouseView }) {
  if (house.state !== 'ended') return null
  return (
    <section className="mb-6">
      <h2 className="text-h3">{words.endedEarly}</h2>
      {house.closeReason && <p>{words.reasons[house.closeReason]}</p>}
      {house.closeText && (
        <p className="wrap-anywhere" dir="auto">
          {words.inQuotes(house.closeText)}
        </p>
      )}
    </section>
  )
}

/** The cost and the time. */
function CostPart({ view }: { view: HouseView }) {
  const { house, money } = view
  const time = { name: words.time, figure: timeInWords(view), look: 'side' as const }
  const large = house.finalPkr || money?.contractPkr
  return (
    <section>
      {large ? (
        <>
          <p className="text-muted text-small">{house.finalPkr ? words.whatItCost : words.agreedPrice}</p>
          <p className="mb-3">
            <Amount
              className="text-[min(2.75rem,12vw)]"
              text={words.displayAmount(large)}
              unit="text-[0.42em]"
            />
          </p>
        </>
      ) : null}
      <LedgerRows rows={[...costRows(view), time]} />
      {openSums(view).map((sentence) => (
        <p className="mt-2 text-small" key={sentence}>
          {sentence}
        </p>
      ))}
    </section>
  )
}
