const digits = /[\u06f0-\u06f9\u0660-\u0669\u066b\u066c]/g

/** Urdu and Arabic digits, and their marks of decimals and thousands, as fields and calls write them: `۱۲٫۵` is `12.5`. */
export function latinDigits(typed: string): string {
  return typed.replace(digits, (sign) =>
    sign === '\u066b' ? '.' : sign === '\u066c' ? ',' : String((sign.codePointAt(0) ?? 0) & 15),
  )
}

/** Lets fields that hold figures, and no text, take digits as an Urdu keyboard writes them. */
export function acceptUrduDigits(): void {
  document.addEventListener('beforeinput', (event) => {
    const { target, data } = event
    if (!(target instanceof HTMLInputElement) || target.dir !== 'ltr' || !data) return
    const latin = latinDigits(data)
    if (latin === data) return
    event.preventDefault()
    // The one way of writing into a field that its history and the screen both hear of.
    document.execCommand('insertText', false, latin)
  })
}
