import type { ReactNode } from 'react'
import { TextAreaField, TextField, type TextFieldProps } from '../ui/fields/field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { fieldProblems, textOf } from './form-problems.ts'
import { useSendForm } from './send-form.tsx'

interface TextDialogProps {
  title: string
  lead: ReactNode
  /** The field; with `rows` it takes several lines. */
  field: Pick<TextFieldProps, 'label' | 'hint' | 'maxLength' | 'type' | 'dir'> & {
    name: string
    rows?: number
  }
  /** Says the fault of the text; undefined when it may be sent. */
  judge: (text: string) => string | undefined
  submit: { label: string; busyLabel: string; variant: 'main' | 'danger' }
  open?: boolean
  onClose: () => void
  /** Resolves to true when the screen is about to be left. Throws ApiError. */
  send: (text: string) => Promise<unknown>
}

/** Asks for one text before an act. It stays when sending fails. */
export function TextDialog({ field, judge, lead, open = true, send, ...dialog }: TextDialogProps) {
  const { name, label, hint, maxLength, rows, ...line } = field
  const sending = useSendForm(async (form) => {
    const text = textOf(form, name)
    const problem = judge(text)
    return !sending.show(problem ? { [name]: problem } : fieldProblems(form, {})) && send(text)
  })
  const shared = { name, label, hint, maxLength, error: sending.problems[name], required: true }
  return (
    <FormDialog {...dialog} lead={lead} open={open} sending={sending}>
      {rows ? (
        <TextAreaField {...shared} rows={rows} />
      ) : (
        <TextField autoComplete="off" {...shared} {...line} />
      )}
    </FormDialog>
  )
}
