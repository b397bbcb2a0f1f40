import { maxReportWords } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/desk-reports'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'

interface WriteDialogProps {
  title: string
  onClose: () => void
  /** Throws ApiError. */
  send: (text: string) => Promise<void>
}

/** Asks for the letter to the owner of a reported thing. */
export function WriteDialog({ title, onClose, send }: WriteDialogProps) {
  const formId = useId()
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
    const own = textOf(form, 'words')
    if (show({ words: own === '' ? words.wordsMissing : undefined })) return false
    try {
      await send(own)
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
            {busy ? words.sending : words.send}
          </Button>
        </>
      }
      busy={busy}
      onClose={onClose}
      open
      title={title}
    >
      <p className="mb-5 text-muted">{words.writeLead}</p>
      <SendForm {...frame} id={formId}>
        <TextAreaField
          error={problems.words}
          hint={words.wordsHint}
          label={words.wordsTo}
          maxLength={maxReportWords}
          name="words"
          required
          rows={5}
        />
      </SendForm>
    </Dialog>
  )
}
