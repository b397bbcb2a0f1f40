// The specification's calculator: published headlines and their breakdown, for a city and a plot size.

import { quickBooks } from '../books/quick-books.js'
import type { BreakdownView, ConstructionType } from './construction.ts'
import {
  type Area,
  areas,
  type BreakdownKey,
  type City,
  cities,
  type DirectCostKey,
  nameOf,
  type PriceBookName,
  type QuickBook,
  type RateUnit,
} from './dataset/price-book.ts'
import { amountOf, type QuickAmount, readAmount } from './headlines.ts'
import { foundationKeys } from './sections.ts'

/** The newest price book's part for the quick estimate. */
export const currentQuickBook: QuickBook = quickBooks.at(-1) ?? quickBooks[0]

/** Questions of the quick calculator; city and area may be empty or unknown. */
export interface QuickRequest {
  readonly city: string
  readonly area: string
  readonly constructionType: ConstructionType
  /** Used only for a complete house; a grey structure is always shown in its own view. */
  readonly view: BreakdownView
}

export interface QuickSlice {
  readonly key: BreakdownKey
  readonly pkr: number
  /** Share of all shown slices, 0 to 1. */
  readonly share: number
}

/** One line of the reference house: the same in every city and size. */
export interface QuickLine {
  readonly id: string
  readonly item: string
  readonly quantity: number
  readonly ratePkr: number
  readonly unit: RateUnit
  readonly costPkr: number
}

export interface QuickSection {
  readonly key: BreakdownKey
  /** Total of the chosen city and size. */
  readonly total: QuickAmount
  readonly lines: readonly QuickLine[]
  /** Sum of the lines. It equals the total only for the reference house, 10 Marla in Lahore. */
  readonly linesPkr: number
}

export interface QuickEstimate {
  readonly city: City
  readonly area: Area
  /** The shown view: always Grey Structure for a grey structure. */
  readonly view: BreakdownView
  readonly total: QuickAmount
  readonly slices: readonly QuickSlice[]
  readonly sections: readonly QuickSection[]
  readonly priceBook: PriceBookName
}

const sliceKeys = [
  'foundation_and_structure',
  'wood_metal_and_tile_works',
  'electric_works',
  'fittings_and_fixtures',
  'plumbing_works',
] as const

const sectionKeys = [
  'foundation_and_structure',
  'wood_metal_and_tile_works',
  'electric_works',
  'plumbing_works',
  'fittings_and_fixtures',
  'utilities_installation',
] as const

/** The quick estimate of a city and a plot size; undefined when the pair has no data. */
export function quickEstimate(
  { city: askedCity, area: askedArea, constructionType, view: askedView }: QuickRequest,
  book: QuickBook = currentQuickBook,
): QuickEstimate | undefined {
  const city = cities.find((name) => name === askedCity)
  const area = areas.find((name) => name === askedArea)
  if (!city || !area) return undefined
  const view = constructionType === 'Complete' ? askedView : 'Grey Structure'
  const breakdown = book.breakdown[city][area]
  const total = amountOf(book, city, area, view === 'Grey Structure' ? 'grey' : 'complete')
  const lines = referenceLines(book)
  return {
    city,
    area,
    view,
    total,
    slices: slicesOf(breakdown, view),
    sections: sectionKeys.map((key) => {
      const own = lines.filter((line) => sectionOf(line.key) === key).map(({ line }) => line)
      const linesPkr = own.reduce((sum, line) => sum + line.costPkr, 0)
      return { key, total: readAmount(breakdown[key]), lines: own, linesPkr }
    }),
    priceBook: nameOf(book),
  }
}

/** The headline of a city and size that is published now. */
export function headlineAmount(city: City, area: Area, stage: 'grey' | 'complete'): QuickAmount {
  return amountOf(currentQuickBook, city, area, stage)
}

function slicesOf(breakdown: QuickBook['breakdown'][City][Area], view: BreakdownView): QuickSlice[] {
  const shown = sliceKeys.filter((key) => view !== 'Finishing' || key !== 'foundation_and_structure')
  const amounts = shown.map((key) => ({ key, pkr: readAmount(breakdown[key]).pkr }))
  const sum = amounts.reduce((total, { pkr }) => total + pkr, 0)
  return amounts.map(({ key, pkr }) => ({ key, pkr, share: pkr / sum }))
}

/** The quick calculator shows all direct costs of the structure in one section. */
function sectionOf(key: DirectCostKey): BreakdownKey {
  return foundationKeys.some((child) => child === key) ? 'foundation_and_structure' : key
}

/** Items of the reference house, with the direct cost that each belongs to. */
function referenceLines({ items }: QuickBook): { key: DirectCostKey; line: QuickLine }[] {
  return items.map(({ id, item, unit, key, referenceRatePkr: ratePkr, referenceQuantity: quantity }) => {
    const costPkr = Math.round(ratePkr * quantity)
    return { key, line: { id, item, quantity, ratePkr, unit, costPkr } }
  })
}
