import { Button } from '../button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface QuestionDialogProps extends Omit<DialogProps, 'actions'> {
  /** Label of the button that goes back. */
  back: string
  /** Label of the button that confirms. */
  yes: string
  onYes: () => void
  danger?: boolean
  /** Disables confirming until something is chosen. */
  disabled?: boolean
}

/** A question with two answers: go back, or confirm. */
export function QuestionDialog({ back, yes, onYes, danger, disabled, ...dialog }: QuestionDialogProps) {
  const { busy, onClose } = dialog
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {back}
          </Button>
          <Button busy={busy} disabled={disabled} onClick={onYes} variant={danger ? 'danger' : 'main'}>
            {yes}
          </Button>
        </>
      }
    />
  )
}
