// The beginning of a house: three ways, the day, the stages.
import { apartInUrdu as apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { chooseACity, linkCopied, sending } from './actions.ts'
export { displayAmount, displayDate, displayDay, displayShortDay, groupDigits } from './amounts.ts'
export { plotUnits } from './request-brief.ts'

export const title = 'اپنا گھر شروع کریں'
export const lead = 'مراحل، تصویریں، لنک'
export const beginsWith = 'کس چیز سے شروع کریں'
export const chosenQuote = 'آپ کی چنی ہوئی کوٹیشن'
export const quoteOf = (company: string, isoDate: string) => `${apart(company)}، ${displayDay(isoDate)}`
export const ownBuilder = 'اپنے بلڈر کی قیمت'
export const ownBuilderText = 'خود لکھیں، یا جانچی ہوئی کوٹیشن لیں'
export const buildOurselves = 'ہم خود بنوا رہے ہیں'
export const estimateIsPlan = 'آپ کا تخمینہ ہی منصوبہ ہے'
export const noEstimate = 'پہلے اپنے گھر کا حساب لگائیں: مرحلہ وار لاگت ہی منصوبہ ہے۔'
export const toCalculator = 'کیلکولیٹر پر جائیں'
export const builderName = 'بلڈر کا نام'
export const price = 'قیمت'
export const priceHint = 'روپوں میں، جیسے 95 لاکھ۔'
export const rupees = (pkr: number) => `${groupDigits(pkr)} روپے`
export const city = 'شہر'
export const locality = 'علاقہ یا سوسائٹی (اختیاری)'
export const plot = 'پلاٹ کا سائز'
export const unit = 'اکائی'
export const workBegins = 'کام شروع'
export const weeks = 'ہفتے'
export const weeksHint = 'تعمیر میں کتنا وقت لگے گا۔ خالی بھی چھوڑ سکتے ہیں۔'
export const handoverBy = (day: string) => `حوالگی ${day} تک`
export const fromQuote = (day: string) => `کوٹیشن کے مطابق: حوالگی ${day} تک`
/** The stages at a glance; per cent with at most two decimals. */
export const stagesInShort = (count: number, before: string, after: string) =>
  `${count} مراحل، ${before} فیصد کام سے پہلے، ${after} فیصد حوالگی پر`
export const stagesAlone = (count: number) => `${count} مراحل`
export const nothingKept = 'حوالگی تک کچھ نہیں روکا گیا۔'
export const percentOf = (percent: string) => `${percent} فیصد`
export const advance = 'پیشگی رقم، فیصد میں'
export const advanceHint = 'یہ پہلے مرحلے سے لی جاتی ہے۔'
export const stageShare = (stage: string) => `${stage}، فیصد`
export const plannedDay = (stage: string) => `${stage}: طے شدہ دن`
export const addsUpTo = (percent: string) =>
  `مراحل مل کر ${percent} فیصد بنتے ہیں۔ یہ مل کر 100 فیصد ہونے چاہییں۔`
export const whoSees = (name: string) => `آپ، ${apart(name)} اور جسے آپ لنک دیں، ان کے سوا کوئی نہیں دیکھتا۔`
export const whoSeesAlone = 'آپ اور جسے آپ لنک دیں، ان کے سوا کوئی نہیں دیکھتا۔'
export const keepLink =
  'یہ لنک سنبھال کر رکھیں: اس کے یا ای میل کے بغیر کوئی آپ کا گھر دوبارہ نہیں کھول سکتا۔'
export const begin = 'شروع کریں'
export const begunTitle = 'آپ کا گھر شروع ہو گیا'
export const copyLink = 'اپنا لنک کاپی کریں'
export const linkNotCopied = 'لنک کاپی نہیں ہو سکا۔ وہ نیچے لکھا ہے۔'
export const sendToYourself = 'واٹس ایپ پر خود کو بھیجیں'
export const openHouse = 'گھر کھولیں'
export const yourLink = 'آپ کا اپنا لنک'
export const loadingQuote = 'کوٹیشن لوڈ ہو رہی ہے…'
export const checkedQuotes = 'آپ کی جانچی ہوئی کوٹیشن'
/** Problems of the form's fields. */
export const problems = {
  chooseWay: 'چنیں کہ کس چیز سے شروع کرنا ہے۔',
  enterBuilder: 'بلڈر کا نام لکھیں۔',
  enterPrice: 'قیمت لکھیں، 10,000 روپے یا زیادہ۔',
  priceTooHigh: 'زیادہ سے زیادہ 200 کروڑ لکھیں۔',
  enterCity: 'شہر چنیں۔',
  enterPlot: 'پلاٹ کا سائز لکھیں۔',
  enterDay: 'کام شروع ہونے کا دن چنیں۔',
  weeksOutside: 'ہفتے 1 سے 260 تک لکھیں، یا خالی چھوڑیں۔',
}
