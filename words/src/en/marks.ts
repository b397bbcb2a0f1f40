// Licences and registrations of companies that Tameer has checked, as everybody sees them.

import { inUnit } from '../figures.ts'
import { siteName } from './language.ts'
import { markName, type NamedMark } from './mark-names.ts'

/** A mark in the form of the contract. */
export interface Mark extends NamedMark {
  /** ISO dates. */
  checkedOn: string
  validUntil: string | null
}

export const marks = 'Licences and registrations'
export const marksLead = `${siteName} looked at the document and, where there is one, at the public register on the day that is named.`

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `2026-11-12` is `12 Nov 2026`. */
export function day(isoDate: string): string {
  const [year, month, date] = isoDate.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}

/** Date of a mark's check and its last day. */
export const markDays = ({ checkedOn, validUntil }: Mark) =>
  `checked by ${siteName} on ${day(checkedOn)}${validUntil === null ? '' : `, valid until ${day(validUntil)}`}`
/** Mark with its days. */
export const markText = (mark: Mark) => `${markName(mark)}, ${markDays(mark)}`

/** A row beside the marks: the company has opened the link in a mail to its address. */
export const mailboxConfirmed = 'Mailbox confirmed'

const sum = (pkr: number) => {
  const { figure, unit } = inUnit(pkr)
  return `${figure} ${unit}`
}

/** A house is larger than the licence's category allows; amounts in PKR. */
export const aboveLimit = ({
  category,
  totalPkr,
  limitPkr,
}: {
  category: string
  totalPkr: number
  limitPkr: number
}) => `The estimate, ${sum(totalPkr)}, is above what C-${category} allows (${sum(limitPkr)}).`
