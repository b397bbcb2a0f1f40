import { screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import * as words from '#words/request-page'
import { forgetSheetOf } from '../../../../features/checked-quotes/checked-sheets.ts'
import { forgetRequest } from '../../../../features/requests/own-requests.ts'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { request as send } from '../../../../net/api-client.ts'
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import type { OpenedRequest } from '../request-acts.ts'

interface DeleteDialogProps {
  opened: OpenedRequest
  open: boolean
  onClose: () => void
}

/** Asks for confirmation, and deletes the request with all its data. */
export function DeleteDialog({ opened: { view, key }, open, onClose }: DeleteDialogProps) {
  const navigate = useNavigate()
  const { busy, start } = useCarefulAct()
  const { id } = view.request
  const remove = async () => {
    const done = await start(() => send('deleteRequest', { params: { id }, key }))
    if (!done) return
    onClose()
    showToast(words.deleted)
    await navigate(screens.requests.to(), { replace: true })
    forgetRequest(id)
    forgetSheetOf(id)
  }
  return (
    <QuestionDialog
      busy={busy}
      open={open}
      onClose={onClose}
      back={words.cancel}
      danger
      onYes={() => void remove()}
      title={words.deleteQuestion}
      yes={words.deleteIt}
    >
      <p>{words.deleteText}</p>
    </QuestionDialog>
  )
}
