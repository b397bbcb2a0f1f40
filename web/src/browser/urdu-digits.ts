const digits = /[\u06f0-\u06f9\u0660-\u0669\u066b\u066c]/g

/**
 * Replaces Urdu and Arabic digits and their decimal and thousands marks with those that fields and calls use:
 * `۱۲٫۵` becomes `12.5`.
 */
export function latinDigits(typed: string): string {
  return typed.replace(digits, (sign) =>
    sign === '\u066b' ? '.' : sign === '\u066c' ? ',' : String((sign.codePointAt(0) ?? 0) & 15),
  )
}

/** Lets fields for figures take the digits of an Urdu keyboard. Fields for text stay as they are. */
export function acceptUrduDigits(): void {
  document.addEventListener('beforeinput', (event) => {
    const { target, data } = event
    if (!(target instanceof HTMLInputElement) || target.dir !== 'ltr' || !data) return
    const latin = latinDigits(data)
    if (latin === data) return
    event.preventDefault()
    // Only this command changes a field so that its undo history and the screen's event handlers both see it.
    document.execCommand('insertText', false, latin)
  })
}
