import { closeToast, shownToasts } from '../src/ui/toast-store.ts'

const told = new Map<number, string>()
shownToasts.subscribe(() => {
  for (const { id, text } of shownToasts.read()) told.set(id, text)
})

/** What toasts have said in this test, oldest first: on a busy machine their three seconds may be over at any line. */
export const toasts = () => [...told.values()]

/** Closes what is shown and forgets what was. */
export function forgetToasts(): void {
  for (const { id } of shownToasts.read()) closeToast(id)
  told.clear()
}
