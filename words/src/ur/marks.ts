// Licences and registrations of companies that Tameer has checked, as everybody sees them.

import { apartInUrdu as apart } from '../apart.ts'
import { inUnit } from '../figures.ts'
import { publishedInUrdu } from '../published.ts'
import { siteName } from './language.ts'
import { markName, type NamedMark } from './mark-names.ts'

/** A mark in the form of the contract. */
export interface Mark extends NamedMark {
  /** ISO dates. */
  checkedOn: string
  validUntil: string | null
}

export const marks = 'لائسنس اور رجسٹریشن'
export const marksLead = `${siteName} نے درج کی گئی تاریخ کو دستاویز دیکھی، اور جہاں سرکاری فہرست موجود ہے وہاں وہ بھی دیکھی۔`

const months = 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر'.split(' ')

/** `2026-11-12` is `12 نومبر 2026`. */
export function day(isoDate: string): string {
  const [year, month, date] = isoDate.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}

/** Date of a mark's check and its last day. */
export const markDays = ({ checkedOn, validUntil }: Mark) =>
  `${siteName} نے ${day(checkedOn)} کو جانچ کی${validUntil === null ? '' : `، ${day(validUntil)} تک مؤثر`}`
/** Mark with its days. */
export const markText = (mark: Mark) => `${markName(mark)}، ${markDays(mark)}`

/** A row beside the marks: the company has opened the link in a mail to its address. */
export const mailboxConfirmed = 'ای میل کی تصدیق شدہ'

const sum = (pkr: number) => {
  const { figure, unit } = inUnit(pkr)
  return publishedInUrdu(`${figure} ${unit}`)
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
}) =>
  `تخمینہ، ${sum(totalPkr)}، اس حد سے زیادہ ہے جس کی ${apart(`C-${category}`)} میں اجازت ہے (${sum(limitPkr)})۔`
