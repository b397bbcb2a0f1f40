import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { ApiError } from '../net/api-error.ts'
import { Message } from '../ui/text/message.tsx'
import { CarriedForm } from './carried-form.tsx'
import { type Problems, useFormProblems } from './form-problems.ts'
import { useSingleSubmit } from './use-single-submit.ts'

interface SendFormState {
  busy: boolean
  problems: Problems
  /** Shows exactly these problems; returns true when there are any. */
  show: (found: Problems) => boolean
  setTrouble: (sentence: string | undefined) => void
  frame: FrameProps
}

interface FrameProps {
  formRef: RefObject<HTMLFormElement | null>
  trouble: string | undefined
  onInput: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * State of a form that is sent to the server. `send` returns true when it succeeded and the screen is about to be left. A
 * refusal that it throws is shown under its fields, or else above the form.
 */
export function useSendForm(send: (form: HTMLFormElement) => Promise<unknown>): SendFormState {
  const { busy, run } = useSingleSubmit()
  const { formRef, problems, show, showRefusal, onInput } = useFormProblems()
  const [trouble, setTrouble] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTrouble(undefined)
    void run(() => send(form).then((leaves) => leaves === true, blame))
  }
  const blame = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    setTrouble(showRefusal(error))
    return false
  }
  return { busy, problems, show, setTrouble, frame: { formRef, trouble, onInput, onSubmit } }
}

/** The form itself, with a failure above it. */
export function SendForm({
  formRef,
  trouble,
  children,
  ...form
}: FrameProps & { children: ReactNode; id?: string; name?: string | undefined }) {
  return (
    <>
      {trouble && (
        <Message className="mb-6" kind="alert">
          {trouble}
        </Message>
      )}
      <CarriedForm className="flex flex-col gap-5" ref={formRef} {...form}>
        {children}
      </CarriedForm>
    </>
  )
}
