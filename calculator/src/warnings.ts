import { type AnswerField, type Answers, plotAreaOf, roomFields } from './answers.ts'
import { type Bill, sumByRateStatus } from './bill.ts'
import { type Driver, type Grade, grades, type PriceBook, type Rooms } from './dataset/price-book.ts'
import { usualCoveredAreaSft, usualRooms } from './house.ts'
import { type AreaUnit, usualMarlaSft } from './units.ts'

/** A warning that an answer is outside the range of the data, with the field of the answer. */
export type Warning = { readonly field: AnswerField } & Finding

type Finding =
  | { code: 'plotNotPublished'; minMarla: number; maxMarla: number; plotSft: number }
  | { code: 'floorLargerThanPlot' | 'floorCoversTooMuch'; floorSft: number; plotSft: number }
  | { code: 'areaNotPublished'; minSft: number; maxSft: number; coveredAreaSft: number }
  | { code: 'storeysNotPublished'; publishedStoreys: number; storeys: number }
  | { code: 'roomsTooMany'; rooms: number; coveredAreaSft: number; sftARoom: number }
  | { code: 'roomsFew'; rooms: number; coveredAreaSft: number }
  | { code: 'cityNote'; note: string; assumedPct: number }
  | { code: 'gradeAssumed'; grade: Grade; sharePct: number }
  | { code: 'labourShareAssumed' }

/** Answers that do not change the estimate, and the reason. */
export type Unanswered = { readonly fields: readonly AnswerField[] } & (
  | { code: 'marlaSize'; plotUnit: AreaUnit }
  | { code: 'rooms' }
)

/**
 * Covered part of a plot above which a warning is given: setbacks and open space usually take the rest. The
 * published houses on small plots cover a little more, so a usual house there gets no warning.
 */
const largestCoverage = 0.85

/** Share of assumed rates in a grade's cost above which a warning is given. */
const largestAssumedPct = 33

/** All warnings: reasons why this estimate is less certain than that of a house which the sources describe. */
export function findWarnings(answers: Answers, bill: Bill, book: PriceBook): Warning[] {
  return [
    ...landWarnings(answers, book),
    ...houseWarnings(answers, book),
    ...roomWarnings(answers, book),
    ...priceWarnings(answers, bill, book),
  ]
}

function landWarnings(answers: Answers, book: PriceBook): Warning[] {
  const warnings: Warning[] = []
  const plotSft = plotAreaOf(answers)
  const marla = plotSft / usualMarlaSft
  const { min, max } = book.publishedHouses.plotMarla
  if (marla < min || marla > max)
    warnings.push({ field: 'plotSize', code: 'plotNotPublished', minMarla: min, maxMarla: max, plotSft })
  const floorSft = answers.coveredAreaSft / answers.storeys
  if (floorSft > plotSft)
    warnings.push({ field: 'coveredAreaSft', code: 'floorLargerThanPlot', floorSft, plotSft })
  else if (
    floorSft > largestCoverage * plotSft &&
    answers.coveredAreaSft > usualCoveredAreaSft(plotSft, answers.storeys, book)
  )
    warnings.push({ field: 'coveredAreaSft', code: 'floorCoversTooMuch', floorSft, plotSft })
  return warnings
}

function houseWarnings(answers: Answers, { publishedHouses, reference }: PriceBook): Warning[] {
  const warnings: Warning[] = []
  const { min, max } = publishedHouses.coveredAreaSft
  const { coveredAreaSft, storeys } = answers
  if (coveredAreaSft < min || coveredAreaSft > max)
    warnings.push({
      field: 'coveredAreaSft',
      code: 'areaNotPublished',
      minSft: min,
      maxSft: max,
      coveredAreaSft,
    })
  if (storeys !== reference.storeys)
    warnings.push({
      field: 'storeys',
      code: 'storeysNotPublished',
      publishedStoreys: reference.storeys,
      storeys,
    })
  return warnings
}

