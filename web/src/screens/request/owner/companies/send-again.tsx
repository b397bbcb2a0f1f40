import { maxLength } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/request-page'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { textOf } from '../../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../../forms/send-form.tsx'
import { serverNow } from '../../../../lib/server-time.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/field.tsx'
import { Sentence } from '../../../../ui/text/sentence.tsx'
import { mailConfirmation, type OpenedRequest } from '../request-acts.ts'

/** Mails the confirmation link again, to another address when one is given. */
export function SendAgain({ opened }: { opened: OpenedRequest }) {
  const { busy, start } = useCarefulAct()
  const [elsewhere, setElsewhere] = useState(false)
  const [sentAt, setSentAt] = useState<string>()
  const noteSent = () => setSentAt(new Date(serverNow()).toISOString())
  const again = async () => {
    if (await start(() => mailConfirmation(opened))) noteSent()
  }
  return (
    <>
      <p className="mb-4 text-muted">{words.lookInSpam}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void again()}>
          {words.sendAgain}
        </Button>
        <Button aria-expanded={elsewhere} onClick={() => setElsewhere(!elsewhere)}>
          {words.otherAddress}
        </Button>
      </div>
      <p className="mt-2 text-muted text-small wrap-anywhere empty:hidden" role="status">
        {sentAt && (
          <Sentence
            parts={words.sentAgain(
              <bdi dir="ltr" key="email">
                {opened.view.request.email}
              </bdi>,
              sentAt,
            )}
          />
        )}
      </p>
      {elsewhere && (
        <OtherAddress
          onDone={() => {
            setElsewhere(false)
            noteSent()
          }}
          opened={opened}
        />
      )}
    </>
  )
}

function OtherAddress({ opened, onDone }: { opened: OpenedRequest; onDone: () => void }) {
  const sending = useSendForm(async (form) => {
    const email = textOf(form, 'email')
    if (sending.show({ email: email === '' ? words.fillIn : undefined })) return false
    await mailConfirmation(opened, email)

    onDone()
    return true
  })
  return (
    <div className="mt-5">
      <SendForm {...sending.frame}>
        <TextField
          autoComplete="email"
          error={sending.problems.email}
          inputMode="email"
          label={words.newEmail}
          maxLength={maxLength.email}
          name="email"
          required
          type="email"
        />
        <Button busy={sending.busy} className="self-start" type="submit">
          {sending.busy ? words.sending : words.sendThere}
        </Button>
      </SendForm>
    </div>
  )
}
