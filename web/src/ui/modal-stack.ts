/**
 * The modal dialogs open now, last opened on top. Everything outside the top one is inert, so whatever
 * must be heard and pressed meanwhile (toasts) is put inside it.
 */
let stack: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

/** Puts an opened dialog on top; call the answer when it closes. */
export function enterModal(dialog: HTMLElement): () => void {
  change([...stack, dialog])
  return () => change(stack.filter((one) => one !== dialog))
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function topModal(): HTMLElement | undefined {
  return stack.at(-1)
}
