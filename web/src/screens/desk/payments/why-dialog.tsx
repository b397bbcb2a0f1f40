import { paymentActLimits } from '@tameer/contract'
import * as words from '#words/desk-payments'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { TextAreaField } from '../../../ui/field.tsx'

interface WhyDialogProps {
  /** Its heading, and the text of the button that does it. */
  title: string
  lead: string
  danger?: boolean
  onClose: () => void
  /** Resolves to true when the dialog is to be closed. Throws ApiError. */
  send: (text: string) => Promise<boolean>
}

/** Asks why something is done with a payment. */
export function WhyDialog({ title, lead, danger = false, onClose, send }: WhyDialogProps) {
  const sending = useSendForm(async (form) => {
    const own = textOf(form, 'words').trim()
    if (show({ words: own === '' ? words.sayWhy : undefined })) return false
    try {
      if (await send(own)) onClose()
    } catch (error) {
      blame(error)
    }
    return false
  })
  const { problems, show, blame } = sending
  return (
    <FormDialog
      lead={<p className="text-muted">{lead}</p>}
      onClose={onClose}
      open
      sending={sending}
      submit={{ label: title, busyLabel: words.sending, variant: danger ? 'danger' : 'main' }}
      title={title}
    >
      <TextAreaField
        error={problems.words}
        hint={words.whyHint}
        label={words.why}
        maxLength={paymentActLimits.words}
        name="words"
        required
        rows={3}
      />
    </FormDialog>
  )
}
