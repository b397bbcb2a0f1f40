import { type ReactNode, useId } from 'react'
import { pressedBeside, useModal } from '../../browser/modals.ts'

export type DialogProps = {
  open: boolean
  title: string
  /** Called by Escape or a press outside; the owner sets `open` to false. */
  onClose: () => void
  children: ReactNode
  /** Buttons; the one that goes back comes first. */
  actions?: ReactNode
  /** When true, Escape and presses outside do nothing. */
  busy?: boolean
}

/** A modal question, in the browser's own dialog. */
export function Dialog({ open, title, onClose, children, actions, busy = false }: DialogProps) {
  const ref = useModal(open)
  const titleId = useId()
  const close = () => {
    if (!busy) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser sends Escape as cancel
    <dialog
      aria-labelledby={titleId}
      className="max-h-[calc(100svh-1rem)] w-[min(30rem,calc(100vw-2rem))] border border-edge bg-sheet p-0 open:animate-rise"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => pressedBeside(event) && close()}
      ref={ref}
    >
      {open && (
        <div className="p-[min(1.5rem,24px)] sm:p-8">
          <h2 className="mb-3 text-h3" id={titleId}>
            {title}
          </h2>
          {children}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
