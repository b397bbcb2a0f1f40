import { useEffect, useState } from 'react'
import * as words from '#words/house-way-back'
import { DemoOutboxLink } from '../../../features/accounts/demo-outbox-link.tsx'
import { askForWayBack } from '../../../features/houses/way-back.ts'
import { fieldProblems, textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { Message } from '../../../ui/text/message.tsx'

/** A button that opens the form for a link by mail, in its place. */
export function AskForLink() {
  const [open, setOpen] = useState(false)
  if (open) return <AskForm focus />
  return (
    <Button className="justify-self-start" onClick={() => setOpen(true)}>
      {words.linkByEmail}
    </Button>
  )
}

/** Asks for a link to each house of a mailbox. The answer never tells whether there is one. */
export function AskForm({ focus = false }: { focus?: boolean }) {
  const [asked, setAsked] = useState(false)
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    setAsked(false)
    if (show(fieldProblems(form, { email: words.emailMissing }))) return
    await askForWayBack(textOf(form, 'email'))
    setAsked(true)
  })
  const { formRef } = frame
  useEffect(() => {
    if (focus) formRef.current?.querySelector('input')?.focus()
  }, [focus, formRef])
  return (
    <section aria-label={words.linkByEmail} className="grid max-w-form gap-4">
      <SendForm {...frame} name="way-back">
        <TextField
          autoComplete="email"
          error={problems.email}
          hint={words.lead}
          label={words.email}
          name="email"
          type="email"
        />
        <Button busy={busy} className="self-start" type="submit">
          {busy ? words.sending : words.sendLink}
        </Button>
      </SendForm>
      {asked && (
        <>
          <Message kind="note">{words.linkComes}</Message>
          <DemoOutboxLink />
        </>
      )}
    </section>
  )
}
