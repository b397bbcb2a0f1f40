/** Kinds of marks, and the form of their numbers. Pure: safe to import in the browser. */

/** PEC licence (construction), PCATP registration (architects), registration of the company or firm, tax number. */
export const markKinds = ['pec', 'pcatp', 'registration', 'ntn'] as const
export type MarkKind = (typeof markKinds)[number]

/** States of a mark. Entered: waits for the desk. Expired: was checked, and its last day is over. */
export const markStates = ['entered', 'checked', 'refused', 'expired'] as const
export type MarkState = (typeof markStates)[number]

/** Reasons why the desk does not accept a mark; `other` needs words. */
export const markRefusals = [
  'unreadable',
  'not-found',
  'other-name',
  'other-number',
  'expired',
  'other',
] as const
export type MarkRefusal = (typeof markRefusals)[number]

/** Categories of a constructor at the Pakistan Engineering Council, the highest first. */
export const pecCategories = ['A', 'B', '1', '2', '3', '4', '5', '6'] as const
export type PecCategory = (typeof pecCategories)[number]

/** Limits of texts in letters, and of the document in bytes. */
export const markLimits = { number: 40, holder: 120, words: 500 } as const

/** File types of a document. They are detected by their first bytes. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** True when a mark of this kind is valid until a day that its paper names. */
export function markExpires(kind: MarkKind): boolean {
  return kind === 'pec' || kind === 'pcatp'
}

const pecNumber = /^C ?-? ?([AB1-6]) ?[/-] ?(\d{1,10})$/i
const others = {
  pcatp: /^(?=.*\d)[\p{L}\d ./-]{1,40}$/u,
  registration: /^(?=.*\d)[\p{L}\d ./-]{1,40}$/u,
  ntn: /^(?:[a-z\d]{7}-?\d?|\d{5}-?\d{7}-?\d)$/i,
} as const

/**
 * Reads the number of a mark as it is stored, and the category that a PEC number names; undefined for an invalid
 * number.
 */
export function readMarkNumber(
  kind: MarkKind,
  typed: string,
): { number: string; category: PecCategory | null } | undefined {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (kind !== 'pec')
    return others[kind].test(text) ? { number: text.toUpperCase(), category: null } : undefined
  const [, letter, digits] = pecNumber.exec(text) ?? []
  const category = pecCategories.find((one) => one === letter?.toUpperCase())
  return category && { number: `C-${category}/${digits}`, category }
}
