import { useId, useRef } from 'react'
import * as words from '#words/desk-code'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { request } from '../../net/api-client.ts'
import { ApiError } from '../../net/api-error.ts'
import { deskRequest } from '../../net/desk-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { CodeEntry } from './code-entry.tsx'
import { useOwnDesk } from './desk-account.ts'
import { continueWith, noteCall } from './session-end.ts'

/** Stays until the person has logged in again or leaves. */
const stays = () => {}

/**
 * Says that the session has ended, and asks the same person for the password and a code. Then the desk goes on as it
 * was: the screens behind have kept what was typed.
 */
export function LogInAgain({ leave }: { leave: () => void }) {
  const { account, take } = useOwnDesk()
  const formId = useId()
  /** Token of a session whose password was right and whose code is still missing. */
  const begun = useRef<string>(undefined)
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const [password, code] = [textOf(form, 'password'), textOf(form, 'code')]
    const missing = {
      password: password === '' ? words.passwordMissing : undefined,
      code: code === '' ? words.codeMissing : undefined,
    }
    if (show(missing)) return
    try {
      begun.current ??= await beginSession(account.email, password)
      const token = begun.current
      const confirmed = await deskRequest('giveCode', { body: { code }, token })
      noteCall()
      take(confirmed)
      continueWith(token)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-signed-in') begun.current = undefined
      throw error
    }
  })
  return (
    <Dialog
      actions={
        <>
          <Button disabled={busy} onClick={leave}>
            {words.somebodyElse}
          </Button>
          <Button busy={busy} form={formId} type="submit" variant="main">
            {busy ? words.loggingIn : words.logIn}
          </Button>
        </>
      }
      onClose={stays}
      open
      title={words.ended}
    >
      <p className="mb-5 text-muted">{words.endedLead(account.email)}</p>
      <SendForm {...frame} id={formId}>
        <PasswordField
          autoComplete="current-password"
          error={problems.password}
          label={words.password}
          name="password"
          required
        />
        <CodeEntry error={problems.code} onSwitch={() => show({})} />
      </SendForm>
    </Dialog>
  )
}

/** Begins a session with the password. Returns its token, which needs a code. Throws ApiError. */
async function beginSession(email: string, password: string): Promise<string> {
  const { token } = await request('logIn', { body: { email, password } })
  return token
}
