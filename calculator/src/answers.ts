// Questions of the detailed estimate, and the reading of the answers. Numbers may come as text, as they were typed.
// All problems are named at once, each with its field.
import { type FigureText, judgeFigure } from '@tameer/figures'
import { readPairs } from './answer-pairs.ts'
import {
  type ConstructionMode,
  type ConstructionType,
  constructionModes,
  constructionTypes,
} from './construction.ts'
import {
  type AddOnId,
  type City,
  cities,
  type Grade,
  grades,
  type Limits,
  type OptionId,
  type PriceBook,
  type PricedLine,
} from './dataset/price-book.ts'
import { usualCoveredAreaSft, usualRooms } from './house.ts'
import { type AreaUnit, areaUnits, type MarlaSft, marlaSizes, sftPer, usualMarlaSft } from './units.ts'

/** The answers an estimate is made from, complete and within the limits of the price book. */
export interface Answers {
  readonly city: City
  readonly plotSize: number
  readonly plotUnit: AreaUnit
  /** Used only for a plot in Marla or Kanal. */
  readonly marlaStandardSft: MarlaSft
  readonly coveredAreaSft: number
  readonly storeys: number
  readonly bedrooms: number
  readonly bathrooms: number
  readonly kitchens: number
  readonly livingRooms: number
  readonly drawingRooms: number
  readonly constructionType: ConstructionType
  readonly constructionMode: ConstructionMode
  readonly grade: Grade
  /** Parts of the house that differ from the grade's usual ones: true adds one, false leaves one out. */
  readonly options?: { readonly [id in OptionId]?: boolean }
  /** Percentages on top of the bill, each at most 30; none by default. */
  readonly addOns?: { readonly [id in AddOnId]?: number }
  /**
   * The family's own prices, in rupees a unit, by line: material and labour together as in the line's rate, or by
   * `labourPriceId` the labour alone, which a bill without material uses.
   */
  readonly ownPrices?: { readonly [priceId: string]: number }
}

export type AnswerField = keyof Answers

export const answerFields = [
  ...(['city', 'plotSize', 'plotUnit', 'marlaStandardSft', 'coveredAreaSft', 'storeys'] as const),
  ...(['bedrooms', 'bathrooms', 'kitchens', 'livingRooms', 'drawingRooms'] as const),
  ...(['constructionType', 'constructionMode', 'grade', 'options', 'addOns', 'ownPrices'] as const),
] satisfies readonly AnswerField[]

export const roomFields = ['bedrooms', 'bathrooms', 'kitchens', 'livingRooms', 'drawingRooms'] as const

/**
 * Answers as they come from a form, a link or a request. An absent field takes the usual answer; city and plot size
 * have none. An empty text is a problem.
 */
export type AnswersInput = { readonly [field in AnswerField]?: unknown }

const measuredFields = ['plotSize', 'coveredAreaSft', 'storeys', ...roomFields] as const

/** Limit of own prices: more of them would be another price book. */
export const mostOwnPrices = 20

/** A problem with one answer. */
export type Problem =
  | { readonly field: AnswerField; readonly code: 'notListed'; readonly values: readonly (string | number)[] }
  | (Limits & {
      readonly field: (typeof measuredFields)[number]
      readonly code: 'missing' | 'notFigures' | 'notWhole' | 'outside'
      /** Unit of the limits; absent for numbers of storeys and rooms. */
      readonly unit?: AreaUnit
    })
  | (Figure & {
      readonly field: 'addOns' | 'ownPrices'
      readonly id: string
      /** `badGroups`: commas stand in the wrong places, as in `65,30,50`. */
      readonly code: 'notFigures' | 'badGroups' | 'outside'
    })
  | { readonly field: 'ownPrices'; readonly code: 'tooMany'; readonly max: number }

export type ReadAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Limits of a figure by id, and the most decimals it may have. */
interface Figure extends Limits {
  readonly decimals: number
}

interface Measure {
  field: (typeof measuredFields)[number]
  limits: Limits
  /** Unit of the limits; absent for numbers of storeys and rooms, which are whole. */
  unit?: AreaUnit
}

