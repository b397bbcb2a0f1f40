import { type DeskReport, maxReportWords, type ReportOutcome } from '@tameer/contract'
import { type RefObject, useRef } from 'react'
import * as words from '#words/desk-reports'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { TextDialog } from '../../../forms/text-dialog.tsx'
import { useAct } from '../../../forms/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { Question as Confirmation } from '../companies/company-acts.tsx'
import { RestrictDialog, type Why } from '../companies/restrict-dialog.tsx'
import type { KeyAct } from '../desk-keys.tsx'
import type { InHand } from '../use-desk-thing.ts'

/** A dialog that asks before an act. */
export type Question = 'hide' | 'write' | 'dismiss' | 'hold'

interface ReportInHand extends InHand<'report', DeskReport> {
  asked: Question | undefined
  /** Opens a dialog; without a question it is closed. */
  ask: (question?: Question) => void
}

/** Acts on all open reports about a thing: to look after them, or to close them by what is done with the thing. */
export function useReportActs({ report, asked, ask, take, noteConflict }: ReportInHand) {
  const { id, seen } = report
  const { busy, act } = useAct()
  const params = { id }
  const send = async (call: () => Promise<DeskReport>, done: string) => {
    try {
      const now = await call()
      ask()
      take(now)
      showToast(done)
    } catch (failure) {
      if (!noteConflict(failure)) throw failure
      ask()
    }
  }
  const closeAs = (outcome: ReportOutcome, text = '') =>
    send(() => callDesk('closeDeskReport', { params, body: { seen, outcome, words: text } }), words.closed)
  const hide = (companyVersion: number) => (why: Why) =>
    send(() => callDesk('hideReported', { params, body: { seen, companyVersion, ...why } }), words.hidden)
  const hideEntry = () => send(() => callDesk('hideReportedEntry', { params, body: { seen } }), words.hidden)
  const hold = () => send(() => callDesk('holdReportedHouse', { params }), words.held)
  const release = () => send(() => callDesk('releaseReportedHouse', { params }), words.released)
  const lookAfter = () => send(() => callDesk('takeDeskReport', { params, body: { seen } }), words.taken)
  const already = hiddenAs(report)
  const closing = useRef<HTMLButtonElement>(null)
  const first = firstKey(report, ask, already && closing)
  const dismiss = { key: 'R', name: words.keyActs.dismiss, run: () => ask('dismiss') } as const
  /** None for reports that are closed. */
  const keys: KeyAct[] = report.outcome === null ? [first, dismiss] : []
  return {
    busy,
    act,
    asked,
    ask,
    closeAs,
    hide,
    hideEntry,
    hold,
    release,
    lookAfter,
    already,
    closing,
    keys,
  }
}

/** Key of the first act: to hide, to write where nothing can be hidden, or to reach the button `closing`. */
function firstKey(
  { kind }: DeskReport,
  ask: ReportInHand['ask'],
  closing: RefObject<HTMLButtonElement | null> | undefined,
): KeyAct {
  const key = 'A'
  if (closing) return { key, name: words.keyActs.close, run: () => closing.current?.focus() }
  if (kind === 'request') return { key, name: words.keyActs.write, run: () => ask('write') }
  return { key, name: words.keyActs.hide, run: () => ask('hide') }
}

interface ReportActsProps {
  report: DeskReport
  acts: ReturnType<typeof useReportActs>
}

/** The acts as buttons, and their dialogs. `withMain`: with the one that stands at the thumb of a phone. */
export function ReportActs({ report, acts, withMain }: ReportActsProps & { withMain: boolean }) {
  const { kind, company, house, reports, reasons, takenBy } = report
  const { busy, act, asked, ask, closeAs, hide, hideEntry, lookAfter, already } = acts
  const { account } = useOwnDesk()
  const close = () => ask()
  const write = words.write[company ? 'company' : house ? 'family' : 'homeowner']
  return (
    <NamedSection close title={words.act}>
      <div className="flex flex-wrap gap-3">
        {withMain && <MainAct acts={acts} className="w-full" report={report} />}
        {house?.canBeAsked !== false && <Button onClick={() => ask('write')}>{write}</Button>}
        <Button onClick={() => ask('dismiss')}>{words.dismiss(reports)}</Button>
        {takenBy !== account.name && (
          <Button busy={busy} onClick={() => act(lookAfter)} variant="quiet">
            {words.take}
          </Button>
        )}
      </div>
      {kind !== 'request' && !already && (
        <p className="mt-3 text-muted text-small">{house ? words.entryNote : words.hideNote}</p>
      )}
      {house?.canBeAsked === false && <p className="mt-3 text-muted text-small">{words.noMailbox}</p>}
      {house && (
        <Confirmation
          lead={words.entryNote}
          onClose={close}
          onYes={hideEntry}
          open={asked === 'hide'}
          title={words.hideQuestion['house-entry']}
          yes={words.hide['house-entry']}
        />
      )}
      {company && kind !== 'request' && (
        <RestrictDialog
          lead={words.hideLead}
          onClose={close}
          open={asked === 'hide' && !already}
          send={hide(company.version)}
          suggested={reasons[0]?.reason}
          title={words.hideQuestion[kind]}
          yes={words.hide[kind]}
        />
      )}
      {asked === 'write' && (
        <TextDialog
          field={{
            name: 'words',
            label: words.wordsTo,
            hint: words.wordsHint,
            maxLength: maxReportWords,
            rows: 5,
          }}
          judge={(text) => (text === '' ? words.wordsMissing : undefined)}
          lead={<p className="text-muted">{words.writeLead}</p>}
          onClose={close}
          send={(text) => closeAs('asked', text)}
          submit={{ label: words.send, busyLabel: words.sending, variant: 'main' }}
          title={write}
        />
      )}
      <Confirmation
        lead={words.dismissLead}
        onClose={close}
        onYes={() => closeAs('nothing-wrong')}
        open={asked === 'dismiss'}
        title={words.dismissQuestion}
        yes={words.dismiss(reports)}
      />
    </NamedSection>
  )
}

/** The main act at the thumb of a phone, where there is one. */
export function ReportFoot({ report, acts }: ReportActsProps) {
  if (report.kind === 'request' && !acts.already) return null
  return (
    <div className="stick-bottom z-20 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-edge border-t bg-paper px-4 py-2.5">
      {!acts.already && !report.house && <p className="text-muted text-small">{words.undo}</p>}
      <MainAct acts={acts} className="ms-auto" report={report} />
    </div>
  )
}

function MainAct({ report: { kind }, acts, className }: ReportActsProps & { className: string }) {
  const { already, busy, act, closeAs, ask, closing } = acts
  if (already) {
    return (
      <Button
        busy={busy}
        className={className}
        onClick={() => act(() => closeAs(already))}
        ref={closing}
        variant="main"
      >
        {words.closeAs[already]}
      </Button>
    )
  }
  if (kind === 'request') return null
  return (
    <Button className={className} onClick={() => ask('hide')} variant="main">
      {words.hide[kind]}
    </Button>
  )
}

/** The outcome that is there already; undefined while visitors see the thing. */
function hiddenAs({ kind, company, projectHidden }: DeskReport): 'hidden' | 'suspended' | undefined {
  if (kind === 'request') return undefined
  if (company?.state === 'suspended') return 'suspended'
  return company?.state === 'hidden' || projectHidden ? 'hidden' : undefined
}
