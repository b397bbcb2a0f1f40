import { displayAmount, displayDate, displayPart, displayRupees } from '#words/amounts'
import * as words from '#words/quote-form'
import { taxes as taxNames } from '#words/quote-values'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { Message } from '../../../ui/text/message.tsx'
import type { Sending } from './use-sending.ts'

interface SendDialogProps {
  sending: Sending
  headlinePkr: number
  /** Cost of the same work by the quote and by the estimate; an architect's fee has none. */
  levels?: { likeForLikePkr: number; estimatePkr: number } | undefined
  tax: keyof typeof taxNames | ''
  validUntil: string
  /** Number of lines left out of the price. */
  leftOut?: number | undefined
}

/** Confirmation before sending: a sent quote cannot be changed, only replaced by a better one. */
export function SendDialog({ sending, headlinePkr, levels, tax, validUntil, leftOut = 0 }: SendDialogProps) {
  const { asking, busy, cancel, confirm, trouble } = sending
  const doubt = levels && doubtOf(levels.likeForLikePkr, levels.estimatePkr)
  return (
    <QuestionDialog
      back={words.goBack}
      busy={busy}
      onClose={cancel}
      open={asking}
      title={words.sendTitle}
      onYes={confirm}
      yes={busy ? words.sending : words.sendQuote}
    >
      <p className="font-display text-h2 figures">{displayRupees(headlinePkr)}</p>
      <p className="text-muted">{displayPart(headlinePkr)}</p>
      {doubt && (
        <Message className="my-3" kind="alert">
          {doubt}
        </Message>
      )}
      <ul className="mt-2 list-disc ps-5">
        {tax && <li>{taxNames[tax]}</li>}
        <li>{words.validTo(displayDate(validUntil))}</li>
        {leftOut > 0 && <li>{words.leavesOut(leftOut)}</li>}
      </ul>
      <p className="mt-3 text-muted">{words.sendText}</p>
      {trouble && (
        <Message className="mt-3" kind="alert">
          {trouble}
        </Message>
      )}
    </QuestionDialog>
  )
}

/** Factor from the estimate. A total that far off is probably mistyped, such as a sum in place of a rate. */
const farOff = 3

function doubtOf(likeForLikePkr: number, estimatePkr: number): string | undefined {
  if (likeForLikePkr > farOff * estimatePkr) return words.farAbove(displayAmount(estimatePkr))
  if (likeForLikePkr * farOff < estimatePkr) return words.farBelow(displayAmount(estimatePkr))
  return undefined
}
