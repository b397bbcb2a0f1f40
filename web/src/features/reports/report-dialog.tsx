import { maxReportWords, type ReportKind, reportReasons } from '@tameer/contract'
import * as words from '#words/report'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { textOf } from '../../forms/form-problems.ts'
import { useSendForm } from '../../forms/send-form.tsx'
import { request } from '../../net/api-client.ts'
import { call } from '../../store/call.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'

export interface Reportable {
  kind: ReportKind
  /** Id of the company, the portfolio, the company's own invitation, or the quote. */
  id: string
  /** For a quote: the key of its request. */
  requestKey?: string
}

interface ReportDialogProps {
  thing: Reportable
  open: boolean
  onClose: () => void
}

/** Asks what is wrong with a thing, and sends it to the desk. The typed text stays when sending fails. */
export function ReportDialog({ thing: { kind, id, requestKey: key }, open, onClose }: ReportDialogProps) {
  const dispatch = useAppDispatch()
  const reasons = reportReasons[kind]
  const sending = useSendForm(async (form) => {
    const reason = reasons.find((one) => one === textOf(form, 'reason'))
    const own = textOf(form, 'words').trim()
    const found = {
      reason: reason ? undefined : words.reasonMissing,
      words: reason === 'other' && own === '' ? words.wordsMissing : undefined,
    }
    if (show(found) || !reason) return false
    const body = { kind, id, reason, words: own, email: textOf(form, 'email').trim() }
    try {
      const { willBeTold } = await dispatch(call((token) => request('sendReport', { body, token, key })))
      showToast(willBeTold ? words.sentAndTold : words.sent)
      onClose()
    } catch (error) {
      blame(error)
    }
    return false
  })
  const { problems, show, blame } = sending
  return (
    <FormDialog
      lead={<p className="text-muted">{words.lead}</p>}
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: words.send, busyLabel: words.sending, variant: 'main' }}
      title={words.titles[kind]}
    >
      <SelectField
        error={problems.reason}
        label={words.reason}
        name="reason"
        options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
        placeholder={words.chooseReason}
        required
      />
      <TextAreaField
        error={problems.words}
        hint={words.wordsHint}
        label={words.words}
        maxLength={maxReportWords}
        name="words"
        rows={4}
      />
      <TextField
        autoComplete="email"
        error={problems.email}
        hint={words.emailHint}
        inputMode="email"
        label={words.email}
        name="email"
        type="email"
      />
    </FormDialog>
  )
}
