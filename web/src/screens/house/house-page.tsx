import type { HouseSheet } from '@tameer/contract'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import * as words from '#words/house-page'
import { focusHeading } from '../../browser/focus-heading.ts'
import { useHeadingFocus } from '../../browser/hooks/use-heading-focus.ts'
import { whenSettled } from '../../browser/settled.ts'
import type { OpenedHouse } from '../../features/houses/house-acts.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'
import { ActsBar, HouseActs } from './acts-bar.tsx'
import { TellOnWhatsApp, type Told } from './after-act.tsx'
import { NewestPart } from './diary/newest-part.tsx'
import { measureOf, titleOf } from './house-in-words.ts'
import { ClosedPage, loadMore, OpenSheet, PageEnd } from './later.ts'
import { MoneyPart } from './money/money-part.tsx'
import { QueuePart } from './queue/later-queue.ts'
import { SitePart } from './site-part.tsx'
import { HouseDrawing } from './stages/house-drawing.tsx'
import { Ladder } from './stages/ladder.tsx'
import { hasWaits, WaitsPart } from './waits-part.tsx'

const sheets: readonly HouseSheet[] = ['add', 'claim', 'agree', 'change', 'pay', 'links', 'close']

interface HousePageProps {
  opened: OpenedHouse
  /** The newest failure to load it; the view is then from `shownFrom`. */
  failure: { message: string; shownFrom: string } | undefined
  forgetOldLink: (() => void) | undefined
}

/** A house as its caller may see it: its page, or the sheet that the address names. */
export function HousePage({ opened, failure, forgetOldLink }: HousePageProps) {
  const [query] = useSearchParams()
  const sheet = sheets.find((one) => one === query.get('do'))
  const [told, setTold] = useState<Told>()
  const entry = useEntry(sheet !== undefined)
  useEffect(() => whenSettled(() => void loadMore().catch(() => undefined)), [])
  if (sheet)
    return (
      <>
        <Suspense fallback={<LoadingText />}>
          <OpenSheet
            changeId={query.get('id')}
            onTold={setTold}
            opened={opened}
            opener={entry.opener}
            overPage={entry.overPage}
            sheet={sheet}
            stageId={query.get('stage')}
          />
        </Suspense>
        <Queued hidden opened={opened} />
      </>
    )
  const closed = opened.view.house.state !== 'open'
  const notes = (
    <>
      <PageNotes failure={failure} forgetOldLink={forgetOldLink} opened={opened} told={told} />
      {(closed || !hasWaits(opened.view)) && <Queued className="mb-8" opened={opened} />}
    </>
  )
  return (
    <PageSheet compact>
      {closed ? (
        <Suspense fallback={<LoadingText />}>
          <ClosedPage notes={notes} onTold={setTold} opened={opened} />
        </Suspense>
      ) : (
        <WholePage notes={notes} onTold={setTold} opened={opened} told={told} />
      )}
    </PageSheet>
  )
}

/** Sends what waits on the device, above everything but what waits for an answer. */
function Queued(props: ComponentProps<typeof QueuePart>) {
  return (
    <Suspense fallback={null}>
      <QueuePart {...props} />
    </Suspense>
  )
}

/**
 * The history entry in sight. `overPage` is true when its sheet was opened from the page: the entry before it is then the
 * page's. `opener` is the text of the page's link that led to the sheet.
 */
function useEntry(isSheet: boolean) {
  const { key } = useLocation()
  const action = useNavigationType()
  const entry = useRef({ key, isSheet, overPage: false, opener: undefined as string | null | undefined })
  if (entry.current.key !== key) {
    const before = entry.current
    const overPage = action === 'PUSH' ? !before.isSheet : action === 'REPLACE' && before.overPage
    // Several links may lead to one sheet. The page is still there while this is drawn.
    const opener = before.isSheet ? before.opener : document.activeElement?.textContent
    entry.current = { key, isSheet, overPage: isSheet && overPage, opener }
  }
  return entry.current
}

interface WholePageProps {
  opened: OpenedHouse
  told: Told | undefined
  onTold: (told: Told) => void
  notes: ReactNode
}

function WholePage({ opened, told, onTold, notes }: WholePageProps) {
  const { view } = opened
  const { house } = view
  const waits = hasWaits(view)
  const own = house.role === 'own' || house.role === 'family'
  useHeadingFocus()
  useFocusAfterAct(told)
  return (
    <>
      <PageHeader
        actions={
          <div className="flex flex-wrap gap-2 max-md:hidden print:hidden">
            <HouseActs opened={opened} />
          </div>
        }
        compact
        measure={measureOf(view)}
        title={titleOf(view)}
      />
      {notes}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_min(23rem,40%)] md:grid-rows-[auto_auto_1fr] md:gap-y-12">
        {waits && (
          <div className="md:col-start-1 md:row-start-1">
            <WaitsPart onTold={onTold} opened={opened} />
            <Queued className="mt-4" opened={opened} />
          </div>
        )}
        <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
          {!own && <SitePart opened={opened} />}
          <MoneyPart view={view} />
          <h2 className="text-h2">{words.stages}</h2>
          <HouseDrawing view={view} />
          <Ladder opened={opened} />
        </div>
        <NewestPart
          className={classNames(
            'min-w-0 md:col-start-1',
            waits ? 'md:row-span-2 md:row-start-2' : 'md:row-span-3 md:row-start-1',
          )}
          opened={opened}
        />
        <div className="min-w-0 md:col-start-2 md:row-start-3">
          <Suspense fallback={null}>
            <PageEnd onTold={onTold} opened={opened} />
          </Suspense>
        </div>
      </div>
      <ActsBar opened={opened} />
    </>
  )
}

/** Notes above the page: a failure, an old link, whose page it is, and the line for WhatsApp after an act. */
function PageNotes({ opened, failure, forgetOldLink, told }: HousePageProps & { told: Told | undefined }) {
  const { house } = opened.view
  return (
    <div className="grid gap-4 not-empty:mb-8">
      {failure && <Message kind="alert">{words.stale(failure.message, failure.shownFrom)}</Message>}
      {forgetOldLink && (
        <Message
          action={
            <Button onClick={forgetOldLink} variant="quiet">
              {words.forgetOldLink}
            </Button>
          }
          kind="note"
          lead={words.oldLinkStrong}
        >
          {words.oldLink}
        </Message>
      )}
      {house.role === 'family' && <p className="text-muted text-small">{words.sharedWithYou}</p>}
      {told && (
        <div className="print:hidden">
          <TellOnWhatsApp id={house.id} {...told} />
        </div>
      )}
    </div>
  )
}

/** After an answer the next thing that waits gets the focus: the pressed button is gone. */
function useFocusAfterAct(told: Told | undefined): void {
  const before = useRef(told)
  useEffect(() => {
    if (told !== before.current) focusHeading()
    before.current = told
  }, [told])
}