function roomWarnings(answers: Answers, book: PriceBook): Warning[] {
  const { reference } = book
  const { coveredAreaSft, storeys } = answers
  const count = (rooms: Rooms) => roomFields.reduce((sum, field) => sum + rooms[field], 0)
  const plotAreaSft = plotAreaOf(answers)
  // The suggested house gives no warning to a family that accepts it.
  if (
    coveredAreaSft === usualCoveredAreaSft(plotAreaSft, storeys, book) &&
    count(answers) === count(usualRooms(plotAreaSft, storeys, book))
  )
    return []
  const warnings: Warning[] = []
  const rooms = count(answers)
  const sftARoom = coveredAreaSft / rooms
  const usualSftARoom = reference.coveredAreaSft / count(reference.rooms)
  if (sftARoom < usualSftARoom / 2)
    warnings.push({ field: 'bedrooms', code: 'roomsTooMany', rooms, coveredAreaSft, sftARoom })
  if (sftARoom > usualSftARoom * 2.5)
    warnings.push({ field: 'bedrooms', code: 'roomsFew', rooms, coveredAreaSft })
  return warnings
}

function priceWarnings(
  { city, grade, constructionMode, constructionType }: Answers,
  bill: Bill,
  book: PriceBook,
): Warning[] {
  const warnings: Warning[] = []
  const { note } = book.cities[city]
  if (note) warnings.push({ field: 'city', code: 'cityNote', note, assumedPct: assumedPctOf(bill) })
  const sharePct = assumedSharePct(grade, bill, book)
  if (sharePct > largestAssumedPct) warnings.push({ field: 'grade', code: 'gradeAssumed', grade, sharePct })
  if (constructionMode === 'Without Material' && constructionType === 'Complete')
    warnings.push({ field: 'constructionMode', code: 'labourShareAssumed' })
  return warnings
}

/** Share of a bill's cost with a rate that is assumed in its city, in whole per cent. */
function assumedPctOf(bill: Bill): number {
  const { assumed, ...others } = sumByRateStatus(bill)
  const total = Object.values(others).reduce((sum, pkr) => sum + pkr, assumed)
  return Math.round((assumed / total) * 100)
}

/**
 * Share of a bill's cost with a rate that is assumed at the grade, without the city's part in it, in whole per
 * cent.
 */
function assumedSharePct(grade: Grade, { sections }: Bill, book: PriceBook): number {
  const statuses = new Map(
    book.lines.map(({ id, rateStatuses }) => [id, rateStatuses[grades.indexOf(grade)]]),
  )
  const sum = { all: 0, assumed: 0 }
  for (const { id, costPkr } of sections.flatMap(({ lines }) => lines)) {
    sum.all += costPkr
    if (statuses.get(id) === 'assumed') sum.assumed += costPkr
  }
  return Math.round((sum.assumed / sum.all) * 100)
}

const driversOfField: { readonly [field in AnswerField]?: readonly Driver[] } = {
  bedrooms: ['bedrooms', 'rooms'],
  bathrooms: ['bathrooms', 'wetRooms'],
  kitchens: ['kitchens', 'wetRooms'],
  livingRooms: ['rooms'],
  drawingRooms: ['rooms'],
}

/** Answers that change nothing in this bill. */
export function findUnanswered(answers: Answers, bill: Bill, book: PriceBook): Unanswered[] {
  const unanswered: Unanswered[] = []
  if (answers.plotUnit !== 'Marla' && answers.plotUnit !== 'Kanal')
    unanswered.push({ fields: ['marlaStandardSft'], code: 'marlaSize', plotUnit: answers.plotUnit })
  const billed = new Set(bill.sections.flatMap((section) => section.lines.map((line) => line.id)))
  const counting = new Set<string>()
  for (const line of book.lines)
    if (billed.has(line.id)) for (const driver in line.drivers) counting.add(driver)
  const silent = roomFields.filter((field) => !driversOfField[field]?.some((driver) => counting.has(driver)))
  if (silent.length > 0) unanswered.push({ fields: silent, code: 'rooms' })
  return unanswered
}
