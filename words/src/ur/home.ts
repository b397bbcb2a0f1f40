import { siteName } from './language.ts'

export { nameOf } from './catalogue.ts'
export { anyCity, architecture, city, construction, plotSize, service } from './labels.ts'

export const comingSoon = 'جلد آ رہا ہے'
export const inYourPocket = 'موبائل ایپ'
export const appText =
  'اینڈرائیڈ اور آئی فون کے لیے موبائل ایپ آ رہی ہے۔ تب تک یہ سائٹ ہر فون پر چلتی ہے، اور آپ اسے اپنی ہوم سکرین پر لگا سکتے ہیں۔'
export const install = 'انسٹال کریں'
export const installHint = 'اپنے براؤزر کے مینیو میں Install app یا Add to Home Screen چنیں۔'
export const citiesFailed = 'شہروں کی فہرست لوڈ نہیں ہو سکی۔'
export const companiesText =
  'ان کا بنایا ہوا کام دیکھیں، پھر فون کریں، لکھیں یا کوٹیشن مانگیں۔ یہ مفت ہے، اور کوئی حصہ نہیں لیتا۔'
export const seeWhoBuilds = 'دیکھیں کون بناتا ہے'
export const costsAbout = 'مکمل گھر پر تقریباً خرچ'
export const oneKanal = '20 مرلہ (1 کنال)'
export const otherSize = 'کوئی اور سائز، مثلاً 7 مرلہ'
export const seeCost = 'خرچ کی تفصیل دیکھیں'
export const whatItCosts = 'کتنا خرچ آئے گا'
export const whoBuildsIt = 'کون بنائے گا'
export const title = 'اپنا گھر بنائیں: کتنا خرچ آئے گا، اور کون بنائے گا'
export const lead = `${siteName} میں خوش آمدید: سچے اعداد، اور پاکستان کے آرکیٹیکٹ، بلڈر اور انٹیریئر ڈیزائنر۔ گھر بنوانے والوں اور پراجیکٹ مینیجرز کے لیے مفت۔`
export const choiceLegend = 'آپ کیا جاننا چاہتے ہیں؟'
export const joinTitle = 'بطور کمپنی شامل ہوں'
export const joinText =
  'اپنا مکمل کام ان لوگوں کو دکھائیں جو تعمیر شروع کرنے والے ہیں۔ ایک اکاؤنٹ، ایک پروفائل اور آپ کے پراجیکٹس کا پورٹ فولیو۔'
export const joinAction = 'ابھی اکاؤنٹ بنائیں'
export const calculatorTitle = 'تعمیراتی لاگت کا کیلکولیٹر'
export const calculatorText =
  'لاہور، کراچی یا اسلام آباد میں 5، 10 یا 20 مرلہ گھر پر کتنا خرچ آتا ہے؟ ایک منٹ میں رقم، پوری تفصیل کے ساتھ۔'
export const calculatorAction = 'کیلکولیٹر کھولیں'
export const askServices = 'کون سی سروسز ملتی ہیں؟'
export const answerServices =
  'آرکیٹیکچر، تعمیر اور انٹیریئر ڈیزائن۔ کمپنیاں اپنے مکمل پراجیکٹ، اپنے کام کے شہر اور اپنی قیمت کا درجہ دکھاتی ہیں؛ کیلکولیٹر گھر کی لاگت کا اندازہ دیتا ہے۔'
export const askFind = 'ماہر کیسے تلاش کروں؟'
export const answerFind =
  'اوپر سروس اور شہر چنیں، یا کمپنی کے نام سے تلاش کریں۔ کمپنی کے تمام پراجیکٹ دیکھنے کے لیے اس کا پروفائل کھولیں، پھر براہِ راست اسے لکھیں یا کال کریں۔'
export const askHire = 'ٹھیکیدار سے کام کیسے طے کروں؟'
export const answerHire = `یہاں تین کمپنیوں تک سے کوٹیشن مانگیں اور ایک ہی گھر کی قیمتوں کا موازنہ کریں، یا انہیں فون کریں۔ آپ کمپنی سے خود طے کرتے ہیں: کام، قیمت، ادائیگیاں اور وقت، لکھ کر۔ ${siteName} آپ کا تعارف کراتا ہے اور معاہدے میں شامل نہیں ہوتا۔`
export const askCost = 'اس پر میرا کتنا خرچ ہوگا؟'
export const answerCost =
  'کچھ نہیں۔ دیکھنا، کمپنیوں سے رابطہ اور کیلکولیٹر، گھر بنوانے والوں اور پراجیکٹ مینیجرز کے لیے مفت ہیں۔'
