import type { ReactNode } from 'react'
import * as words from '#words/portfolio-form'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

interface FormActionsProps {
  busy: boolean
  /** 0 to 1 while files are sent. */
  progress: number | undefined
  /** Number of files that are sent. */
  files: number
  onCancel: () => void
  /** Saves it for nobody but its company; undefined where visitors see it already. */
  onDraft?: (() => void) | undefined
  /** When the device kept what was typed, in words. */
  keptAt?: string | undefined
  children: ReactNode
}

/** The main action of a long form, kept in reach at the lower edge. */
export function FormActions({
  busy,
  progress,
  files,
  onCancel,
  onDraft,
  keptAt,
  children,
}: FormActionsProps) {
  return (
    <div className="stick-bottom z-10 -mx-4 flex flex-col gap-3 border-edge border-t bg-paper px-4 py-3">
      {busy && progress !== undefined && (
        <div>
          <p className="text-small">
            {words.sendingPlace(Math.min(files, Math.floor(progress * files) + 1), files)}{' '}
            <span className="text-muted">{words.nothingIsLost}</span>
          </p>
          <ProgressBar label={words.sendingImages} value={progress} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {keptAt && !busy && <span className="me-auto text-muted text-small max-md:hidden">{keptAt}</span>}
        {onDraft && !busy && (
          <Button className="px-3!" onClick={onDraft} variant="quiet">
            {words.saveAsDraft}
          </Button>
        )}
        {busy && (progress ?? 0) < 1 && <Button onClick={onCancel}>{words.cancel}</Button>}
        <Button busy={busy} className="min-w-[min(10rem,100%)] grow md:grow-0" type="submit" variant="main">
          {busy ? words.sending : children}
        </Button>
      </div>
    </div>
  )
}
