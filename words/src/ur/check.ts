// The check of a price that a builder gave: its start, form, result and comparison.

import { siteName } from './language.ts'

export { agree, inHomeTitle } from './check-entrances.ts'
export {
  apart,
  changes,
  chips,
  hows,
  inPrice,
  payduring,
  persft,
  rows,
  sKeep,
  sUnkept,
  sum,
  tax,
  taxTop,
} from './check-parts.ts'
export const lead =
  'ٹھیکیدار کی قیمت واٹس ایپ یا کاغذ سے دیکھ کر لکھیں۔ دو منٹ میں نظر آئے گا کہ کیا شامل نہیں، آپ کا گھر کتنے کا پڑے گا، اور کیا پوچھنا ہے۔'
export const house = 'آپ کا گھر'
export const change = 'بدلیں'
export const houseName = (a: string, b: string, c: string) => `${c} میں ${a} ${b}`
export const houseEst = (a: string, b: string) => `${a} مربع فٹ · تخمینہ ${b}`
export const wayQ = 'قیمت کس کام کی ہے؟'
export const wayLabour = 'صرف مزدوری'
export const wayLabourH = 'میٹریل آپ خریدیں گے۔'
export const wayGrey = 'گرے سٹرکچر'
export const wayGreyH = 'میٹریل کے ساتھ: دیواریں، چھتیں، پلستر، چھپے پائپ اور تاریں۔'
export const wayComplete = 'مکمل گھر'
export const wayCompleteH = 'میٹریل کے ساتھ، رہنے کے لیے تیار۔'
export const example = 'ایک مثال: 4,700 فی مربع فٹ، سریے کے بغیر'
export const privateNote =
  'سب کچھ اسی فون پر رہتا ہے۔ نہ اکاؤنٹ، نہ کچھ بھیجا جاتا ہے، نہ کسی کو ٹھیکیدار کا نام نظر آتا ہے۔'
