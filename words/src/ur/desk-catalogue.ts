// The lists that people choose from, at the desk.
import { apartInUrdu as apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'

export const title = 'شہر، سروسز اور عمارت کی قسمیں'
export const lead =
  'وہ فہرستیں جن میں سے کمپنیاں، گھر والے اور دیکھنے والے چنتے ہیں۔ نام بدلیں تو ہر جگہ بدلتا ہے۔'
export const partsLabel = 'فہرستیں'
export const parts = { cities: 'شہر', categories: 'سروسز', 'building-types': 'عمارت کی قسمیں' }
export const loading = 'فہرست لوڈ ہو رہی ہے…'
export const loadingFailed = (why: string) => `فہرست لوڈ نہیں ہو سکی۔ ${why}`
export const entries = (count: number) => (count === 1 ? '1 نام' : `${count} نام`)

export const add = {
  cities: 'شہر شامل کریں',
  categories: 'سروس شامل کریں',
  'building-types': 'عمارت کی قسم شامل کریں',
}
export const servicesNote =
  'نئی سروس پیش کی جا سکتی ہے، اور فلٹر اور تلاش میں آتی ہے۔ سرچ انجن کے لیے اس کا اپنا صفحہ نہیں ہوتا: ان صفحوں کی تحریر یہاں نہیں لکھی جاتی۔'
export const name = 'انگریزی نام'
export const nameUr = 'اردو نام'
export const nameMissing = 'براہِ کرم نام انگریزی حروف میں لکھیں'
export const nameUrMissing = 'براہِ کرم نام اردو حروف میں لکھیں'
export const save = 'محفوظ کریں'
export const saving = 'محفوظ ہو رہا ہے…'
export const added = (entry: string) => `${apart(entry)} شامل ہو گیا`
export const renamed = (entry: string) => `اب نام ${apart(entry)} ہے`

export const rename = 'نام بدلیں'
export const renameOf = (entry: string) => `نام بدلیں: ${apart(entry)}`

export const counting = 'گنا جا رہا ہے کہ یہ کس کس کے پاس ہے…'
export const countFailed = (why: string) => `گنا نہیں جا سکا کہ یہ کس کس کے پاس ہے۔ ${why}`
const many = (count: number, most: number, one: string, more: string) =>
  count >= most
    ? `${groupDigits(most)} یا زیادہ ${more}`
    : `${groupDigits(count)} ${count === 1 ? one : more}`
/** Number of companies, and of projects where projects can have it, each counted up to `most`. */
export const usedBy = (companies: number, projects: number | undefined, most: number) => {
  const first = many(companies, most, 'کمپنی', 'کمپنیوں')
  if (projects === undefined) return `یہ ابھی ${first} میں ہے۔`
  return `یہ ابھی ${first} اور ${many(projects, most, 'پراجیکٹ', 'پراجیکٹس')} میں ہے۔`
}
export const renameText = 'ان سب پر نیا نام فوراً نظر آئے گا۔'
