type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person did with the page while nothing listened. */
interface EarlyInput {
  fields: Set<Field>
  pressed: HTMLButtonElement | undefined
}

declare global {
  var takeEarlyInput: (() => EarlyInput) | undefined
}

const kinds = ['input', 'click', 'submit'] as const

/** Keeps what is chosen, typed and pressed from now on; no form is sent by the browser itself. */
export function keepEarlyInput(): void {
  const early: EarlyInput = { fields: new Set(), pressed: undefined }
  const keep = (event: Event) => {
    const target = event.target as Element
    if (event.type === 'submit') event.preventDefault()
    else if (event.type === 'input') early.fields.add(target as Field)
    else early.pressed = target.closest('button') ?? early.pressed
  }
  for (const kind of kinds) addEventListener(kind, keep, true)
  globalThis.takeEarlyInput = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true)
    globalThis.takeEarlyInput = undefined
    return early
  }
}

/** Lets the screen, which listens now, hear of all that. Once; what stands no longer is passed over. */
export function repeatEarlyInput(): void {
  const early = globalThis.takeEarlyInput?.()
  if (!early) return
  for (const field of early.fields) if (field.isConnected) repeat(field)
  if (early.pressed?.isConnected) early.pressed.click()
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
