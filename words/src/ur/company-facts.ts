// Facts that a company gives about itself, on its profile, on its page of the server and in its settings.

import { groupDigits } from '../figures.ts'
import { displayItemCost } from './amounts.ts'
import { siteName } from './language.ts'

export { email, phone } from './labels.ts'

export const about = 'کمپنی کے بارے میں'
export const facts = 'کمپنی کی معلومات'
export const founded = 'قیام'
export const people = 'کام کرنے والے'
export const takesWorkIn = 'کام کے شہر'
export const languages = 'زبانیں'
export const workingHours = 'کام کے اوقات'
export const minimumProject = 'سب سے چھوٹا پراجیکٹ'
export const office = 'دفتر'
export const whatsapp = 'واٹس ایپ'
export const showOnMap = 'نقشے پر دیکھیں'
export const mailboxConfirmed = `کمپنی نے ${siteName} کے سامنے اس پتے کی تصدیق کی ہے۔`

/** Bands for the number of people, by the contract's values. */
export const teamSizes = {
  '1-4': '1 سے 4',
  '5-19': '5 سے 19',
  '20-99': '20 سے 99',
  '100+': '100 یا زیادہ',
}

/** Languages by their codes. */
export const languageNames = {
  ur: 'اردو',
  en: 'انگریزی',
  pa: 'پنجابی',
  sd: 'سندھی',
  ps: 'پشتو',
  skr: 'سرائیکی',
  bal: 'بلوچی',
  hno: 'ہندکو',
  brh: 'براہوی',
  ks: 'کشمیری',
}

/** Lowest cost of a project: `50 لاکھ روپے سے`. */
export function fromRupees(pkr: number): string {
  return pkr < 100_000 ? `${groupDigits(pkr)} روپے سے` : `${displayItemCost(pkr)} روپے سے`
}
