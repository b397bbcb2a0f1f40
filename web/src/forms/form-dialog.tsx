import { type ReactNode, useId } from 'react'
import { cancel } from '#words/actions'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { SendForm, type useSendForm } from './send-form.tsx'

interface FormDialogProps {
  title: string
  /** Result of `useSendForm` for the form inside. */
  sending: ReturnType<typeof useSendForm>
  open: boolean
  onClose: () => void
  submit: { label: string; busyLabel?: string; variant: 'main' | 'danger' }
  /** Paragraphs above the fields. */
  lead?: ReactNode
  children: ReactNode
}

/** A form asked in a dialog: Cancel forgets what was wrong, and nothing closes it while it is being sent. */
export function FormDialog({ title, sending, open, onClose, submit, lead, children }: FormDialogProps) {
  const formId = useId()
  const { busy, show, setTrouble, frame } = sending
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
            {cancel}
          </Button>
          <Button busy={busy} form={formId} type="submit" variant={submit.variant}>
            {busy && submit.busyLabel ? submit.busyLabel : submit.label}
          </Button>
        </>
      }
      busy={busy}
      onClose={close}
      open={open}
      title={title}
    >
      {lead && <div className="mb-5">{lead}</div>}
      <SendForm {...frame} id={formId}>
        {children}
      </SendForm>
    </Dialog>
  )
}
