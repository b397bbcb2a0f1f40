import { maxLength, screens } from '@tameer/contract'
import { useId, useState } from 'react'
import * as words from '#words/request-page'
import { findOwnRequest, keepRequest } from '../../features/requests/own-requests.ts'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { request as send } from '../../net/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type OpenedRequest, useAct } from './request-acts.ts'

interface UnconfirmedPartProps {
  opened: OpenedRequest
  confirmToken: string | undefined
}

/** Mails the link again, to another address when one is given. Throws ApiError. */
async function mailAgain({ view, key, take }: OpenedRequest, email?: string) {
  const { id } = view.request
  const { confirmToken, ...next } = await send('sendRequestConfirmation', {
    ...{ params: { id }, key },
    body: email ? { email } : {},
  })
  const own = findOwnRequest(id)
  if (own && confirmToken) keepRequest({ ...own, confirmToken })
  take(next)
  showToast(words.mailSent(next.request.email ?? ''))
}

/** What is still to do before the companies hear of the request. */
export function UnconfirmedPart({ opened, confirmToken }: UnconfirmedPartProps) {
  const headingId = useId()
  const { busy, start } = useAct()
  const [elsewhere, setElsewhere] = useState(false)
  const { id, email, endsAt, mayAct } = opened.view.request
  return (
    <section aria-labelledby={headingId} className="max-w-measure border-brick border-s-4 bg-wash px-5 py-5">
      <h2 className="text-h3" id={headingId}>
        {words.notSent}
      </h2>
      <p className="mt-2 break-words">{mayAct ? words.notSentText(email ?? '') : words.notSentFamily}</p>
      {mayAct && (
        <>
          <p className="mt-1 text-muted text-small">{words.notSentUntil(endsAt)}</p>
          {confirmToken && (
            <div className="mt-4 grid justify-items-start gap-2">
              <p className="text-small">{words.demoText}</p>
              <ActionLink main to={screens.request.to(id, { confirm: confirmToken })}>
                {words.confirmNow}
              </ActionLink>
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void start(() => mailAgain(opened))}>
              {words.sendAgain}
            </Button>
            <Button aria-expanded={elsewhere} onClick={() => setElsewhere(!elsewhere)}>
              {words.otherAddress}
            </Button>
          </div>
          {elsewhere && <OtherAddress onDone={() => setElsewhere(false)} opened={opened} />}
        </>
      )}
    </section>
  )
}

function OtherAddress({ opened, onDone }: { opened: OpenedRequest; onDone: () => void }) {
  const sending = useSendForm(async (form) => {
    const email = textOf(form, 'email')
    if (sending.show({ email: email === '' ? words.fillIn : undefined })) return false
    try {
      await mailAgain(opened, email)
    } catch (error) {
      sending.blame(error)
      return false
    }
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
        <Button busy={sending.busy} className="justify-self-start self-start" type="submit">
          {sending.busy ? words.sending : words.sendThere}
        </Button>
      </SendForm>
    </div>
  )
}
