import { maxRestrictionWords, type RestrictionReason, restrictionReasons } from '@tameer/contract'
import * as words from '#words/desk-company'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { SelectField, TextAreaField } from '../../../ui/field.tsx'

export interface Why {
  reason: RestrictionReason
  words: string
}

interface RestrictDialogProps {
  open: boolean
  title: string
  /** Reason that is chosen at first. */
  suggested?: RestrictionReason | undefined
  lead: string
  /** Text of the button that does it. */
  yes: string
  onClose: () => void
  /** Throws ApiError. */
  send: (why: Why) => Promise<void>
}

/** Asks why something is hidden from visitors, and for the text to its owner. */
export function RestrictDialog({ open, title, suggested, lead, yes, onClose, send }: RestrictDialogProps) {
  const sending = useSendForm(async (form) => {
    const reason = restrictionReasons.find((one) => one === textOf(form, 'reason'))
    const own = textOf(form, 'words').trim()
    const found = {
      reason: reason ? undefined : words.reasonMissing,
      words: reason === 'other' && own === '' ? words.wordsMissing : undefined,
    }
    if (show(found) || !reason) return false
    try {
      await send({ reason, words: own })
    } catch (error) {
      blame(error)
    }
    return false
  })
  const { problems, show, blame } = sending
  return (
    <FormDialog
      lead={<p className="text-muted">{lead}</p>}
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: yes, busyLabel: words.sending, variant: 'danger' }}
      title={title}
    >
      <SelectField
        defaultValue={suggested}
        error={problems.reason}
        label={words.reason}
        name="reason"
        options={restrictionReasons.map((value) => ({ value, label: words.reasons[value] }))}
        placeholder={words.chooseReason}
        required
      />
      <TextAreaField
        error={problems.words}
        hint={words.wordsHint}
        label={words.wordsTo}
        maxLength={maxRestrictionWords}
        name="words"
        rows={4}
      />
    </FormDialog>
  )
}
