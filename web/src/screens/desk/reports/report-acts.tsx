import { type DeskReport, maxReportWords, outcomesOf } from '@tameer/contract'
import * as words from '#words/desk-reports'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextAreaField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { DeskSection } from '../desk-section.tsx'
import { focusHeading } from '../focus-heading.ts'
import { useDeskAct } from '../use-desk-act.ts'

interface ReportActsProps {
  report: DeskReport
  take: (report: DeskReport) => void
  noteConflict: (failure: unknown) => boolean
}

/** Takes an open report on, or closes it with an outcome. */
export function ReportActs({ report, take, noteConflict }: ReportActsProps) {
  const { id, version, takenBy } = report
  const { account } = useOwnDesk()
  const { busy, act } = useDeskAct()
  const lookAfter = () =>
    act(async () => {
      try {
        take(await callDesk('takeDeskReport', { params: { id }, body: { version } }))
        showToast(words.taken)
        focusHeading()
      } catch (failure) {
        if (!noteConflict(failure)) throw failure
      }
    })
  return (
    <DeskSection title={words.act}>
      {takenBy !== account.name && (
        <Button busy={busy} className="mb-8" onClick={lookAfter}>
          {words.take}
        </Button>
      )}
      <CloseForm noteConflict={noteConflict} report={report} take={take} />
    </DeskSection>
  )
}

function CloseForm({ report, take, noteConflict }: ReportActsProps) {
  const { id, version, kind, others } = report
  const outcomes = outcomesOf(kind)
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
    const outcome = outcomes.find((one) => one === textOf(form, 'outcome'))
    const own = textOf(form, 'words').trim()
    const found = {
      outcome: outcome ? undefined : words.outcomeMissing,
      words: outcome === 'asked' && own === '' ? words.wordsMissing : undefined,
    }
    if (show(found) || !outcome) return false
    const along = new FormData(form).has('others') ? others.map((other) => other.id) : []
    const body = { version, outcome, words: outcome === 'asked' ? own : '', others: along }
    try {
      take(await callDesk('closeDeskReport', { params: { id }, body }))
      showToast(words.closed)
      focusHeading()
    } catch (failure) {
      if (!noteConflict(failure)) blame(failure)
    }
    return false
  })
  return (
    <SendForm {...frame}>
      <SelectField
        error={problems.outcome}
        label={words.outcome}
        name="outcome"
        options={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
        placeholder={words.chooseOutcome}
        required
      />
      <TextAreaField
        error={problems.words}
        hint={words.wordsHint}
        label={words.wordsTo}
        maxLength={maxReportWords}
        name="words"
        rows={4}
      />
      {others.length > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input className="size-5 shrink-0 accent-blue" defaultChecked name="others" type="checkbox" />
          {words.closeOthers(others.length)}
        </label>
      )}
      <Button busy={busy} className="self-start" type="submit" variant="main">
        {busy ? words.closing : words.close}
      </Button>
    </SendForm>
  )
}
