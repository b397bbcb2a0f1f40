import { minDeskPasswordLength } from '@tameer/contract'
import * as words from '#words/desk-account'
import { useOwnDesk } from '../../features/desk/desk-account.ts'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { ChangePasswordFields, useChangePassword } from '../../forms/change-password.tsx'
import { SendForm } from '../../forms/send-form.tsx'
import { Button } from '../../ui/button.tsx'
import { NamedSection } from '../../ui/named-section.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** Changes the person's password at the desk. `onChanged` is called after the other sessions have ended. */
export function AccountPassword({ onChanged }: { onChanged: () => void }) {
  const { account } = useOwnDesk()
  const { busy, problems, frame } = useChangePassword(minDeskPasswordLength, async (body, form) => {
    await callDesk('changeDeskPassword', { body })
    form.reset()
    showToast(words.passwordUpdated)
    onChanged()
  })
  return (
    <NamedSection lead={words.passwordLead} title={words.password}>
      <div className="max-w-form">
        <SendForm {...frame}>
          <ChangePasswordFields email={account.email} least={minDeskPasswordLength} problems={problems} />
          <Button busy={busy} className="sm:self-start" type="submit">
            {busy ? words.changingPassword : words.changePassword}
          </Button>
        </SendForm>
      </div>
    </NamedSection>
  )
}
