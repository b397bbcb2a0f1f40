import { publishedInUrdu } from '../published.ts'

export { chooseACity } from './actions.ts'
export {
  city,
  constructionMode,
  constructionType,
  cost,
  coveredAreaSft,
  item,
  quantity,
  rate,
  sumOfLines,
  total,
} from './labels.ts'

export const breakdown = 'تعمیراتی لاگت کی تفصیل'
export const breakdownView = 'تفصیل کا انداز'
export const pieLater = 'لاگت نکالنے پر چارٹ بنے گا۔'
export const madeOf = 'خرچ کس چیز پر ہے'
export const greySectionsHint =
  'گرے سٹرکچر میں بنیاد اور ڈھانچہ، بجلی کا کام اور پلمبنگ کا کام شامل ہیں؛ باقی حصے مکمل گھر کی فنشنگ ہیں۔'
export const lead = 'آپ کے شہر میں گھر پر کتنا خرچ آتا ہے، اور یہ رقم کن چیزوں سے بنتی ہے۔'
export const title = 'گھر کی تعمیر کی لاگت کا کیلکولیٹر'
export const quickOptions = 'فوری انتخاب'
export const areaSize = 'پلاٹ کا سائز'
export const chooseAnArea = 'پلاٹ کا سائز چنیں'
export const anyPlotInDetailed = 'تفصیلی تخمینہ ہر پلاٹ کے لیے ہے'
export const calculateCost = 'لاگت نکالیں'
export const lessOptions = 'کم اختیارات'
export const moreOptions = 'مزید اختیارات'
export const coveredAreaWrong = 'کورڈ ایریا پورے مربع فٹ میں لکھیں، مثلاً 3375۔'
export const foundationText = 'کھدائی، بنیادیں، چنائی، کنکریٹ، سریا، چھت کی حفاظت اور گرے سٹرکچر کی مزدوری۔'
export const woodText = 'دروازے، کھڑکیاں، گیٹ اور ریلنگ، کچن کیبنٹ، اور فرش اور دیواروں کی ٹائلیں اور ماربل۔'
export const electricText = 'کنڈوٹ پائپ، تاریں، بورڈ اور ارتھنگ: جو پلستر سے پہلے ڈالا جاتا ہے۔'
export const plumbingText = 'اندر باہر پانی، گیس اور نکاسی کے پائپ، چھت کی ٹینکی اور اس کی موٹر۔'
export const fittingsText =
  'جو نظر آتا اور ہاتھ میں آتا ہے: کموڈ، بیسن، مکسچر، کچن سنک، لائٹیں، پنکھے، سوئچ اور تالے۔'
export const utilitiesText = 'بجلی، گیس، پانی اور سیوریج کے کنکشن، بور، اور نقشے کی منظوری۔'
export const greyStructureMaterial = 'گرے سٹرکچر کا میٹریل'
export const finishingMaterial = 'فنشنگ کا میٹریل'
export const labourCost = 'مزدوری کی لاگت'
export const greyStructure = 'گرے سٹرکچر'
export const completeHouse = 'مکمل گھر'
export const summary = 'خلاصہ'
export const totalCost = 'کُل لاگت'
export const whatTotalStandsFor = 'کُل رقم کس چیز کی ہے'
export const calculateFirst = 'پلاٹ کا سائز اور شہر چنیں، پھر “لاگت نکالیں” دبائیں۔'
export const staleResult = 'آپ کا انتخاب بدل گیا ہے۔ نیا حساب دیکھنے کے لیے “لاگت نکالیں” دبائیں۔'
export const knownSizes = 'فوری تخمینہ 5، 10 اور 20 مرلہ کے لیے ہے۔'
export const anotherSize = 'کوئی اور سائز، مثلاً 7 مرلہ؟'
export const modeHint = 'طریقہ بدلنے سے فوری تخمینہ نہیں بدلتا: اس کے اعداد میں میٹریل شامل ہے۔'
export const answersHint = 'ان جوابات سے فوری تخمینہ نہیں بدلتا۔'
export const premiumFigures = 'پریمیم گھر کے اعداد'
export const fixedFiguresHint =
  'یہ تین رقمیں ایک ہی گھر کی ہیں: لاہور میں 10 مرلہ، پریمیم میٹریل کے ساتھ۔ یہ آپ کے انتخاب سے نہیں بدلتیں، اور ان کا مجموعہ اوپر کی کُل رقم نہیں بنتا۔'
export const partsOf = (area: string, city: string) => `لاگت کے حصے، ${city} میں ${area}`
export const itemsOf = (section: string) => `آئٹم: ${section}`
export const titleOf = (area: string, city: string) => `${city} میں ${area} گھر کی تعمیر کی لاگت`
export const publishedAs = (published: string) =>
  `شائع شدہ رقم ${publishedInUrdu(published)} ہے؛ یہ اس کا درمیان ہے۔`
export const totalOf = (amount: string, area: string, city: string) =>
  `کُل لاگت ${amount}، ${city} میں ${area}`
export const sectionsHint = (area: string, city: string) =>
  `کل رقمیں ${city} میں ${area} کی ہیں؛ اندر کی سطریں ایک ہی گھر کی ہیں، لاہور میں 10 مرلہ۔`
export const linesDiffer = (lines: string, total: string, published: string | undefined) =>
  `نمونے کے گھر کی سطروں کا میزان ${lines} ہے؛ اس حصے کی کُل رقم ${total} ہے${published ? `، ${publishedInUrdu(published)} کا درمیان` : ''}۔`
export const pieTotal = (stage: string, sum: string) =>
  `کُل رقم ${stage} کی شائع شدہ لاگت ہے؛ حصوں کا مجموعہ ${sum} ہے۔`
export const pieComplete = 'پینٹ، سیلنگ اور کنکشن کُل رقم میں ہیں، چارٹ میں نہیں۔'
export const pieGrey =
  'چارٹ میں وہی پانچ حصے ہیں جو مکمل گھر کے ہیں؛ ان میں سے گرے سٹرکچر میں صرف بنیاد اور ڈھانچہ، بجلی کا کام اور پلمبنگ کا کام ہوتا ہے۔'
export const pieFinishing = 'اس انداز میں “بنیاد اور ڈھانچہ” چارٹ سے نکل جاتا ہے اور کُل رقم وہی رہتی ہے۔'
export const lastUpdated = (date: string) => `قیمتیں آخری بار ${date} کو اپ ڈیٹ ہوئیں`
export const chosen = (area: string, city: string, stage: string) => `${area}، ${city}، ${stage}`
export const complete = 'مکمل'
export const change = 'تبدیل کریں'
export const standsFor = (area: string, city: string, stage: string) => `${city} میں ${area}، ${stage}۔`
/** An amount as it was published. */
export const asPublished = (amount: string) => publishedInUrdu(amount)
/** A share of the total, such as 9.8, as its list writes it. */
export const percent = (figure: string) => `${figure} فیصد`
