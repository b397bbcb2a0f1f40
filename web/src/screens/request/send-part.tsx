import { lazy, Suspense } from 'react'
import * as words from '#words/request-form'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Message } from '../../ui/text/message.tsx'
import type { BriefFigures } from './brief-figures.ts'
import type { RequestSending } from './use-request-sending.ts'

// Seldom needed: prices change while a request is written.
const QuestionDialog = lazy(async () => {
  const { QuestionDialog } = await importWithRetry(() => import('../../ui/dialogs/question-dialog.tsx'))
  return { default: QuestionDialog }
})

interface SendPartProps {
  figures: BriefFigures
  sending: RequestSending
}

/** Problems of sending, its progress, and a confirmation when the total has changed. */
export function SendPart({ figures, sending }: SendPartProps) {
  const { busy, trouble, progress, offline, newTotal } = sending
  return (
    <div className="grid gap-3 empty:hidden">
      {offline && !trouble && <Message>{words.offline}</Message>}
      {trouble && <Message kind="alert">{trouble}</Message>}
      {busy && progress !== undefined && <ProgressBar label={words.sendingPictures} value={progress} />}
      {newTotal !== undefined && (
        <Suspense>
          <QuestionDialog
            back={words.cancel}
            busy={busy}
            onClose={sending.keepUnsent}
            onYes={() => void sending.sendWithNewTotal()}
            open
            title={words.totalChanged}
            yes={words.sendAgain}
          >
            <p>
              {words.totalChangedText(
                words.displayAmount(figures.estimate?.total.costPkr ?? 0),
                words.displayAmount(newTotal),
              )}
            </p>
          </QuestionDialog>
        </Suspense>
      )}
    </div>
  )
}
