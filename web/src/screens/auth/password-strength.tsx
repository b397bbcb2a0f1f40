import { type PasswordStrength, passwordStrength } from '@tameer/contract'
import * as words from '#words/auth'

const levels: Record<PasswordStrength, { filled: number; look: string }> = {
  Weak: { filled: 1, look: 'bg-alarm' },
  Medium: { filled: 2, look: 'bg-blue' },
  Strong: { filled: 3, look: 'bg-good' },
}

/** Shows the strength of the typed password, as a word and as three strokes. It is only advice. */
export function StrengthMeter({ password }: { password: string }) {
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
