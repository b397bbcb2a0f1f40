import { maxRestrictionWords, type RestrictionReason, restrictionReasons } from '@tameer/contract'
import * as words from '#words/desk-company'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'

export interface Why {
  reason: RestrictionReason
  words: string
}

interface RestrictDialogProps {
  open: boolean
  title: string
  /** Reason that is chosen at first. */
  suggested?: RestrictionReason | undefined
  lead: string
  /** Text of the button that does it. */
  yes: string
  onClose: () => void
  /** Throws ApiError. */
  send: (why: Why) => Promise<void>
}

/** Asks why something is hidden from visitors, and for the text to its owner. */
export function RestrictDialog({ yes, ...dialog }: RestrictDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      maxWords={maxRestrictionWords}
      nameOfReason={words.reasons}
      ownWords={words.wordsTo}
      reasons={restrictionReasons}
      submit={{ label: yes, busyLabel: words.sending, variant: 'danger' }}
      words={words}
    />
  )
}
