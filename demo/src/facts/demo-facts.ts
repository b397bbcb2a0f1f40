import type { FactsRecord } from '@tameer/api/src/db/queries/companies/company-facts.ts'
import type { LanguageCode } from '@tameer/contract'
import { createRandom, type Random } from '../random.ts'
import type { DemoCompany } from './demo-companies.ts'

export type DemoFacts = Partial<Omit<FactsRecord, 'cities'>> & { cityNames: readonly string[] }

const plain = 'This company does not exist: it was made up to show how a profile looks.'

/** Texts of each kind of company; the last sentence is the same for all. */
const abouts: Record<number, readonly string[]> = {
  4: [
    'We draw houses around light and shade, and stay on site until the last door hangs.\n\nEvery drawing says what it costs to build.',
    'Three architects and a model maker. We begin with the plot, the wind and how the family lives.',
    'ہم گھر کا نقشہ خاندان کے ساتھ بیٹھ کر بناتے ہیں، اور تعمیر مکمل ہونے تک ساتھ رہتے ہیں۔',
  ],
  5: [
    'We build grey structures and complete houses, with one engineer for each site and a bill for each stage.\n\nYou get photographs every week.',
    'Brick and concrete since our first house. Steel and cement are weighed in front of you.',
    'ہم گرے سٹرکچر اور مکمل گھر بناتے ہیں۔ ہر مرحلے کا حساب لکھ کر دیا جاتا ہے۔',
  ],
  6: [
    'Kitchens, wardrobes, lamps and the rooms around them. We make in our own workshop and fit in one go.',
    'We furnish houses that are lived in, one room after the other, without moving you out.',
    'ہم کچن، الماریاں اور فرنیچر اپنی ورکشاپ میں بناتے ہیں اور ایک ہی بار میں لگاتے ہیں۔',
  ],
}

/** Cities near an office. */
const around: Record<string, readonly string[]> = {
  Lahore: ['Lahore', 'Sheikhupura', 'Gujranwala'],
  Karachi: ['Karachi', 'Hyderabad'],
  Islamabad: ['Islamabad', 'Rawalpindi'],
  Rawalpindi: ['Rawalpindi', 'Islamabad'],
  Peshawar: ['Peshawar', 'Islamabad'],
  Multan: ['Multan', 'Bahawalpur'],
}

const regional: Record<string, LanguageCode> = {
  Karachi: 'sd',
  Hyderabad: 'sd',
  Sukkur: 'sd',
  Larkana: 'sd',
  Peshawar: 'ps',
  Quetta: 'bal',
  Multan: 'skr',
  Bahawalpur: 'skr',
  'Dera Ghazi Khan': 'skr',
}
const hours = ['Monday to Saturday, 9 am to 6 pm', 'Monday to Friday, 10 to 6', 'Daily, please call first']
const smallestPkr = [500_000, 2_500_000, 5_000_000, 10_000_000]
const firstYear = 1985
const lastYear = 2022
/** Every seventh company has no facts, so that an empty profile can be seen too. */
const silentEvery = 7

/** Returns invented facts of a demo company, the same on every machine. */
export function demoFacts({ key, city, categoryIds }: DemoCompany, number: number): DemoFacts {
  if (number % silentEvery === silentEvery - 1) return { cityNames: [] }
  const random = createRandom(`facts of ${key}`)
  return {
    about: `${random.pick(abouts[categoryIds[0] ?? 4] ?? [])}\n\n${plain}`,
    founded: random.int(firstYear, lastYear),
    people: random.pick(['1-4', '5-19', '20-99'] as const),
    languages: languagesOf(city, random),
    workingHours: random.pick(hours),
    minimumProjectPkr: random.pick(smallestPkr),
    cityNames: around[city] ?? [city],
  }
}

function languagesOf(city: string, random: Random): LanguageCode[] {
  const english: LanguageCode[] = random.chance(0.7) ? ['en'] : []
  return ['ur', ...english, regional[city] ?? 'pa']
}
