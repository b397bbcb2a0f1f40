// Articles whose prices are collected, and the units they are quoted in.
import { groupDigits } from './amounts.ts'

export const articles = {
  cement: 'سیمنٹ',
  steel: 'سریا، گریڈ 60',
  bricks: 'اینٹیں',
  blocks: 'کنکریٹ بلاک',
  fine_sand: 'باریک ریت',
  coarse_sand: 'موٹی ریت',
  slab_crush: 'چھت کے لیے کرش',
  base_crush: 'بنیاد کے لیے کرش',
  labour: 'گرے سٹرکچر کی مزدوری',
  floor_tile: 'فرش کی ٹائلیں',
  paint: 'اندرونی دیواروں کا پینٹ',
  wire_3_29: 'تانبے کی تار \u20663/29\u2069',
  wire_7_29: 'تانبے کی تار \u20667/29\u2069',
  pprc: 'پی پی آر سی پائپ',
  gate: 'لوہے کا گیٹ',
  grills: 'کھڑکیوں کی گرِلیں',
}
export const localArticles: Readonly<Record<string, string>> = {
  'fine_sand Lahore': 'باریک ریت (راوی)',
  'fine_sand Islamabad': 'باریک ریت (راوی)',
  'coarse_sand Lahore': 'موٹی ریت (چناب)',
  'coarse_sand Islamabad': 'موٹی ریت (چناب)',
  'slab_crush Lahore': 'مارگلہ کرش',
  'slab_crush Islamabad': 'مارگلہ کرش',
  'base_crush Lahore': 'سرگودھا کرش',
  'base_crush Islamabad': 'سرگودھا کرش',
}
const cft = 'مکعب فٹ'
const sft = 'مربع فٹ'
export const articleUnits = {
  cement: '50 کلو کی بوری',
  steel: 'کلو',
  bricks: '1,000',
  blocks: 'عدد',
  fine_sand: cft,
  coarse_sand: cft,
  slab_crush: cft,
  base_crush: cft,
  labour: sft,
  floor_tile: sft,
  paint: sft,
  wire_3_29: '90 میٹر کا کوائل',
  wire_7_29: '90 میٹر کا کوائل',
  pprc: 'رننگ فٹ',
  gate: sft,
  grills: sft,
}
/** Change of a sum in rupees. */
export const difference = (pkr: number) =>
  `\u2066${pkr > 0 ? '+' : pkr < 0 ? '−' : ''}${groupDigits(Math.abs(pkr))}\u2069`
/** Change of a price: a signed percentage with one decimal. */
export const percent = (pct: number) =>
  `\u2066${pct > 0 ? '+' : pct < 0 ? '−' : ''}${Math.abs(pct).toFixed(1)}\u2069\u00a0فیصد`
