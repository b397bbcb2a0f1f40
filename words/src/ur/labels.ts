export const about = 'ہمارے بارے میں'
export const address = 'پتہ'
export const anyCity = 'کوئی بھی شہر'
export const architecture = 'آرکیٹیکچر'
export const calculator = 'کیلکولیٹر'
export const chosenCity = 'منتخب شہر'
export const city = 'شہر'
export const companyName = 'کمپنی کا نام'
export const construction = 'تعمیراتی کام'
export const constructionMode = 'تعمیر کا طریقہ'
export const constructionType = 'تعمیر کی قسم'
export const contractors = 'ٹھیکیدار'
export const cost = 'لاگت'
export const coveredAreaSft = 'کورڈ ایریا (مربع فٹ)'
export const email = 'ای میل'
export const facebook = 'فیس بک'
export const facts = 'تفصیلات'
export const grade = 'معیار'
export const instagram = 'انسٹاگرام'
export const interiorDesign = 'انٹیریئر ڈیزائن'
export const item = 'آئٹم'
export const linkedin = 'لنکڈ اِن'
export const magazine = 'میگزین'
export const noPictureYet = 'ابھی کوئی تصویر نہیں'
export const pages = 'صفحات'
export const password = 'پاس ورڈ'
export const phone = 'فون'
export const plotSize = 'پلاٹ کا سائز'
export const price = 'قیمت'
/** Price tiers in words, by their values. */
export const priceTierNames = {
  '100-120': 'کم قیمت',
  '120-250': 'درمیانی قیمت',
  '250-above': 'زیادہ قیمت',
}
export const projects = 'پراجیکٹ'
/** Companies of a service, by the service's id. */
export const providers: Readonly<Record<number, string>> = {
  4: 'آرکیٹیکٹ',
  5: 'بلڈر',
  6: 'انٹیریئر ڈیزائنر',
}
export const publication = 'اشاعت'
export const quantity = 'مقدار'
export const rate = 'ریٹ'
export const service = 'سروس'
export const services = 'سروسز'
export const shortlist = 'شارٹ لسٹ'
export const specializations = 'مہارت کے شعبے'
export const storeys = 'منزلیں'
export const sumOfLines = 'ان سطروں کا میزان'
export const tiktok = 'ٹک ٹاک'
export const total = 'کُل'
export const twitter = 'ٹوئٹر'
export const website = 'ویب سائٹ'
export const home = 'ہوم'
export const yearFinished = 'مکمل ہونے کا سال'
export const builtAs = 'کیا بنا'
export const plot = 'پلاٹ'
export const privacyPolicy = 'پرائیویسی پالیسی'
export const termsAndConditions = 'شرائط و ضوابط'

/** A label in the middle of a sentence: Urdu has no capital letters. */
export const lower = (label: string) => label
