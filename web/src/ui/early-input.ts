type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  /** What a person did with the page while nothing listened, and what hears of it. */
  var earlyInput: { events: Event[]; keep: (event: Event) => void } | undefined
}

const kinds = ['input', 'click', 'submit']

/** Keeps what is chosen, typed and pressed from now on; no form is sent by the browser itself. */
export function keepEarlyInput(): void {
  const events: Event[] = []
  const keep = (event: Event) => {
    if (event.type === 'submit') event.preventDefault()
    else events.push(event)
  }
  for (const kind of kinds) addEventListener(kind, keep, true)
  globalThis.earlyInput = { events, keep }
}

/**
 * Lets the screen, which listens now, hear of all that. Once; what stands no longer is passed over, and so are the fields
 * of a form with `data-early`, which looks at them by itself.
 */
export function repeatEarlyInput(): void {
  const { events, keep } = globalThis.earlyInput ?? {}
  if (!events || !keep) return
  globalThis.earlyInput = undefined
  for (const kind of kinds) removeEventListener(kind, keep, true)
  const fields = events.flatMap(({ type, target }) => (type === 'input' ? (target as Field) : []))
  const buttons = events.flatMap(({ type, target }) =>
    type === 'click' ? ((target as Element).closest('button') ?? []) : [],
  )
  for (const field of new Set(fields)) {
    if (field.isConnected && !field.closest('[data-early]')) repeat(field)
  }
  const pressed = buttons.at(-1)
  if (pressed?.isConnected) pressed.click()
}

/** React hears only of a value that differs from the one it last saw, so each is taken back first. */
function repeat(field: Field): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (field.type === 'radio' || field.type === 'checkbox') {
    const input = field as HTMLInputElement
    input.checked = !input.checked
    input.click()
  } else {
    const { value } = field
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
