type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Tells the screen, which listens from now on, what was typed and chosen in its HTML before. The fields of a form with
 * `data-early` are left out: that form reads them by itself.
 */
export function repeatEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field) && !field.closest('[data-early]')) repeat(field)
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return (
      field.selectedIndex !==
      Math.max(
        options.findIndex((option) => option.defaultSelected),
        0,
      )
    )
  }
  if (field.type === 'radio') return 'checked' in field && field.checked && !field.defaultChecked
  return field.value !== field.defaultValue
}

/** React hears only of a value that differs from the one it last saw, so each is taken back first. */
function repeat(field: Field): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (field.type === 'radio') {
    const input = field as HTMLInputElement
    input.checked = false
    input.click()
  } else {
    const { value } = field
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
