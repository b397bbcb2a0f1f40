import type { ReactNode } from 'react'
import { SelectField, TextAreaField } from '../ui/fields/field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { type Problems, textOf } from './form-problems.ts'
import { useSendForm } from './send-form.tsx'

interface ReasonDialogProps<Reason extends string> {
  title: string
  lead: string
  reasons: readonly Reason[]
  nameOfReason: Readonly<Record<Reason, string>>
  /** Reason that is chosen at first. */
  suggested?: Reason | undefined
  /** Most characters of the person's own text. */
  maxWords: number
  /** Label of the person's own text. */
  ownWords: string
  words: ReasonWords
  submit: { label: string; busyLabel?: string; variant: 'main' | 'danger' }
  open: boolean
  onClose: () => void
  /** Throws ApiError. */
  send: (why: { reason: Reason; words: string }, form: HTMLFormElement) => Promise<void>
  /** Fields below the two. */
  children?: (problems: Problems) => ReactNode
}

interface ReasonWords {
  reason: string
  chooseReason: string
  reasonMissing: string
  wordsHint: string
  wordsMissing: string
}

/**
 * Asks for a reason from a list and for the person's own text, which the reason `other` requires. What was typed
 * stays when sending fails.
 */
export function ReasonDialog<Reason extends string>({
  reasons,
  nameOfReason,
  suggested,
  maxWords,
  ownWords,
  words,
  lead,
  send,
  children,
  ...dialog
}: ReasonDialogProps<Reason>) {
  const sending = useSendForm(async (form) => {
    const reason = reasons.find((one) => one === textOf(form, 'reason'))
    const own = textOf(form, 'words').trim()
    const found = {
      reason: reason ? undefined : words.reasonMissing,
      words: reason === 'other' && own === '' ? words.wordsMissing : undefined,
    }
    if (show(found) || !reason) return
    await send({ reason, words: own }, form)
  })
  const { problems, show } = sending
  return (
    <FormDialog lead={<p className="text-muted">{lead}</p>} sending={sending} {...dialog}>
      <SelectField
        defaultValue={suggested}
        error={problems.reason}
        label={words.reason}
        name="reason"
        options={reasons.map((value) => ({ value, label: nameOfReason[value] }))}
        placeholder={words.chooseReason}
        required
      />
      <TextAreaField
        error={problems.words}
        hint={words.wordsHint}
        label={ownWords}
        maxLength={maxWords}
        name="words"
        rows={4}
      />
      {children?.(problems)}
    </FormDialog>
  )
}
