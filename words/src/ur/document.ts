// Texts of the page itself, before any screen is shown.

import { siteName } from './language.ts'

export { siteName as tameer } from './language.ts'

export const title = `${siteName}: پاکستان میں گھر کی لاگت، آرکیٹیکٹ، بلڈر اور انٹیریئر ڈیزائنر`
export const description =
  'پاکستان کے آرکیٹیکٹ، کنسٹرکشن کمپنیاں اور انٹیریئر ڈیزائنر تلاش کریں، ان کا کام دیکھیں، اور گھر کی لاگت کا اندازہ لگائیں۔ گھر بنوانے والوں اور پراجیکٹ مینیجرز کے لیے مفت۔'
export const needsScript =
  'اس سائٹ کو JavaScript چاہیے، جو اس براؤزر میں بند ہے۔ اسے آن کریں، یا یہ صفحات پڑھیں جو اس کے بغیر چلتے ہیں:'
export const architects = 'آرکیٹیکٹ'
export const constructionCompanies = 'کنسٹرکشن کمپنیاں'
export const interiorDesigners = 'انٹیریئر ڈیزائنر'
export const costOfTenMarla = 'لاہور میں 10 مرلہ گھر کی لاگت'
/** Title of the page that is shown offline. */
export const offline = `آپ آف لائن ہیں · ${siteName}`
