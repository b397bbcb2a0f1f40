import { closeToast, shownToasts } from '../src/ui/toasts/toast-store.ts'

const told = new Map<number, string>()
shownToasts.subscribe(() => {
  for (const { id, text } of shownToasts.read()) told.set(id, text)
})

/**
 * Messages of the toasts in this test, oldest first: on a busy machine their three seconds may be over at any line.
 */
export const toasts = () => [...told.values()]

/** Closes the shown toasts and forgets earlier ones. */
export function forgetToasts(): void {
  for (const { id } of shownToasts.read()) closeToast(id)
  told.clear()
}
