import { apartInUrdu as apart } from '../apart.ts'

export { print } from './actions.ts'
export { range } from './amounts.ts'
export { onTop, partsOfHouse as parts, withAllOnTop } from './detailed-estimate.ts'
export { city, constructionMode, constructionType, grade, plot, storeys } from './labels.ts'

export const lead = 'زیادہ سے زیادہ تین تفصیلی تخمینے ساتھ ساتھ، اسی ڈیوائس پر محفوظ، کہیں نہیں بھیجے جاتے۔'
export const title = 'گھر کی تعمیر کی لاگت کا موازنہ'
export const sideBySide = 'ساتھ ساتھ'
export const makeEstimate = 'تفصیلی تخمینہ بنائیں'
export const nothingKept =
  'ابھی کچھ محفوظ نہیں۔ تفصیلی تخمینہ بنائیں اور اس کے بل پر “محفوظ کریں اور موازنہ کریں” دبائیں؛ پھر کوئی جواب بدلیں، جیسے شہر یا معیار، اور وہ بل بھی محفوظ کریں۔'
export const addAnother = 'ایک اور تخمینہ شامل کریں'
export const tableLabel = 'محفوظ تخمینے ساتھ ساتھ'
export const lowToHigh = 'کم از کم سے زیادہ سے زیادہ'
export const aSquareFoot = 'فی مربع فٹ'
export const answersDiffer = 'جہاں جوابات مختلف ہیں'
export const sections = 'حصہ بہ حصہ'
export const keepOneMore = 'ایک اور تخمینہ محفوظ کریں: تب یہاں فرق نظر آئے گا، حصہ بہ حصہ۔'
export const open = 'کھولیں'
export const remove = 'ہٹائیں'
export const notPartOfIt = 'اس میں شامل نہیں'
export const theSame = 'ایک جیسا'
export const coveredArea = 'کورڈ ایریا'
export const asUsual = 'عام طور پر جتنا'
export const ownPrices = 'آپ کی قیمتیں'
export const none = 'کوئی نہیں'
export const openEstimate = (name: string) => `${apart(name)} کھولیں`
export const removeEstimate = (name: string) => `${apart(name)} ہٹائیں`
const withShare = (amount: string, percent: string | undefined) =>
  percent ? `${amount} (${percent}\u00a0فیصد)` : amount
export const more = (amount: string, percent?: string) => `${withShare(amount, percent)} زیادہ`
export const less = (amount: string, percent?: string) => `${withShare(amount, percent)} کم`
export const sft = (area: string) => `${area} مربع فٹ`
export const plotInMarla = (plot: string, sft: number) => `${plot} (${sft} مربع فٹ فی مرلہ)`
export const keptCount = (count: number, most: number) => `${most} میں سے ${count} محفوظ`
export const differencesHint = (date: string, same: string) =>
  `فرق پہلے کالم کے مقابلے میں ہے، سب ${date} کی قیمتوں پر۔ سب میں ایک جیسا: ${same}۔`
export const olderPrices = (date: string, then: string | undefined, now: string) =>
  `${date} کی ریٹ لسٹ پر محفوظ${then ? `، تب ${then}` : ''}؛ موجودہ لسٹ پر ${now}۔`
export const pricesGone = (date: string, then: string | undefined, now: string) =>
  `${date} کی ریٹ لسٹ پر محفوظ، جو اب کسی کے پاس نہیں${then ? `، تب ${then}` : ''}؛ موجودہ لسٹ پر ${now}۔`
export const whichTwo = 'ایک وقت میں دو دکھائیں'
export const pairOf = (one: number, other: number) => `${one} اور ${other}`
export const removeOne = 'ایک ہٹائیں'
