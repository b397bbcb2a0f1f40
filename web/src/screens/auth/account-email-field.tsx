import * as words from '#words/auth'
import { TextField } from '../../ui/fields/field.tsx'

/** Field for the e-mail address of an account. */
export function AccountEmailField({
  error,
  known,
}: {
  error: string | undefined
  /** The address typed on the screen before. */
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
