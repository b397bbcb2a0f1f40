import { type Answers, plotAreaOf } from './answers.ts'
import type { Amounts } from './bill.ts'
import {
  type Area,
  areas,
  type City,
  type Grade,
  nameOf,
  type PriceBook,
  type PriceBookName,
} from './dataset/price-book.ts'
import { headlineAmount, type QuickAmount } from './quick-estimate.ts'

/** The quick estimate's headline for the nearest plot size, and in what the bill differs from it. */
export interface Comparison {
  readonly city: City
  readonly area: Area
  readonly stage: 'grey' | 'complete'
  readonly grade: Grade
  readonly headline: QuickAmount
  /** Where the headline is from: its date is not the bill's. */
  readonly headlineBook: PriceBookName
  /** The bill's total less the headline. */
  readonly differencePkr: number
  /** The bill leaves out the material. */
  readonly labourOnly: boolean
  /** The bill's plot is not of the nearest size exactly. */
  readonly otherSize: boolean
}

/** Sets a bill's total beside the quick estimate's headline. */
export function compareWithHeadline(answers: Answers, total: Amounts, book: PriceBook): Comparison {
  const { city, grade, constructionType, constructionMode } = answers
  const plotAreaSft = plotAreaOf(answers)
  const area = nearestArea(plotAreaSft)
  const stage = constructionType === 'Complete' ? 'complete' : 'grey'
  const headline = headlineAmount(city, area, stage, book.quick)
  return {
    city,
    area,
    stage,
    grade,
    headline,
    headlineBook: nameOf(book.quick),
    differencePkr: total.costPkr - headline.pkr,
    labourOnly: constructionMode === 'Without Material',
    otherSize: plotAreaSft !== Number.parseInt(area, 10) * 225,
  }
}

/** The size with a headline that is nearest in proportion. */
function nearestArea(plotAreaSft: number): Area {
  const distance = (area: Area) => Math.abs(Math.log(plotAreaSft / 225 / Number.parseInt(area, 10)))
  return areas.reduce((nearest, area) => (distance(area) < distance(nearest) ? area : nearest))
}
