import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { type Watched, watchedValue } from './watched-value.ts'

const stack = watchedValue<readonly HTMLElement[]>([])

/**
 * Top one of the open modal dialogs, which is the last opened. Everything outside it is inert, so toasts are put
 * inside it: they must be read out and pressed meanwhile.
 */
export const topModal: Watched<HTMLElement | undefined> = {
  read: () => stack.read().at(-1),
  subscribe: stack.subscribe,
}

/** Puts an opened dialog on top. Returns the function to call when it closes. */
function enterModal(dialog: HTMLElement): () => void {
  stack.set([...stack.read(), dialog])
  return () => stack.set(stack.read().filter((one) => one !== dialog))
}

/** Keeps a native dialog in step with `open`. When it closes, the focus returns to its former place. */
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

/** True for a press beside an open dialog, but not for the second press of a double one, whose first has opened it. */
export function pressedBeside({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>): boolean {
  return detail < 2 && target === currentTarget
}
