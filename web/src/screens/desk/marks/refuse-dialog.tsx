import { type DeskMark, type MarkRefusal, markLimits, markRefusals } from '@tameer/contract'
import * as words from '#words/desk-marks'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'

interface RefuseDialogProps {
  mark: DeskMark
  open: boolean
  onClose: () => void
  /** Throws ApiError. */
  send: (why: { reason: MarkRefusal; words: string }) => Promise<void>
}

/** Asks why a mark is refused or taken back, and for the text to its company. */
export function RefuseDialog({ mark, ...dialog }: RefuseDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      lead={words.refuseText}
      maxWords={markLimits.words}
      nameOfReason={words.refusals}
      ownWords={words.words}
      reasons={markRefusals}
      submit={{ label: mark.state === 'entered' ? words.refuse : words.takeBack, variant: 'danger' }}
      title={words.refuseQuestion(words.kinds[mark.kind], mark.companyName)}
      words={words}
    />
  )
}
