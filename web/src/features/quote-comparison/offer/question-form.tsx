import { requestLimits } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import * as words from '#words/quote-comparison'
import { CarriedForm } from '../../../forms/carried-form.tsx'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { storedError } from '../../../net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/fields/field.tsx'

interface QuestionFormProps {
  /** Name of the form, the same in both languages, for text that is carried over. */
  name: string
  /** Text to begin with; it can be changed. */
  question: string
  /** The company's name. */
  to: string
  onAsk: (text: string) => Promise<unknown>
  onClose: () => void
}

/** A question to one company alone. The text stays when it cannot be sent; Escape closes the form. */
export function QuestionForm({ name, question, to, onAsk, onClose }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { busy, run } = useSingleSubmit()
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState(false)
  const ask = async () => {
    const area = form.current?.querySelector('textarea')
    const text = area?.value.trim() ?? ''
    setProblem(text ? undefined : words.enterQuestion)
    area?.focus()
    if (!text) return false
    try {
      await onAsk(text)
    } catch (error) {
      setProblem(storedError(error).message)
      return false
    }
    setSent(true)
    return true
  }
  // The form was opened by a press, so the focus goes to the question.
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])
  if (sent) return <Sent />
  return (
    <CarriedForm
      className="flex w-full flex-col gap-3 py-2 print:hidden"
      name={name}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onClose()}
      onSubmit={(event) => {
        event.preventDefault()
        void run(ask)
      }}
      ref={form}
    >
      <TextAreaField
        defaultValue={question}
        error={problem && <span role="alert">{problem}</span>}
        label={words.questionTo(to)}
        maxLength={requestLimits.question}
        name="question"
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {busy ? words.sending : words.askThis}
        </Button>
        <Button disabled={busy} onClick={onClose} variant="quiet">
          {words.cancel}
        </Button>
      </div>
    </CarriedForm>
  )
}

function Sent() {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p className="font-medium text-good text-small outline-none" ref={ref} role="status" tabIndex={-1}>
      {words.asked}
    </p>
  )
}