export const formH1 = 'ٹھیکیدار کی قیمت'
export const labourScope = 'مزدوری کس کی'
export const labourGrey = 'گرے سٹرکچر'
export const labourAll = 'پورا گھر'
export const name = 'اس ٹھیکیدار کو کیا کہیں؟'
export const nameH = 'صرف آپ کو نظر آتا ہے، جیسے “ماموں کا ٹھیکیدار”۔'
export const price = 'قیمت، روپے'
export const lump = 'یکمشت'
export const times = (a: string) => `× ${a} مربع فٹ`
export const areaOther = 'ٹھیکیدار کا رقبہ مختلف ہے'
export const area = 'ٹھیکیدار کتنا رقبہ گنتا ہے، مربع فٹ'
export const often = 'جو اکثر الگ لیا جاتا ہے'
export const oftenAll = 'سب شامل ہیں'
export const unsaid = 'نہیں بتایا'
export const out = 'قیمت میں کیا شامل نہیں؟'
export const outH = 'جو شامل نہیں وہ دبائیں۔'
export const howEst = (a: string) => `تخمینہ ${a}`
export const aside = 'صرف سامان کی رقم، روپے'
export const pay = 'ادائیگی اور شرائط'
export const before = 'کام سے پہلے'
export const kept = 'حوالگی تک روکا'
export const percentU = 'فیصد'
export const percent = (share: number) => `${share} فیصد`
export const payStages = 'بیچ کی ادائیگیاں لکھیں'
export const taxIn = 'شامل'
export const taxsum = 'اوپر سے ٹیکس، روپے، اگر معلوم ہو'
export const weeks = 'وقت'
export const weeksU = 'ہفتے'
export const warranty = 'گارنٹی'
export const warrantyU = 'مہینے'
export const more = 'کچھ اور'
export const moreS = 'اضافی کام، کب تک کارآمد، اصل پیغام'
export const message = 'پیغام، جیسا آیا'
export const messageH = 'رقموں کے ساتھ محفوظ رہتا ہے۔ اس میں سے کچھ پڑھا نہیں جاتا۔'
export const sofarQ = 'قیمت'
export const sofarS = 'ایک ہی گھر'
export const see = 'نتیجہ دیکھیں'
export const sofar = 'اب تک'
export const above = (a: string, b: string) => `ایک ہی گھر کے لیے ${a}: آپ کے تخمینے سے ${b} زیادہ۔`
export const below = (a: string, b: string) => `ایک ہی گھر کے لیے ${a}: آپ کے تخمینے سے ${b} کم۔`
export const looks = (a: string) => `بظاہر یہ آپ کے تخمینے سے ${a} سستا ہے`
export const looksBecause = (a: string) => `کیونکہ ${a} شامل نہیں۔`
export const hangs = (a: string, b: string) => `${a} کا دارومدار ${b} جوابوں پر ہے۔`
export const sameGrey = 'اسی گرے سٹرکچر کے لیے'
export const equal = (a: string) => `ایک ہی گھر کے لیے ${a}: آپ کے تخمینے کے برابر۔`
export const hangsOne = (a: string) => `${a} کا دارومدار ایک جواب پر ہے۔`
export const hangsIfOne = (a: string) => `اگر یہ قیمت میں ہے تو ${a}۔`
export const hangsIf = (a: string, _b: string) => `اگر سب قیمت میں ہیں تو ${a}۔`
export const labourUtils = 'میٹر، بور، نقشہ منظوری: آپ دیں گے'
export const ontop = 'تخمینے کے اوپر لگے فیصد کا موازنہ نہیں ہوتا۔'
export const fromto = 'کوٹیشن سے ایک ہی گھر تک'
export const quoted = 'کوٹیشن کی قیمت'
export const leftout = (a: string) => `${a}: شامل نہیں`
export const notsaid = (a: string) => `${a}: نہیں بتایا`
export const same = 'ایک ہی گھر کے لیے'
export const couldbe = 'کم سے زیادہ'
export const estimate = 'آپ کا تخمینہ'
export const dashed = 'نقطوں والی رقم'
export const dashedT =
  ' قیمت میں نہیں: آپ کے تخمینے سے لی گئی۔ جو نہیں بتایا وہ جواب ملنے تک شامل نہیں گنا جاتا۔'
