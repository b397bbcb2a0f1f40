import { minPasswordLength, screens } from '@tameer/contract'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/auth'
import { resetPassword } from '../../features/accounts/auth-thunks.ts'
import { DemoOutboxLink } from '../../features/accounts/demo-outbox-link.tsx'
import { fieldProblems, type Problems, passwordIn, textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useLeft } from '../../forms/use-left.ts'
import { selectResetCode } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Link } from '../../ui/link.tsx'
import { EmailText } from '../../ui/links.tsx'
import { Message } from '../../ui/text/message.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { ConfirmPasswordField } from './confirm-password-field.tsx'

const sentences = {
  resetCode: words.resetCodeMissing,
  newPassword: words.newPasswordMissing,
  confirmPassword: words.repeatMissing,
}

/**
 * The account's address and the code: from navigation state, or from the query after a reload or behind a mailed link
 * (decision D8).
 */
function useResetSubject(): { email: string; code: string } {
  const { state } = useLocation() as { state: { email?: unknown } | null }
  const [query] = useSearchParams()
  const email = typeof state?.email === 'string' ? state.email : (query.get('email') ?? '')
  return { email, code: query.get('code') ?? '' }
}

function problemsOf(form: HTMLFormElement): Problems {
  const problems = fieldProblems(form, sentences)
  const password = passwordIn(form, 'newPassword')
  if (password && password.length < minPasswordLength) {
    problems.newPassword = words.passwordTooShort(minPasswordLength)
  } else if (!problems.confirmPassword && password !== passwordIn(form, 'confirmPassword')) {
    problems.confirmPassword = words.repeatDiffersSentence
  }
  return problems
}

export function NewPasswordScreen() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { email, code } = useResetSubject()
  const known = useAppSelector((state) => selectResetCode(state, email))
  const left = useLeft()
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const found = problemsOf(form)
    if (known) found.resetCode = undefined
    if (show(found)) return false
    const resetCode = known ?? textOf(form, 'resetCode')
    try {
      await dispatch(resetPassword({ email, resetCode, newPassword: textOf(form, 'newPassword') }))
    } catch (error) {
      showToast(words.resetFailed, 'alert')
      throw error
    }
    showToast(words.passwordUpdated)
    if (!left.current) await navigate(screens.login.to())
    return true
  })

  if (!email) return <WithoutSubject />
  return (
    <AuthSheet
      caption={words.resetCaption}
      lead={
        <>
          <Sentence
            parts={words.forAddress(
              <strong className="font-medium text-ink">
                <EmailText email={email} />
              </strong>,
            )}
          />{' '}
          {!known && words.codeSentIfAccount}
        </>
      }
      title={words.newPassword}
    >
      <SendForm {...frame}>
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        {!known && (
          <TextField
            autoCapitalize="none"
            dir="ltr"
            autoComplete="one-time-code"
            defaultValue={code}
            error={problems.resetCode}
            label={words.resetCode}
            maxLength={100}
            name="resetCode"
            required
            spellCheck={false}
          />
        )}
        <PasswordField
          autoComplete="new-password"
          error={problems.newPassword}
          hint={words.passwordHint(minPasswordLength)}
          label={words.newPassword}
          name="newPassword"
          required
        />
        <ConfirmPasswordField error={problems.confirmPassword} />
        <Button busy={busy} type="submit" variant="main">
          {words.updatePassword}
        </Button>
      </SendForm>
      <p className="mt-8 text-muted">
        {words.noCode}{' '}
        <Link className="link inline-block py-1" to={screens.forgotPassword.to()}>
          {words.askForAnother}
        </Link>
      </p>
      {!known && <DemoOutboxLink />}
    </AuthSheet>
  )
}

function WithoutSubject() {
  return (
    <AuthSheet caption={words.resetCaption} title={words.newPassword}>
      <Message
        action={
          <Link className={buttonLook('main')} to={screens.forgotPassword.to()}>
            {words.resetTitle}
          </Link>
        }
      >
        {words.resetNeedsAddress}
      </Message>
    </AuthSheet>
  )
}
