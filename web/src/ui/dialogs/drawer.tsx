import { type ReactNode, useRef } from 'react'
import * as words from '#words/ui'
import { movedForward } from '../../browser/direction.ts'
import { pressedBeside, useModal } from '../../browser/modals.ts'
import { IconButton } from '../button.tsx'
import { CloseIcon } from '../shell-icons.tsx'

const swipePx = 48

export type DrawerProps = {
  open: boolean
  /** Name for screen readers. */
  label: string
  onClose: () => void
  /** Content beside the close button, such as a logo. */
  head?: ReactNode
  children: ReactNode
}

/**
 * A modal sheet 240 px wide at the side where lines begin. A pressed link, Escape, a press outside or a swipe
 * towards its edge closes it.
 */
export function Drawer({ open, label, onClose, head, children }: DrawerProps) {
  const ref = useModal(open)
  const startX = useRef(0)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser sends Escape as cancel; links answer Enter themselves
    <dialog
      aria-label={label}
      className="me-auto ms-0 h-dvh w-60 bg-drawer p-0 text-white open:animate-slide-in"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        const target = event.target as Element
        if (pressedBeside(event) || target.closest('a')) onClose()
      }}
      onPointerDown={(event) => {
        startX.current = event.clientX
      }}
      onPointerUp={(event) => {
        if (movedForward(startX.current, event.clientX) < -swipePx) onClose()
      }}
      ref={ref}
    >
      {open && (
        <div className="on-dark flex min-h-full touch-pan-y flex-col p-4">
          <div className="mb-6 flex items-start justify-between">
            <div className="p-2">{head}</div>
            <IconButton
              className="hover:bg-white/10 hover:text-white"
              label={words.closeMenu}
              onClick={onClose}
            >
              <CloseIcon />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
