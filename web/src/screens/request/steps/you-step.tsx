import { maxLength, requestLimits } from '@tameer/contract'
import * as words from '#words/request-form'
import { TextField } from '../../../ui/fields/field.tsx'
import { Message } from '../../../ui/text/message.tsx'
import type { StepProps } from './what-step.tsx'

/** The homeowner's name and contact, to which the quotes are sent. */
export function YouStep({ draft, change, problems }: StepProps) {
  return (
    <div className="grid max-w-measure items-start gap-5 md:grid-cols-2">
      <TextField
        autoComplete="name"
        error={problems.name}
        hint={words.seenByThem}
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
        hint={<PhoneHint />}
        inputMode="tel"
        label={words.phone}
        name="phone"
        onChange={({ target }) => change({ phone: target.value })}
        type="tel"
        value={draft.phone}
      />
      <Message className="md:col-span-2" kind="note">
        {words.noAccount}
      </Message>
    </div>
  )
}

function PhoneHint() {
  const [never, then] = words.phoneHint
  return (
    <>
      <strong className="font-semibold text-ink">{never}</strong>
      {then}
    </>
  )
}
