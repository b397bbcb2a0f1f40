import { screens } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/settings'
import { deleteAccount, forgetAccount } from '../../../features/accounts/account-thunks.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { fieldProblems, textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { useLeft } from '../../../forms/use-left.ts'
import { selectToken } from '../../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { SettingsLead } from './settings-lead.tsx'

type Step = 'closed' | 'ask' | 'prove'

export function SettingsDeletion() {
  const [step, setStep] = useState<Step>('closed')
  const close = () => setStep('closed')
  return (
    <>
      <SettingsLead>{words.deleteAccountLead}</SettingsLead>
      <Button className="w-full sm:w-auto" onClick={() => setStep('ask')} variant="danger">
        {words.deleteMyAccount}
      </Button>
      <QuestionDialog
        back={words.cancel}
        danger
        onClose={close}
        open={step === 'ask'}
        title={words.deleteAccountQuestion}
        onYes={() => setStep('prove')}
        yes={words.continueLabel}
      >
        <p>{words.deleteAccountText}</p>
      </QuestionDialog>
      <ProofDialog onClose={close} open={step === 'prove'} />
    </>
  )
}

function ProofDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const token = useAppSelector(selectToken) ?? ''
  const left = useLeft()
  const deleted = useRef<string>(undefined)
  useEffect(
    () => () => {
      // Only when this screen is left: signed out before that, the guard would ask to log in.
      if (deleted.current) dispatch(forgetAccount(deleted.current))
    },
    [dispatch],
  )
  const sending = useSendForm(async (form) => {
    if (sending.show(fieldProblems(form, { password: words.passwordMissing }))) return false
    await dispatch(deleteAccount(textOf(form, 'password')))

    showToast(words.accountDeleted)
    if (left.current) {
      dispatch(forgetAccount(token))
      return true
    }
    deleted.current = token
    await navigate(screens.home.to())
    return true
  })
  return (
    <FormDialog
      lead={<p>{words.passwordProof}</p>}
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: words.deleteLabel, busyLabel: words.deleting, variant: 'danger' }}
      title={words.lastQuestion}
    >
      <PasswordField
        autoComplete="current-password"
        error={sending.problems.password}
        label={words.password}
        name="password"
        required
      />
    </FormDialog>
  )
}
