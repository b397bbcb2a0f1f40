// What a family writes to a company first, from a card, a profile, a project and the pages of the server.
import { groupDigits } from '../figures.ts'
import { plotUnits } from './values.ts'

/** The house a family has worked out. */
export interface PlannedHouse {
  plotSize: number
  plotUnit: string
  city: string
  coveredAreaSft: number
}

/** `7 Marla house in Lahore` */
export const houseName = ({ plotSize, plotUnit, city }: PlannedHouse) =>
  `${plotSize} ${plotUnits[plotUnit as keyof typeof plotUnits] ?? plotUnit} house in ${city}`

const plan = (house: PlannedHouse) =>
  `We plan a ${houseName(house)}, about ${groupDigits(Math.round(house.coveredAreaSft))} sq ft.`

/** With the address of the company's page. */
export const toCompany = (page: string, house?: PlannedHouse | null) =>
  house ? `Salam, I found you on Tameer. ${plan(house)} ${page}` : `Salam, I found you on Tameer: ${page}`

/** With the address of the project's page. */
export const aboutProject = (title: string, page: string, house?: PlannedHouse | null) =>
  house
    ? `Salam, I saw your project “${title}” on Tameer. ${plan(house)} ${page}`
    : `Salam, I saw your project “${title}” on Tameer: ${page}`
