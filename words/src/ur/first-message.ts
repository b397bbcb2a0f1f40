// First message of a family to a company, from a card, a profile, a project and the pages of the server. It does
// not use the calculator's words and figures: every screen with a company on it would load them.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

/** The house that a family has calculated. */
export interface PlannedHouse {
  plotSize: number
  plotUnit: string
  city: string
  coveredAreaSft: number
  /** Query of the page of its estimate. */
  query: string
}

/** The few names of a house. A name from another version stays as it is. */
const names: Readonly<Record<string, string>> = {
  ...{ Marla: 'مرلہ', Kanal: 'کنال', 'sq yd': 'مربع گز', sft: 'مربع فٹ', 'sq m': 'مربع میٹر' },
  ...{ Lahore: 'لاہور', Karachi: 'کراچی', Islamabad: 'اسلام آباد' },
}
const inUrdu = (name: string) => (Object.hasOwn(names, name) ? names[name] : name)
/** `7 Marla house in Lahore` */
export const houseName = ({ plotSize, plotUnit, city }: PlannedHouse) =>
  `${inUrdu(city)} میں ${plotSize} ${inUrdu(plotUnit)} کا گھر`

const thousands = (sft: number) => String(sft).replace(/\B(?=(\d{3})+$)/g, ',')
const ourHouse = (estimate: string) => `ہمارا گھر، سطر بہ سطر: ${estimate}`
const plan = (house: PlannedHouse) =>
  `ہمارا ارادہ ہے: ${houseName(house)}، تقریباً ${thousands(Math.round(house.coveredAreaSft))} مربع فٹ۔`

/** Includes the addresses of the company's page and of the house's estimate. */
export const toCompany = (page: string, house?: PlannedHouse | null, estimate = '') =>
  house
    ? `السلام علیکم، آپ ہمیں ${siteName} پر ملے۔ ${plan(house)} ${page} ${ourHouse(estimate)}`
    : `السلام علیکم، آپ ہمیں ${siteName} پر ملے: ${page}`

/** Includes the addresses of the project's page and of the house's estimate. */
export const aboutProject = (title: string, page: string, house?: PlannedHouse | null, estimate = '') =>
  house
    ? `السلام علیکم، ہم نے ${siteName} پر آپ کا پراجیکٹ “${apart(title)}” دیکھا۔ ${plan(house)} ${page} ${ourHouse(estimate)}`
    : `السلام علیکم، ہم نے ${siteName} پر آپ کا پراجیکٹ “${apart(title)}” دیکھا: ${page}`
