import { minPasswordLength } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/settings'
import { changePassword } from '../../../features/accounts/account-thunks.ts'
import { ChangePasswordFields, useChangePassword } from '../../../forms/change-password.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { selectUser } from '../../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
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
  const sending = useChangePassword(minPasswordLength, async (passwords) => {
    await dispatch(changePassword(passwords))
    showToast(words.passwordUpdated)
    onDone()
  })
  return (
    <FormDialog
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: words.changeShort, busyLabel: words.changingPassword, variant: 'main' }}
      title={words.changePassword}
    >
      <ChangePasswordFields email={email} least={minPasswordLength} problems={sending.problems} />
    </FormDialog>
  )
}