export const askn = (a: string) => `${a} باتیں پوچھیں`
export const askMore = (a: string) => `اور ${a} مزید`
export const send = 'واٹس ایپ پر بھیجیں'
export const copy = 'کاپی'
export const otherLang = 'انگریزی میں'
export const edit = 'بھیجنے سے پہلے عبارت بدلی جا سکتی ہے۔'
export const keyOwn = 'قیمت میں'
export const keyAdd = 'شامل کیا'
export const keyEst = 'آپ کا تخمینہ'
export const noneAsk = 'پوچھنے کو کچھ نہیں۔ جو ہم دیکھتے ہیں سب بتایا گیا ہے۔'
export const whenpay = 'ادائیگی کب'
export const add = 'ایک اور قیمت ملائیں'
export const addN = (a: string) => `3 میں سے ${a}`
export const print = 'پرنٹ'
export const xlsx = 'XLSX'
export const link = 'لنک'
export const file = 'فائل'
export const remove = 'ہٹائیں'
export const keptT = 'صرف اسی فون پر محفوظ ہے۔ براؤزر صاف کریں تو مٹ جائے گا: لنک یا فائل ساتھ رکھیں۔'
export const linkWarn = 'جس کے پاس لنک ہو وہ اس میں سب دیکھ سکتا ہے۔ آپ کے فون پر کچھ نہیں بدلتا۔'
export const typed = 'آپ نے لکھی'
export const youMaterial = 'میٹریل آپ خریدیں گے'
export const wLabourGrey = 'مزدوری، گرے سٹرکچر'
export const wGrey = 'گرے سٹرکچر'
export const wComplete = 'مکمل گھر'
export const stepFin = 'فنشنگ: شامل نہیں'
export const stepOwner = 'میٹریل جو آپ خریدیں گے'
export const carry = (a: string) => `صرف مزدوری میں میٹریل کی قیمت کا بوجھ آپ پر ہے: ${a}۔`
export const vName = 'کوئی نام لکھیں، زیادہ سے زیادہ 40 حروف'
export const vPrice = 'براہِ کرم قیمت لکھیں'
export const vFigure = 'براہِ کرم رقم لکھیں، جیسے 4,700 یا 1.6 کروڑ'
export const vKind = (a: string) => `${a} فی مربع فٹ؟ یہ پورے کام کی قیمت لگتی ہے۔`
export const vKind2 = (a: string) => `پورے کام کے ${a}؟ یہ فی مربع فٹ قیمت لگتی ہے۔`
export const vKindDo = 'ایسے ہی لیں'
export const vZeros = (a: string) => `${a} فی مربع فٹ؟ صفر رہ گئے ہیں؟`
export const vArea = 'براہِ کرم 300 سے 30,000 مربع فٹ تک لکھیں'
export const vPct = '100 تک فیصد، یا 1,000 سے روپے'
export const vPctsum = (a: string) => `ادائیگیاں ${a} فیصد بنتی ہیں۔ 100 ہونی چاہئیں۔`
export const vSum = 'براہِ کرم رقم لکھیں، یا خالی چھوڑیں'
export const vValid = 'براہِ کرم آج یا بعد کا دن چنیں'
export const vFix = (a: string) => `${a} درست کریں`
export const vWeeks = 'براہِ کرم 1 سے 300 ہفتے تک لکھیں'
export const vMonths = 'براہِ کرم 0 سے 120 مہینے تک لکھیں'
export const sNohouse = 'کون سا گھر؟ شہر، پلاٹ اور کورڈ ایریا کافی ہیں۔'
export const sFull = 'تین قیمتیں موجود ہیں۔ نئی کے لیے ایک ہٹائیں۔'
export const sBadlink = 'یہ لنک خراب ہے یا ہمارا نہیں۔ کچھ نہیں بدلا۔'
export const sBadfile = `یہ فائل ${siteName} کی پرکھ نہیں، یا 64 KB سے بڑی ہے۔ کچھ نہیں بدلا۔`
export const sOpened = 'یہ پرکھ کسی نے آپ کو بھیجی ہے۔ اس فون پر رکھیں؟'
export const sOld = (a: string) => `${a} کی قیمتوں پر بنی۔ آج کی لیں`
export const sRemoved = 'ہٹا دی۔ واپس لیں'
export const sTabs = 'کسی اور ونڈو میں بدلی گئی۔ اب وہی نظر آ رہی ہے۔'
export const openFile = 'فائل کھولیں'
export const changeTyped = 'لکھا ہوا بدلیں'
export const yourQuotes = 'آپ کی قیمتیں'
export const thisLang = 'اردو میں'
export const copied = 'کاپی ہو گیا'
export const extrasApart = 'اضافی کام، الگ'
export const wLabour = 'مزدوری، پورا گھر'
/** Rows that were not said, in the middle of a list. */
export const thingsUnsaid = (count: number) =>
  count === 1 ? 'ایک بات جو نہیں بتائی' : `${count} باتیں جو نہیں بتائیں`
export const whyAdded = (what: string, amount: string) => `${what}: ${amount} شامل کیے گئے۔`
export const notInIt = 'شامل نہیں'
export const finishing = 'فنشنگ'
export { cancel } from './actions.ts'
/** Quotes of a link that are outside the limits. */
export const leftOutOfLink = (names: readonly string[]) =>
  `یہ پڑھی نہیں جا سکیں اور شامل نہیں: ${names.join('، ')}`
export const replaceQuestion = 'ان کی جگہ یہ رکھیں؟'
export const replaceText = 'اس گھر کی قیمتیں پہلے سے ہیں، اور زیادہ سے زیادہ تین آتی ہیں۔'
export const sqFeet = (area: string) => `${area} مربع فٹ`
