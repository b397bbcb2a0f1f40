import { maxReportWords } from '@tameer/contract'
import * as words from '#words/desk-reports'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { TextAreaField } from '../../../ui/field.tsx'

interface WriteDialogProps {
  title: string
  onClose: () => void
  /** Throws ApiError. */
  send: (text: string) => Promise<void>
}

/** Asks for the letter to the owner of a reported thing. */
export function WriteDialog({ title, onClose, send }: WriteDialogProps) {
  const sending = useSendForm(async (form) => {
    const own = textOf(form, 'words')
    if (show({ words: own === '' ? words.wordsMissing : undefined })) return false
    try {
      await send(own)
    } catch (error) {
      blame(error)
    }
    return false
  })
  const { problems, show, blame } = sending
  return (
    <FormDialog
      lead={<p className="text-muted">{words.writeLead}</p>}
      onClose={onClose}
      open
      sending={sending}
      submit={{ label: words.send, busyLabel: words.sending, variant: 'main' }}
      title={title}
    >
      <TextAreaField
        error={problems.words}
        hint={words.wordsHint}
        label={words.wordsTo}
        maxLength={maxReportWords}
        name="words"
        required
        rows={5}
      />
    </FormDialog>
  )
}
