import { type DeskMark, type MarkRefusal, markLimits, markRefusals } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/desk-marks'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
  const formId = useId()
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
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
  return (
    <Dialog
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={busy} form={formId} type="submit" variant="danger">
            {mark.state === 'entered' ? words.refuse : words.takeBack}
          </Button>
        </>
      }
      busy={busy}
      onClose={onClose}
      open={open}
      title={words.refuseQuestion(words.kinds[mark.kind], mark.companyName)}
    >
      <p className="mb-5 text-muted">{words.refuseText}</p>
      <SendForm {...frame} id={formId}>
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
      </SendForm>
    </Dialog>
  )
}
