import type { DeskReport, ReportOutcome } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-reports'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { Question } from '../companies/company-acts.tsx'
import { RestrictDialog, type Why } from '../companies/restrict-dialog.tsx'
import { DeskKeys, type KeyAct } from '../desk-keys.tsx'
import { DeskSection } from '../desk-section.tsx'
import { useDeskAct } from '../use-desk-act.ts'
import { WriteDialog } from './write-dialog.tsx'

interface ReportActsProps {
  report: DeskReport
  take: (report: DeskReport) => void
  noteConflict: (failure: unknown) => boolean
  /** Keys that lead to other things. */
  moves?: readonly KeyAct[]
}

/** Acts on all open reports about a thing: to look after them, or to close them by what is done with the thing. */
export function ReportActs({ report, take, noteConflict, moves = [] }: ReportActsProps) {
  const { id, seen, kind, company, reports, takenBy } = report
  const { account } = useOwnDesk()
  const { busy, act } = useDeskAct()
  const [asked, setAsked] = useState<'hide' | 'write' | 'dismiss'>()
  const close = () => setAsked(undefined)
  const params = { id }
  const send = async (call: () => Promise<DeskReport>, done: string) => {
    try {
      const now = await call()
      close()
      take(now)
      showToast(done)
    } catch (failure) {
      if (!noteConflict(failure)) throw failure
      close()
    }
  }
  const closeAs = (outcome: ReportOutcome, text = '') =>
    send(() => callDesk('closeDeskReport', { params, body: { seen, outcome, words: text } }), words.closed)
  const hide = (companyVersion: number) => (why: Why) =>
    send(() => callDesk('hideReported', { params, body: { seen, companyVersion, ...why } }), words.hidden)
  const lookAfter = () => send(() => callDesk('takeDeskReport', { params, body: { seen } }), words.taken)
  const already = hiddenAs(report)
  const write = company ? words.write.company : words.write.homeowner
  return (
    <DeskSection title={words.act}>
      <div className="flex flex-wrap gap-3">
        {already ? (
          <Button busy={busy} onClick={() => act(() => closeAs(already))} variant="main">
            {words.closeAs[already]}
          </Button>
        ) : (
          kind !== 'request' && (
            <Button onClick={() => setAsked('hide')} variant="main">
              {words.hide[kind]}
            </Button>
          )
        )}
        <Button onClick={() => setAsked('write')}>{write}</Button>
        <Button onClick={() => setAsked('dismiss')}>{words.dismiss(reports)}</Button>
        {takenBy !== account.name && (
          <Button busy={busy} onClick={() => act(lookAfter)} variant="quiet">
            {words.take}
          </Button>
        )}
      </div>
      {kind !== 'request' && !already && <p className="mt-3 text-muted text-small">{words.hideNote}</p>}
      <DeskKeys
        acts={[
          ...moves,
          ...(already || kind === 'request' ? [] : [keyAct('A', words.keyActs.hide, () => setAsked('hide'))]),
          keyAct('R', words.keyActs.dismiss, () => setAsked('dismiss')),
        ]}
      />
      {company && kind !== 'request' && (
        <RestrictDialog
          lead={words.hideLead}
          onClose={close}
          open={asked === 'hide'}
          send={hide(company.version)}
          title={`${words.hide[kind]}?`}
          yes={words.hide[kind]}
        />
      )}
      {asked === 'write' && (
        <WriteDialog onClose={close} send={(text) => closeAs('asked', text)} title={write} />
      )}
      <Question
        lead={words.dismissLead}
        onClose={close}
        onYes={() => closeAs('nothing-wrong')}
        open={asked === 'dismiss'}
        title={words.dismissQuestion}
        yes={words.dismiss(reports)}
      />
    </DeskSection>
  )
}

function keyAct(key: KeyAct['key'], name: string, run: () => void): KeyAct {
  return { key, name, run }
}

/** The outcome that is there already; undefined while visitors see the thing. */
function hiddenAs({ kind, company, projectHidden }: DeskReport): 'hidden' | 'suspended' | undefined {
  if (kind === 'request') return undefined
  if (company?.state === 'suspended') return 'suspended'
  return company?.state === 'hidden' || projectHidden ? 'hidden' : undefined
}
