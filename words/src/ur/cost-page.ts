// The pages with the cost of a house. Amounts come as text, without the currency.

import { publishedInUrdu } from '../published.ts'
import { range } from './amounts.ts'
import { siteName } from './language.ts'

export { answerNotInCost as answerNotIn, askPrices, questions } from './estimates.ts'
export { completeHouse, greyStructure } from './house-words.ts'
export { city, cost, grade } from './labels.ts'

/** Plot sizes that have a page, by the name in their address. */
export const sizes = {
  '3 Marla': '3 مرلہ',
  '5 Marla': '5 مرلہ',
  '7 Marla': '7 مرلہ',
  '8 Marla': '8 مرلہ',
  '10 Marla': '10 مرلہ',
  '12 Marla': '12 مرلہ',
  '1 Kanal': '1 کنال (20 مرلہ)',
  '2 Kanal': '2 کنال (40 مرلہ)',
}
export const plotSize = 'پلاٹ کا سائز'
export const title = (size: string, city: string) => `${city} میں ${size} گھر پر کتنا خرچ آتا ہے`
export const description = (size: string, city: string, complete: string, grey: string, date: string) =>
  `${city} میں ${size}: مکمل گھر ${complete} روپے، گرے سٹرکچر ${grey} روپے، ${date} کی قیمتوں پر۔ بل کی ہر سطر، تین معیار، اور ${city} کے بلڈر۔`
export const ofPlace = (size: string, city: string, complete: string, grey: string) =>
  `${city} میں ${size}: مکمل گھر ${complete} روپے، گرے سٹرکچر ${grey} روپے`
export const lead = 'منصوبہ بندی کے اندازے۔ آپ کے گھر کی قیمت وہی ہے جو آپ اور آپ کا ٹھیکیدار لکھ کر طے کریں۔'
export const publishedOn = (date: string) => `${date} کو شائع ہوا`
export const billAt = (date: string) => `${date} کی قیمتوں پر بل`
export const billHint = (sft: string, storeys: number, grade: string) =>
  `ایسے پلاٹ کا عام گھر: ${storeys} منزلوں پر ${sft} مربع فٹ، ${grade} معیار پر سطر بہ سطر قیمت کے ساتھ۔`
export const rangeInPkr = (low: string, high: string) => `${range(low, high)}\u00a0روپے`
export const inPkr = (amount: string) => `${amount} روپے`
export const middleOf = (published: string) => `شائع شدہ ${publishedInUrdu(published)} کا درمیان`
/** A published amount or range. */
export const asPublished = (published: string) => publishedInUrdu(published)
export const companiesIn = (city: string) => `${city} کی کنسٹرکشن کمپنیاں`

export const grades = 'تینوں معیار ساتھ ساتھ'
export const gradesHint =
  'معیار سے مراد یہ ہے کہ فنشنگ کتنی عمدہ ہے۔ گھر تینوں میں ایک ہی ہے۔ ہر رقم مکمل گھر کی ہے۔'
export const greyAndFoot = (grey: string, foot: string) =>
  `گرے سٹرکچر ${grey} روپے؛ مکمل، ${foot} روپے فی مربع فٹ`
export const madeOfPublished = 'شائع شدہ رقم کس چیز کی ہے'
export const sumOfSections = 'حصوں کا میزان'
export const sectionsDiffer = (total: string) =>
  `شائع شدہ کُل رقم ${total} روپے ہے: حصے الگ سے شائع ہوتے ہیں اور ٹھیک اتنے نہیں بنتے۔`

export const askGrey = (size: string, city: string) =>
  `${city} میں ${size} گھر کے گرے سٹرکچر پر کتنا خرچ آتا ہے؟`
export const answerGrey = (amount: string, date: string) =>
  `عام گھر پر تقریباً ${amount} روپے، ${date} کی قیمتوں پر۔ اس میں بنیادیں، دیواریں، چھتیں، پلستر، اور ان کے اندر کے پائپ اور تاریں ہیں۔`
export const askComplete = (size: string, city: string) => `${city} میں ${size} مکمل گھر پر کتنا خرچ آتا ہے؟`
export const answerComplete = (amount: string, low: string, high: string, date: string) =>
  `عام گھر پر تقریباً ${amount} روپے، ${low} سے ${high} روپے تک، ${date} کی قیمتوں پر۔ مکمل گھر میں گرے سٹرکچر کے علاوہ ٹائلیں، دروازے، کھڑکیاں، پینٹ، فٹنگز اور کنکشن شامل ہیں۔`
export const askPublished = 'شائع شدہ رقم اور کیوں ہے؟'
export const answerPublished = (complete: string, date: string, billDate: string) =>
  `مکمل گھر کی شائع شدہ رقم، ${complete} روپے، ${date} کی ہے اور اس میں سادہ فنشنگ ہے۔ بل ${billDate} کا ہے اور گھر کی ہر سطر گنتا ہے۔`
export const askMarla = 'یہ کون سا مرلہ ہے؟'
export const askNotIn = 'ان اعداد میں کیا شامل نہیں؟'
export const askDrawing = 'کیا یہ اعداد میرے نقشے کے مطابق ہیں؟'
export const answerDrawing = `نہیں، یہ ایسے پلاٹ کے عام گھر کے ہیں۔ ${siteName} کے کیلکولیٹر میں آپ اپنا کورڈ ایریا، منزلیں، کمرے اور معیار دے سکتے ہیں۔`
export const answerPrices = (billDate: string) =>
  `بل ${billDate} کا ہے۔ اینٹ، سیمنٹ اور سریے کے ریٹ ہفتوں میں بدل جاتے ہیں: خریدنے سے پہلے تاریخ والی کوٹیشن لیں۔`

export const builders = (city: string) => `${city} کے بلڈر`
export const otherSizes = (city: string) => `${city} میں دوسرے سائز`
export const elsewhere = (size: string) => `${size}، دوسرے شہروں میں`
export const whoBuilds = (city: string) => `${city} میں کون بناتا ہے`

// The pages above them: one for each city, and one for all.
export const cityTitle = (city: string) => `${city} میں گھر پر کتنا خرچ آتا ہے`
export const everywhereTitle = 'پاکستان میں گھر پر کتنا خرچ آتا ہے'
export const cityDescription = (city: string, date: string) =>
  `${city} میں 3 مرلہ سے 2 کنال تک کے گھر پر کتنا خرچ آتا ہے، گرے سٹرکچر اور مکمل، ${date} کی قیمتوں پر۔`
export const everywhereDescription = (cities: string, date: string) =>
  `${cities} میں 3 مرلہ سے 2 کنال تک کے مکمل گھر پر کتنا خرچ آتا ہے، ${date} کی قیمتوں پر۔`
export const bySize = 'پلاٹ کے سائز کے لحاظ سے'
export const tableHint = (grade: string, date: string) =>
  `ہر پلاٹ کا عام گھر، ${grade} معیار پر، ${date} کی قیمتوں سے سطر بہ سطر۔`
export const completeTableHint = (grade: string, date: string) =>
  `ہر پلاٹ کا عام مکمل گھر، ${grade} معیار پر، ${date} کی قیمتوں سے سطر بہ سطر۔`
export const otherCities = 'دوسرے شہر'
export const costsIn = (city: string) => `${city} میں تمام سائز`

// The picture of a link preview.
export const shareBelow = (grade: string, date: string) => `عام گھر، ${grade}۔ ${date} کی قیمتیں`
