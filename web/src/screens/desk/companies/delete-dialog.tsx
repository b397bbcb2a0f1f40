import * as words from '#words/desk-company'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
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
  const sending = useSendForm(async (form) => {
    const typed = textOf(form, 'name')
    if (show({ name: oneLine(typed) === oneLine(name) ? undefined : words.nameDiffers })) return false
    try {
      return await send(typed)
    } catch (error) {
      blame(error)
      return false
    }
  })
  const { problems, show, blame } = sending
  return (
    <FormDialog
      lead={
        <>
          <p className="mb-2 text-muted">{words.deleteLead}</p>
          <p className="break-words font-medium">
            <bdi>{name}</bdi>
          </p>
        </>
      }
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: words.deleteIt, busyLabel: words.deleting, variant: 'danger' }}
      title={words.deleteQuestion(name)}
    >
      <TextField
        autoComplete="off"
        dir="auto"
        error={problems.name}
        label={words.typedName}
        name="name"
        required
      />
    </FormDialog>
  )
}

/** Compares names as the server does: several spaces, which a page shows as one, count as one. */
function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
