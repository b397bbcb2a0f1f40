import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { fieldProblems, textOf, useFormProblems } from '../../blocks/form-problems.ts'
import { useSingleSubmit } from '../../blocks/use-single-submit.ts'
import { ApiError } from '../../data/api-error.ts'
import { requestPasswordReset } from '../../data/auth-thunks.ts'
import { useAppDispatch } from '../../data/hooks.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AuthSheet } from './auth-sheet.tsx'

export function ForgotPasswordScreen() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { busy, run } = useSingleSubmit()
  const { formRef, problems, show, onInput } = useFormProblems()
  const [trouble, setTrouble] = useState<string>()

  const send = async (form: HTMLFormElement) => {
    setTrouble(undefined)
    if (show(fieldProblems(form, { email: 'Please enter your email address' }))) return false
    const email = textOf(form, 'email')
    try {
      await dispatch(requestPasswordReset(email))
    } catch (error) {
      showToast('Failed to send reset email. Please try again.', 'alert')
      if (!(error instanceof ApiError)) throw error
      if (!show(error.fields)) setTrouble(error.message)
      return false
    }
    await navigate(paths.newPassword.to({ email }), { state: { email } })
    return true
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => send(form))
  }

  return (
    <AuthSheet
      caption="A code by email, a new password, and back to work."
      lead="Enter the email address of your company account. We send a reset code to it."
      title="Reset Password"
    >
      {trouble && (
        <Message className="mb-6" kind="alert">
          {trouble}
        </Message>
      )}
      <form className="flex flex-col gap-5" noValidate onInput={onInput} onSubmit={submit} ref={formRef}>
        <TextField
          autoComplete="username"
          error={problems.email}
          label="Email"
          name="email"
          required
          type="email"
        />
        <Button busy={busy} type="submit" variant="main">
          Send Reset Code
        </Button>
      </form>
      <p className="mt-8 text-muted">
        Remembered it?{' '}
        <Link className="link inline-block py-1" to={paths.login.to()}>
          Log in here
        </Link>
      </p>
    </AuthSheet>
  )
}
