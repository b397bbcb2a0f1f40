import { apartInUrdu as apart } from '../apart.ts'
import type { Named } from '../named.ts'
import { nameOf } from './catalogue.ts'

const inTurn = (names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join('، ')} اور ${last}`
}

export const typed = (text: string) => `“${apart(text)}”`
/** Before the link that searches for the words as they were typed; `listed` is companies, or words. */
export const showing = (listed: string) => `نتائج: ${listed}؛`
/** Companies that do what the text names. */
export const showingFor = (listed: string, text: string) => `${typed(text)} کے لیے نتائج: ${listed}`
export const searchFor = (text: string) => `${typed(text)} ہی تلاش کریں`
export const leftOut = (texts: readonly string[]) => `چھوڑے گئے الفاظ: ${texts.map(apart).join('، ')}`

/** Cities of a locality, above a list of companies of those cities; `found` is true when the list has companies. */
export const isIn = (locality: { name: string; urdu: string }, cities: readonly Named[], found: boolean) => {
  const there = inTurn(cities.map(nameOf))
  return found ? `${locality.urdu} ${there} میں ہے: وہاں کی کمپنیاں۔` : `${locality.urdu} ${there} میں ہے۔`
}

/** Text before the companies that bring the workmen of a trade. */
export const noneListed = (trade: string) => `یہاں ${trade} الگ سے درج نہیں:`
/** Companies that bring them, by the service's id. */
export const bringTheirOwn: Readonly<Record<number, string>> = {
  4: 'آرکیٹیکٹ اپنے ساتھ لاتے ہیں',
  5: 'تعمیراتی کمپنیاں اپنے ساتھ لاتی ہیں',
  6: 'انٹیریئر ڈیزائنر اپنے ساتھ لاتے ہیں',
}
export const companiesBring = 'کمپنیاں اپنے ساتھ لاتی ہیں'

/** Trades by their names on the wire. */
export const trades = {
  electrician: 'الیکٹریشن',
  plumber: 'پلمبر',
  mason: 'مستری',
  carpenter: 'ترکھان (بڑھئی)',
  painter: 'رنگ ساز',
  tileFixer: 'ٹائل لگانے والے',
  steelFixer: 'سریا باندھنے والے',
  welder: 'ویلڈر',
  plasterer: 'پلستر کرنے والے',
  shuttering: 'شٹرنگ والے',
  labourer: 'مزدور',
  ceilingFixer: 'سیلنگ لگانے والے',
  kitchenMaker: 'کچن بنانے والے',
  surveyor: 'سرویئر',
  structuralEngineer: 'سٹرکچرل انجینئر',
}
