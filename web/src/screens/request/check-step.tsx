import { comma } from '#words/language'
import * as words from '#words/request-form'
import { usePreviewUrls } from '../../browser/use-preview-urls.ts'
import { RequestBrief } from '../../features/requests/request-brief.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { QuestionDialog } from '../../ui/question-dialog.tsx'
import { type BriefFigures, briefOf } from './brief-figures.ts'
import type { RequestDraft } from './request-draft.ts'
import type { RequestSending } from './use-request-sending.ts'

interface CheckStepProps {
  draft: RequestDraft
  figures: BriefFigures
  pictures: readonly File[]
  sending: RequestSending
}

/** Everything as the companies will see it, and the button that sends it. */
export function CheckStep({ draft, figures, pictures, sending }: CheckStepProps) {
  const urls = usePreviewUrls(pictures)
  const { busy, trouble, progress, offline, newTotal } = sending
  const names = draft.companies.map(({ name }) => name || words.aCompany).join(comma)
  return (
    <div className="grid min-w-0 max-w-measure gap-6">
      <p className="font-medium">{words.asSeen}</p>
      <RequestBrief brief={briefOf(draft, figures)}>
        {pictures.length > 0 && (
          <ul aria-label={words.pictures} className="grid grid-cols-3 gap-2">
            {pictures.map((file) => (
              <li key={urls.get(file) ?? file.name}>
                <img
                  alt={file.name}
                  className="aspect-4/3 w-full bg-wash object-cover"
                  src={urls.get(file)}
                />
              </li>
            ))}
          </ul>
        )}
      </RequestBrief>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {draft.name && (
          <>
            <dt className="text-muted">{words.from}</dt>
            <dd className="break-words">
              <bdi>{draft.name}</bdi>
            </dd>
          </>
        )}
        {names && (
          <>
            <dt className="text-muted">{words.to}</dt>
            <dd className="break-words">{names}</dd>
          </>
        )}
      </dl>
      <p className="text-small">{words.notSeen}</p>
      <div className="grid gap-3">
        {offline && !trouble && <Message>{words.offline}</Message>}
        {trouble && <Message kind="alert">{trouble}</Message>}
        {busy && progress !== undefined && <ProgressBar label={words.sendingPictures} value={progress} />}
        <Button busy={busy} className="justify-self-start max-sm:w-full" type="submit" variant="main">
          {busy ? words.sending : words.send}
        </Button>
        <p className="text-muted text-small">{words.afterwards(draft.email.trim())}</p>
      </div>
      <QuestionDialog
        back={words.cancel}
        busy={busy}
        onClose={sending.keepUnsent}
        open={newTotal !== undefined}
        title={words.totalChanged}
        onYes={() => void sending.sendWithNewTotal()}
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
