import { TextField } from '../../ui/field.tsx'

/** The address an account is known by. */
export function AccountEmailField({ error }: { error: string | undefined }) {
  return <TextField autoComplete="username" error={error} label="Email" name="email" required type="email" />
}
