// Lines for WhatsApp about a house. The address of the house stands behind the colon or the full stop.
import { apartInUrdu as apart } from '../apart.ts'
import { withSignInUrdu as withSign } from '../with-sign.ts'
import { displayDay } from './amounts.ts'

export const picturesSent = (count: number, place: string) =>
  count === 1
    ? `السلام علیکم، ${apart(place)} والے گھر کی 1 نئی تصویر:`
    : `السلام علیکم، ${apart(place)} والے گھر کی ${count} نئی تصویریں:`
/** `done` is the row of the stage: `Plaster done`. */
export const claimed = (done: string, place: string) =>
  `السلام علیکم، ${apart(place)} والا گھر: ${done}۔ دیکھ کر جواب دیں:`
export const agreed = (done: string) => `منظور ہے: ${done}۔`
export const questionAbout = (stage: string) => `${stage} کے بارے میں ایک سوال:`
export const change = (pkr: number, days: number, isoDate: string) =>
  `ایک تبدیلی، ${signed(pkr)} روپے، ${signed(days)} دن۔ ${displayDay(isoDate)} تک جواب دیں:`
export const siteLink = (place: string) =>
  `اس لنک سے ${apart(place)} والے گھر کی تصویریں لگائیں۔ اسے سنبھال کر رکھیں، چیٹ میں پن کر لیں:`
export const familyLink = 'دیکھیں ہمارا گھر کتنا بن گیا:'
/** `sum` in figures; `stage` as in the middle of a sentence, '' for none. */
export const paid = (sum: string, stage: string) =>
  stage
    ? `${stage} کے لیے ${sum} روپے ادا کر دیے۔ وصولی یہاں بتائیں:`
    : `${sum} روپے ادا کر دیے۔ وصولی یہاں بتائیں:`
export const received = (sum: string) => `${sum} روپے مل گئے۔ شکریہ۔`

function signed(value: number): string {
  return value === 0 ? '0' : withSign(value)
}
