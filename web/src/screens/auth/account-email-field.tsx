import * as words from '#words/auth'
import { TextField } from '../../ui/field.tsx'

/** The address an account is known by. */
export function AccountEmailField({
  error,
  known,
}: {
  error: string | undefined
  /** The address that another screen has asked for already. */
  known?: string | undefined
}) {
  return (
    <TextField
      autoComplete="username"
      defaultValue={known}
      error={error}
      label={words.email}
      name="email"
      required
      type="email"
    />
  )
}
