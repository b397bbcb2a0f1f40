// Problems of a call of the desk, by the keys of the contract's rules and the API's errors.

import { groupDigits } from '../figures.ts'
import { siteName } from './language.ts'

export const enterCode = 'براہِ کرم کوڈ لکھیں'
export const codeWrong = 'یہ کوڈ غلط ہے یا استعمال ہو چکا ہے۔ براہِ کرم اگلے کوڈ کا انتظار کریں'
export const codeFirst = 'براہِ کرم اپنی آتھینٹیکیٹر ایپ کا کوڈ لکھیں'
export const codeAgain = 'براہِ کرم دوبارہ کوڈ لکھیں: پچھلا کوڈ چند منٹ پرانا ہے'
export const passwordCommon =
  'یہ پاس ورڈ بہت سے لوگ استعمال کرتے ہیں، اس لیے آسانی سے بوجھا جا سکتا ہے۔ براہِ کرم کوئی اور چنیں'
export const momentInvalid = 'براہِ کرم تاریخ اور وقت پورا لکھیں'
export const noSecondFactorPrepared =
  'براہِ کرم نئے سرے سے شروع کریں: کوئی نئی آتھینٹیکیٹر ایپ کوڈ کا انتظار نہیں کر رہی'
export const secondFactorLost = 'اس اکاؤنٹ کا دوسرا مرحلہ اب پڑھا نہیں جا سکتا۔ اسے سرور پر دوبارہ بنانا ہوگا'

export const sayWhatIsWrong = 'براہِ کرم لکھیں کہ کیا غلط ہے'
export const reportGone = 'یہ شکایت اب موجود نہیں'
export const sendReportVersion = 'براہِ کرم شکایت دوبارہ کھولیں: جو آپ نے دیکھا اس کا ورژن موجود نہیں'
export const reportChanged = 'اس دوران ڈیسک پر کسی نے ان شکایتوں پر کچھ کیا ہے۔ براہِ کرم دوبارہ دیکھیں'
export const reportArrived = 'اس دوران اس کے بارے میں ایک اور شکایت آئی۔ براہِ کرم اسے بھی دیکھیں'
export const reportClosed = 'یہ بند ہو چکی ہے'
export const notHidden = 'درخواست چھپائی نہیں جا سکتی۔ اس کے مالک کو لکھیں'
export const hideFirst = 'آنے والوں کو یہ اب بھی نظر آتا ہے۔ پہلے اسے چھپائیں، پھر شکایت بند کریں'
export const suspendFirst = 'یہ کمپنی معطل نہیں۔ پہلے اسے معطل کریں، پھر شکایت بند کریں'
export const ownerGone = 'اس کے مالک کو اب لکھا نہیں جا سکتا'
export const noMailbox = 'اس گھر والوں کا کوئی تصدیق شدہ ای میل نہیں، اس لیے ان سے نہیں پوچھا جا سکتا'
export const hideEntry = 'گھر کے ریکارڈ کا اندراج الگ طریقے سے ہٹایا جاتا ہے'
export const reportedGone = 'یہ اندراج پہلے ہی جا چکا ہے۔ شکایتیں کسی اور طرح بند کریں'
export const writeToOwner = 'براہِ کرم مالک کو لکھیں'

export const sendVersion = 'براہِ کرم کمپنی دوبارہ کھولیں: جو آپ نے دیکھا اس کا ورژن موجود نہیں'
export const writeWhy = 'براہِ کرم کمپنی کو وجہ لکھیں'
export const typeName = 'براہِ کرم کمپنی کا نام لکھیں'
export const nameDiffers = 'یہ کمپنی کا نام نہیں'
export const changedAtDesk = 'اس دوران ڈیسک پر کسی نے اسے تبدیل کر دیا ہے۔ براہِ کرم دوبارہ دیکھیں'
export const wrongPosition = ({ maximum }: { maximum: number }) =>
  `براہِ کرم 1 سے ${groupDigits(maximum)} تک پورا عدد لکھیں، یا خالی چھوڑیں`
export const sayWhyPlaced = 'براہِ کرم لکھیں کہ نمبر کیوں بدلا جا رہا ہے'
export const positionAlready = 'اس کا نمبر پہلے سے یہی ہے'
export const bringBackFirst = 'یہ کمپنی معطل ہے۔ پہلے اسے بحال کریں'
export const noChangeOfDesk = 'ڈیسک کی شروع کی ہوئی پتے کی کوئی تبدیلی اب منتظر نہیں'
export const notRestricted = 'ڈیسک نے اسے نہ چھپایا ہے نہ معطل کیا ہے'
export const operatorsBringBack = 'معطلی صرف آپریٹر ختم کر سکتا ہے'
export const sameCompanyEmail = 'اس کا پتہ پہلے سے یہی ہے'
export const mailboxConfirmedAlready = 'اس میل باکس کی تصدیق پہلے ہی ہو چکی ہے'
export const accountSuspended =
  'اس کمپنی کا اکاؤنٹ معطل ہے۔ اس پتے پر بھیجی گئی ای میل میں وجہ اور جواب دینے کا طریقہ لکھا ہے'
export const projectHiddenByDesk = `${siteName} نے یہ پراجیکٹ چھپا دیا ہے۔ ہماری ای میل میں وجہ لکھی ہے؛ دوبارہ دکھانے سے پہلے براہِ کرم اس کا جواب دیں`

