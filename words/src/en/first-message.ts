// First message of a family to a company, from a card, a profile, a project and the pages of the server. It does
// not use the calculator's words and figures: every screen with a company on it would load them.

import { apart } from '../apart.ts'
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

/** `7 Marla house in Lahore` */
export const houseName = ({ plotSize, plotUnit, city }: PlannedHouse) =>
  `${plotSize} ${plotUnit} house in ${city}`

const thousands = (sft: number) => String(sft).replace(/\B(?=(\d{3})+$)/g, ',')
const ourHouse = (estimate: string) => `Our house, line by line: ${estimate}`
const plan = (house: PlannedHouse) =>
  `We plan a ${houseName(house)}, about ${thousands(Math.round(house.coveredAreaSft))} sq ft.`

/** Includes the addresses of the company's page and of the house's estimate. */
export const toCompany = (page: string, house?: PlannedHouse | null, estimate = '') =>
  house
    ? `Salam, I found you on ${siteName}. ${plan(house)} ${page} ${ourHouse(estimate)}`
    : `Salam, I found you on ${siteName}: ${page}`

/** Includes the addresses of the project's page and of the house's estimate. */
export const aboutProject = (title: string, page: string, house?: PlannedHouse | null, estimate = '') =>
  house
    ? `Salam, I saw your project “${apart(title)}” on ${siteName}. ${plan(house)} ${page} ${ourHouse(estimate)}`
    : `Salam, I saw your project “${apart(title)}” on ${siteName}: ${page}`