/** Reads the answers and checks them against a price book's limits. Never throws. */
export function readAnswers(input: AnswersInput, book: PriceBook): ReadAnswers {
  const problems: Problem[] = []
  const choose = <Value extends string | number>(
    field: AnswerField,
    values: readonly Value[],
    usual?: Value,
  ): Value | undefined => {
    const given = input[field]
    if (given === undefined && usual !== undefined) return usual
    const value = values.find((candidate) => String(candidate) === textOf(given))
    if (value === undefined) problems.push({ field, code: 'notListed', values })
    return value
  }
  const measure = (asked: Measure, usual?: number): number | undefined => {
    const given = input[asked.field]
    if (given === undefined && usual !== undefined) return usual
    const read = readTyped(given, 'number')
    const code = judge(read, asked)
    if (code)
      problems.push({ field: asked.field, code, ...asked.limits, ...(asked.unit && { unit: asked.unit }) })
    return code || read.is !== 'figure' ? undefined : read.value
  }

  const city = choose('city', cities)
  const plotUnit = choose('plotUnit', areaUnits, 'Marla')
  const inMarla = plotUnit === 'Marla' || plotUnit === 'Kanal'
  const marlaStandardSft = inMarla ? choose('marlaStandardSft', marlaSizes, usualMarlaSft) : usualMarlaSft
  const plotSize = measure(plotMeasure(plotUnit ?? 'Marla', book))
  const plotAreaSft = (plotSize ?? 10) * sftPer(plotUnit ?? 'Marla', marlaStandardSft ?? usualMarlaSft)
  const storeys = measure({ field: 'storeys', limits: book.limits.storeys }, book.defaults.storeys)
  const coveredAreaSft = measure(
    { field: 'coveredAreaSft', limits: book.limits.coveredAreaSft, unit: 'sft' },
    usualCoveredAreaSft(plotAreaSft, storeys ?? book.defaults.storeys, book),
  )
  const usual = usualRooms(plotAreaSft, storeys ?? book.defaults.storeys, book)
  const rooms = roomFields.map((field) => measure({ field, limits: book.limits.rooms }, usual[field]))
  const constructionType = choose('constructionType', constructionTypes, 'Complete')
  const constructionMode = choose('constructionMode', constructionModes, 'With Material')
  const grade = choose('grade', grades, 'Standard')
  const options = readOptions(input.options, grade ?? 'Standard', book)
  const addOns = readFigures(input, 'addOns', problems, (asked) =>
    book.addOns.some(({ id }) => id === asked) ? { min: 0, max: 30, decimals: 1 } : undefined,
  ).filter(([, pct]) => pct > 0)
  const ownPrices = readFigures(input, 'ownPrices', problems, (asked) => limitsOfPrice(asked, book))
  if (ownPrices.length > mostOwnPrices)
    problems.push({ field: 'ownPrices', code: 'tooMany', max: mostOwnPrices })
  if (problems.length > 0) return { ok: false, problems }
  const [bedrooms, bathrooms, kitchens, livingRooms, drawingRooms] = rooms
  const answers = {
    ...{ city, plotSize, plotUnit, marlaStandardSft, coveredAreaSft, storeys },
    ...{
      bedrooms,
      bathrooms,
      kitchens,
      livingRooms,
      drawingRooms,
      constructionType,
      constructionMode,
      grade,
    },
    ...(options.length > 0 ? { options: Object.fromEntries(options) } : {}),
    ...(ownPrices.length > 0 ? { ownPrices: Object.fromEntries(ownPrices) } : {}),
    ...(addOns.length > 0 ? { addOns: Object.fromEntries(addOns) } : {}),
  }
  // Every unreadable answer has added a problem, so all answers are present here.
  return { ok: true, answers: answers as Answers }
}

/**
 * Limits of an own price: from a tenth to ten times the Standard rate, or its labour's part. They catch a price
 * that is meant for another unit.
 */
