import { apartInUrdu as apart } from '../apart.ts'

export { documentUnknown, emailInvalid as emailWrong, pictureTooNarrow } from './problems.ts'

export const pictureTypeWrong = 'صرف \u2066.png\u2069، \u2066.jpeg\u2069 اور \u2066.jpg\u2069 فائلیں چلیں گی'
export const pictureTooLarge = (file: string, megabytes: string, most: number) =>
  `${apart(file)} کا سائز \u2066${megabytes}\u00a0MB\u2069 ہے؛ تصویر زیادہ سے زیادہ \u2066${most}\u00a0MB\u2069 کی ہو سکتی ہے`
export const wrongPictureType = (file: string) => `${apart(file)}: ${pictureTypeWrong}`
/** How a phone makes pictures that every browser can show. */
export const jpegInCamera =
  'یہ براؤزر HEIC نہیں دکھا سکتا: آئی فون پر \u2066Settings > Camera > Formats > Most Compatible\u2069 چنیں، دوسرے فون پر کیمرے کی سیٹنگز میں JPEG چنیں، پھر تصویر دوبارہ لیں'
export const pictureLimits = (megabytes: number) =>
  `ہر تصویر زیادہ سے زیادہ \u2066${megabytes}\u00a0MB\u2069؛ بڑی تصویریں بھیجنے سے پہلے چھوٹی کر دی جاتی ہیں۔`
export const fileTooLarge = (megabytes: number) =>
  `براہِ کرم زیادہ سے زیادہ \u2066${megabytes}\u00a0MB\u2069 کی فائل چنیں`
/** Sentences without their full stops, one after another. */
export const sentences = (all: readonly string[]) => all.join('۔ ')
/** Number of fields that have a value. */
export const notSentOffline = 'انٹرنیٹ نہیں: نہیں بھیجا گیا'
export const filledIn = (count: number, all: number) => `${all} میں سے ${count} بھرے ہوئے ہیں`
