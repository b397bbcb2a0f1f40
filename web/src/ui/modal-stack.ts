import { type Watched, watchedValue } from '../browser/watched-value.ts'

const stack = watchedValue<readonly HTMLElement[]>([])

/**
 * The top one of the modal dialogs open now, the last opened. Everything outside it is inert, so what must be read
 * out and pressed meanwhile (toasts) is put inside it.
 */
export const topModal: Watched<HTMLElement | undefined> = {
  read: () => stack.read().at(-1),
  subscribe: stack.subscribe,
}

/** Puts an opened dialog on top. Returns the function to call when it closes. */
export function enterModal(dialog: HTMLElement): () => void {
  stack.set([...stack.read(), dialog])
  return () => stack.set(stack.read().filter((one) => one !== dialog))
}
