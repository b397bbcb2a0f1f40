// The pages with the rates of materials and labour. Amounts come as text, without the currency.

import { percent } from './articles.ts'

export { articles, articleUnits, localArticles } from './articles.ts'
export { inPkr } from './cost-page.ts'

export const rates = 'ریٹ'
export const cityTitle = (city: string) => `${city} میں میٹریل اور مزدوری کے ریٹ`
export const everywhereTitle = 'پاکستان میں میٹریل اور مزدوری کے ریٹ'
export const cityDescription = (city: string, days: string) =>
  `${city} میں سیمنٹ، سریا، اینٹ، ریت، ٹائل، پینٹ، تار اور مزدوری: ہر ریٹ اپنی تاریخ، ذریعے اور فرق کے ساتھ۔ ${days} کی قیمتیں۔`
export const everywhereDescription = (days: string) =>
  `لاہور، اسلام آباد اور کراچی میں سیمنٹ، سریا، اینٹ، ریت، ٹائل، پینٹ، تار اور مزدوری۔ ${days} کی قیمتیں، مفت ڈاؤن لوڈ۔`
export const lead = 'یہاں ہر تخمینہ انہی ریٹ پر بنتا ہے۔ دکان آپ سے کوئی اور قیمت لے سکتی ہے۔'
export const today = 'تازہ ترین ریٹ'
export const todayHint = (days: string) => `روپے، ایک یونٹ کے، ${days} کی قیمتوں پر۔`
export const article = 'چیز'
export const forUnit = (unit: string) => `فی ${unit === '1,000' ? '1,000 عدد' : unit}`
export const inAMonth = (pct: number) => `ایک مہینے میں ${percent(pct)}`
export const inAYear = (pct: number) => `ایک سال میں ${percent(pct)}`
export const usedIn = (lines: number) => (lines === 1 ? 'بل کی 1 سطر میں' : `بل کی ${lines} سطروں میں`)
export const sources = 'ذرائع'
export const sourceNumber = (number: number) => `ذریعہ ${number}`
export const index = 'اسی گھر کا خرچ'
export const indexHint = (city: string, day: string) =>
  `${city} میں 10 مرلہ کا عام مکمل گھر، ریٹ کے ہر ورژن پر سطر بہ سطر۔ ${day} کے ریٹ پر اس کا خرچ 100 ہے۔`
export const pricesOf = 'ورژن'
export const file = 'سب ریٹ ایک فائل میں'
export const fileHint = (licence: string) =>
  `پہلے ورژن سے اب تک کا ہر ریٹ، تاریخ، ذریعے اور نوٹ کے ساتھ، سپریڈشیٹ اور پروگرام کے لیے۔ ہمارے نام کے ساتھ مفت استعمال کریں (\u2066${licence}\u2069)۔`
export const download = 'ڈاؤن لوڈ کریں (CSV)'
export const otherCities = 'ہر شہر کے ریٹ'
export const withSources = 'تاریخ، ذریعے اور فرق کے ساتھ'
export const ratesIn = (city: string) => `${city} کے ریٹ`
export const costs = 'ان ریٹ پر گھر کا خرچ'
export const costOf = (city: string) => `${city} میں گھر پر کتنا خرچ آتا ہے`
