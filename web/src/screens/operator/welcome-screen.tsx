import { deskScreens, minDeskPasswordLength, screens } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-welcome'
import { focusHeading } from '../../browser/focus-heading.ts'
import { enterDesk } from '../../features/accounts/auth-thunks.ts'
import { TimedCodeField } from '../../features/desk/code-entry.tsx'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { fieldProblems, textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import type { ResponseBody } from '../../net/api-client.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { Fetching } from '../../ui/fetched.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Message } from '../../ui/text/message.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Welcome = ResponseBody<'readWelcome'>

/**
 * `/desk/welcome`: opened by the first-time link. Asks for a password and an authenticator app, then shows the
 * recovery codes.
 */
export function WelcomeScreen() {
  const [query] = useSearchParams()
  const token = query.get('token') || undefined
  const fetched = useFetched(token, (token) => () => callDesk('readWelcome', { body: { token } }))
  const { value, error } = fetched
  const [codes, setCodes] = useState<string[]>()
  const refused = token === undefined || error?.code === 'invalid'
  if (value && codes) return <Kept codes={codes} email={value.email} />
  return (
    <div className="mx-auto w-full max-w-measure">
      <PageHeader lead={value && words.lead(value.name, value.role)} title={words.title} />
      {!refused && <Fetching failed={words.loadingFailed} loading={words.loading} of={fetched} />}
      {refused && (
        <Message action={<ActionLink to={screens.login.to()}>{words.logIn}</ActionLink>} kind="alert">
          {words.linkUsed}
        </Message>
      )}
      {value && token && <WelcomeForm onTaken={setCodes} token={token} welcome={value} />}
    </div>
  )
}

interface WelcomeFormProps {
  token: string
  welcome: Welcome
  onTaken: (recoveryCodes: string[]) => void
}

function WelcomeForm({ token, welcome: { email, secret, uri }, onTaken }: WelcomeFormProps) {
  const dispatch = useAppDispatch()
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const found = fieldProblems(form, { newPassword: words.newPasswordMissing, code: words.codeMissing })
    const newPassword = textOf(form, 'newPassword')
    if (newPassword && newPassword.length < minDeskPasswordLength) {
      found.newPassword = words.passwordTooShort(minDeskPasswordLength)
    }
    if (show(found)) return false
    const body = { token, newPassword, code: textOf(form, 'code') }
    const taken = await callDesk('takeWelcome', { body })
    dispatch(enterDesk(taken.token))
    onTaken(taken.recoveryCodes)
    return true
  })
  return (
    <SendForm {...frame}>
      <input autoComplete="username" hidden readOnly type="email" value={email} />
      <h2 className="text-h3">{words.passwordStep}</h2>
      <PasswordField
        autoComplete="new-password"
        className="max-w-form"
        error={problems.newPassword}
        hint={words.passwordHint(minDeskPasswordLength)}
        label={words.password}
        name="newPassword"
        required
      />
      <h2 className="mt-6 text-h3">{words.appStep}</h2>
      <p className="text-muted">{words.appLead}</p>
      <FactorSetup secret={secret} uri={uri} />
      <h2 className="mt-6 text-h3">{words.codeStep}</h2>
      <TimedCodeField className="max-w-form" error={problems.code} hint={words.codeHint} label={words.code} />
      <div className="mt-3">
        <Button busy={busy} className="w-full sm:w-auto" type="submit" variant="main">
          {busy ? words.settingUp : words.ready}
        </Button>
      </div>
    </SendForm>
  )
}

/** Last step, after the account is ready: keeping the recovery codes. */
function Kept({ codes, email }: { codes: string[]; email: string }) {
  const navigate = useNavigate()
  // The form that had the focus is removed, so the new heading gets it.
  useEffect(() => {
    focusHeading()
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="mx-auto w-full max-w-measure">
      <PageHeader title={words.keepTitle} />
      <RecoveryCodes
        codes={codes}
        done={words.kept}
        email={email}
        onDone={() => void navigate(deskScreens.deskHome.to(), { replace: true })}
      />
    </div>
  )
}
