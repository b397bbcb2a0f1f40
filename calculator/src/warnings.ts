import { type AnswerField, type Answers, plotAreaOf, roomFields } from './answers.ts'
import type { Bill } from './bill.ts'
import type { Driver, PriceBook, Rooms } from './dataset/price-book.ts'
import { usualCoveredAreaSft, usualRooms } from './house.ts'
import { groupDigits } from './money.ts'

/** Where the answers leave what the data supports, in a sentence beside the answer it is about. */
export interface Warning {
  readonly field: AnswerField
  readonly message: string
}

/** Answers the estimate does not depend on, and why. */
export interface Unanswered {
  readonly fields: readonly AnswerField[]
  readonly message: string
}

/**
 * More of the plot than this is rarely covered: setbacks and open space take the rest. The published houses on small plots
 * cover a little more, so what is usual there is no fault.
 */
const largestCoverage = 0.85

/** Everything that makes this estimate less sure than one of a house the sources describe. */
export function findWarnings(answers: Answers, book: PriceBook): Warning[] {
  return [
    ...landWarnings(answers, book),
    ...houseWarnings(answers, book),
    ...roomWarnings(answers, book),
    ...priceWarnings(answers, book),
  ]
}

function landWarnings(answers: Answers, book: PriceBook): Warning[] {
  const warnings: Warning[] = []
  const plotAreaSft = plotAreaOf(answers)
  const marla = plotAreaSft / 225
  const { min, max } = book.publishedHouses.plotMarla
  if (marla < min || marla > max)
    warnings.push({
      field: 'plotSize',
      message: `Published figures cover plots of ${min} to ${max} Marla of 225 sft; this plot of ${feet(plotAreaSft)} is outside them.`,
    })
  const floor = answers.coveredAreaSft / answers.storeys
  if (floor > plotAreaSft)
    warnings.push({
      field: 'coveredAreaSft',
      message: `A floor of ${feet(floor)} is larger than the plot of ${feet(plotAreaSft)}: check the covered area, the storeys and the plot.`,
    })
  else if (
    floor > largestCoverage * plotAreaSft &&
    answers.coveredAreaSft > usualCoveredAreaSft(plotAreaSft, answers.storeys, book)
  )
    warnings.push({
      field: 'coveredAreaSft',
      message: `A floor of ${feet(floor)} covers more than 85 % of the plot of ${feet(plotAreaSft)}, more than building rules usually allow.`,
    })
  return warnings
}

function houseWarnings(answers: Answers, { publishedHouses, reference }: PriceBook): Warning[] {
  const warnings: Warning[] = []
  const { min, max } = publishedHouses.coveredAreaSft
  const { coveredAreaSft, storeys } = answers
  if (coveredAreaSft < min || coveredAreaSft > max)
    warnings.push({
      field: 'coveredAreaSft',
      message: `The published houses have ${groupDigits(min)} to ${feet(max)} of covered area; quantities for ${feet(coveredAreaSft)} stand on our model alone.`,
    })
  if (storeys !== reference.storeys)
    warnings.push({
      field: 'storeys',
      message: `The figures come from houses of ${reference.storeys} storeys; how much labour and steel ${storeys === 1 ? '1 storey takes' : `${storeys} storeys take`} is assumed.`,
    })
  return warnings
}

function roomWarnings(answers: Answers, book: PriceBook): Warning[] {
  const { reference } = book
  const { coveredAreaSft, storeys } = answers
  const count = (rooms: Rooms) => roomFields.reduce((sum, field) => sum + rooms[field], 0)
  const plotAreaSft = plotAreaOf(answers)
  // The house that was suggested is no fault of the one who takes it.
  if (
    coveredAreaSft === usualCoveredAreaSft(plotAreaSft, storeys, book) &&
    count(answers) === count(usualRooms(plotAreaSft, storeys, book))
  )
    return []
  const warnings: Warning[] = []
  const sftARoom = coveredAreaSft / count(answers)
  const usualSftARoom = reference.coveredAreaSft / count(reference.rooms)
  if (sftARoom < usualSftARoom / 2)
    warnings.push({
      field: 'bedrooms',
      message: `${count(answers)} rooms in ${feet(coveredAreaSft)} leave ${feet(sftARoom)} for each, walls and stairs included: check the rooms or the covered area.`,
    })
  if (sftARoom > usualSftARoom * 2.5)
    warnings.push({
      field: 'bedrooms',
      message: `${count(answers)} rooms are few for ${feet(coveredAreaSft)}: a house of that size usually has more bathrooms, doors and wiring.`,
    })
  return warnings
}

function priceWarnings(
  { city, grade, constructionMode, constructionType }: Answers,
  book: PriceBook,
): Warning[] {
  const warnings: Warning[] = []
  const { note } = book.cities[city]
  if (note) warnings.push({ field: 'city', message: note })
  if (grade === 'Economy')
    warnings.push({ field: 'grade', message: 'No source was found for Economy: all its rates are assumed.' })
  if (constructionMode === 'Without Material' && constructionType === 'Complete')
    warnings.push({
      field: 'constructionMode',
      message: 'Labour’s share in the finishing trades is assumed: ask the trades for their own rates.',
    })
  return warnings
}

const driversOfField: { readonly [field in AnswerField]?: readonly Driver[] } = {
  bedrooms: ['bedrooms', 'rooms'],
  bathrooms: ['bathrooms', 'wetRooms'],
  kitchens: ['kitchens', 'wetRooms'],
  livingRooms: ['rooms'],
  drawingRooms: ['rooms'],
}

/** The answers that change nothing in this bill. */
export function findUnanswered(answers: Answers, bill: Bill, book: PriceBook): Unanswered[] {
  const unanswered: Unanswered[] = []
  if (answers.plotUnit !== 'Marla' && answers.plotUnit !== 'Kanal')
    unanswered.push({
      fields: ['marlaStandardSft'],
      message: `The size of a Marla does not count for a plot given in ${answers.plotUnit}.`,
    })
  const billed = new Set(bill.sections.flatMap((section) => section.lines.map((line) => line.id)))
  const counting = new Set<string>()
  for (const line of book.lines)
    if (billed.has(line.id)) for (const driver in line.drivers) counting.add(driver)
  const silent = roomFields.filter((field) => !driversOfField[field]?.some((driver) => counting.has(driver)))
  if (silent.length > 0)
    unanswered.push({
      fields: silent,
      message:
        'Labour for a grey structure is contracted by the square foot: the number of rooms does not change it.',
    })
  return unanswered
}

function feet(sft: number): string {
  return `${groupDigits(Math.round(sft))} sft`
}
