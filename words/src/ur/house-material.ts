// Material that came to a house, and its faults: the sheet that writes them down, and their parts of the page.
import { apartInUrdu as apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { displayDay, groupDigits } from './amounts.ts'
export { dayNotPossible, wholeQuantity, wholeRupees } from './house-problems.ts'

// Kinds of what is added.
export const materialThatCame = 'آیا ہوا میٹریل'
export const aFault = 'خرابی'

// Material.
export const youBought = 'آپ کا خریدا ہوا میٹریل'
export const materials = { cement: 'سیمنٹ', steel: 'سریا', bricks: 'اینٹیں', sand: 'ریت', crush: 'کرش' }
export const units = {
  cement: 'بوریاں',
  steel: 'کلو',
  bricks: 'اینٹیں',
  sand: 'مکعب فٹ',
  crush: 'مکعب فٹ',
}
const oneOf: Partial<typeof units> = { cement: 'بوری', bricks: 'اینٹ' }
export const material = 'میٹریل'
export const howMuch = 'کتنا؟'
export const inUnit = (unit: string) => `گنتی: ${unit}`
export const cost = 'کتنے کا؟ (اختیاری)'
export const rupees = (pkr: number) => `${groupDigits(pkr)} روپے`
export const slip = 'رسید کی تصویر'
export const day = 'دن'
export const amount = (quantity: number, material: keyof typeof units) =>
  `${groupDigits(quantity)} ${(quantity === 1 && oneOf[material]) || units[material]}`
export const ofAbout = (bought: number, about: number, unit: string) =>
  `تقریباً ${groupDigits(about)} میں سے ${groupDigits(bought)} ${unit}`
export const morePercent = (percent: number) => `اب تک کے کام کے تخمینے سے ${percent} فیصد زیادہ`
export const within = 'تخمینے کے اندر'
/** A material beside what is said of it. */
export const named = (material: string, said: string) => `${material}: ${said}`
export const broughtBy = (name: string, isoDate: string) => `${apart(name)} · ${displayDay(isoDate)}`
export const corrected = 'درست کیا گیا'
export const correct = 'درست کریں'
/** The delivery that is corrected. */
export const insteadOf = (amount: string) => `${amount} کی جگہ`
export const showAllOf = (count: number) => `سب ${count} دیکھیں`

// Faults.
export const faults = 'خرابیاں'
export const where = 'خرابی کہاں ہے؟'
export const aboutIt = 'کیا خراب ہے؟'
export const states = { open: 'باقی', mended: 'ٹھیک کر دی، دیکھ لیں', accepted: 'قبول' }
/** A mended fault, for all but the family that looks at it. */
export const familyLooks = 'ٹھیک کر دی، گھر والوں کے جواب کا انتظار'
export const counted = (open: number, mended: number, accepted: number) =>
  [open > 0 && `${open} باقی`, mended > 0 && `${mended} ٹھیک کر دی`, accepted > 0 && `${accepted} قبول`]
    .filter(Boolean)
    .join(' · ')
export const mended = 'ٹھیک کر دی'
export const mendedBy = (name: string, isoDate: string) =>
  `ٹھیک کر دی: ${apart(name)}، ${displayDay(isoDate)}`
export const isGood = 'اب ٹھیک ہے'
export const notYet = 'ابھی نہیں'
export const isAccepted = 'خرابی ٹھیک مان لی گئی'
export const isOpenAgain = 'خرابی پھر باقی ہے'
export const quoted = (text: string) => `“${apart(text)}”`
export const pictureOf = (number: number, count: number) => `${count} میں سے تصویر ${number}`

// Problems, and what does not go.
export const atMostPictures = (count: number) => `صرف پہلی ${count} تصویریں جاتی ہیں۔`
export const sayWhere = 'بتائیں خرابی کہاں ہے۔'
export const sayWhat = 'بتائیں کیا خراب ہے۔'
