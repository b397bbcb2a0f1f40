// The page of a shared estimate, and of an address without a valid one. Amounts come as text, without the currency.

import { range } from './amounts.ts'
import { siteName } from './language.ts'

export { showAmounts } from './bill-plan.ts'
export { onTop } from './detailed-estimate.ts'
export { olderPrices, pricesGone } from './link-prices.ts'

/** `7 Marla in Lahore: 1.10 Crore (1.01 to 1.24)`: a unit that all amounts share is written once. */
export const title = (house: string, amount: string, low: string, high: string) => {
  const same = unitOf(amount) === unitOf(low) && unitOf(amount) === unitOf(high)
  const bare = (text: string) => (same ? figureOf(text) : text)
  return `${house}: ${amount} (${bare(low)} سے ${bare(high)})`
}
const unitOf = (amount: string) => amount.split(' ')[1]
const figureOf = (amount: string) => amount.replace(/ .*/, '')
export const description = (stage: string, house: readonly string[], date: string) =>
  `${stage}: ${house.join('، ')}۔ ${date} کی قیمتیں۔ ہر سطر ریٹ اور مقدار کے ساتھ، اس میں کیا ہے اور کیا نہیں۔`
export const lead = `اس گھر کا حساب ${siteName} پر لگایا گیا ہے۔ یہ منصوبہ بندی کا اندازہ ہے: گھر کی قیمت وہی ہے جو خاندان اور بلڈر لکھ کر طے کریں۔`
export const rupeesForOne = 'کسی اور کرنسی کی ایک اکائی کے کتنے روپے'
export const rupeesForOneHint = 'ہمارے پاس ریٹ نہیں ہیں: وہ لکھیں جو آپ کا بینک دیتا ہے، جیسے 355۔'
export const inOther = (amount: string, rate: number) => `دوسری کرنسی میں ${amount}، ${rate} کے ریٹ پر`
export const ofWhichGrey = 'اس میں سے گرے سٹرکچر'
export const aSquareFoot = (amount: string, low: string, high: string) =>
  `${low} سے ${high} روپے؛ ${amount} روپے فی مربع فٹ`
export const change = 'یہ گھر کھولیں اور بدلیں'
export const theHouse = 'گھر'
export const plot = 'پلاٹ'
export const coveredArea = 'کورڈ ایریا'
export const storeys = 'منزلیں'
export const rooms = 'کمرے'
export const builtUpTo = 'کہاں تک تعمیر'
export const grade = 'معیار'
export const differs = 'کیا مختلف ہے'
export const ownPrices = 'اپنی قیمتیں'
export const sft = (area: string) => `${area} مربع فٹ`
export const toKnow = 'جاننے کی باتیں'
export const inAndNot = 'اس میں کیا ہے، اور کیا نہیں'
export const isIn = (date: string) =>
  `اوپر کی فہرست میں جو کچھ ہے وہ اس میں شامل ہے، ${date} کی قیمتوں پر۔ اینٹ، سیمنٹ اور سریے کے ریٹ ہفتوں میں بدل جاتے ہیں: خریدنے سے پہلے تاریخ والی کوٹیشن لیں۔`

// The picture of an estimate for link previews.
export const shareAbove = 'اس گھر پر کتنا خرچ آتا ہے'
export const shareBelow = (sft: string, grade: string, date: string) =>
  `${sft} مربع فٹ، ${grade}۔ ${date} کی قیمتیں`
export const shareRange = 'کم از کم سے زیادہ سے زیادہ'
export const rangeOnPicture = (low: string, high: string) =>
  range(unitOf(low) === unitOf(high) ? figureOf(low) : low, high)

// An address without an estimate.
export const unreadable = 'یہ تخمینہ نہیں دکھایا جا سکتا'
export const unreadableText =
  'پتے میں کچھ غلط ہے یا رہ گیا ہے۔ اسے کیلکولیٹر میں کھول کر درست کریں، یا لنک دوبارہ مانگیں۔'
export const tooLong = `یہ پتہ ${siteName} کے ہر پتے سے لمبا ہے۔ لنک دوبارہ مانگیں، یا گھر کا حساب خود لگائیں۔`
export const putRight = 'کیلکولیٹر میں درست کریں'
