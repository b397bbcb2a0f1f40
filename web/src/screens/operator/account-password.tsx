import { minDeskPasswordLength } from '@tameer/contract'
import * as words from '#words/desk-account'
import { useOwnDesk } from '../../features/desk/desk-account.ts'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { fieldProblems, textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { Button } from '../../ui/button.tsx'
import { NamedSection } from '../../ui/named-section.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** Changes the person's password at the desk. `onChanged` is called after the other sessions have ended. */
export function AccountPassword({ onChanged }: { onChanged: () => void }) {
  const { account } = useOwnDesk()
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
    const found = fieldProblems(form, {
      currentPassword: words.currentPasswordMissing,
      newPassword: words.newPasswordMissing,
    })
    const [currentPassword, newPassword] = [textOf(form, 'currentPassword'), textOf(form, 'newPassword')]
    if (newPassword && newPassword.length < minDeskPasswordLength) {
      found.newPassword = words.passwordTooShort(minDeskPasswordLength)
    }
    if (show(found)) return false
    try {
      await callDesk('changeDeskPassword', { body: { currentPassword, newPassword } })
    } catch (error) {
      blame(error)
      return false
    }
    form.reset()
    showToast(words.passwordUpdated)
    onChanged()
    return false
  })
  return (
    <NamedSection lead={words.passwordLead} title={words.password}>
      <div className="max-w-form">
        <SendForm {...frame}>
          <input autoComplete="username" hidden readOnly type="email" value={account.email} />
          <PasswordField
            autoComplete="current-password"
            error={problems.currentPassword}
            label={words.currentPassword}
            name="currentPassword"
            required
          />
          <PasswordField
            autoComplete="new-password"
            error={problems.newPassword}
            hint={words.passwordHint(minDeskPasswordLength)}
            label={words.newPassword}
            name="newPassword"
            required
          />
          <Button busy={busy} className="sm:self-start" type="submit">
            {busy ? words.changingPassword : words.changePassword}
          </Button>
        </SendForm>
      </div>
    </NamedSection>
  )
}
