import { useState } from 'react'
import * as words from '#words/quote-request'
import { withdrawQuote } from '../../features/invitations/invitation-calls.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** Withdraws a quote, which cannot be undone. */
export function WithdrawButton({ id, onWithdrawn }: { id: string; onWithdrawn: () => Promise<void> }) {
  const dispatch = useAppDispatch()
  const { busy, run } = useSingleSubmit()
  const [open, setOpen] = useState(false)
  const withdraw = async () => {
    try {
      await dispatch(withdrawQuote(id))
      showToast(words.withdrawnToast)
      setOpen(false)
      await onWithdrawn()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'alert')
      setOpen(false)
    }
    return false
  }
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="danger">
        {words.withdraw}
      </Button>
      <QuestionDialog
        back={words.goBack}
        busy={busy}
        onClose={() => setOpen(false)}
        open={open}
        title={words.withdrawTitle}
        onYes={() => void run(withdraw)}
        yes={busy ? words.withdrawing : words.withdraw}
      >
        <p>{words.withdrawText}</p>
      </QuestionDialog>
    </>
  )
}
