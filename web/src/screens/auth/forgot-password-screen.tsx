import { screens } from '@tameer/contract'
import { Link, useNavigate } from 'react-router'
import { requestPasswordReset } from '../../features/accounts/auth-thunks.ts'
import { fieldProblems, textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useLeft } from '../../forms/use-left.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AccountEmailField } from './account-email-field.tsx'
import { AuthSheet } from './auth-sheet.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'

export function ForgotPasswordScreen() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const left = useLeft()
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
    if (show(fieldProblems(form, { email: 'Please enter your email address' }))) return false
    const email = textOf(form, 'email')
    try {
      await dispatch(requestPasswordReset(email))
    } catch (error) {
      showToast('Failed to send reset email. Please try again.', 'alert')
      blame(error)
      return false
    }
    if (!left.current) await navigate(screens.newPassword.to({ email }), { state: { email } })
    return true
  })

  return (
    <AuthSheet
      caption="A code by email, a new password, and back to work."
      lead="Enter the email address of your company account. We send a reset code to it."
      title="Reset Password"
    >
      <SendForm {...frame}>
        <AccountEmailField error={problems.email} />
        <Button busy={busy} type="submit" variant="main">
          Send Reset Code
        </Button>
      </SendForm>
      <p className="mt-8 text-muted">
        Remembered it?{' '}
        <Link className="link inline-block py-1" to={screens.login.to()}>
          Log in here
        </Link>
      </p>
      <DemoOutboxLink />
    </AuthSheet>
  )
}
