import { deskScreens, screens } from '@tameer/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as words from '#words/auth'
import { offline } from '#words/net'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { online } from '../../browser/online.ts'
import { login } from '../../features/accounts/auth-thunks.ts'
import { fieldProblems, textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useRedirectSoon } from '../../forms/use-redirect-soon.ts'
import { ApiError } from '../../net/api-error.ts'
import { selectSessionExpired, selectUser } from '../../store/auth-slice.ts'
import { deskToken } from '../../store/desk-session.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { AccountEmailField } from './account-email-field.tsx'
import { AuthSheet } from './auth-sheet.tsx'

/** The address that sign-up found to have an account, or that it has just made one for. */
function useKnownAddress(): string | undefined {
  const email: unknown = useLocation().state?.email
  const signedUp = useAppSelector(selectUser)?.email
  return typeof email === 'string' ? email : signedUp
}

/** Path of the screen that sent the person here, if it begins with `start`. */
function useFrom(start: string): string | undefined {
  const from: unknown = useLocation().state?.from
  return typeof from === 'string' && from.startsWith(start) ? from : undefined
}

/** Target after login: the request of a mailed link, otherwise the overview, as the specification says. */
function useWayOn(): string {
  return useFrom(screens.quoteRequests.to()) ?? screens.overview.to()
}

/** Text to add to the toast when the login failed for another reason than wrong credentials. */
function otherTrouble(error: unknown): string | undefined {
  return error instanceof ApiError && error.code !== 'wrong-credentials' ? error.message : undefined
}

export function LoginScreen() {
  const dispatch = useAppDispatch()
  const expired = useAppSelector(selectSessionExpired)
  const redirectSoon = useRedirectSoon()
  const known = useKnownAddress()
  const wayOn = useWayOn()
  const navigate = useNavigate()
  const deskPlace = useFrom(deskScreens.deskHome.to())
  const deskEnded = useLocation().state?.deskEnded === true
  const atDesk = useWatched(deskToken, null) !== null
  const { busy, problems, show, setTrouble, frame } = useSendForm(async (form) => {
    const required = { email: words.emailMissing, password: words.passwordMissing }
    if (show(fieldProblems(form, required))) return false
    try {
      const who = await dispatch(login({ email: textOf(form, 'email'), password: textOf(form, 'password') }))
      if (who === 'desk') {
        await navigate(deskScreens.deskCode.to(), { state: { from: deskPlace } })
        return true
      }
    } catch (error) {
      // Offline nothing was checked: the box says so.
      if (navigator.onLine) showToast(words.loginFailed, 'alert')
      setTrouble(otherTrouble(error))
      return false
    }
    showToast(words.loggedIn)
    redirectSoon(wayOn)
    return true
  })
  const { trouble } = frame
  // That there is no connection is said until there is one.
  useEffect(
    () => (trouble === offline ? online.subscribe(() => online.read() && setTrouble(undefined)) : undefined),
    [trouble, setTrouble],
  )

  return (
    <AuthSheet caption={words.loginCaption} title={words.loginTitle}>
      {expired && <Message className="mb-6">{words.sessionEnded}</Message>}
      {deskEnded && <Message className="mb-6">{words.deskSessionEnded}</Message>}
      {atDesk && !busy && (
        <Message
          action={
            <Link className="link py-1" to={deskScreens.deskHome.to()}>
              {words.toDesk}
            </Link>
          }
          className="mb-6"
        >
          {words.signedInAtDesk}
        </Message>
      )}
      <SendForm {...frame}>
        <AccountEmailField error={problems.email} known={known} />
        <PasswordField
          autoComplete="current-password"
          error={problems.password}
          label={words.password}
          name="password"
          required
        />
        <Link className="link self-start py-1" to={screens.forgotPassword.to()}>
          {words.forgotPassword}
        </Link>
        <Button busy={busy} type="submit" variant="main">
          {busy ? words.loggingIn : words.loginButton}
        </Button>
      </SendForm>
      <p className="mt-8 text-muted">
        {words.noAccount}{' '}
        <Link className="link inline-block py-1" to={screens.signUp.to()}>
          {words.signUpHere}
        </Link>
      </p>
    </AuthSheet>
  )
}
