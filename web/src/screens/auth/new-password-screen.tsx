import { minPasswordLength, screens } from '@tameer/contract'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { resetPassword } from '../../features/accounts/auth-thunks.ts'
import { fieldProblems, type Problems, textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useLeft } from '../../forms/use-left.ts'
import { selectResetCode } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { EmailText } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { ConfirmPasswordField } from './confirm-password-field.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'

const sentences = {
  resetCode: 'Please enter the reset code',
  newPassword: 'Please choose a password',
  confirmPassword: 'Please enter the password again',
}

/** The account's address: from navigation state, or from the query after a reload or out of the mail (decision D8). */
function useResetSubject(): { email: string; code: string } {
  const { state } = useLocation() as { state: { email?: unknown } | null }
  const [query] = useSearchParams()
  const email = typeof state?.email === 'string' ? state.email : (query.get('email') ?? '')
  return { email, code: query.get('code') ?? '' }
}

function problemsOf(form: HTMLFormElement): Problems {
  const problems = fieldProblems(form, sentences)
  const password = textOf(form, 'newPassword')
  if (password && password.length < minPasswordLength) {
    problems.newPassword = `Password must be at least ${minPasswordLength} characters long.`
  } else if (!problems.confirmPassword && password !== textOf(form, 'confirmPassword')) {
    problems.confirmPassword = 'Passwords do not match.'
  }
  return problems
}

export function NewPasswordScreen() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { email, code } = useResetSubject()
  const known = useAppSelector((state) => selectResetCode(state, email))
  const left = useLeft()
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
    const found = problemsOf(form)
    if (known) found.resetCode = undefined
    if (show(found)) return false
    const resetCode = known ?? textOf(form, 'resetCode')
    try {
      await dispatch(resetPassword({ email, resetCode, newPassword: textOf(form, 'newPassword') }))
    } catch (error) {
      showToast('Failed to reset password. Please try again.', 'alert')
      blame(error)
      return false
    }
    showToast('Password updated successfully.')
    if (!left.current) await navigate(screens.login.to())
    return true
  })

  if (!email) return <WithoutSubject />
  return (
    <AuthSheet
      caption="A code by email, a new password, and back to work."
      lead={
        <>
          For{' '}
          <strong className="font-medium text-ink">
            <EmailText email={email} />
          </strong>
          . {!known && 'If this address has an account, the code is in its mailbox.'}
        </>
      }
      title="New Password"
    >
      <SendForm {...frame}>
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        {!known && (
          <TextField
            autoCapitalize="none"
            autoComplete="one-time-code"
            defaultValue={code}
            error={problems.resetCode}
            label="Reset code"
            maxLength={100}
            name="resetCode"
            required
            spellCheck={false}
          />
        )}
        <PasswordField
          autoComplete="new-password"
          error={problems.newPassword}
          hint={`At least ${minPasswordLength} characters.`}
          label="New Password"
          name="newPassword"
          required
        />
        <ConfirmPasswordField error={problems.confirmPassword} />
        <Button busy={busy} type="submit" variant="main">
          Update Password
        </Button>
      </SendForm>
      <p className="mt-8 text-muted">
        No code?{' '}
        <Link className="link inline-block py-1" to={screens.forgotPassword.to()}>
          Ask for another
        </Link>
      </p>
      {!known && <DemoOutboxLink />}
    </AuthSheet>
  )
}

function WithoutSubject() {
  return (
    <AuthSheet caption="A code by email, a new password, and back to work." title="New Password">
      <Message
        action={
          <Link className={buttonLook('main')} to={screens.forgotPassword.to()}>
            Reset Password
          </Link>
        }
      >
        This page needs to know which account it is for. Please ask for a reset code first.
      </Message>
    </AuthSheet>
  )
}
