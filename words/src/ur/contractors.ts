import { apartInUrdu as apart } from '../apart.ts'
import type { Named } from '../named.ts'
import { nameOf } from './catalogue.ts'

export { close, firstPage, tryAgain } from './actions.ts'
export { houseName } from './first-message.ts'
export { anyCity, chosenCity, city, lower, price, service } from './labels.ts'
export { whoseRates } from './rates.ts'

/**
 * Rounded like all amounts. Not taken from `amounts.ts`: that would become a file of its own, which the home page
 * fetches too.
 */
const amount = (pkr: number) =>
  pkr < 9_999_500 ? `${(pkr / 100_000).toFixed(2)} لاکھ` : `${(pkr / 10_000_000).toFixed(2)} کروڑ`
export const forYourHouse = (house: string, pkr: number) => `آپ کا گھر: ${house}، ${amount(pkr)}`
export const seeEstimate = 'تخمینہ دیکھیں'
export const buildingInstead = (city: string) => `کیا اب ${city} میں بنا رہے ہیں؟`
export const yesIn = (city: string) => `جی، ${city} میں`
export const noIn = (city: string) => `نہیں، ${city} میں`
export const notTold = 'یہ کمپنیاں کسی اور شہر کی ہیں: ان کے پیغام میں یہ گھر نہیں جاتا۔'
export const tellThem = 'پھر بھی بتائیں'
export const forgetHouse = 'یہ گھر ہٹائیں'
export const recentlySeen = (count: number) => `حال ہی میں دیکھی گئیں (${count})`
export const forgetSeen = 'اس ڈیوائس سے ہٹائیں'
export const dropOne = 'ایک فلٹر کم کر کے'
export const oneWord = 'ان میں سے ایک لفظ کے ساتھ'
export const byService = 'سروس کے لحاظ سے'
export const nearYou = 'قریبی شہروں میں'
/** Filters of a search, after `without`. */
export const filterNames = {
  q: 'لکھے ہوئے الفاظ',
  category: 'سروس',
  city: 'شہر',
  buildingType: 'مہارت',
  price: 'قیمت',
}
export const withoutFilter = (companies: string, filter: string) => `${companies}، بغیر فلٹر: ${filter}`
export const withTyped = (companies: string, text: string) => `${text} کے ساتھ ${companies}`
export const typedWords = (text: string) => `“${apart(text)}”`
export const inNearCity = (companies: string, city: Named, km: number) =>
  `${nameOf(city)} میں ${companies}، تقریباً ${km} کلومیٹر دور`
export const companies = 'کمپنیاں'
export const inCity = (who: string, city: Named) => `${nameOf(city)} میں ${who}`
export const withFigure = (who: string, figure: string) => `${who}: ${figure}`
export const withCount = (name: string, count: number) => `${name} (${count})`
export const withAtLeast = (name: string, count: number) => `${name} (${count} یا زیادہ)`
export { providers } from './labels.ts'
export { priceTierNames } from './project-labels.ts'
export const noneFound = 'آپ کی تلاش کے مطابق کوئی کمپنی نہیں ملی۔'
/** Without a connection: of the cards that this device keeps. */
export const fitOfKept = (count: number) =>
  count === 0
    ? 'انٹرنیٹ نہیں ہے۔ اس ڈیوائس پر محفوظ کمپنیوں میں سے کوئی آپ کی تلاش کے مطابق نہیں۔'
    : `انٹرنیٹ نہیں ہے۔ اس ڈیوائس پر محفوظ کمپنیوں میں سے آپ کی تلاش کے مطابق: ${count}۔`
export const title = 'دستیاب ماہرین اور کمپنیاں'
export const unknownFilters = 'اس لنک کا ایک حصہ ہماری سمجھ میں نہیں آیا، اس لیے چھوڑ دیا گیا۔'
export const clearFilters = 'فلٹر ہٹائیں'
export const clearSearch = 'تلاش صاف کریں'
export const end = 'فہرست ختم۔'
export const moreCompanies = 'مزید کمپنیاں'
export const stillLoading = 'کمپنیاں ابھی لوڈ ہو رہی ہیں۔ انٹرنیٹ سست لگتا ہے۔'
export const loading = 'کمپنیاں لوڈ ہو رہی ہیں…'
export const searchLabel = 'کمپنیاں تلاش کریں'
export const searchHint = 'نام، علاقہ یا سروس'
export const filters = 'فلٹر'
export const filtersFailed = 'فلٹر لوڈ نہیں ہو سکے۔ براہِ کرم دوبارہ کوشش کریں۔'
export const anyService = 'کوئی بھی سروس'
export const specialization = 'مہارت'
export const anySpecialization = 'عمارت کی کوئی بھی قسم'
export const anyPrice = 'کوئی بھی قیمت'
export const loadAgain = 'انہیں دوبارہ لوڈ کریں'
export const showCompanies = 'کمپنیاں دکھائیں'
export const chosenFilters = 'منتخب فلٹر'
export const listsFailed = 'انتخاب کی کچھ فہرستیں لوڈ نہیں ہو سکیں۔'
export const filtersChosen = (count: number) => `فلٹر (${count})`
export const showFound = (found: string) => `${found} دکھائیں`
export const removeFilter = (label: string, value: string) => `${label} ہٹائیں: ${value}`
export const count = (total: number, figure: string) => (total === 1 ? '1 کمپنی' : `${figure} کمپنیاں`)
export const moreThan = (figure: string) => `${figure} سے زیادہ کمپنیاں`
export const unknownService = 'نامعلوم سروس'
export const chosenService = 'منتخب سروس'
export const unknownCity = 'نامعلوم شہر'
export const unknownBuildingType = 'عمارت کی نامعلوم قسم'
export const chosenBuildingType = 'عمارت کی منتخب قسم'
