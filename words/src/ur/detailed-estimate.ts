import { apartInUrdu as apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'
import { displayDate } from './amounts.ts'
import { siteName } from './language.ts'

export { chooseACity, copyLink, linkCopied, linkNotCopied, print } from './actions.ts'
export { range } from './amounts.ts'
export { figureToPlanWith, pricesMove } from './estimates.ts'
export { withAllOnTop } from './house-words.ts'
export {
  city,
  constructionMode,
  constructionType,
  cost,
  grade,
  item,
  plot,
  plotSize,
  quantity,
  rate,
  storeys,
  sumOfLines,
  total,
} from './labels.ts'
export { siteName as tameer } from './language.ts'

export const section = 'حصہ'
export const specification = 'یہ کیا ہے'
export const ratePkr = 'ریٹ (روپے)'
export const unit = 'یونٹ'
export const costPkr = 'لاگت (روپے)'
export const materialPkr = 'میٹریل (روپے)'
export const labourPkr = 'مزدوری (روپے)'
export const lowPkr = 'کم از کم (روپے)'
export const highPkr = 'زیادہ سے زیادہ (روپے)'
export const rateStatus = 'ریٹ کی حیثیت'
export const quantityStatus = 'مقدار کی حیثیت'
export const sources = 'ذرائع'
export const paperBill = 'کاغذ پر بل'
export const whatToKnow = 'جاننے کی باتیں'
export const low = 'کم از کم'
export const likely = 'متوقع لاگت'
export const likelyGrey = 'صرف گرے سٹرکچر کی متوقع لاگت'
export const high = 'زیادہ سے زیادہ'
export const paperLines = 'بل کی سطریں'
export const rateStatusAndSources = 'ریٹ کی حیثیت، ذرائع'
export const whereFrom = '، اور یہ کہاں سے آیا'
export const unfoldLines = 'ہر سطر کھولیں'
export const foldLines = 'ہر سطر بند کریں'
export const noSource = 'کوئی ذریعہ نہیں ملا: یہ ہمارا اپنا پیشہ ورانہ اندازہ ہے۔'
export const totalsByPhase = 'مرحلہ وار کُل رقم، روپے میں'
export const percent = (share: number) => `${share}\u00a0فیصد`
export const rateIs = {
  yours: 'آپ کی قیمت',
  published: 'ریٹ شائع شدہ',
  derived: 'ریٹ حساب سے نکالا ہوا',
  assumed: 'ریٹ ہمارا اندازہ',
}
export const phase = 'مرحلہ'
export const aSquareFoot = 'فی مربع فٹ'
export const material = 'میٹریل'
export const labour = 'مزدوری'
export const bill = 'بل'
export const site = 'ویب سائٹ'
export const page = 'صفحہ'
export const date = 'تاریخ'
export const perSquareFoot = 'کورڈ ایریا کے فی مربع فٹ'
export const sheetHint =
  'کوئی ریٹ یا مقدار بدلیں: لاگت اور میزان خود بدل جائیں گے۔ سطر کا میٹریل، مزدوری، کم از کم اور زیادہ سے زیادہ وہی رہیں گے۔'
export const sheetHintLabourAlone =
  'یہ بل صرف مزدوری کا ہے: کوئی لاگت بدلیں، میزان خود بدل جائیں گے۔ کم از کم اور زیادہ سے زیادہ تخمینے کے مطابق رہتے ہیں۔'
export const sheetRangeHint =
  'ہر سطر ایک ہی وقت میں مہنگی نہیں ہوتی: حصے یا کُل رقم کی رینج اپنی سطروں کی رینج کے مجموعے سے کم ہے، اور جمع نہیں ہوتی۔'
export const theBill = 'تخمینے کا بل'
export const lineByLine = 'سطر بہ سطر'
export const lead =
  'آپ کے اپنے جوابات سے آئٹم وار تخمینہ (بل آف کوانٹیٹیز، BOQ)۔ ہر سطر کے ساتھ اس کا ریٹ، مقدار اور ذریعہ ہے۔'
export const title = 'گھر کی تعمیر کی تفصیلی لاگت'
export const staleBill =
  'یہ آخری درست بل ہے۔ کچھ جوابات استعمال نہیں ہو سکتے: براہِ کرم نشان لگے ہوئے جوابات درست کریں۔'
export const mendFirst = (count: number) =>
  count === 1
    ? 'ایک جواب درست نہیں۔ بل دیکھنے کے لیے اسے درست کریں۔'
    : `${count} جوابات درست نہیں۔ بل دیکھنے کے لیے انہیں درست کریں۔`
export const correctIt = 'جواب درست کریں'
export const answerFirst =
  'شہر چنیں اور پلاٹ کا سائز بتائیں: بل فوراً یہاں آ جائے گا، اس پلاٹ کے عام گھر کے حساب سے، اور ہر جواب کے ساتھ بدلے گا۔'
export const thePlot = 'پلاٹ'
export const house = 'گھر'
export const theHouse = 'گھر'
export const finish = 'فنشنگ'
export const finishTitle = 'کیا بنانا ہے، اور کتنا اچھا'
export const typeHint = 'گرے سٹرکچر: دیواریں، چھت، چھپے پائپ اور تاریں۔ مکمل: رہنے کے لیے تیار۔'
export const modeHint = 'سیمنٹ، سریا، اینٹیں کون خریدے گا؟ بغیر میٹریل یعنی آپ خود: بل صرف مزدوری کا ہے۔'
export const whatGradesBuy = 'ہر معیار میں کیا ملتا ہے'
export const dearestLines = 'اس گھر کی سب سے مہنگی سطریں جو مختلف ہیں:'
export const howPricedIn = (city: string) => `ہم ${city} میں گھر کی لاگت کیسے نکالتے ہیں`
export const howUsualArea = 'ہم عام رقبہ کیسے نکالتے ہیں'
export const keptForNow = 'یہ ڈیوائس اسے محفوظ نہیں کرنے دیتی: صفحہ بند یا دوبارہ لوڈ کرنے تک یہ رہے گا۔'
export const keptToCompare = 'موازنے کے لیے محفوظ'
export const keepToCompare = 'محفوظ کریں اور موازنہ کریں'
export const keepHint =
  'یہ بل اسی ڈیوائس پر محفوظ ہوتا ہے۔ کوئی جواب بدلیں، اسے بھی محفوظ کریں، اور دونوں ساتھ ساتھ دیکھیں۔'
export const measuredIn = 'پیمائش کی اکائی'
export const karachiMarlaHint = 'کراچی میں عموماً مربع گز لکھے ہوتے ہیں: تب اوپر مربع گز چنیں۔'
export const sizeMarla = 'مرلے کا سائز'
export const ofLastGoodAnswers = 'آپ کے آخری درست جوابات سے'
export const totalLater = 'کُل رقم: شہر اور پلاٹ بتانے کے بعد'
export const changeAnswers = 'جوابات بدلیں'
export const back = 'واپس'
export const seeTheBill = 'بل دیکھیں'
export const steps = 'تخمینے کے مراحل'
export const sheetFailed = 'سپریڈ شیٹ نہیں بن سکی۔ انٹرنیٹ دیکھیں، صفحہ دوبارہ لوڈ کریں اور پھر کوشش کریں۔'
export const xlsxPreparing = 'XLSX تیار ہو رہی ہے'
export const xlsx = 'XLSX ڈاؤن لوڈ کریں'
export const csv = 'CSV ڈاؤن لوڈ کریں'
export const share = 'شیئر کریں'
export const shareEstimate = 'یہ تخمینہ شیئر کریں'
export const printOrPdf = 'پرنٹ یا PDF'
export const sendByWhatsApp = 'واٹس ایپ سے بھیجیں'
export const buildersIn = (city: string, count?: number) =>
  count === undefined ? `${city} کے بلڈر` : `${city} کے بلڈر (${count})`
export const linesOf = (section: string) => `سطریں: ${section}`
export const sumOf = (section: string) => `میزان: ${section}`
export const keptFull = (most: number) =>
  `${most} پہلے ہی محفوظ ہیں۔ اسے محفوظ کرنے کے لیے موازنے میں سے ایک ہٹائیں۔`
export const nextStep = (step: string) => `اگلا: ${step}`
export const stepOf = (step: number, steps: number) => `${steps} میں سے مرحلہ ${step}`
export const printedOn = (date: string) => `${siteName} · ${date} کو پرنٹ ہوا`
export const inRupees = (prices: string) => `${prices}۔ تمام رقمیں روپے میں۔`
export const askAssumedFirst = 'پہلے ان ریٹس کا پوچھیں جن پر “ہمارا اندازہ” لکھا ہے۔'
export const lowAndHigh = (low: string, high: string) => `کم از کم ${low}، زیادہ سے زیادہ ${high}`
export const whatItIs = (status: string) => `یہ کیا ہے؛ ریٹ: ${status}`
export const whatItIsYours = 'یہ کیا ہے؛ آپ کی قیمت'
export const origin = (rate: string, quantity: string) => `ریٹ: ${rate}۔ مقدار: ${quantity}۔`
export const perFoot = 'فی مربع فٹ'
export const coveredAreaSft = 'کورڈ ایریا (چھت والا رقبہ)، تمام منزلیں ملا کر (مربع فٹ)'
export const areaHint = 'دیواروں اور سیڑھیوں سمیت۔'
export const takeUsual = (sft: string) => `${sft} مربع فٹ رکھیں`
export const usualArea = (sft: string, marla: number) => `${marla} مرلہ پر ${sft} مربع فٹ`
/** Joins the parts into a list, the last after `and`. */
export const listed = (parts: readonly string[]) => `${parts.slice(0, -1).join('، ')} اور ${parts.at(-1)}`
export const usualAreaText = (areas: string, storeys: number) =>
  `لوگ عموماً ${areas} بناتے ہیں، ${storeys} منزلوں پر، 225 مربع فٹ کے مرلے سے۔ دوسرے سائز کا حساب ہم ان کے درمیان سے نکالتے ہیں۔ منزلیں کم یا زیادہ ہوں تو ہر منزل کا سائز وہی رہتا ہے۔ 10 مرلہ فوری تخمینے والا گھر ہے، 5 مرلہ شائع شدہ گھروں سے لیا گیا، 20 مرلہ 10 کا دگنا ہے۔ بلڈنگ قوانین اور آپ کا اپنا نقشہ سب سے پہلے ہیں۔`
export const fromTo = (least: number, most: number) => `${least} سے ${most}`
export const usualHere = (area: string, storeys: number, floor: string, percent: number) =>
  storeys === 1
    ? `یہاں عموماً: ${area} مربع فٹ، یعنی 1 منزل، جو پلاٹ کا ${percent}\u00a0فیصد ڈھانپتی ہے۔`
    : `یہاں عموماً: ${area} مربع فٹ، یعنی ${floor} مربع فٹ کی ${storeys} منزلیں، ہر ایک پلاٹ کا ${percent}\u00a0فیصد ڈھانپتی ہے۔`
export const compareCount = (count: number) => `موازنہ کریں (${count})`
export const toMend = 'درست کرنا ہے'
export const marlaSft = (sft: number) => `${sft} مربع فٹ`
export const marlaHint = 'آپ کے الاٹمنٹ لیٹر میں لکھا ہے کہ کون سا شمار ہوگا۔'
export const complete = 'مکمل'
export const greyAlone = 'صرف گرے سٹرکچر'
/** Follows the total of the other stage. */
export const andGrey = (amount: string) => `صرف گرے سٹرکچر ${amount}`
export const andComplete = (amount: string) => `مکمل ${amount}`
/** Size, storeys and bedrooms of a house, for a message. */
export const houseFacts = (sft: number, storeys: number, bedrooms: number) => [
  `${groupDigits(sft)} مربع فٹ`,
  storeys === 1 ? '1 منزل' : `${storeys} منزلیں`,
  `${bedrooms} بیڈ روم`,
]
export const shareText = (house: string, likely: string, low: string, high: string) =>
  `${house}: تقریباً ${likely} (${low} سے ${high} تک)۔`
/** A list or a note as a sentence. */
export const sentence = (text: string) => `${text}۔`
export const sourcesCounted = (count: number) => `ذرائع (${count})`
export const source = (site: string, page: string, date: string) =>
  `${apart(site)}${page ? `: ${apart(page)}` : ''} (${apart(displayDate(date))})`

export const partsOfHouse = 'گھر کے حصے'
export const partsHint = 'جو آن ہیں وہ ایسے گھر میں عموماً ہوتے ہیں۔'
export const onTop = 'اضافی فیصد'
export const onTopOff = 'ٹھیکیدار کا منافع، ٹیکس اور باقی: سب بند'
export const addOnInShort = (name: string, pct: number) => `${name} ${pct}\u00a0فیصد`
export const onTopHint =
  'بل پر فیصد، جب تک آپ آن نہ کریں بند رہتے ہیں۔ یہ کُل رقم کے ساتھ الگ لکھے جاتے ہیں، اس میں چھپے نہیں ہوتے۔'
export const often = (low: number, high: number, status: string) =>
  low === high ? `اکثر ${low} فیصد؛ ${status}۔` : `اکثر ${low} سے ${high} فیصد؛ ${status}۔`
export const inPercent = (name: string) => `${name}، فیصد میں`
const withAddOn = {
  margin: (pct: number) => `ٹھیکیدار کے ${pct}\u00a0فیصد منافع کے ساتھ`,
  design: (pct: number) => `ڈیزائن اور نگرانی کے ${pct}\u00a0فیصد کے ساتھ`,
  tax: (pct: number) => `سروسز پر ${pct}\u00a0فیصد ٹیکس کے ساتھ`,
  contingency: (pct: number) => `ہنگامی خرچ کے ${pct}\u00a0فیصد کے ساتھ`,
}
export const addOnCost = (id: keyof typeof withAddOn, pct: number, total: string, amount: string) =>
  `${withAddOn[id](pct)}: ${total}، یعنی ${amount} زیادہ۔`
export const totalWithAll = (total: string) => `${total}، اوپر کے تمام فیصد کے ساتھ`
export const yourPrice = (unit: string) => `آپ کی قیمت (روپے فی ${unit})`
export const ofItem = (words: string, item: string) => `${words}: ${item}`
export const yourPriceHint = (most: number) =>
  `اسی چیز کی قیمت جو آپ کو بتائی گئی (میٹریل اور مزدوری)۔ زیادہ سے زیادہ ${most} قیمتیں۔`
export const yourLabourPrice = (unit: string) => `مزدوری کی آپ کی قیمت (روپے فی ${unit})`
export const yourLabourPriceHint = (most: number) =>
  `صرف مزدوری کی قیمت جو آپ کو بتائی گئی۔ یہ صرف مزدوری کے بل میں گنی جاتی ہے۔ زیادہ سے زیادہ ${most} قیمتیں۔`
export const takePriceAway = 'اپنی قیمت ہٹائیں'
export const takeLabourPriceAway = 'مزدوری کی اپنی قیمت ہٹائیں'
/** On paper, in a narrow column. */
export const sizedAt = (unit: string, percent: string) => `${unit}، ${percent} پر`
export const rateForThousand = (unit: string) => `${unit}، فی 1,000`
