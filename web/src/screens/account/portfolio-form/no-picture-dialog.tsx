import * as words from '#words/no-picture'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

/** Asks before a project without a picture is shown to visitors. */
export function NoPictureDialog({
  onAnswer,
}: {
  onAnswer: (answer: 'add' | 'draft' | 'show' | 'none') => void
}) {
  return (
    <Dialog
      actions={
        <>
          {/* The focus begins on the first. */}
          <Button onClick={() => onAnswer('add')} variant="main">
            {words.addPicture}
          </Button>
          <Button onClick={() => onAnswer('draft')}>{words.saveAsDraft}</Button>
          <Button onClick={() => onAnswer('show')}>{words.showWithout}</Button>
        </>
      }
      onClose={() => onAnswer('none')}
      open
      title={words.question}
    >
      <p>{words.why}</p>
    </Dialog>
  )
}
