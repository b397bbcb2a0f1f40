import { type DeskMark, type MarkRefusal, markLimits, markRefusals } from '@tameer/contract'
import * as words from '#words/desk-marks'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { SelectField, TextAreaField } from '../../../ui/field.tsx'

interface RefuseDialogProps {
  mark: DeskMark
  open: boolean
  onClose: () => void
  /** Throws ApiError. */
  send: (why: { reason: MarkRefusal; words: string }) => Promise<void>
}

/** Asks why a mark is refused or taken back, and for the text to its company. */
export function RefuseDialog({ mark, open, onClose, send }: RefuseDialogProps) {
  const sending = useSendForm(async (form) => {
    const reason = markRefusals.find((one) => one === textOf(form, 'reason'))
    const own = textOf(form, 'words').trim()
    const found = {
      reason: reason ? undefined : words.reasonMissing,
      words: reason === 'other' && own === '' ? words.wordsMissing : undefined,
    }
    if (show(found) || !reason) return false
    try {
      await send({ reason, words: own })
    } catch (error) {
      blame(error)
    }
    return false
  })
  const { problems, show, blame } = sending
  return (
    <FormDialog
      lead={<p className="text-muted">{words.refuseText}</p>}
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: mark.state === 'entered' ? words.refuse : words.takeBack, variant: 'danger' }}
      title={words.refuseQuestion(words.kinds[mark.kind], mark.companyName)}
    >
      <SelectField
        error={problems.reason}
        label={words.reason}
        name="reason"
        options={markRefusals.map((value) => ({ value, label: words.refusals[value] }))}
        placeholder={words.chooseReason}
        required
      />
      <TextAreaField
        error={problems.words}
        hint={words.wordsHint}
        label={words.words}
        maxLength={markLimits.words}
        name="words"
        rows={4}
      />
    </FormDialog>
  )
}
