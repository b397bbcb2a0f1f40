import { apartInUrdu as apart } from '../apart.ts'

export { shortlist } from './labels.ts'
export const shortlistOf = (name: string) => `شارٹ لسٹ: ${apart(name)}`

/** Said after the first company: tells where to find the list. */
export const added = (name: string) =>
  `${apart(name)} آپ کی شارٹ لسٹ میں ہے۔ فہرست آپ کو اوپر کی پٹی میں ملے گی۔`
export const full = (most: number) =>
  `آپ کی شارٹ لسٹ بھر گئی ہے: ${most} کمپنیاں۔ ایک اور شامل کرنے کے لیے کوئی ایک ہٹائیں۔`
export const forNow = 'جب تک یہ صفحہ کھلا ہے یہ آپ کی شارٹ لسٹ میں ہے۔ یہ براؤزر اس سے زیادہ نہیں رکھتا۔'
export const companiesKept = (count: number) => `${count} کمپنیاں`
const these = ['', 'اس سے', 'ان دونوں سے', 'ان تینوں سے']
export const askThese = (count: number) =>
  these[count] === undefined ? 'پوچھنے کے لیے تین چنیں' : `${these[count]} پوچھیں`
