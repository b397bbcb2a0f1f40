import { useEffect, useRef, useState } from 'react'
import * as words from '#words/desk-code'
import { TextField, type TextFieldProps } from '../../ui/fields/field.tsx'

/** Field for the six digits of an authenticator app. Spaces between them are accepted. */
export function TimedCodeField(field: Partial<TextFieldProps>) {
  return (
    <TextField
      autoComplete="one-time-code"
      controlClassName="figures"
      hint={words.codeHint}
      inputMode="numeric"
      label={words.code}
      name="code"
      required
      spellCheck={false}
      {...field}
    />
  )
}

type Kind = 'timed' | 'recovery'

interface CodeEntryProps {
  error: string | undefined
  /** Called when the other kind of code is asked for: the error of this one no longer counts. */
  onSwitch: () => void
}

/** Six digits, with the spaces and hyphens that the server ignores too. */
const wholeCode = /^[\s-]*(?:\p{Nd}[\s-]*){6}$/u

/**
 * Sends the form once by itself, with the sixth digit of the first code. After an error the person presses the
 * button: each try counts.
 */
function useSendWithLastDigit() {
  const sent = useRef(false)
  return ({ value, form }: HTMLInputElement) => {
    if (sent.current || !wholeCode.test(value)) return
    sent.current = true
    form?.requestSubmit()
  }
}

/**
 * Asks for a code of the app, or for a recovery code instead. Both fields keep what was typed. The form is sent with
 * the sixth digit.
 */
export function CodeEntry({ error, onSwitch }: CodeEntryProps) {
  const [kind, setKind] = useState<Kind>('timed')
  const [typed, setTyped] = useState({ timed: '', recovery: '' })
  const [switched, setSwitched] = useState(0)
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (switched > 0) ref.current?.focus()
  }, [switched])
  const sendWithLastDigit = useSendWithLastDigit()
  const field = {
    error,
    ref,
    value: typed[kind],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setTyped({ ...typed, [kind]: currentTarget.value })
      if (kind === 'timed') sendWithLastDigit(currentTarget)
    },
  }
  return (
    <>
      {kind === 'timed' ? (
        <TimedCodeField {...field} hint={words.codeHintSent} key="timed" />
      ) : (
        <TextField
          {...field}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          hint={words.recoveryCodeHint}
          key="recovery"
          label={words.recoveryCode}
          name="code"
          required
          spellCheck={false}
        />
      )}
      <button
        className="link self-start py-1"
        onClick={() => {
          onSwitch()
          setKind(kind === 'timed' ? 'recovery' : 'timed')
          setSwitched(switched + 1)
        }}
        type="button"
      >
        {kind === 'timed' ? words.useRecoveryCode : words.useApp}
      </button>
    </>
  )
}
