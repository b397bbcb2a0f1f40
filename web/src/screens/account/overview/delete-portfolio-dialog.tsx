import type { Portfolio } from '@tameer/contract'
import * as words from '#words/overview'
import { deletePortfolio } from '../../../features/portfolios/portfolio-changes.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'

interface DeletePortfolioDialogProps {
  /** The portfolio asked about; undefined while the dialog is closed. */
  portfolio: Portfolio | undefined
  onClose: () => void
  onDeleted: () => void
  /** Takes it out of sight instead. */
  onHide: (portfolio: Portfolio) => void
}

export function DeletePortfolioDialog({ portfolio, onClose, onDeleted, onHide }: DeletePortfolioDialogProps) {
  const dispatch = useAppDispatch()
  const { busy, run } = useSingleSubmit()

  const images = portfolio?.portfolioImages.length ?? 0
  const remove = async () => {
    if (!portfolio) return false
    try {
      await dispatch(deletePortfolio(portfolio.id))
      showToast(words.deleted)
      onClose()
      onDeleted()
    } catch {
      showToast(words.deleteFailed, 'alert')
      onClose()
    }
    return false
  }
  return (
    <QuestionDialog
      back={words.cancel}
      busy={busy}
      onClose={onClose}
      open={portfolio !== undefined}
      title={words.deleteTitle}
      onYes={() => void run(remove)}
      yes={words.deleteLabel}
    >
      <p>
        <Sentence
          parts={words.deleteQuestion(
            <strong className="font-medium" dir="auto">
              {portfolio?.title || words.untitled}
            </strong>,
          )}
        />
      </p>
      {images > 0 && <p className="mt-2">{words.imagesGo(images)}</p>}
      {portfolio && !portfolio.hidden && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2">
          {words.onlyOutOfSight}
          <button className="link min-h-11" disabled={busy} onClick={() => onHide(portfolio)} type="button">
            {words.hideInstead}
          </button>
        </p>
      )}
    </QuestionDialog>
  )
}
