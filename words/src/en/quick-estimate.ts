export { chooseACity } from './actions.ts'
export {
  city,
  constructionMode,
  constructionType,
  cost,
  coveredAreaSft,
  item,
  quantity,
  rate,
  sumOfLines,
  total,
} from './labels.ts'

export const breakdown = 'Breakdown of Construction Cost'
export const breakdownView = 'Breakdown view'
export const pieLater = 'The pie is drawn when the cost is calculated.'
export const madeOf = 'What it is made of'
export const greySectionsHint =
  'A grey structure consists of Foundation & Structure, Electrical Works and Plumbing Works; the other sections are the finishing of the complete house.'
export const lead = 'What a house costs in your city, and what the figure is made of.'
export const title = 'House Construction Cost Calculator'
export const quickOptions = 'Quick options'
export const areaSize = 'Area Size'
export const chooseAnArea = 'Choose an area'
export const anyPlotInDetailed = 'The detailed estimate takes any plot'
export const calculateCost = 'Calculate Cost'
export const lessOptions = 'Less Options'
export const moreOptions = 'More Options'
export const coveredAreaWrong = 'Enter the covered area in whole square feet, such as 3375.'
export const foundationText =
  'Excavation, foundations, brickwork, concrete, steel, the roof’s protection and the labour of the grey structure.'
export const woodText =
  'Doors, windows, gate and railings, kitchen cabinets, and the tiles and marble of floors and walls.'
export const electricText = 'Conduits, wires, boards and earthing: what is laid before the plaster.'
export const plumbingText = 'Water, gas and drain pipes inside and outside, the overhead tank and its pump.'
export const fittingsText =
  'What one sees and touches: closets, basins, mixers, the kitchen sink, lights, fans, switches and locks.'
export const utilitiesText =
  'Connections for electricity, gas, water and sewer, the bore, and the approval of the plan.'
export const greyStructureMaterial = 'Grey Structure Material'
export const finishingMaterial = 'Finishing Material'
export const labourCost = 'Labour Cost'
export const greyStructure = 'grey structure'
export const completeHouse = 'complete house'
export const summary = 'Summary'
export const totalCost = 'Total Cost'
export const whatTotalStandsFor = 'What the total stands for'
export const calculateFirst = 'Choose an area and a city, then press Calculate Cost.'
export const staleResult = 'Your choices have changed since. Press Calculate Cost to see them.'
export const knownSizes = 'The quick estimate knows 5, 10 and 20 Marla.'
export const anotherSize = 'Another size, such as 7 Marla?'
export const modeHint = 'The mode does not change the quick estimate: its figures include material.'
export const answersHint = 'These answers do not change the quick estimate.'
export const premiumFigures = 'Figures of a premium house'
export const fixedFiguresHint =
  'These three figures belong to one house, 10 Marla in Lahore with premium material. They do not change with your choices, and they do not add up to the total above.'
export const partsOf = (area: string, city: string) => `Parts of the cost, ${area} in ${city}`
export const itemsOf = (section: string) => `Items of ${section}`
export const titleOf = (area: string, city: string) => `${area} House Construction Cost in ${city}`
export const publishedAs = (published: string) => `Published as ${published}; the figure is the middle of it.`
export const totalOf = (amount: string, area: string, city: string) =>
  `Total Cost ${amount}, ${area} in ${city}`
export const sectionsHint = (area: string, city: string) =>
  `The totals are for ${area} in ${city}; the lines inside are those of one house, 10 Marla in Lahore.`
export const linesDiffer = (lines: string, total: string, published: string | undefined) =>
  `The lines of the reference house add up to ${lines}; the total of this section is ${total}${published ? `, the middle of ${published}` : ''}.`
export const pieTotal = (stage: string, sum: string) =>
  `The total is the published cost of the ${stage}; the slices add up to ${sum}.`
export const pieComplete = 'Paint, ceilings and utilities are in the total and not in the pie.'
export const pieGrey =
  'The pie shows the same five parts as for a complete house; of them, a grey structure has only Foundation & Structure, Electrical Works and Plumbing Works.'
export const pieFinishing =
  'This view takes Foundation & Structure out of the pie and leaves the total as it is.'
export const lastUpdated = (date: string) => `Prices last updated on ${date}`
export const chosen = (area: string, city: string, stage: string) => `${area}, ${city}, ${stage}`
export const complete = 'complete'
export const change = 'Change'
export const standsFor = (area: string, city: string, stage: string) => `${area} in ${city}, ${stage}.`
/** An amount as it was published. */
export const asPublished = (amount: string) => amount
/** A share of the total, such as 9.8, as its list writes it. */
export const percent = (figure: string) => `${figure} %`
