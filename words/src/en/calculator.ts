// Texts of the detailed estimate beside its bill: its warnings, its comparison with the quick estimate, and the
// problems of answers, each from the data that the calculator returns.
import type { Comparison, Problem, Unanswered, Warning } from '@tameer/calculator'
import { displayAmount, displayDate, groupDigits } from './amounts.ts'
import { wrongGroups } from './figure-problems.ts'
import { areas, cities } from './places.ts'
import { grades, plotUnits } from './values.ts'

/** Warning that an answer is outside the range of the data. */
export function warning(found: Warning): string {
  switch (found.code) {
    case 'plotNotPublished':
      return `Published figures cover plots of ${found.minMarla} to ${found.maxMarla} Marla of 225 sft; this plot of ${feet(found.plotSft)} is outside them.`
    case 'floorLargerThanPlot':
      return `A floor of ${feet(found.floorSft)} is larger than the plot of ${feet(found.plotSft)}: check the covered area, the storeys and the plot.`
    case 'floorCoversTooMuch':
      return `A floor of ${feet(found.floorSft)} covers more than 85 % of the plot of ${feet(found.plotSft)}, more than building rules usually allow.`
    case 'areaNotPublished':
      return `The published houses have ${groupDigits(found.minSft)} to ${feet(found.maxSft)} of covered area; quantities for ${feet(found.coveredAreaSft)} stand on our model alone.`
    case 'storeysNotPublished':
      return `The figures come from houses of ${found.publishedStoreys} storeys; how much labour and steel ${found.storeys === 1 ? '1 storey takes' : `${found.storeys} storeys take`} is our own estimate.`
    case 'roomsTooMany':
      return `${found.rooms} rooms in ${feet(found.coveredAreaSft)} leave ${feet(found.sftARoom)} for each, walls and stairs included: check the rooms or the covered area.`
    case 'roomsFew':
      return `${found.rooms} rooms are few for ${feet(found.coveredAreaSft)}: a house of that size usually has more bathrooms, doors and wiring.`
    case 'cityNote':
      return `${found.note} Of this bill’s money ${found.assumedPct}\u00a0% has a rate of our own estimate.`
    case 'gradeAssumed':
      return found.sharePct === 100
        ? `No source was found for ${grades[found.grade]}: all its rates are our own estimate.`
        : `No source was found for part of the ${grades[found.grade]} rates: ${found.sharePct} % of this bill is our own estimate.`
    case 'labourShareAssumed':
      return 'Labour’s share in the finishing trades is our own estimate: ask the trades for their own rates.'
  }
}

/** Reason why an answer changes nothing in this bill. */
export function unanswered(found: Unanswered): string {
  return found.code === 'marlaSize'
    ? `Not needed: your plot is in ${plotUnits[found.plotUnit]}.`
    : 'Labour for a grey structure is contracted by the square foot: the number of rooms does not change it.'
}

/**
 * Reasons why the bill differs from the quick estimate's figure for the nearest plot size, each with its own date.
 */
export function comparison({ headline, differencePkr, ...bill }: Comparison, days: string): string {
  const house = bill.stage === 'complete' ? 'complete house with simple finishing' : 'grey structure'
  const range = headline.lowPkr === headline.highPkr ? '' : ` (the middle of ${headline.published})`
  const quick = `The quick estimate says ${displayAmount(headline.pkr)}${range}: the published figure of ${displayDate(bill.headlineBook.pricesAsOf)} for a ${areas[bill.area]} ${house} in ${cities[bill.city]}.`
  const difference = displayAmount(Math.abs(differencePkr))
  if (difference === displayAmount(0))
    return `${quick} This bill comes to the same: its rates were fitted to that house.`
  const gap = `${difference} ${differencePkr > 0 ? 'more' : 'less'}`
  const because = listed(
    [
      ...(bill.labourOnly ? ['leaves out the material'] : []),
      ...(bill.otherSize ? ['is for a plot of another size'] : []),
      `prices your own house line by line at ${grades[bill.grade]} rates`,
    ],
    'and',
  )
  return `${quick} This bill, at prices of ${days}, is ${gap}: it ${because}.`
}

const measures = {
  plotSize: { name: 'plot size', example: '7' },
  coveredAreaSft: { name: 'covered area', example: '3375' },
  storeys: { name: 'number of storeys', example: '2' },
  bedrooms: { name: 'number of bedrooms', example: '2' },
  bathrooms: { name: 'number of bathrooms', example: '2' },
  kitchens: { name: 'number of kitchens', example: '2' },
  livingRooms: { name: 'number of living rooms', example: '2' },
  drawingRooms: { name: 'number of drawing rooms', example: '2' },
}

/** Problem of one answer. */
export function answerProblem(problem: Problem): string {
  if (problem.code === 'notListed') return `Choose one of ${listed(problem.values.map(String), 'or')}.`
  if (problem.code === 'tooMany') return `Give at most ${problem.max} prices of your own.`
  if (problem.code === 'badGroups') return wrongGroups
  if ('decimals' in problem)
    return problem.field === 'addOns'
      ? `Enter a percentage from ${problem.min} to ${problem.max}, with at most one decimal.`
      : `Enter your price in rupees, from ${groupDigits(problem.min)} to ${groupDigits(problem.max)}.`
  const { name, example } = measures[problem.field]
  const unit = problem.unit === undefined ? '' : ` ${plotUnits[problem.unit]}`
  const range = `${groupDigits(problem.min)} to ${groupDigits(problem.max)}${unit}`
  switch (problem.code) {
    case 'missing':
      return `Enter the ${name}, from ${range}.`
    case 'notFigures':
      return `Enter the ${name} in figures, such as ${example}.`
    case 'notWhole':
      return `The ${name} must be a whole number, from ${range}.`
    case 'outside':
      return `The ${name} must be from ${range}.`
  }
}

function listed(parts: readonly string[], last: 'and' | 'or'): string {
  return parts.length === 1 ? `${parts[0]}` : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}

function feet(sft: number): string {
  return `${groupDigits(Math.round(sft))} sft`
}
