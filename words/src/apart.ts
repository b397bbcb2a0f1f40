// Hebrew, Arabic and their kin, and their presentation forms.
const runsLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/

/**
 * What a person typed, as a part of a sentence: it keeps to itself, so that a name in Urdu does not pull the words and
 * figures beside it to its other side (first strong isolate, Unicode UAX 9). Names that run as the sentence does stay as
 * they are. For plain text: titles, toasts, names for screen readers, letters; a screen's own text has `<bdi>`.
 */
export function apart(typed: string): string {
  return runsLeft.test(typed) ? `\u2068${typed}\u2069` : typed
}
