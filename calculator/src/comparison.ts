import { type Answers, plotAreaOf } from './answers.ts'
import type { Amounts } from './bill.ts'
import { type Area, areas, type City, type PriceBook } from './dataset/price-book.ts'
import { displayAmount } from './money.ts'
import { headlineAmount, type QuickAmount } from './quick-estimate.ts'

/** The quick estimate's headline for the nearest plot size, and why the bill differs from it. */
export interface Comparison {
  readonly city: City
  readonly area: Area
  readonly headline: QuickAmount
  /** The bill's total less the headline. */
  readonly differencePkr: number
  readonly sentence: string
}

/** Sets a bill's total beside the quick estimate's headline. */
export function compareWithHeadline(answers: Answers, total: Amounts, book: PriceBook): Comparison {
  const { city, constructionType } = answers
  const area = nearestArea(plotAreaOf(answers))
  const headline = headlineAmount(city, area, constructionType === 'Complete' ? 'complete' : 'grey', book)
  const differencePkr = total.costPkr - headline.pkr
  return { city, area, headline, differencePkr, sentence: explain(answers, area, headline, differencePkr) }
}

/** The size with a headline that is nearest in proportion. */
function nearestArea(plotAreaSft: number): Area {
  const distance = (area: Area) => Math.abs(Math.log(plotAreaSft / 225 / Number.parseInt(area, 10)))
  return areas.reduce((nearest, area) => (distance(area) < distance(nearest) ? area : nearest))
}

function explain(answers: Answers, area: Area, headline: QuickAmount, differencePkr: number): string {
  const { city, constructionMode, grade } = answers
  const house = answers.constructionType === 'Complete' ? 'complete house' : 'grey structure'
  const range = headline.lowPkr === headline.highPkr ? '' : `, the middle of ${headline.published},`
  const quick = `The quick estimate's ${headline.text}${range} is one fixed figure for every ${area} ${house} in ${city}`
  const difference = displayAmount(Math.abs(differencePkr))
  if (difference === displayAmount(0))
    return `${quick}; this bill comes to the same because its rates were fitted to that house.`
  const gap = `${difference} ${differencePkr > 0 ? 'more' : 'less'}`
  const sameSize = plotAreaOf(answers) === Number.parseInt(area, 10) * 225
  const reasons = [
    ...(constructionMode === 'Without Material' ? ['leaves out the material'] : []),
    ...(sameSize ? [] : ['is for a plot of another size']),
    `prices your own house line by line at ${grade} rates`,
  ]
  const last = reasons.pop()
  const because = reasons.length > 0 ? `${reasons.join(', ')} and ${last}` : last
  return `${quick}; this bill is ${gap} because it ${because}.`
}
