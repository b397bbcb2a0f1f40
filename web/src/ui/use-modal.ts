import { type RefObject, useEffect, useRef } from 'react'
import { enterModal } from './modal-stack.ts'

/** Keeps a native dialog in step with `open`; focus goes back where it came from when it closes. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    const leave = enterModal(dialog)
    return () => {
      leave()
      if (dialog.open) dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  return ref
}
