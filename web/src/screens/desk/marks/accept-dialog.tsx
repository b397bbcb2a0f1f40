import { type DeskMark, markExpires } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/desk-marks'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'

interface AcceptDialogProps {
  mark: DeskMark
  open: boolean
  onClose: () => void
  /** Throws ApiError. */
  send: (validUntil: string | null) => Promise<void>
}

/** Asks for the last day of validity, if this kind of mark has one, before the mark is accepted. */
export function AcceptDialog({ mark, open, onClose, send }: AcceptDialogProps) {
  const formId = useId()
  const expires = markExpires(mark.kind)
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
    const day = expires ? textOf(form, 'validUntil') : null
    if (show({ validUntil: day === '' ? words.dayMissing : undefined })) return false
    try {
      await send(day)
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
          <Button busy={busy} form={formId} type="submit" variant="main">
            {words.accept}
          </Button>
        </>
      }
      busy={busy}
      onClose={onClose}
      open={open}
      title={words.acceptQuestion(words.kinds[mark.kind], mark.companyName)}
    >
      <SendForm {...frame} id={formId}>
        <p>{words.number(mark.number)}</p>
        {expires && (
          <TextField
            defaultValue={mark.validUntil ?? ''}
            error={problems.validUntil}
            hint={words.lastDayHint}
            label={words.lastDay}
            name="validUntil"
            required
            type="date"
          />
        )}
      </SendForm>
    </Dialog>
  )
}
