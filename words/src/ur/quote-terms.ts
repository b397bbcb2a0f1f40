// Terms, payments and items of a quote: for a company’s form, and for a price that a family types in.

export const timesArea = (area: string) => `× ${area} مربع فٹ`
/** Lists all names. */
export const joined = (parts: readonly string[]) => {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join('، ')} اور ${last}`
}
export const beforeWork = (percent: number) => `کام سے پہلے ${percent} فیصد`
export const atHandover = (percent: number) => `حوالگی پر ${percent} فیصد`
/** One of several, counted from 1. */
export const extra = (number: number) => `اضافی کام ${number}`
/** One of several, counted from 1. */
export const alternate = (number: number) => `انتخاب ${number}`
export const removeItem = (item: string) => `${item} ہٹائیں`
export const stagesInShort = (count: number, percent: number) =>
  count === 1 ? `1 ادائیگی، ${percent} فیصد` : `${count} ادائیگیاں، ${percent} فیصد`
export const stageNumber = (number: number) => `ادائیگی ${number}`
export const removeStage = (number: number) => `ادائیگی ${number} ہٹائیں`
export const paymentsSum = (sum: number) => `100 فیصد میں سے ${sum} فیصد`
export const weeks = (count: string) => (count === '1' ? '1 ہفتہ' : `${count} ہفتے`)
export const monthsWarranty = (count: string) =>
  count === '1' ? '1 مہینے کی گارنٹی' : `${count} مہینے کی گارنٹی`
export const changesInShort = {
  '': 'تبدیلیوں کی قیمت نہیں بتائی',
  'quote-rates': 'تبدیلیاں انہی ریٹ پر',
  'cost-plus': 'تبدیلیاں لاگت پر، اور کچھ فیصد',
  'agreement-first': 'تبدیلیاں پہلے لکھ کر طے',
  own: 'تبدیلیاں اپنے الفاظ میں',
}
export const wholeBetween = (min: number, max: number) => `براہِ کرم ${min} سے ${max} تک پورا عدد لکھیں`
export const andMore = (count: number) => `اور ${count} مزید`
// Prices of the house, its phases, sections and lines.
export const yourPricePkr = 'آپ کی قیمت، روپے'
export const priceIsFor = 'حساب'
export const aSqFt = 'فی مربع فٹ'
export const allOfIt = 'یکمشت'
const mostItems = 3
/** Lists at most three names. */
export const listed = (names: readonly string[]) => {
  const more = names.length - mostItems
  return more > 0 ? `${names.slice(0, mostItems).join('، ')} اور ${more} مزید` : joined(names)
}
export const extras = 'آپ کے اضافی کام'
export const extrasLead = 'وہ کام جو بل میں نہیں۔ یہ آپ کی کُل رقم میں شامل ہے، اور اس کا موازنہ الگ ہوتا ہے۔'
export const addExtra = 'اضافی کام شامل کریں'
export const alternates = 'دوسرے انتخاب'
export const alternatesLead =
  'کسی اور انتخاب سے کتنا فرق پڑے گا۔ یہ آپ کی کوٹیشن کے ساتھ دکھایا جاتا ہے اور کسی کُل رقم میں شامل نہیں۔'
export const addAlternate = 'انتخاب شامل کریں'
export const plusOrMinus = 'کم خرچ ہو تو منفی کے ساتھ'
export const amountPkr = 'رقم، روپے'
export const discount = 'رعایت'
export const discountWord = 'کس بات کی'
export const discountLead =
  'رعایت پہلے آپ کے اضافی کاموں اور مختص رقموں سے نکالی جاتی ہے۔ ایک ہی گھر کے لیے آپ کی قیمت صرف بچی ہوئی رعایت سے کم ہوتی ہے۔'
export const payments = 'آپ کو ادائیگی کب ہو'
export const paymentsLead =
  'قیمت کے فیصد میں۔ خاندان چاہتے ہیں کہ کام سے پہلے کم دینا پڑے، اور کچھ حوالگی تک روکا جائے۔'
export const chooseStage = 'چنیں'
export const ownStage = 'اپنے الفاظ'
export const stageOwn = 'کس بات کی، اپنے الفاظ میں'
export const stageDue = 'کب دینی ہے'
export const percent = 'فیصد'
export const addStage = 'ادائیگی شامل کریں'
export const usualSchedule = 'عام شیڈول لے لیں'
export const timeNotSaid = 'وقت نہیں بتایا'
export const warrantyNotSaid = 'گارنٹی نہیں بتائی'
export const validUntil = 'کب تک کارآمد'
export const changesPercent = 'اوپر فیصد'
export const changesOwn = 'اپنے الفاظ میں'
export const chooseOne = 'براہِ کرم ایک چنیں'
export const sayWhat = 'براہِ کرم لکھیں کہ یہ کیا ہے'
export const percentBetween = 'براہِ کرم 0 سے 100 تک فیصد لکھیں'
export const takeTheirs = 'وہ والا رکھیں'
export const keepMine = 'یہ والا رکھیں'
