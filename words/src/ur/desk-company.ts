// One company at the desk: its profile, its account, and the acts on it.
import { apartInUrdu as apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'

export { cancel } from './actions.ts'
export { reasons } from './desk-companies.ts'
export { sayWhyPlaced, wrongPosition } from './desk-problems.ts'
export { lastUsed } from './sessions.ts'
export { checkedOn, day, kinds as markKinds, states as markStates, validUntil } from './settings-marks.ts'

export const company = 'کمپنی'
export const loading = 'کمپنی لوڈ ہو رہی ہے…'
export const loadingFailed = (why: string) => `کمپنی لوڈ نہیں ہو سکی۔ ${why}`
export const toList = 'سب کمپنیاں'
export const asVisitors = 'جیسے آنے والوں کو نظر آتی ہے'

export const keptFromVisitors = {
  hide: 'ڈیسک نے یہ کمپنی آنے والوں سے چھپا رکھی ہے۔',
  suspend: 'ڈیسک نے یہ کمپنی معطل کر رکھی ہے۔ کوئی اس کے اکاؤنٹ میں لاگ اِن نہیں کر سکتا۔',
}
export const because = (reason: string) => `وجہ: ${reason}۔`
export const written = (text: string) => `کمپنی کو لکھا گیا: ${apart(text)}`
export const since = (date: string) => `${date} سے`
export const waitsForMailbox = 'یہ کمپنی آنے والوں کو نظر نہیں آتی: اس کے میل باکس کی تصدیق نہیں ہوئی۔'
export const changedBy = (who: string, what: string, date: string) =>
  `کسی اور نے پہل کر لی۔ ${apart(who)}: ${what}، ${date}۔ اب صورتِ حال یہ ہے۔`

export const acts = 'کیا کریں'
export const operatorsBringBack = 'اسے صرف آپریٹر بحال کر سکتے ہیں۔'
export const hide = 'چھپائیں'
export const hideOtherwise = 'کسی اور وجہ سے چھپائیں'
export const suspend = 'معطل کریں'
export const restore = 'بحال کریں'
export const confirmMailbox = 'میل باکس کی تصدیق کریں'
export const sendReset = 'پاس ورڈ کا کوڈ بھیجیں'
export const endSessions = 'سیشن ختم کریں'
export const takeData = 'ڈیٹا نکالیں'
export const taking = 'فائل بن رہی ہے…'
export const deleteIt = 'حذف کریں'

export const hideQuestion = (name: string) => `${apart(name)} کو چھپائیں؟`
export const hideLead =
  'آنے والوں کو کمپنی اور اس کے پراجیکٹ نظر نہیں آئیں گے۔ وہ لاگ اِن کر سکے گی، اور اسے وجہ ای میل کی جائے گی۔'
export const suspendQuestion = (name: string) => `${apart(name)} کو معطل کریں؟`
export const suspendLead =
  'چھپانے کے ساتھ اس کے سیشن بھی ختم ہوں گے اور کوئی لاگ اِن نہیں کر سکے گا۔ کچھ حذف نہیں ہوتا۔ وجہ ای میل کی جائے گی۔'
export const hideProjectQuestion = (title: string) => `“${apart(title)}” کو چھپائیں؟`
export const hideProjectLead =
  'آنے والوں کو پراجیکٹ نظر نہیں آئے گا۔ کمپنی اسے دیکھ سکے گی مگر دوبارہ دکھا نہیں سکے گی، اور اسے وجہ ای میل کی جائے گی۔'
export const reason = 'وجہ'
export const chooseReason = 'وجہ چنیں'
export const reasonMissing = 'براہِ کرم وجہ چنیں'
export const wordsTo = 'کمپنی کے نام'
export const wordsHint = 'کیا غلط ہے، اور کیسے درست ہو گا۔ کمپنی اسے جوں کا توں پڑھے گی۔'
export const wordsMissing = 'براہِ کرم کمپنی کو وجہ لکھیں'
export const sending = 'محفوظ ہو رہا ہے…'

export const restoreQuestion = (name: string) => `${apart(name)} کو بحال کریں؟`
export const restoreLead =
  'آنے والوں کو یہ دوبارہ نظر آئے گی، سوائے اس کے کہ مالک نے چھپا رکھا ہو یا میل باکس کی تصدیق نہ ہوئی ہو۔ کمپنی کو ای میل کی جائے گی۔'
export const confirmQuestion = 'اس میل باکس کی تصدیق کریں؟'
export const confirmLead = (email: string) =>
  `پھر یہ طے سمجھا جائے گا کہ ${apart(email)} کمپنی ہی کا ہے۔ یقین کر لیں۔`
export const resetQuestion = 'پاس ورڈ کا کوڈ بھیجیں؟'
export const resetLead = (email: string) =>
  `${apart(email)} کو نیا پاس ورڈ چننے کا کوڈ ملے گا۔ ڈیسک پر اسے کوئی نہیں دیکھتا۔`
export const endQuestion = 'سب سیشن ختم کریں؟'
export const endLead = 'سب کمپنی کے اکاؤنٹ سے لاگ آؤٹ ہو جائیں گے، اور دوبارہ لاگ اِن کر سکیں گے۔'
export const deleteQuestion = (name: string) => `${apart(name)} کو حذف کریں؟`
export const deleteLead =
  'اکاؤنٹ تمام پراجیکٹس اور تصویروں سمیت ہمیشہ کے لیے ختم ہو جائے گا۔ اکثر چھپانا کافی ہوتا ہے۔ حذف کرنے کے لیے کمپنی کا نام لکھیں:'
export const typedName = 'کمپنی کا نام'
export const nameDiffers = 'یہ کمپنی کا نام نہیں'
export const deleting = 'حذف ہو رہی ہے…'

export const hidden = 'چھپا دیا۔ کمپنی کو ای میل کر دی گئی'
export const suspended = 'معطل کر دیا۔ کمپنی کو ای میل کر دی گئی'
export const restored = 'بحال کر دیا۔ کمپنی کو ای میل کر دی گئی'
export const confirmed = 'میل باکس کی تصدیق ہو گئی'
export const resetSent = 'کوڈ بھیجا جا رہا ہے'
export const sessionsEnded = 'سب سیشن ختم ہو گئے'
export const deleted = 'کمپنی حذف ہو گئی'
export const saved = 'ڈیٹا فائل میں محفوظ ہو گیا'

export const whatVisitorsSee = 'آنے والوں کو کیا نظر آتا ہے'
export const email = 'ای میل'
export const contact = 'رابطہ'
export const services = 'سروسز'
export const signedUp = 'شمولیت'
export const mailbox = 'میل باکس'
export const mailboxConfirmed = 'تصدیق شدہ'
export const mailboxOpen = 'تصدیق نہیں ہوئی'

export const projects = 'پراجیکٹ'
export const noProjects = 'کمپنی کا کوئی پراجیکٹ نہیں۔'
export const moreProjects = 'مزید پراجیکٹ'
export const earlierProjects = 'پچھلے پراجیکٹ'
export const hiddenByOwner = 'کمپنی نے چھپایا ہے'
export const hiddenByDesk = 'ڈیسک نے چھپایا ہے'

export const account = 'اکاؤنٹ'
export const sessions = 'کون لاگ اِن ہے'
export const noSessions = 'کوئی لاگ اِن نہیں۔'
export const mails = 'اس کے نام ای میلز'
export const noMails = 'کوئی ای میل محفوظ نہیں۔ بھیجی گئی ای میلز کچھ دیر بعد ہٹا دی جاتی ہیں۔'
export const mailSent = (date: string) => `${date} کو بھیجی گئی`
export const mailWaits = 'بھیجے جانے کی منتظر'
export const mailFailed = (tries: number, why: string) =>
  `${tries === 1 ? 'ایک' : tries} بار ناکام: ${apart(why)}`
export const history = 'تاریخ'
export const noHistory = 'اس کمپنی کے بارے میں ابھی کچھ نہیں کیا گیا۔'
export const wholeHistory = 'لاگ میں سب دیکھیں'

export const changeEmail = 'اس کا پتہ بدلیں'
export const changeEmailQuestion = 'کھوئے ہوئے میل باکس کی جگہ نیا پتہ؟'
export const changeEmailLead = (email: string) =>
  `اطمینان کر لیں کہ کون کہہ رہا ہے۔ نئے میل باکس کو لنک ملے گا، اور وہاں تصدیق ہونے پر پتہ بدل جائے گا۔ تب ${apart(email)} کو بتایا جائے گا، اور وہ سات دن تک اسے واپس کر سکے گا۔`
export const newEmail = 'نیا ای میل پتہ'
export const newEmailMissing = 'براہِ کرم نیا ای میل پتہ لکھیں'
export const beginChange = 'لنک بھیجیں'
export const changeBegun = 'نئے میل باکس کو لنک بھیج دیا گیا'
export const emailChange = 'پتے کی تبدیلی'
export const changesTo = (email: string) => `نیا پتہ: ${apart(email)}۔`
export const newNotConfirmed = (date: string) =>
  `نئے میل باکس نے ابھی تصدیق نہیں کی۔ لنک ${date} تک کام کرے گا۔`
export const cancelChange = 'یہ تبدیلی روکیں'
export const cancelChangeQuestion = 'کیا پتے کی تبدیلی روکیں؟'
export const cancelChangeLead = 'پتہ وہی رہے گا۔ نئے میل باکس کا لنک ختم ہو جائے گا۔'
export const changeCancelled = 'تبدیلی روک دی گئی'

export const marks = 'لائسنس اور رجسٹریشن'
export const noMarks = 'اس نے کوئی درج نہیں کیا۔'

export const place = 'فہرست میں جگہ'
export const placeLead =
  'جن کمپنیوں کا نمبر ہے وہ ہر فہرست میں پہلے آتی ہیں، سب سے چھوٹا نمبر سب سے پہلے؛ نمبر ایک ہو تو جو پہلے شامل ہوئی۔ باقی سب ان کے بعد شامل ہونے کی ترتیب سے آتی ہیں۔'
export const hasPosition = (position: number) => `ترتیب میں نمبر ${position}`
export const noPosition = 'ترتیب میں اس کا کوئی نمبر نہیں۔'
export const newPosition = 'ترتیب میں نیا نمبر'
export const newPositionHint = (most: number) =>
  `1 سے ${groupDigits(most)} تک پورا عدد۔ کوئی نمبر نہ ہو تو خالی چھوڑیں۔`
export const whyPlaced = 'کیوں'
export const whyPlacedHint = 'لاگ میں رہتا ہے۔ دیکھنے والوں کو نظر نہیں آتا۔'
export const savePlace = 'جگہ محفوظ کریں'
export const placed = 'محفوظ ہو گیا۔ آنے والے اب یہی دیکھتے ہیں'
