import * as words from '#words/auth'
import { TextField } from '../../ui/field.tsx'

/** The address an account is known by. */
export function AccountEmailField({ error }: { error: string | undefined }) {
  return (
    <TextField autoComplete="username" error={error} label={words.email} name="email" required type="email" />
  )
}