export const askQuality = 'معیار کی جانچ کیسے ہوتی ہے؟'
export const answerQuality =
  'ہم لائسنس کی جانچ کرتے ہیں، کام کی نہیں: کمپنیاں اپنا کام اپنے نام سے دکھاتی ہیں۔ غور سے دیکھیں، مکمل گھروں کے پتے مانگیں، اور دستخط سے پہلے کوئی ایک گھر خود جا کر دیکھیں۔'
export const questions = 'لوگ سب سے پہلے کیا پوچھتے ہیں'
export const architectTitle = 'آرکیٹیکٹ تلاش کریں'
export const architectText = 'آپ کے پلاٹ اور آپ کے خاندان کے لیے نقشے، ایلیویشن اور منظوریاں۔'
export const constructionTitle = 'کنسٹرکشن کمپنی تلاش کریں'
export const constructionText = 'بنیاد سے چابی تک: گرے سٹرکچر، فنشنگ، یا دونوں۔'
export const interiorTitle = 'انٹیریئر ڈیزائنر تلاش کریں'
export const interiorText = 'کمروں کے نقشے، میٹریل اور فرنیچر، ایسی ڈرائنگ کے ساتھ جس سے کام بن سکے۔'
export const interior = 'انٹیریئر ڈیزائن'
export const askThreeTitle = 'تین بلڈرز سے پوچھیں، قیمتوں کا موازنہ کریں'
export const askThreeText =
  'گھر ایک بار بیان کریں، یا اپنا تخمینہ ساتھ لے جائیں۔ زیادہ سے زیادہ تین کمپنیاں انہی سطروں پر جواب دیتی ہیں۔ یہ مفت ہے، اور آپ کا نمبر تب تک چھپا رہتا ہے جب تک آپ خود نہ دیں۔'
/** Below a drawing of three bars: prices, and what each leaves out, added to them. */
export const askThreeCaption =
  'سب سے کم قیمت میں اکثر سب سے زیادہ چیزیں شامل نہیں ہوتیں۔ جو رہ گیا ہو وہ جوڑ دیا جاتا ہے، تاکہ تینوں قیمتیں ایک ہی گھر کی ہوں۔'
export const askThreeAction = 'کوٹیشن مانگیں'
export const whoDoYouNeed = 'آپ کو کس کی ضرورت ہے؟'
export const greyAlone = 'صرف گرے سٹرکچر:'
export const rangeInRupees = (range: string) => `${range}، روپے میں`
export const todaysBill = (date: string) => `آج کا بل، ${date} کی قیمتوں پر`
/** The Marla that the figure is for, in square feet. */
export const marlaOf = (sft: number) => `مرلہ ${sft} مربع فٹ کا`
export const publishedOn = (date: string) => `${date} کو شائع شدہ:`
/** The age in months, once the reader's date is known. */
export const publishedNote = (months: number | undefined) =>
  months === undefined ? 'ہلکی فنشنگ کے ساتھ' : `${months} ماہ پرانا، ہلکی فنشنگ کے ساتھ`
export const quotes = 'نمونے کے تاثرات'
export const quotesLead = 'یہ ہم نے خود لکھے ہیں، جب تک اصل نہ آ جائیں۔'
export const quoteCompared =
  'ہم نے ایک ہی ویک اینڈ میں تین آرکیٹیکٹس کے نقشے ساتھ رکھ کر دیکھے، اور اسے فون کیا جس کے برآمدے ہمیں پسند آئے۔'
export const quoteComparedBy = 'ایک گھر بنوانے والے'
export const quoteEstimate =
  'گرے سٹرکچر کا معاہدہ کرنے سے پہلے ہی تخمینے نے بتا دیا کہ فنشنگ پر کتنا اور لگے گا۔ اس سے ہمارا بجٹ بچ گیا۔'
export const quoteEstimateBy = '10 مرلہ پر گھر بنانے والا جوڑا'
export const quoteClients =
  'کلائنٹ ہمارا کام دیکھ کر آتے ہیں۔ پہلی ملاقات میں بات ان کے گھر کی ہوتی ہے، ہمارے تعارف کی نہیں۔'
export const quoteClientsBy = 'ایک کنسٹرکشن کمپنی'
export const quoted = (text: string) => `“${text}”`
export const sample = (who: string) => `${who} (نمونہ)`