export const enterSource = 'براہِ کرم لکھیں کہ یہ تفصیل کہاں سے ہے'
export const preparedGone =
  'یہ تیار پروفائل اب موجود نہیں: کمپنی نے اسے لے لیا یا رد کر دیا، یا کسی نے اسے حذف کر دیا'
export const noPreparedEmail = 'اس پروفائل میں ای میل پتہ نہیں: براہِ کرم پہلے لکھیں'
export const requestGone = 'ایسی کوئی درخواست اب نہیں ہے'
export const requestNotWaiting =
  'اس درخواست کا جواب آ چکا ہے، یا یہ ختم ہو چکی ہے۔ براہِ کرم فہرست دوبارہ دیکھیں'
export const noRoomToSuggest = 'گھر والے اتنی اور کمپنیوں سے نہیں پوچھ سکتے'
export const companyDoesNotFit =
  'ان میں سے ایک کمپنی سے اس دوران پوچھا جا چکا ہے، وہ فہرست میں نہیں، یا اس شہر میں یہ سروس نہیں دیتی'
export const wantsNoReminders = 'یہ گھر والے یاد دہانیاں نہیں چاہتے، اس لیے کچھ نہیں بھیجا گیا'
export const suggestedMeanwhile =
  'اس دوران ڈیسک پر کسی نے ان گھر والوں کو کمپنیاں تجویز کر دی ہیں۔ براہِ کرم دوبارہ دیکھیں'
export const suggestedLately =
  'ان گھر والوں کو ایک ہفتے سے کم پہلے کمپنیاں تجویز کی گئی تھیں۔ براہِ کرم تصدیق کریں کہ آپ دوبارہ لکھنا چاہتے ہیں'

export const enterEnglishName = 'براہِ کرم نام انگریزی حروف میں لکھیں'
export const enterUrduName = 'براہِ کرم نام اردو حروف میں لکھیں'
export const entryNameTaken = 'یہ نام فہرست میں کسی اور کا ہے، یا پہلے تھا'
export const entryGone = 'فہرست میں ایسا کوئی نام نہیں'
export const listFull = ({ maximum }: { maximum: number }) =>
  `اس فہرست میں زیادہ سے زیادہ ${maximum} نام ہو سکتے ہیں`
export const paymentNotThere = 'ایسی کوئی ادائیگی نہیں'
export const sendPaymentState = 'براہِ کرم ادائیگی دوبارہ لوڈ کریں: جو حالت آپ نے دیکھی وہ نہیں ملی'
export const paymentMoved = 'اس دوران یہ ادائیگی بدل گئی۔ براہِ کرم دوبارہ دیکھیں'
export const noTransfer = 'یہ بینک ٹرانسفر نہیں ہے'
export const bankNumberUsed = 'یہ نمبر کسی اور ٹرانسفر کا ہے۔ براہِ کرم سٹیٹمنٹ دوبارہ دیکھیں'
export const noBankToAsk = 'اس ادائیگی کے لیے کوئی بینک نہیں جس سے پوچھا جائے'
export const refundUnderWay = 'بینک سے یہ رقم واپس کرنے کو کہا جا رہا ہے۔ براہِ کرم دو منٹ بعد دوبارہ دیکھیں'
export const refundByCallFirst = 'یہ بینک کال کے ذریعے رقم واپس کرتا ہے۔ براہِ کرم پہلے وہ آزمائیں'
export const refundByHandOnly = 'اس بینک میں رقم واپس کرنے کی کوئی کال نہیں۔ براہِ کرم بینک کو خود بتائیں'
export const enterBankNumber = 'براہِ کرم بینک سٹیٹمنٹ کا نمبر لکھیں'
export const sayWhyPayment = 'براہِ کرم وجہ لکھیں'
export const monthWrong = 'براہِ کرم مہینہ یوں لکھیں: \u20662026-11\u2069'
export const enterPrice = 'براہِ کرم قیمت روپوں میں لکھیں'
export const enterPriceSource = 'براہِ کرم بتائیں کہ قیمت کہاں سے لی گئی'
export const enterPriceDay = 'براہِ کرم قیمت کی تاریخ یوں لکھیں: \u20662026-12-28\u2069'
export const priceDayLater = 'قیمت کی تاریخ آج کے بعد کی نہیں ہو سکتی'
export const articleUnknown = 'اس شہر میں اس چیز کی قیمت نہیں رکھی جاتی'
export const priceTwice = 'ایک شہر میں اس چیز کی دو قیمتیں ہیں۔ براہِ کرم ایک رکھیں'
export const priceTooFar =
  'ایک قیمت پہلی قیمت کے دگنے سے زیادہ یا آدھی سے کم ہے: شاید یہ کسی اور یونٹ کی ہے۔ براہِ کرم دوبارہ دیکھیں'
export const sayWhyFar = 'ایک قیمت 15 فیصد سے زیادہ بدل رہی ہے۔ براہِ کرم دوسرا ذریعہ یا وجہ لکھیں'
export const newerPrices = ({ version }: { version: string }) =>
  `اس دوران نئی قیمتیں شائع ہو گئی ہیں (\u2066${version}\u2069)۔ براہِ کرم فہرست دوبارہ دیکھیں`
export const pricesOfTodayFull = 'قیمتیں ایک دن میں آٹھ بار درست ہو سکتی ہیں۔ براہِ کرم کل دوبارہ شائع کریں'
