import type { HouseView } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import * as words from '#words/house-links'
import {
  act,
  endMailbox,
  nextOwnKey,
  type OpenedHouse,
  putMailbox,
} from '../../../../features/houses/house-acts.ts'
import { linkOfHouse } from '../../../../features/houses/house-links.ts'
import { keepsKeys } from '../../../../features/houses/own-houses.ts'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { fieldProblems, textOf } from '../../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../../forms/send-form.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/field.tsx'
import { Message } from '../../../../ui/text/message.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { UnkeptLink } from '../../way-back/unkept-link.tsx'

/** The code of a mail that was just sent. */
interface Sent {
  /** Number of the mail in this visit. */
  round: number
  /** The code itself, in demo mode. */
  code: string | undefined
}

/** The family's mailbox: its address, the code that confirms it, and how it is taken out. */
export function MailboxPart({ opened }: { opened: OpenedHouse }) {
  const { email = null, mailboxConfirmed = false } = opened.view.house
  const [sent, setSent] = useState<Sent>()
  const put = async (address: string) => {
    const code = await putMailbox(opened, address)
    setSent((before) => ({ round: (before?.round ?? 0) + 1, code }))
  }
  return (
    <div className="grid max-w-form gap-5">
      <AddressForm onPut={put} opened={opened} />
      {email !== null && !mailboxConfirmed && (
        <CodeForm email={email} key={`${email} ${sent?.round}`} onPut={put} opened={opened} sent={sent} />
      )}
    </div>
  )
}

interface PartProps {
  opened: OpenedHouse
  /** Puts a mailbox in place and has its code sent. Throws ApiError. */
  onPut: (email: string) => Promise<void>
}

function AddressForm({ opened, onPut }: PartProps) {
  const { id, email = null, mailboxConfirmed = false } = opened.view.house
  // An address and a new key that wait until the person has copied a link that the browser does not keep.
  const [waiting, setWaiting] = useState<{ typed: string; key: string }>()
  const sending = useSendForm(async (form) => {
    const typed = textOf(form, 'email')
    const problems = fieldProblems(form, { email: words.emailMissing })
    const again = mailboxConfirmed && typed.toLowerCase() === email?.toLowerCase()
    if (sending.show({ ...(again && { email: words.emailAlready }), ...problems })) return
    const key = nextOwnKey(opened)
    if (!keepsKeys() && waiting?.typed !== typed) return setWaiting({ typed, key })
    await onPut(typed)
    setWaiting(undefined)
  })
  const field = useFocusWhenGone(`${email} ${mailboxConfirmed}`)
  return (
    <SendForm {...sending.frame} name="mailbox">
      <TextField
        autoComplete="email"
        defaultValue={email ?? ''}
        error={sending.problems.email}
        hint={confirmedIn(opened.view.house)}
        key={email}
        label={words.email}
        name="email"
        ref={field}
        type="email"
      />
      <p className="text-muted text-small">{words.emailNote}</p>
      {waiting && (
        <UnkeptLink
          busy={sending.busy}
          link={linkOfHouse(id, waiting.key)}
          onCopied={() => sending.frame.formRef.current?.requestSubmit()}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={sending.busy} type="submit">
          {sending.busy ? words.sending : email ? words.changeEmail : words.keepEmail}
        </Button>
        {email && <TakeOut opened={opened} />}
      </div>
    </SendForm>
  )
}

/** Gives a field the focus when the state changes and the focused element went with the one before. */
function useFocusWhenGone(state: string) {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (state !== before.current && document.activeElement === document.body) field.current?.focus()
    before.current = state
  }, [state])
  return field
}

function confirmedIn({ mailboxConfirmed, mailboxConfirmedOn }: HouseView['house']): string | undefined {
  if (!mailboxConfirmed) return undefined
  return mailboxConfirmedOn ? words.confirmedOn(words.displayDay(mailboxConfirmedOn)) : words.confirmed
}

function TakeOut({ opened }: { opened: OpenedHouse }) {
  const { busy, start } = useCarefulAct()
  const end = async () => {
    if (await start(() => endMailbox(opened))) showToast(words.emailTakenOut)
  }
  return (
    <Button busy={busy} className="px-2" onClick={() => void end()} variant="quiet">
      {words.takeEmailOut}
    </Button>
  )
}

/** The field for the code of the mail. It takes the focus when the mail was just sent. */
function CodeForm({ opened, onPut, email, sent }: PartProps & { email: string; sent: Sent | undefined }) {
  const again = useCarefulAct()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (sent) field.current?.focus()
  }, [sent])
  const sending = useSendForm(async (form) => {
    const code = textOf(form, 'code')
    if (sending.show({ code: code === '' ? words.codeMissing : undefined })) return
    await act(opened, 'confirmHouseMailbox', {}, { code })
    showToast(words.emailConfirmed)
  })
  return (
    <SendForm {...sending.frame} name="mailbox-code">
      {sent && <Message kind="note">{sent.code ? words.demoCode(sent.code) : words.codeSent}</Message>}
      <TextField
        autoComplete="one-time-code"
        error={sending.problems.code}
        inputMode="numeric"
        label={words.code}
        name="code"
        ref={field}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={sending.busy} type="submit">
          {sending.busy ? words.sending : words.confirm}
        </Button>
        <Button
          busy={again.busy}
          className="px-2"
          onClick={() => void again.start(() => onPut(email))}
          variant="quiet"
        >
          {words.newCode}
        </Button>
      </div>
    </SendForm>
  )
}
