import * as words from '#words/desk-company'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { fieldProblems, textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { TextField } from '../../../ui/field.tsx'

interface EmailDialogProps {
  open: boolean
  /** The present address. */
  email: string
  onClose: () => void
  /** Begins the change. Throws ApiError. */
  send: (newEmail: string) => Promise<void>
}

/** Asks for the new address of a company that lost its mailbox. */
export function EmailDialog({ open, email, onClose, send }: EmailDialogProps) {
  const sending = useSendForm(async (form) => {
    if (show(fieldProblems(form, { newEmail: words.newEmailMissing }))) return false
    try {
      await send(textOf(form, 'newEmail'))
    } catch (error) {
      blame(error)
    }
    return false
  })
  const { problems, show, blame } = sending
  return (
    <FormDialog
      lead={<p className="break-words text-muted">{words.changeEmailLead(email)}</p>}
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: words.beginChange, busyLabel: words.sending, variant: 'main' }}
      title={words.changeEmailQuestion}
    >
      <TextField
        autoComplete="off"
        error={problems.newEmail}
        label={words.newEmail}
        name="newEmail"
        required
        type="email"
      />
    </FormDialog>
  )
}
