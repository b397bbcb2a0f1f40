type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Replays input that was typed or chosen in prerendered HTML, once the screen's event handlers are active. It skips
 * the fields of a part with `data-early`: that part reads them itself.
 */
export function repeatEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field) && !field.closest('[data-early]')) repeat(field)
  }
}

/** True for a field of prerendered HTML that no longer has the value that the HTML gives it. */
export function isChanged(field: Field): boolean {
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

/** React ignores a value equal to the last one it saw, so each value is reset first. */
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
