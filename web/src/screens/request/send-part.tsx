import * as words from '#words/request-form'
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Message } from '../../ui/text/message.tsx'
import type { BriefFigures } from './brief-figures.ts'
import type { RequestSending } from './use-request-sending.ts'

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
      <QuestionDialog
        back={words.cancel}
        busy={busy}
        onClose={sending.keepUnsent}
        onYes={() => void sending.sendWithNewTotal()}
        open={newTotal !== undefined}
        title={words.totalChanged}
        yes={words.sendAgain}
      >
        {newTotal !== undefined && (
          <p>
            {words.totalChangedText(
              words.displayAmount(figures.estimate?.total.costPkr ?? 0),
              words.displayAmount(newTotal),
            )}
          </p>
        )}
      </QuestionDialog>
    </div>
  )
}
