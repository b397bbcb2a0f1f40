// A company's own rates in its settings.
import { day } from './rates.ts'

export const lead = (days: number) =>
  `آپ فی مربع فٹ کتنے سے تعمیر کرتے ہیں۔ ہر ریٹ اختیاری ہے۔ آنے والوں کو یہ آپ کے کارڈ پر، پروفائل پر اور کمپنیوں کے موازنے میں نظر آتا ہے، آپ کے اپنے ریٹ کے طور پر اور اپنی تاریخ کے ساتھ، ${days} دن تک۔ پھر ہم آپ سے ای میل پر دوبارہ پوچھتے ہیں۔`
export const complete = 'مکمل گھر، … روپے فی مربع فٹ سے'
export const grey = 'گرے سٹرکچر میٹریل سمیت، … روپے فی مربع فٹ سے'
export const hint = 'پورے روپوں میں، جیسے 5,400۔ نہ دکھانا ہو تو خالی چھوڑیں۔'
export const shownUntil = (givenOn: string, lastDay: string) =>
  `${day(givenOn)} کو دیا گیا، ${day(lastDay)} تک دکھایا جائے گا۔`
export const notShownSince = (givenOn: string, firstDay: string) =>
  `${day(givenOn)} کو دیا گیا۔ ${day(firstDay)} سے نہیں دکھایا جا رہا: دکھانے کے لیے دوبارہ محفوظ کریں۔`
export const savingRenews = 'محفوظ کرنے سے ان خانوں کا ہر ریٹ آج کی تاریخ سے نیا ہو جاتا ہے۔'
export const save = 'ریٹ محفوظ کریں'
export const saving = 'محفوظ ہو رہا ہے...'
export const saved = 'آپ کے ریٹ محفوظ ہو گئے'
