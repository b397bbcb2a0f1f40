import { maxOrderReason } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/desk-order'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
  const formId = useId()
  const { stored, companies, moves } = draft
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
    const why = textOf(form, 'why')
    if (show({ why: why === '' ? words.sayWhyOrder : undefined })) return false
    try {
      if (await draft.save(why)) showToast(words.saved)
      onClose()
      focusHeading()
    } catch (error) {
      blame(error)
    }
    return false
  })
  return (
    <Dialog
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={busy} form={formId} type="submit" variant="main">
            {words.save}
          </Button>
        </>
      }
      busy={busy}
      onClose={onClose}
      open={open}
      title={words.saveQuestion}
    >
      <p className="text-muted">{words.saveLead}</p>
      <ul aria-label={words.changes} className="my-4 divide-y divide-line border-line border-y">
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
      <SendForm {...frame} id={formId}>
        <TextField
          autoComplete="off"
          error={problems.why}
          hint={words.whyHint}
          label={words.why}
          maxLength={maxOrderReason}
          name="why"
          required
        />
      </SendForm>
    </Dialog>
  )
}

function sentenceOf({ name, from, to }: NamedMove): string {
  if (to === null) return words.leaves(name, from ?? 0)
  return from === null ? words.putIn(name, to) : words.moved(name, from, to)
}
