import type { EmailChange } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { dateFormat } from '#words/moments'
import * as words from '#words/settings-email'
import { DemoOutboxLink } from '../../../features/accounts/demo-outbox-link.tsx'
import {
  cancelEmailChange,
  readEmailChange,
  requestEmailChange,
  sendEmailChange,
} from '../../../features/accounts/email-change-thunks.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { fieldProblems, textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { Fetching } from '../../../ui/fetched.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { EmailText } from '../../../ui/links.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/**
 * The address and the change of it that waits, once they are fetched; `error` is a sentence. Asked for again when the person
 * comes back to this tab: the link is opened elsewhere.
 */
function useEmailChange(onChanged: () => void) {
  const dispatch = useAppDispatch()
  const [change, setChange] = useState<EmailChange>()
  const [error, setError] = useState<ApiError>()
  const known = useRef<EmailChange>(undefined)
  const keep = (found: EmailChange) => {
    const before = known.current
    known.current = found
    setChange(found)
    setError(undefined)
    if (!before || before.email === found.email) return
    showToast(words.changed)
    onChanged()
  }
  const load = async () => {
    try {
      keep(await dispatch(readEmailChange()))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (!known.current) setError(failure)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever the tab is seen again
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load()
    }
    void load()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return { change, error, load, keep }
}

/** The address a company logs in with. Other sessions end when it is changed. */
export function SettingsEmail({ onFound, onSessionsEnded }: PartProps) {
  const { change, error, load, keep } = useEmailChange(onSessionsEnded)
  useEffect(() => onFound({ emailWaits: Boolean(change?.pending) }), [change, onFound])
  const [open, setOpen] = useState(false)
  const done = (found: EmailChange) => {
    setOpen(false)
    keep(found)
    showToast(words.linkSent)
  }
  return (
    <>
      <SettingsLead>{words.lead}</SettingsLead>
      <Fetching loading={words.loading} of={{ value: change, error, retry: () => void load() }} />
      {change && (
        <p className="mb-5 font-medium">
          <EmailText email={change.email} />
        </p>
      )}
      {change?.pending && <Waiting change={change} load={load} onKeep={keep} pending={change.pending} />}
      {change && !change.pending && (
        <Button className="w-full sm:w-auto" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      )}
      <ChangeDialog onClose={() => setOpen(false)} onDone={done} open={open} />
    </>
  )
}

interface WaitingProps {
  change: EmailChange
  pending: NonNullable<EmailChange['pending']>
  onKeep: (change: EmailChange) => void
  load: () => Promise<void>
}

/** The change that waits, and its buttons. */
function Waiting({ change, pending, onKeep, load }: WaitingProps) {
  const dispatch = useAppDispatch()
  const { busy, run } = useSingleSubmit()
  const attempt = (work: () => Promise<void>) =>
    void run(async () => {
      try {
        await work()
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        showToast(failure.message, 'alert')
        await load()
      }
      return false
    })
  const sendAgain = async () => {
    onKeep(await dispatch(sendEmailChange()))
    showToast(words.linkSent)
  }
  const cancel = async () => {
    await dispatch(cancelEmailChange())
    onKeep({ ...change, pending: null })
    showToast(words.cancelled)
  }
  const newEmail = <EmailText email={pending.newEmail} key="email" />
  return (
    <>
      <p>
        <Sentence parts={words.waiting(newEmail, when(new Date(pending.expiresAt)))} />
      </p>
      <DemoOutboxLink />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button className="grow sm:grow-0" disabled={busy} onClick={() => attempt(sendAgain)}>
          {words.sendAgain}
        </Button>
        <Button className="grow sm:grow-0" disabled={busy} onClick={() => attempt(cancel)}>
          {words.cancelChange}
        </Button>
      </div>
    </>
  )
}

interface ChangeDialogProps {
  open: boolean
  onClose: () => void
  onDone: (change: EmailChange) => void
}

function ChangeDialog({ open, onClose, onDone }: ChangeDialogProps) {
  const dispatch = useAppDispatch()
  const sending = useSendForm(async (form) => {
    const missing = { newEmail: words.newEmailMissing, currentPassword: words.currentPasswordMissing }
    if (sending.show(fieldProblems(form, missing))) return
    const body = { newEmail: textOf(form, 'newEmail'), currentPassword: textOf(form, 'currentPassword') }
    onDone(await dispatch(requestEmailChange(body)))
  })
  const { problems } = sending
  return (
    <FormDialog
      lead={<p>{words.changeLead}</p>}
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: words.send, busyLabel: words.sending, variant: 'main' }}
      title={words.change}
    >
      <TextField
        autoComplete="email"
        error={problems.newEmail}
        label={words.newEmail}
        name="newEmail"
        required
        type="email"
      />
      <PasswordField
        autoComplete="current-password"
        error={problems.currentPassword}
        label={words.currentPassword}
        name="currentPassword"
        required
      />
    </FormDialog>
  )
}
