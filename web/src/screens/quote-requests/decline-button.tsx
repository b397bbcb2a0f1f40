import { type DeclineReason, declineReasons, type Invitation, requestLimits } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/quote-request'
import { declineReasons as reasonNames } from '#words/quote-values'
import { declineInvitation } from '../../features/invitations/invitation-calls.ts'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { SelectField, TextAreaField } from '../../ui/fields/field.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

interface DeclineButtonProps {
  id: string
  take: (invitation: Invitation) => void
}

const options = declineReasons.map((value) => ({ value, label: reasonNames[value] }))

/** Declines with a reason, so that the family does not wait. */
export function DeclineButton({ id, take }: DeclineButtonProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.decline}</Button>
      <Dialog onClose={close} open={open} title={words.declineTitle}>
        <DeclineForm close={close} id={id} take={take} />
      </Dialog>
    </>
  )
}

function DeclineForm({ id, take, close }: DeclineButtonProps & { close: () => void }) {
  const dispatch = useAppDispatch()
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const reason = textOf(form, 'reason') as DeclineReason | ''
    if (show({ reason: reason === '' ? words.chooseReason : undefined }) || reason === '') return false
    const declined = await dispatch(declineInvitation(id, reason, textOf(form, 'word')))
    showToast(words.declinedToast)
    close()
    take(declined)
    return true
  })
  return (
    <>
      <p className="mb-4">{words.declineText}</p>
      <SendForm {...frame}>
        <SelectField
          error={problems.reason}
          label={words.declineReason}
          name="reason"
          options={options}
          placeholder={words.chooseReason}
          required
        />
        <TextAreaField
          error={problems.text}
          hint={words.declineWordHint}
          label={words.declineWord}
          maxLength={requestLimits.question}
          name="word"
          rows={3}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={busy} onClick={close}>
            {words.goBack}
          </Button>
          <Button busy={busy} type="submit" variant="main">
            {busy ? words.declining : words.decline}
          </Button>
        </div>
      </SendForm>
    </>
  )
}
