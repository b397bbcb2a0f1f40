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
