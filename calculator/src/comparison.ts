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
import { amountOf, type QuickAmount } from './headlines.ts'
import { usualMarlaSft } from './units.ts'

/** Headline of the quick estimate for the nearest plot size, and the differences between it and the bill. */
export interface Comparison {
  readonly city: City
  readonly area: Area
  readonly stage: 'grey' | 'complete'
  readonly grade: Grade
  readonly headline: QuickAmount
  /** Price book of the headline: its date differs from the bill's. */
  readonly headlineBook: PriceBookName
  /** The bill's total less the headline. */
  readonly differencePkr: number
  /** True when the bill leaves out the material. */
  readonly labourOnly: boolean
  /** True when the bill's plot is not exactly of the nearest size. */
  readonly otherSize: boolean
}

/** Compares a bill's total with the quick estimate's headline. */
export function compareWithHeadline(answers: Answers, total: Amounts, book: PriceBook): Comparison {
  const { city, grade, constructionType, constructionMode } = answers
  const plotAreaSft = plotAreaOf(answers)
  const area = nearestArea(plotAreaSft)
  const stage = constructionType === 'Complete' ? 'complete' : 'grey'
  const headline = amountOf(book.headlines, city, area, stage)
  return {
    city,
    area,
    stage,
    grade,
    headline,
    headlineBook: nameOf(book.headlines),
    differencePkr: total.costPkr - headline.pkr,
    labourOnly: constructionMode === 'Without Material',
    otherSize: plotAreaSft !== Number.parseInt(area, 10) * usualMarlaSft,
  }
}

/** The size with a headline that is nearest in proportion. */
function nearestArea(plotAreaSft: number): Area {
  const distance = (area: Area) => Math.abs(Math.log(plotAreaSft / usualMarlaSft / Number.parseInt(area, 10)))
  return areas.reduce((nearest, area) => (distance(area) < distance(nearest) ? area : nearest))
}
