// Completeness of a company's profile, and its numbers of visits.

export const profile = 'آپ کا پروفائل'
export const complete = 'آپ کے پروفائل میں وہ سب کچھ ہے جو کوئی خاندان دیکھنا چاہتا ہے۔'
export const done = (done: number, all: number) => `${all} میں سے ${done} حصے بھرے ہوئے ہیں۔`
export const next = 'اب سب سے مفید اضافہ:'
/** The part to add, and its use. */
export const parts = {
  project: { add: 'ایک پراجیکٹ جو دیکھنے والوں کو نظر آئے', why: 'اس کے بغیر آپ کسی کو نہیں ملتے۔' },
  logo: { add: 'آپ کا لوگو', why: 'لوگ اس سے آپ کو پہچانتے ہیں۔' },
  number: {
    add: 'آپ کا واٹس ایپ یا فون نمبر',
    why: 'زیادہ تر خاندان کوٹیشن مانگنے سے پہلے فون کرتے یا لکھتے ہیں۔',
  },
  about: { add: 'آپ کی کمپنی کے بارے میں چند جملے', why: 'یہ بتاتے ہیں کہ آپ کیا سب سے اچھا کرتے ہیں۔' },
  cities: {
    add: 'شہر جہاں آپ کام لیتے ہیں',
    why: 'خاندان فوراً دیکھ لیتا ہے کہ آپ اس کے ہاں آتے ہیں یا نہیں۔',
  },
  pec: {
    add: 'آپ کا پی ای سی لائسنس',
    why: 'گھر بنانے والے خاندان اس کا پوچھتے ہیں۔ اس سے پتا چلتا ہے کہ آپ کتنی لاگت تک تعمیر کر سکتے ہیں۔',
  },
  pcatp: {
    add: 'آپ کی پی سی اے ٹی پی رجسٹریشن',
    why: 'اس سے خاندان جان لیتے ہیں کہ آرکیٹیکٹ رجسٹرڈ ہے۔',
  },
  registration: {
    add: 'آپ کی کمپنی کی رجسٹریشن',
    why: 'انٹیریئر ڈیزائنرز کا اپنا کوئی رجسٹر نہیں: خاندان اسی پر بھروسا کر سکتے ہیں۔',
  },
  city: { add: 'آپ کے دفتر کا شہر', why: 'بہت سے لوگ قریب کی کمپنی ڈھونڈتے ہیں۔' },
  founded: { add: 'قیام کا سال', why: 'کام کے سال ثبوت ہیں۔' },
  people: { add: 'آپ کے ساتھ کتنے لوگ کام کرتے ہیں', why: 'اس سے پتا چلتا ہے کہ آپ کتنا کام لے سکتے ہیں۔' },
  minimumProject: { add: 'سب سے چھوٹا پراجیکٹ جو آپ لیتے ہیں', why: 'نامناسب درخواستیں کم آتی ہیں۔' },
  languages: { add: 'زبانیں جو آپ بولتے ہیں', why: 'لوگ چاہتے ہیں کہ ان کی بات سمجھی جائے۔' },
  workingHours: { add: 'کام کے اوقات', why: 'لوگ جانتے ہیں کہ آپ کب ملیں گے۔' },
  officeAddress: { add: 'آپ کے دفتر کا پتہ', why: 'خاندان آپ کے ساتھ بیٹھ کر بات کرنا چاہتے ہیں۔' },
}
export const addNow = 'ابھی شامل کریں'
export const notNow = 'ابھی نہیں'
export const allPutOff = 'جو باقی ہے وہ مؤخر کرنے کے 14 دن بعد یہاں پھر آ جائے گا۔'
export const wholeList = 'تمام حصے'
export const ofEverybody = 'ہر کمپنی کے لیے'
export const ofService = (service: string) => `سروس: ${service}`
export const isThere = 'مکمل'
export const isMissing = 'باقی'
export const looking = 'آپ کا پروفائل دیکھا جا رہا ہے...'

export const lastDays = 'پچھلے 7 دن'
export const visits = 'دیکھنے والے'
export const contacts = 'رابطے کے بٹن دبائے گئے'
/** `more` is the difference to the seven days before. */
export const sinceBefore = (more: number) =>
  more === 0
    ? 'اس سے پہلے کے 7 دنوں جتنے'
    : `اس سے پہلے کے 7 دنوں سے ${Math.abs(more)} ${more > 0 ? 'زیادہ' : 'کم'}`
export const onlyYou = 'یہ صرف آپ دیکھتے ہیں۔ ستون 7 دنوں کے 8 ہفتے ہیں؛ آخری آج ختم ہوتا ہے۔'
export const visitsLead =
  'ہر شخص دن میں ایک بار گنا جاتا ہے، کوکیز کے بغیر۔ کمپیوٹر پروگرام نہیں گنے جاتے، اور جب تک آپ لاگ اِن ہیں آپ خود بھی نہیں۔ وہ لوگ بھی نہیں گنے جاتے جو صرف وہ سادہ صفحہ پڑھتے ہیں جس پر سرچ انجن لے جاتے ہیں۔'
export const loading = 'گنتی لوڈ ہو رہی ہے...'
export const asTable = 'جدول میں دیکھیں'
export const weekFrom = '7 دن، شروع'
export const profileSeen = 'پروفائل'
export const projectsSeen = 'پراجیکٹ'
export const contactsPressed = 'رابطہ'
export const nobodyYet = 'پچھلے آٹھ ہفتوں میں کوئی نہیں گنا گیا۔ اپنا صفحہ شیئر کریں تاکہ لوگ اسے دیکھیں۔'
export const byWeek = 'ہفتہ وار گنتی'
