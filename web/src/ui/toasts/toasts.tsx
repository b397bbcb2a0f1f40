import { useRef } from 'react'
import { createPortal } from 'react-dom'
import * as words from '#words/ui'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { topModal } from '../../browser/modals.ts'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../shell-icons.tsx'
import { closeToast, pauseToast, resumeToast, shownToasts, type Toast } from './toast-store.ts'

const none: readonly Toast[] = []

/**
 * The toasts of the whole page, top right, over the header alone: a title stays in sight. On a phone at the foot, above a
 * bar that stays there. Rendered once, at the root.
 */
export function Toasts() {
  const toasts = useWatched(shownToasts, none)
  const modal = useWatched(topModal, undefined)
  const list = (
    <div
      aria-live="polite"
      className="pointer-events-none fixed end-4 z-50 flex max-sm:bottom-18 sm:top-1 w-[min(22rem,calc(100vw-2rem))] flex-col gap-2 text-ink max-sm:text-small"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return modal ? createPortal(list, modal) : list
}

function ToastCard({ toast }: { toast: Toast }) {
  const held = useRef({ pointer: false, focus: false })
  const hold = (what: 'pointer' | 'focus', on: boolean) => {
    held.current[what] = on
    if (held.current.pointer || held.current.focus) pauseToast(toast.id)
    else resumeToast(toast.id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the clock
    <div
      className={classNames(
        'pointer-events-auto flex animate-slide-left items-start gap-2 border border-edge border-s-4 bg-sheet py-1 ps-4',
        toast.kind === 'alert' ? 'border-s-alarm' : 'border-s-good',
      )}
      onBlur={() => hold('focus', false)}
      onFocus={() => hold('focus', true)}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      role={toast.kind}
    >
      <span className="min-w-0 flex-1 self-center py-1.5 leading-snug">
        {toast.onPress ? (
          <button
            className="link min-h-8 text-start"
            onClick={() => {
              toast.onPress?.()
              closeToast(toast.id)
            }}
            type="button"
          >
            {toast.text}
          </button>
        ) : (
          toast.text
        )}
      </span>
      <IconButton label={words.close} onClick={() => closeToast(toast.id)}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  )
}
