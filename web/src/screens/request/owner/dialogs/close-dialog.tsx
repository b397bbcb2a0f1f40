import { type CloseReason, closeReasons } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/request-page'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { asOptions } from '../../../../lib/as-options.ts'
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx'
import { RadioChips } from '../../../../ui/fields/chips.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { act, type OpenedRequest } from '../request-acts.ts'

interface CloseDialogProps {
  opened: OpenedRequest
  open: boolean
  onClose: () => void
}

/** Asks why a request is closed, and closes it. */
export function CloseDialog({ opened, open, onClose }: CloseDialogProps) {
  const { busy, start } = useCarefulAct()
  const [reason, setReason] = useState<CloseReason>()
  const close = async () => {
    if (!reason) return
    const done = await start(() => act(opened, 'closeRequest', { reason }))
    if (!done) return
    onClose()
    showToast(words.closedNow)
  }
  return (
    <QuestionDialog
      busy={busy}
      open={open}
      onClose={onClose}
      back={words.cancel}
      disabled={!reason}
      onYes={() => void close()}
      title={words.close}
      yes={words.closeIt}
    >
      <RadioChips
        legend={words.closeQuestion}
        onChange={setReason}
        options={asOptions(closeReasons, words.closeReasons)}
        value={reason}
      />
    </QuestionDialog>
  )
}