export function ownPriceLimits(
  { ratesPkr: [, standardPkr] }: Pick<PricedLine, 'ratesPkr'>,
  share = 1,
): Figure {
  const inHundredths = (pkr: number) => Number(pkr.toFixed(2))
  return {
    min: inHundredths((standardPkr * share) / 10),
    max: inHundredths(standardPkr * share * 10),
    decimals: 2,
  }
}

/** Limits of the price of a whole line or of its labour; undefined for an id that this book does not have. */
function limitsOfPrice(asked: string, { lines }: PriceBook): Figure | undefined {
  for (const line of lines) {
    if (line.id === asked) return ownPriceLimits(line)
    if (line.labourShare && labourPriceId(line) === asked) return ownPriceLimits(line, line.labourShare)
  }
  return undefined
}

/** Id under which the price of a line's labour alone is given: the line's own id when all of it is labour. */
export function labourPriceId({ id, labourShare }: Pick<PricedLine, 'id' | 'labourShare'>): string {
  return labourShare === 1 ? id : `${id}_labour`
}

/** Options that differ from the grade's usual house. */
function readOptions(given: unknown, grade: Grade, book: PriceBook): [OptionId, boolean][] {
  const pairs = readPairs(given)
  return book.options.flatMap(({ id, usual }) => {
    const said = String(pairs.get(id) ?? '')
    const wanted = said === '1' || said === 'true' || (said === '0' || said === 'false' ? false : undefined)
    return wanted === undefined || wanted === usual[grades.indexOf(grade)] ? [] : [[id, wanted]]
  })
}

/** The valid figures by id. Invalid ones are added to the problems. */
function readFigures(
  input: AnswersInput,
  field: 'addOns' | 'ownPrices',
  problems: Problem[],
  limitsOf: (id: string) => Figure | undefined,
): [string, number][] {
  const good: [string, number][] = []
  for (const [id, given] of readPairs(input[field])) {
    const limits = limitsOf(id)
    // An id that this book does not have is ignored.
    if (!limits) continue
    const read = readTyped(given, field === 'ownPrices' ? 'rupees' : 'number')
    if (read.is === 'figure' && isWithin(read.value, limits)) good.push([id, read.value])
    else problems.push({ field, id, code: judgeById(read), ...limits })
  }
  return good
}

function isWithin(value: number, { min, max, decimals }: Figure): boolean {
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value
}

/** Area of the plot in sft. */
export function plotAreaOf({ plotSize, plotUnit, marlaStandardSft }: Answers): number {
  return plotSize * sftPer(plotUnit, marlaStandardSft)
}

/**
 * Checks a plot against its limits: Marla and Kanal by their number, other units by the area of the largest allowed
 * Marla plot.
 */
function plotMeasure(plotUnit: AreaUnit, book: PriceBook): Measure {
  const { min, max } = book.limits.plotMarla
  const counted = plotUnit === 'Marla' || plotUnit === 'Kanal'
  const unitsPerMarla = (marlaSft: number) => marlaSft / sftPer(plotUnit, marlaSft)
  const limits = counted
    ? { min: min * unitsPerMarla(225), max: max * unitsPerMarla(225) }
    : { min: Math.ceil(min * unitsPerMarla(225)), max: Math.floor(max * unitsPerMarla(272.25)) }
  return { field: 'plotSize', limits, unit: plotUnit }
}

function judge(read: FigureText, { limits, unit }: Measure) {
  if (read.is === 'empty') return 'missing'
  if (read.is === 'fault') return 'notFigures'
  if (unit === undefined && !Number.isInteger(read.value)) return 'notWhole'
  return read.value < limits.min || read.value > limits.max ? 'outside' : undefined
}

function judgeById(read: FigureText) {
  if (read.is === 'figure') return 'outside'
  return read.is === 'fault' && read.fault === 'groups' ? 'badGroups' : 'notFigures'
}

/** Reads a number, or a figure as people type it. */
function readTyped(given: unknown, as: 'rupees' | 'number'): FigureText {
  if (typeof given !== 'number') return judgeFigure(textOf(given), { as })
  return Number.isFinite(given) ? { is: 'figure', value: given } : { is: 'fault', fault: 'notAFigure' }
}

function textOf(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
}
