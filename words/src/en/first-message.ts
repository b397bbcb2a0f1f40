// What a family writes to a company first, from a card, a profile, a project and the pages of the server.
// Without the calculator's words and figures, which would come along to every screen with a company on it.

/** The house a family has worked out. */
export interface PlannedHouse {
  plotSize: number
  plotUnit: string
  city: string
  coveredAreaSft: number
}

/** `7 Marla house in Lahore` */
export const houseName = ({ plotSize, plotUnit, city }: PlannedHouse) =>
  `${plotSize} ${plotUnit} house in ${city}`

const thousands = (sft: number) => String(sft).replace(/\B(?=(\d{3})+$)/g, ',')
const plan = (house: PlannedHouse) =>
  `We plan a ${houseName(house)}, about ${thousands(Math.round(house.coveredAreaSft))} sq ft.`

/** With the address of the company's page. */
export const toCompany = (page: string, house?: PlannedHouse | null) =>
  house ? `Salam, I found you on Tameer. ${plan(house)} ${page}` : `Salam, I found you on Tameer: ${page}`

/** With the address of the project's page. */
export const aboutProject = (title: string, page: string, house?: PlannedHouse | null) =>
  house
    ? `Salam, I saw your project “${title}” on Tameer. ${plan(house)} ${page}`
    : `Salam, I saw your project “${title}” on Tameer: ${page}`
