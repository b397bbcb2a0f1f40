import { minPasswordLength } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/auth'
import { fieldProblems, type Problems, passwordIn } from '../../forms/form-problems.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { ConfirmPasswordField } from './confirm-password-field.tsx'
import { StrengthMeter } from './password-strength.tsx'

const sentences = {
  name: words.companyNameMissing,
  email: words.emailMissing,
  password: words.newPasswordMissing,
  confirmPassword: words.repeatMissing,
}

/** Problems of a form that opens an account for a company with these services. */
export function newAccountProblems(form: HTMLFormElement, categoryIds: readonly number[]): Problems {
  const problems = fieldProblems(form, sentences)
  if (categoryIds.length === 0) problems.categoryIds = words.categoryMissing
  const [password, repeated] = [passwordIn(form, 'password'), passwordIn(form, 'confirmPassword')]
  if (password && password.length < minPasswordLength) {
    problems.password = words.passwordTooShort(minPasswordLength)
  }
  if (repeated && repeated !== password) problems.confirmPassword = words.repeatHint
  return problems
}

/** A password, how strong it is, and the same password again. */
export function NewPasswordFields({ problems }: { problems: Problems }) {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        error={problems.password}
        label={words.password}
        name="password"
        onChange={(event) => setPassword(event.currentTarget.value)}
        required
      />
      <StrengthMeter password={password} />
      <ConfirmPasswordField error={problems.confirmPassword} />
    </>
  )
}
