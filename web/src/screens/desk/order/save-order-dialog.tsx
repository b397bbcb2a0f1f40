import { maxOrderReason } from '@tameer/contract'
import * as words from '#words/desk-order'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { focusHeading } from '../focus-heading.ts'
import { OrderLines } from './order-lines.tsx'
import type { NamedMove, OrderDraft } from './use-order-draft.ts'

interface SaveOrderDialogProps {
  draft: OrderDraft
  open: boolean
  onClose: () => void
}

/** Shows the changes of an order as lines and in sentences, asks why, and saves it. */
export function SaveOrderDialog({ draft, open, onClose }: SaveOrderDialogProps) {
  const { stored, companies, moves } = draft
  const sending = useSendForm(async (form) => {
    const why = textOf(form, 'why')
    if (sending.show({ why: why === '' ? words.sayWhyOrder : undefined })) return false
    try {
      if (await draft.save(why)) showToast(words.saved)
      onClose()
      focusHeading()
    } catch (error) {
      sending.blame(error)
    }
    return false
  })
  return (
    <FormDialog
      onClose={onClose}
      open={open}
      sending={sending}
      submit={{ label: words.save, variant: 'main' }}
      title={words.saveQuestion}
    >
      <p className="text-muted">{words.saveLead}</p>
      <ul aria-label={words.changes} className="divide-y divide-line border-line border-y">
        {moves.map((move) => (
          <li className="py-2" key={move.id}>
            {sentenceOf(move)}
          </li>
        ))}
      </ul>
      <OrderLines
        after={companies}
        before={stored?.data ?? []}
        moved={moves.map(({ id }) => id)}
        name={moves.map(sentenceOf).join(words.semicolon)}
      />
      <TextField
        autoComplete="off"
        error={sending.problems.why}
        hint={words.whyHint}
        label={words.why}
        maxLength={maxOrderReason}
        name="why"
        required
      />
    </FormDialog>
  )
}

function sentenceOf({ name, from, to }: NamedMove): string {
  if (to === null) return words.leaves(name, from ?? 0)
  return from === null ? words.putIn(name, to) : words.moved(name, from, to)
}
