import { newPasswordMissing } from '#words/actions'
import * as words from '#words/passwords'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { fieldProblems, type Problems, textOf } from './form-problems.ts'
import { useSendForm } from './send-form.tsx'

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** State of a form that changes a password, to one of at least `least` characters. `send` throws ApiError. */
export function useChangePassword(
  least: number,
  send: (passwords: Passwords, form: HTMLFormElement) => Promise<void>,
) {
  const sending = useSendForm(async (form) => {
    const found = fieldProblems(form, {
      currentPassword: words.currentPasswordMissing,
      newPassword: newPasswordMissing,
    })
    const [currentPassword, newPassword] = [textOf(form, 'currentPassword'), textOf(form, 'newPassword')]
    if (newPassword && newPassword.length < least) found.newPassword = words.passwordTooShort(least)
    if (!sending.show(found)) await send({ currentPassword, newPassword }, form)
  })
  return sending
}

interface ChangePasswordFieldsProps {
  /** Address whose password it is, for the browser's own memory. */
  email: string
  least: number
  problems: Problems
}

export function ChangePasswordFields({ email, least, problems }: ChangePasswordFieldsProps) {
  return (
    <>
      <input autoComplete="username" hidden readOnly type="email" value={email} />
      <PasswordField
        autoComplete="current-password"
        error={problems.currentPassword}
        label={words.currentPassword}
        name="currentPassword"
        required
      />
      <PasswordField
        autoComplete="new-password"
        error={problems.newPassword}
        hint={words.passwordHint(least)}
        label={words.newPassword}
        name="newPassword"
        required
      />
    </>
  )
}
