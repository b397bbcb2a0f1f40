import { requestLimits } from '@tameer/contract'
import * as words from '#words/text-form'
import { Button } from '../ui/button.tsx'
import { TextAreaField } from '../ui/fields/field.tsx'
import { textOf } from './form-problems.ts'
import { SendForm, useSendForm } from './send-form.tsx'

interface TextFormProps {
  /** Id of what the text is about. */
  name?: string | undefined
  label: string
  hint?: string | undefined
  submit: string
  /** True for the red button. */
  main?: boolean
  /** Initial text. */
  initial?: string | undefined
  /** Longest text; by default that of a question to a company. */
  maxLength?: number | undefined
  /** Rejects with an ApiError; the typed text then stays. */
  onSend: (text: string) => Promise<unknown>
}

/** Form for a question or an answer of a few lines. */
export function TextForm({
  name,
  label,
  hint,
  submit,
  main = false,
  initial,
  maxLength = requestLimits.question,
  onSend,
}: TextFormProps) {
  const sending = useSendForm(async (form) => {
    const text = textOf(form, 'text')
    if (sending.show({ text: text === '' ? words.fillIn : undefined })) return
    await onSend(text)

    form.reset()
  })
  return (
    <SendForm {...sending.frame} name={name}>
      <TextAreaField
        defaultValue={initial}
        error={sending.problems.text}
        hint={hint}
        label={label}
        maxLength={maxLength}
        name="text"
        rows={3}
      />
      <Button busy={sending.busy} className="sm:self-start" type="submit" variant={main ? 'main' : 'plain'}>
        {sending.busy ? words.sending : submit}
      </Button>
    </SendForm>
  )
}
