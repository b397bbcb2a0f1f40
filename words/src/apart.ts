// Hebrew, Arabic and their kin. Presentation forms are left out: keyboards write none, and the home page is full.
const runsLeft = /[\u0590-\u08ff]/

/**
 * What a person typed, as a part of a sentence: it keeps to itself, so that a name in Urdu does not pull the words and
 * figures beside it to its other side (first strong isolate, Unicode UAX 9). Names that run as the sentence does stay as
 * they are. For plain text: titles, toasts, names for screen readers, letters; a screen's own text has `<bdi>`.
 */
export function apart(typed: string): string {
  return runsLeft.test(typed) ? `\u2068${typed}\u2069` : typed
}

// Latin letters with and without accents, and the plus of a phone number.
const runsRight = /[A-Za-z\u00c0-\u024f+]/

/** The same in a sentence of Urdu, where it is the Latin names that would pull at what stands beside them. */
export function apartInUrdu(typed: string): string {
  return runsRight.test(typed) ? `\u2068${typed}\u2069` : typed
}
