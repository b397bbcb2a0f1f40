import { useId } from 'react'
import * as words from '#words/desk-company'
import { fieldProblems, textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
  const formId = useId()
  const { busy, problems, show, blame, setTrouble, frame } = useSendForm(async (form) => {
    setTrouble(undefined)
    if (show(fieldProblems(form, { newEmail: words.newEmailMissing }))) return false
    try {
      await send(textOf(form, 'newEmail'))
    } catch (error) {
      blame(error)
    }
    return false
  })
  const close = () => {
    show({})
    setTrouble(undefined)
    onClose()
  }
  return (
    <Dialog
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {words.cancel}
          </Button>
          <Button busy={busy} form={formId} type="submit" variant="main">
            {busy ? words.sending : words.beginChange}
          </Button>
        </>
      }
      busy={busy}
      onClose={close}
      open={open}
      title={words.changeEmailQuestion}
    >
      <p className="mb-5 break-words text-muted">{words.changeEmailLead(email)}</p>
      <SendForm {...frame} id={formId}>
        <TextField
          autoComplete="off"
          error={problems.newEmail}
          label={words.newEmail}
          name="newEmail"
          required
          type="email"
        />
      </SendForm>
    </Dialog>
  )
}
