// What a family is asked for the detailed estimate, and how its answers are read. Numbers may come as text, the
// way they were typed; every fault is named with its field, all at once.
import { readPairs } from './answer-pairs.ts'
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
import {
  type ConstructionMode,
  type ConstructionType,
  constructionModes,
  constructionTypes,
} from './quick-estimate.ts'
import { type AreaUnit, areaUnits, type MarlaSft, marlaSizes, sftPer } from './units.ts'

/** The answers an estimate is made from, complete and within the limits of the price book. */
export interface Answers {
  readonly city: City
  readonly plotSize: number
  readonly plotUnit: AreaUnit
  /** Counts only for a plot in Marla or Kanal. */
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
  /** Parts of the house against what is usual at the grade: true adds one, false leaves one. */
  readonly options?: { readonly [id in OptionId]?: boolean }
  /** Percentages on top of the bill, each at most 30; none when absent. */
  readonly addOns?: { readonly [id in AddOnId]?: number }
  /**
   * Rupees a unit that the family has in hand, by line: material and labour as the line's rate has them, or by
   * `labourPriceId` the labour alone, which a bill without material counts with.
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
 * Answers as they come from a form, a link or a request. A field that is absent takes the usual answer; city
 * and plot size have none. An empty text is a fault.
 */
export type AnswersInput = { readonly [field in AnswerField]?: unknown }

const measuredFields = ['plotSize', 'coveredAreaSft', 'storeys', ...roomFields] as const

/** More prices than these make another price book. */
export const mostOwnPrices = 20

/** What is wrong with one answer. */
export type Problem =
  | { readonly field: AnswerField; readonly code: 'notListed'; readonly values: readonly (string | number)[] }
  | (Limits & {
      readonly field: (typeof measuredFields)[number]
      readonly code: 'missing' | 'notFigures' | 'notWhole' | 'outside'
      /** What the limits are measured in; numbers of storeys and rooms have none. */
      readonly unit?: AreaUnit
    })
  | (Figure & {
      readonly field: 'addOns' | 'ownPrices'
      readonly id: string
      readonly code: 'notFigures' | 'outside'
    })
  | { readonly field: 'ownPrices'; readonly code: 'tooMany'; readonly max: number }

export type ReadAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Within which a figure by id must lie, and with at most how many decimals. */
interface Figure extends Limits {
  readonly decimals: number
}

interface Measure {
  field: (typeof measuredFields)[number]
  limits: Limits
  /** Numbers of storeys and rooms have none, and are whole. */
  unit?: AreaUnit
}

/** Reads and judges answers against a price book's limits. Never throws, whatever it is given. */
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
    const value = readNumber(given)
    const code = judge(value, textOf(given), asked)
    if (code)
      problems.push({ field: asked.field, code, ...asked.limits, ...(asked.unit && { unit: asked.unit }) })
    return code ? undefined : value
  }

  const city = choose('city', cities)
  const plotUnit = choose('plotUnit', areaUnits, 'Marla')
  const inMarla = plotUnit === 'Marla' || plotUnit === 'Kanal'
  const marlaStandardSft = inMarla ? choose('marlaStandardSft', marlaSizes, 225) : 225
  const plotSize = measure(plotMeasure(plotUnit ?? 'Marla', book))
  const plotAreaSft = (plotSize ?? 10) * sftPer(plotUnit ?? 'Marla', marlaStandardSft ?? 225)
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
  // Every answer that could not be read has left a problem.
  return { ok: true, answers: answers as Answers }
}

/**
 * From a tenth of the Standard rate to ten times as much, or of its labour's part: a price for another unit is found out.
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

/** Of a whole line's price or of its labour's; undefined for an id of another book, or one that nobody knows. */
function limitsOfPrice(asked: string, { lines }: PriceBook): Figure | undefined {
  for (const line of lines) {
    if (line.id === asked) return ownPriceLimits(line)
    if (line.labourShare && labourPriceId(line) === asked) return ownPriceLimits(line, line.labourShare)
  }
  return undefined
}

/** Under which id a price of a line's labour alone is given: the line's own where all of it is labour. */
export function labourPriceId({ id, labourShare }: Pick<PricedLine, 'id' | 'labourShare'>): string {
  return labourShare === 1 ? id : `${id}_labour`
}

/** What differs from the grade's usual house. */
function readOptions(given: unknown, grade: Grade, book: PriceBook): [OptionId, boolean][] {
  const pairs = readPairs(given)
  return book.options.flatMap(({ id, usual }) => {
    const said = String(pairs.get(id) ?? '')
    const wanted = said === '1' || said === 'true' || (said === '0' || said === 'false' ? false : undefined)
    return wanted === undefined || wanted === usual[grades.indexOf(grade)] ? [] : [[id, wanted]]
  })
}

/** The figures by id that are good; what is wrong with the others goes to the problems. */
function readFigures(
  input: AnswersInput,
  field: 'addOns' | 'ownPrices',
  problems: Problem[],
  limitsOf: (id: string) => Figure | undefined,
): [string, number][] {
  const good: [string, number][] = []
  for (const [id, given] of readPairs(input[field])) {
    const limits = limitsOf(id)
    const value = readNumber(given)
    // An id of another book, or one that nobody knows.
    if (!limits) continue
    if (value !== undefined && isWithin(value, limits)) good.push([id, value])
    else problems.push({ field, id, code: value === undefined ? 'notFigures' : 'outside', ...limits })
  }
  return good
}

function isWithin(value: number, { min, max, decimals }: Figure): boolean {
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value
}

/** The plot of some answers in sft. */
export function plotAreaOf({ plotSize, plotUnit, marlaStandardSft }: Answers): number {
  return plotSize * sftPer(plotUnit, marlaStandardSft)
}

/** Marla and Kanal are limited by their number, other units by the land the largest Marla would be. */
function plotMeasure(plotUnit: AreaUnit, book: PriceBook): Measure {
  const { min, max } = book.limits.plotMarla
  const counted = plotUnit === 'Marla' || plotUnit === 'Kanal'
  const unitsPerMarla = (marlaSft: number) => marlaSft / sftPer(plotUnit, marlaSft)
  const limits = counted
    ? { min: min * unitsPerMarla(225), max: max * unitsPerMarla(225) }
    : { min: Math.ceil(min * unitsPerMarla(225)), max: Math.floor(max * unitsPerMarla(272.25)) }
  return { field: 'plotSize', limits, unit: plotUnit }
}

function judge(value: number | undefined, text: string, { limits, unit }: Measure) {
  if (text === '') return 'missing'
  if (value === undefined) return 'notFigures'
  if (unit === undefined && !Number.isInteger(value)) return 'notWhole'
  return value < limits.min || value > limits.max ? 'outside' : undefined
}

/** A number, or a number as people type it: `7`, `7.5`, `3,375`. Undefined for anything else. */
function readNumber(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined
  const text = textOf(given)
  return /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d+)?$/.test(text) && /\d/.test(text)
    ? Number(text.replaceAll(',', ''))
    : undefined
}

function textOf(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
}
