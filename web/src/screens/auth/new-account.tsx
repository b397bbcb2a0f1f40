import { minPasswordLength, type PasswordStrength, passwordStrength } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/auth'
import { fieldProblems, type Problems, passwordIn } from '../../forms/form-problems.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { ConfirmPasswordField } from './confirm-password-field.tsx'

const levels: Record<PasswordStrength, { filled: number; look: string }> = {
  Weak: { filled: 1, look: 'bg-alarm' },
  Medium: { filled: 2, look: 'bg-blue' },
  Strong: { filled: 3, look: 'bg-good' },
}

/** Shows the strength of the typed password, as a word and as three strokes. It is only advice. */
function StrengthMeter({ password }: { password: string }) {
  const strength = password === '' ? undefined : passwordStrength(password)
  const { filled, look } = strength ? levels[strength] : { filled: 0, look: '' }
  return (
    <div className="-mt-3 text-small">
      <div className="flex min-h-6 items-center gap-3">
        <span aria-hidden="true" className="grid w-32 grid-cols-3 gap-1">
          {[1, 2, 3].map((stroke) => (
            <span className={`h-1 transition-colors ${stroke <= filled ? look : 'bg-line'}`} key={stroke} />
          ))}
        </span>
        <span role="status">
          {strength && (
            <>
              <span className="text-muted">{words.passwordStrength} </span>
              <span className="font-medium">{words.strengths[strength]}</span>
            </>
          )}
        </span>
      </div>
      <p className="text-muted">{words.strengthAdvice}</p>
    </div>
  )
}

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
