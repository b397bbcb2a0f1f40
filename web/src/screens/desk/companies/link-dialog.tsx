import { type PreparedProfile, preparedLimits, whatsAppLink } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-invite'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useSendForm } from '../../../forms/send-form.tsx'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { OutsideLink } from '../../../ui/links.tsx'

interface LinkDialogProps {
  profile: PreparedProfile
  onClose: () => void
  /** Called when the profile may have changed. */
  onChanged: () => void
}

/** Makes the link of a prepared profile, then shows it once, to be copied or sent on WhatsApp. */
export function LinkDialog({ profile, onClose, onChanged }: LinkDialogProps) {
  const { id, name, version, email } = profile
  const [made, setMade] = useState<{ link: string; mailed: boolean }>()
  const sending = useSendForm(async (form) => {
    const box = form.elements.namedItem('mail')
    const mail = box instanceof HTMLInputElement && box.checked
    try {
      const { link } = await callDesk('makePreparedLink', { params: { id }, body: { version, mail } })
      setMade({ link, mailed: mail })
    } finally {
      onChanged()
    }
  })
  if (made) return <Made {...made} onClose={onClose} profile={profile} />
  return (
    <FormDialog
      lead={<p className="text-muted">{words.linkText(preparedLimits.linkDays)}</p>}
      onClose={onClose}
      open
      sending={sending}
      submit={{ label: words.make, busyLabel: words.making, variant: 'main' }}
      title={words.linkTitle(name)}
    >
      {email && (
        <label className="flex min-h-11 items-center gap-3">
          <input className="size-5 shrink-0 accent-blue" defaultChecked name="mail" type="checkbox" />
          <span className="min-w-0 wrap-anywhere">{words.mailIt(email)}</span>
        </label>
      )}
    </FormDialog>
  )
}

interface MadeProps {
  link: string
  mailed: boolean
  profile: PreparedProfile
  onClose: () => void
}

function Made({ link, mailed, profile, onClose }: MadeProps) {
  const { name, source, email, whatsapp, phone } = profile
  const text = words.chatText(name, source, link)
  const chat = whatsAppLink(whatsapp || phone, text)
  return (
    <Dialog
      actions={<Button onClick={onClose}>{words.done}</Button>}
      onClose={onClose}
      open
      title={words.linkTitle(name)}
    >
      {mailed && <p className="mb-4">{words.mailed(email)}</p>}
      <TextField
        dir="ltr"
        label={words.yourLink}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        value={link}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton copied={words.copied} label={words.copy} text={link} failed={words.copyFailed} />
        {chat && (
          <OutsideLink className={buttonLook('plain')} href={chat}>
            {words.sendOnWhatsApp}
          </OutsideLink>
        )}
      </div>
    </Dialog>
  )
}
