// Hebrew, Arabic and related scripts. Presentation forms are left out: keyboards do not write them, and they would
// add bytes to the home page, which is at its limit.
const runsLeft = /[\u0590-\u08ff]/

/**
 * Isolates typed text inside a sentence, so that a name in Urdu does not move the words and figures beside it to
 * its other side (first strong isolate, Unicode UAX 9). Names in the direction of the sentence stay as they are.
 * For plain text: titles, toasts, names for screen readers, mails; a screen's own text uses `<bdi>`.
 */
export function apart(typed: string): string {
  return runsLeft.test(typed) ? `\u2068${typed}\u2069` : typed
}

// Latin letters with and without accents, the plus of a phone number, and figures that a hyphen joins, which would change
// places after a word in Urdu.
const runsRight = /[A-Za-z\u00c0-\u024f+]|\d-\d/

/** Does the same in an Urdu sentence, in which Latin names and joined figures would move the text beside them. */
export function apartInUrdu(typed: string): string {
  return runsRight.test(typed) ? `\u2068${typed}\u2069` : typed
}
