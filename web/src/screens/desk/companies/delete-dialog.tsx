import { useId } from 'react'
import * as words from '#words/desk-company'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'

interface DeleteDialogProps {
  open: boolean
  name: string
  onClose: () => void
  /** Resolves to true when the company is deleted and the person leaves its screen. Throws ApiError. */
  send: (name: string) => Promise<boolean>
}

/** Asks for the name of the company before it is deleted. */
export function DeleteDialog({ open, name, onClose, send }: DeleteDialogProps) {
  const formId = useId()
  const { busy, problems, show, blame, setTrouble, frame } = useSendForm(async (form) => {
    const typed = textOf(form, 'name')
    if (show({ name: oneLine(typed) === oneLine(name) ? undefined : words.nameDiffers })) return false
    try {
      return await send(typed)
    } catch (error) {
      blame(error)
      return false
    }
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
          <Button busy={busy} form={formId} type="submit" variant="danger">
            {busy ? words.deleting : words.deleteIt}
          </Button>
        </>
      }
      busy={busy}
      onClose={close}
      open={open}
      title={words.deleteQuestion(name)}
    >
      <p className="mb-2 text-muted">{words.deleteLead}</p>
      <p className="mb-5 break-words font-medium">
        <bdi>{name}</bdi>
      </p>
      <SendForm {...frame} id={formId}>
        <TextField
          autoComplete="off"
          dir="auto"
          error={problems.name}
          label={words.typedName}
          name="name"
          required
        />
      </SendForm>
    </Dialog>
  )
}

/** Compares names as the server does: several spaces, which a page shows as one, count as one. */
function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
