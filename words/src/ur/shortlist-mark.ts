import { apartInUrdu as apart } from '../apart.ts'

export { shortlist } from './labels.ts'

/** Said of the first one: where the list is. */
export const added = (name: string) =>
  `${apart(name)} آپ کی شارٹ لسٹ میں ہے۔ فہرست آپ کو “ٹھیکیدار” والے صفحے پر ملے گی۔`
export const full = (most: number) =>
  `آپ کی شارٹ لسٹ بھر گئی ہے: ${most} کمپنیاں۔ ایک اور شامل کرنے کے لیے کوئی ایک ہٹائیں۔`
export const forNow = 'جب تک یہ صفحہ کھلا ہے یہ آپ کی شارٹ لسٹ میں ہے۔ یہ براؤزر اس سے زیادہ نہیں رکھتا۔'
