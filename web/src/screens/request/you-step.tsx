import { maxLength, requestLimits } from '@tameer/contract'
import * as words from '#words/request-form'
import { TextField } from '../../ui/field.tsx'
import type { StepProps } from './what-step.tsx'

/** Who asks, and how the answers reach them. */
export function YouStep({ draft, change, problems }: StepProps) {
  return (
    <div className="grid max-w-form gap-5">
      <TextField
        autoComplete="name"
        error={problems.name}
        label={words.name}
        maxLength={requestLimits.name}
        name="name"
        onChange={({ target }) => change({ name: target.value })}
        required
        value={draft.name}
      />
      <TextField
        autoComplete="email"
        error={problems.email}
        hint={words.emailHint}
        inputMode="email"
        label={words.email}
        maxLength={maxLength.email}
        name="email"
        onChange={({ target }) => change({ email: target.value })}
        required
        type="email"
        value={draft.email}
      />
      <TextField
        autoComplete="tel"
        error={problems.phone}
        hint={words.phoneHint}
        inputMode="tel"
        label={words.phone}
        name="phone"
        onChange={({ target }) => change({ phone: target.value })}
        type="tel"
        value={draft.phone}
      />
    </div>
  )
}
