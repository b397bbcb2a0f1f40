import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface QuestionDialogProps extends Omit<DialogProps, 'actions'> {
  /** What the button says that goes back. */
  back: string
  /** What the button says that does it. */
  yes: string
  onYes: () => void
  danger?: boolean
  /** Something has to be chosen first. */
  disabled?: boolean
}

/** A question with two answers: go back, or do it. */
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
