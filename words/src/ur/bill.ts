// The bill on the screen: its total with its certainty, the actions, and the folded parts below it.
export { whatsapp } from './actions.ts'
export { displayRupees } from './amounts.ts'
export {
  andComplete,
  andGrey,
  buildersIn,
  changeAnswers,
  complete,
  copyLink,
  correctIt,
  csv,
  finish,
  greyAlone,
  high,
  likely,
  likelyGrey,
  lineByLine,
  low,
  ofLastGoodAnswers,
  percent,
  perFoot,
  printOrPdf,
  range,
  sendByWhatsApp,
  share,
  shareEstimate,
  theBill,
  theHouse,
  totalsByPhase,
  totalWithAll,
  xlsx,
  xlsxPreparing,
} from './detailed-estimate.ts'
export {
  askBuilders,
  askBuildersText,
  disclaimer,
  figureToPlanWith,
  neverInBill,
  notIncluded,
  pricesMove,
  questions,
} from './estimates.ts'
export { withAllOnTop } from './house-words.ts'
export { plot, total } from './labels.ts'

export const howSure = 'یہ کتنا پکا ہے؟'
export const whatIsNotInIt = 'اس میں کیا شامل نہیں؟'
export const sameHouseComplete = 'یہی گھر، مکمل'
export const buildersShort = (count?: number) => (count === undefined ? 'بلڈر' : `بلڈر (${count})`)
export const greyInShort = (amount: string) => `گرے سٹرکچر ${amount}`
export const askForPrices = 'بلڈرز سے اس کی قیمت پوچھیں'
export const asPicture = 'تصویر بنائیں'
export const pictureOffline = 'آپ آف لائن ہیں۔ تصویر ہمارے سرور پر بنتی ہے، اس لیے انٹرنیٹ چاہیے۔'
export const moreWays = 'مزید'
export const whatToDo = 'شیئر، پرنٹ اور محفوظ کریں'
export const coveredArea = 'کورڈ ایریا'
export const rooms = 'کمرے'
export const yourChanges = 'آپ کی تبدیلیاں'
export const linesHint =
  'بل آف کوانٹیٹیز (BOQ): ہر سطر کے ساتھ اس کا ریٹ، مقدار اور ذریعہ ہے۔ لاگت ایک ایک روپے تک جمع ہوتی ہے۔'
export const shortAnswers = (count: number) => `اس گھر کے لیے ${count} مختصر جواب`
export const agreeInWriting = 'آپ کے گھر کی قیمت وہ ہے جو آپ اور ٹھیکیدار تحریری طور پر طے کریں۔'
