import * as words from '#words/auth'
import { PasswordField } from '../../ui/fields/password-field.tsx'

/** The chosen password a second time. */
export function ConfirmPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      autoComplete="new-password"
      error={error}
      label={words.confirmPassword}
      name="confirmPassword"
      required
    />
  )
}
