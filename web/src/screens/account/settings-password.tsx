import { minPasswordLength } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/settings'
import { changePassword } from '../../features/accounts/account-thunks.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { fieldProblems, textOf } from '../../forms/form-problems.ts'
import { useSendForm } from '../../forms/send-form.tsx'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

export function SettingsPassword({ onSessionsEnded }: PartProps) {
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onSessionsEnded()
  }
  return (
    <>
      <SettingsLead>{words.passwordLead}</SettingsLead>
      <Button className="w-full sm:w-auto" onClick={() => setOpen(true)}>
        {words.changePassword}
      </Button>
      <PasswordDialog onClose={() => setOpen(false)} onDone={done} open={open} />
    </>
  )
}

interface PasswordDialogProps {
  open: boolean
  onClose: () => void
  onDone: () => void
}

function PasswordDialog({ open, onClose, onDone }: PasswordDialogProps) {
  const dispatch = useAppDispatch()
  const email = useAppSelector(selectUser)?.email ?? ''
  const sending = useSendForm(async (form) => {
    const found = fieldProblems(form, {
      currentPassword: words.currentPasswordMissing,
      newPassword: words.newPasswordMissing,
    })
    const [currentPassword, newPassword] = [textOf(form, 'currentPassword'), textOf(form, 'newPassword')]
    if (newPassword && newPassword.length < minPasswordLength) {
      found.newPassword = words.passwordTooShort(minPasswordLength)
    }
    if (sending.show(found)) return false
    try {
      await dispatch(changePassword({ currentPassword, newPassword }))
    } catch (error) {
      sending.blame(error)
      return false
    }
    showToast(words.passwordUpdated)
    onDone()
    return false
  })
  const { problems } = sending
  return (
    <FormDialog
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: words.changeShort, busyLabel: words.changingPassword, variant: 'main' }}
      title={words.changePassword}
    >
      <input autoComplete="username" hidden readOnly type="email" value={email} />
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
        hint={words.passwordHint(minPasswordLength)}
        label={words.newPassword}
        name="newPassword"
        required
      />
    </FormDialog>
  )
}
