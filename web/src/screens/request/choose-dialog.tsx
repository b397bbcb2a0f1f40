import * as words from '#words/request-page'
import { QuestionDialog } from '../../ui/question-dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { act, type OpenedRequest, useAct } from './request-acts.ts'

interface ChooseDialogProps {
  opened: OpenedRequest
  /** The quote that is to be chosen; undefined while none is. */
  quoteId: string | undefined
  onClose: () => void
}

/** Asks whether a quote is really meant, and chooses it. */
export function ChooseDialog({ opened, quoteId, onClose }: ChooseDialogProps) {
  const { busy, start } = useAct()
  const found = opened.view.invitations.find(({ quote }) => quote?.id === quoteId)
  const name = found?.company?.name ?? words.aCompany
  const choose = async () => {
    if (!quoteId) return
    if (await start(() => act(opened, 'chooseQuote', { quoteId }))) showToast(words.chosenNow(name))
    // Also when it was refused: the page shows the newer quote by then.
    onClose()
  }
  return (
    <QuestionDialog
      back={words.cancel}
      busy={busy}
      onClose={onClose}
      open={quoteId !== undefined && found !== undefined}
      title={words.chooseQuestion(name)}
      onYes={() => void choose()}
      yes={words.chooseIt}
    >
      {found?.quote && <p>{words.chooseText(words.displayRupees(found.quote.headlinePkr))}</p>}
    </QuestionDialog>
  )
}
