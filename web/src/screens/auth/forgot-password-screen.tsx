import { screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import * as words from '#words/auth'
import { requestPasswordReset } from '../../features/accounts/auth-thunks.ts'
import { DemoOutboxLink } from '../../features/accounts/demo-outbox-link.tsx'
import { fieldProblems, textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useLeft } from '../../forms/use-left.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { AccountEmailField } from './account-email-field.tsx'
import { AuthSheet } from './auth-sheet.tsx'

export function ForgotPasswordScreen() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const left = useLeft()
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    if (show(fieldProblems(form, { email: words.emailMissing }))) return false
    const email = textOf(form, 'email')
    try {
      await dispatch(requestPasswordReset(email))
    } catch (error) {
      showToast(words.resetMailFailed, 'alert')
      throw error
    }
    if (!left.current) await navigate(screens.newPassword.to({ email }), { state: { email } })
    return true
  })

  return (
    <AuthSheet caption={words.resetCaption} lead={words.resetLead} title={words.resetTitle}>
      <SendForm {...frame}>
        <AccountEmailField error={problems.email} />
        <Button busy={busy} type="submit" variant="main">
          {words.sendResetCode}
        </Button>
      </SendForm>
      <p className="mt-8 text-muted">
        {words.remembered}{' '}
        <Link className="link inline-block py-1" to={screens.login.to()}>
          {words.logInHere}
        </Link>
      </p>
      <DemoOutboxLink />
    </AuthSheet>
  )
}
