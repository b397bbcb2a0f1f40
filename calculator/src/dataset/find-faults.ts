// Checks the files of a price book before it may be used: every figure that can be worked out in two ways must come
// out the same. Returns one sentence for each fault.
import { driversOf } from '../house.ts'
import { measureLine, type Setting } from '../measure.ts'
import { crorePkr, lakhPkr, parseAmountPkr, parseAmountRange } from '../money.ts'
import { finishingKeys, foundationKeys, greyKeys, phaseOf } from '../sections.ts'
import { gradeMultipliers } from './compile-line.ts'
import { type CostsFile, listedItems, type ModelFile, type VersionFiles } from './compile-price-book.ts'
import {
  areas,
  type BreakdownKey,
  type ByGrade,
  cities,
  grades,
  type PriceBook,
  type PricedLine,
  type QuickBook,
  type Sizes,
  type Step,
} from './price-book.ts'

/**
 * Finds the faults of a version's files, of the price book made from them, and of the quick estimate shown beside it; none
 * when all is well.
 */
export function findFaults(files: VersionFiles, book: PriceBook, quick: QuickBook): string[] {
  return [
    ...breakdownFaults(files.costs, quick),
    ...modelFaults(files, book),
    ...book.lines.flatMap((line) => lineFaults(line, book)),
    ...itemFaults(files.costs, book),
    ...totalFaults(files.costs),
    ...choiceFaults(book),
    ...articleFaults(files.model.articles, book),
    ...defaultFaults(book),
  ]
}

/** Checks that every sum of the breakdown holds at its low ends and its high ends, and so at its means. */
function breakdownFaults({ headline }: CostsFile, quick: QuickBook): string[] {
  const faults: string[] = []
  if (JSON.stringify(headline) !== JSON.stringify(quick.headline))
    faults.push(`the headlines are not those of ${quick.version}`)
  for (const city of cities) {
    for (const area of areas) {
      const breakdown = quick.breakdown[city][area]
      const { grey_structure_cost: grey, complete_house_cost: complete } = quick.headline[city][area]
      const adds = (name: string, whole: string, keys: readonly BreakdownKey[], beside: string[] = []) => {
        const parts = [...beside, ...keys.map((key) => breakdown[key])].map(parseAmountRange)
        const total = parseAmountRange(whole)
        for (const end of ['lowPkr', 'highPkr'] as const) {
          const sum = parts.reduce((so, part) => so + (part?.[end] ?? Number.NaN), 0)
          if (sum !== total?.[end]) faults.push(`${city} ${area}: ${name} ${whole} is not the sum ${sum}`)
        }
      }
      adds('foundation_and_structure', breakdown.foundation_and_structure, foundationKeys)
      adds('grey_structure_cost', grey, greyKeys)
      adds('complete_house_cost', complete, finishingKeys, [grey])
    }
  }
  return faults
}

/** Checks that the model agrees with itself where it gives a figure twice. */
function modelFaults({ costs, model }: VersionFiles, book: PriceBook): string[] {
  const faults: string[] = []
  if (model.pricesAsOf !== costs.pricesAsOf) faults.push('the two files are of different dates')
  if (new Set(book.lines.map(({ id }) => id)).size !== book.lines.length)
    faults.push('a line id stands twice')
  for (const line of model.lines) {
    const says = (what: string, ok: boolean) => ok || faults.push(`${line.id}: ${what}`)
    const rule = model.uncertaintyByClassPct?.[line.costClass]
    says('phase', line.phase === phaseOf(line.directCostKey))
    says(
      'status at Standard',
      (line.rateStatusByGrade ?? { Standard: line.status.rate }).Standard === line.status.rate,
    )
    says('material and labour', Math.abs(line.labourShare + line.materialShare - 1) < 1e-9)
    says('uncertainty', line.uncertaintyPct?.low === rule?.low && line.uncertaintyPct?.high === rule?.high)
    says(
      'storey factor',
      line.storeyFactorApplies === model.storeyFactor.appliesToCostClasses.includes(line.costClass),
    )
    const multipliers = gradeMultipliers(line)
    for (const grade of grades)
      says(`multiplier at ${grade}`, Math.abs(multipliers[grade] - line.gradeMultiplier[grade]) < 1e-4)
  }
  return faults
}

function lineFaults(line: PricedLine, book: PriceBook): string[] {
  const figures = [
    ...Object.values(line.drivers).flatMap((part) =>
      typeof part === 'number' ? part : part.map(({ value }) => value),
    ),
    ...line.ratesPkr,
    ...Object.values(line.local ?? {}).flatMap(({ rates }) => rates?.pkr ?? []),
    ...(line.quantityFactors ?? []),
    line.labourShare ?? 0,
    ...(line.rateBandPct ?? []),
    book.quantityPct?.[line.costClass] ?? 0,
  ]
  const ownRates = Object.values(line.local ?? {}).flatMap(({ rates }) => rates ?? [])
  const listed = [line.rateSources, line.quantitySources, ...ownRates.map(({ sources }) => sources)]
  const ids = listed.flatMap((list) => list?.split(' ') ?? [])
  return [
    ...(figures.every((figure) => Number.isFinite(figure) && figure >= 0) ? [] : ['a figure is no amount']),
    ...(Object.values(line.drivers).every(areSteps) ? [] : ['steps out of order']),
    ...(line.sizes ? sizeFaults(line.sizes) : []),
    ...((line.rateBandPct === undefined) === (book.quantityPct === undefined) ? [] : ['half of its band']),
    ...(Object.values(line.stages).reduce((sum, share) => sum + share, 0) === 100
      ? []
      : ['its stages are not the whole of it']),
    ...((line.labourShare ?? 0) <= 1 ? [] : ['labour is more than the whole']),
    ...(!line.rateStatuses.includes('published') || ids.length > 0 ? [] : ['published without a source']),
    ...ids.filter((id) => !book.sources[id]).map((id) => `no source ${id}`),
  ].map((fault) => `${line.id}: ${fault}`)
}

/** Checks that a larger size never costs less, and that a better grade never does. */
function sizeFaults({ steps }: Sizes): string[] {
  const dearer = (one: ByGrade, other: ByGrade) => one.every((pkr, grade) => pkr <= (other[grade] ?? 0))
  return [
    ...(areSteps(steps) ? [] : ['sizes out of order']),
    ...(steps.every(({ ratesPkr }, at) => at === 0 || dearer(steps[at - 1]?.ratesPkr ?? ratesPkr, ratesPkr))
      ? []
      : ['a larger size is cheaper']),
    ...(steps.every(
      ({ ratesPkr: [economy, standard, premium] }) => economy <= standard && standard <= premium,
    )
      ? []
      : ['a size is cheaper at a better grade']),
  ]
}

/** Checks that steps rise and that only the last has no end. */
function areSteps(part: number | readonly Pick<Step, 'upTo'>[]): boolean {
  if (typeof part === 'number') return true
  const ends = part.map(({ upTo = Number.POSITIVE_INFINITY }) => upTo)
  return (
    ends.at(-1) === Number.POSITIVE_INFINITY && ends.every((end, at) => at === 0 || end > (ends[at - 1] ?? 0))
  )
}

/** Checks the listed items of the reference house against the model's lines, at Standard and at Premium. */
function itemFaults(costs: CostsFile, book: PriceBook): string[] {
  const faults: string[] = []
  const items = Object.values(listedItems(costs)).flat()
  if (costs.lineItems && items.length !== book.lines.length)
    faults.push('the items and the lines are not as many')
  const { reference } = book
  const place = { drivers: driversOf(reference), city: reference.city, storeys: reference.storeys }
  for (const item of items) {
    const line = book.lines.find(({ id }) => id === item.id)
    const says = (what: string, ok: boolean) => ok || faults.push(`${item.id}: ${what}`)
    says('is no line', line !== undefined)
    if (!line) continue
    says('differs from its line', item.item === line.item && item.unit === line.unit)
    says('key', item.directCostKey === line.key)
    for (const [grade, side] of [['Standard', item] as const, ['Premium', item.premium] as const]) {
      const setting: Setting = { ...place, grade }
      const { quantity, ratePkr, costPkr } = measureLine(line, setting, book)
      says(
        `cost is not rate times quantity at ${grade}`,
        side.costPkr === Math.round(side.ratePkr * side.quantity),
      )
      says(`quantity at ${grade}`, quantity === side.quantity)
      says(`rate at ${grade}`, ratePkr === side.ratePkr)
      says(`cost at ${grade}`, costPkr === side.costPkr && isSaid(side.cost, costPkr))
    }
  }
  return faults
}

/** Checks the stated totals of the items, and the fixed summary figures that depend on them. */
function totalFaults(costs: CostsFile): string[] {
  const faults: string[] = []
  const groups = Object.entries(listedItems(costs))
  const { lineItemTotals } = costs
  if (!lineItemTotals) return costs.lineItems ? ['the items have no totals'] : []
  for (const grade of ['standard', 'premium'] as const) {
    const stated = lineItemTotals[grade]
    const cost = (item: (typeof groups)[number][1][number]) =>
      grade === 'standard' ? item.costPkr : item.premium.costPkr
    const sums = { grey: 0, finishing: 0 }
    for (const [group, items] of groups) {
      const sum = items.reduce((so, item) => so + cost(item), 0)
      if (sum !== stated.byGroupPkr[group]) faults.push(`${grade} ${group}: stated otherwise than ${sum}`)
      for (const item of items) sums[item.phase] += cost(item)
    }
    if (sums.grey !== stated.greyStructurePkr) faults.push(`${grade}: grey is ${sums.grey}`)
    if (sums.finishing !== stated.finishingPkr) faults.push(`${grade}: finishing is ${sums.finishing}`)
    if (sums.grey + sums.finishing !== stated.completePkr) faults.push(`${grade}: complete`)
    if (stated.ofWhichGreyMaterialPkr + stated.ofWhichLabourContractPkr !== stated.greyStructurePkr)
      faults.push(`${grade}: grey material and labour`)
  }
  // The quick estimate's fixed figures belong to the items of its own version.
  if (costs.quickEstimateOf !== undefined) return faults
  const { premium } = lineItemTotals
  const near = (text: string, pkr: number) => {
    if (!isSaid(text, pkr)) faults.push(`${text} is ${pkr}`)
  }
  near(costs.fixedSummary.greyStructureMaterial, premium.ofWhichGreyMaterialPkr)
  near(costs.fixedSummary.finishingMaterial, premium.finishingPkr)
  near(costs.fixedSummary.labourCost, premium.ofWhichLabourContractPkr)
  return faults
}

/** True when a text with two decimals gives the amount: it is right within half of its last place. */
function isSaid(text: string, pkr: number): boolean {
  const lastPlacePkr = pkr >= crorePkr ? 100_000 : pkr >= lakhPkr ? 1_000 : 10
  return Math.abs((parseAmountPkr(text) ?? Number.NaN) - pkr) <= lastPlacePkr / 2
}

/** Checks that an article's lines exist, that none is moved by two articles in a city, and that its price is one rate. */
function articleFaults(articles: ModelFile['articles'] = [], { lines }: PriceBook): string[] {
  const movers = articles.flatMap(({ id, lines: moved, cities: where = cities }) =>
    moved.flatMap((line) => where.map((city) => ({ id, line, place: `${line} in ${city}` }))),
  )
  const places = movers.map(({ place }) => place)
  return [
    ...movers.flatMap(({ id, line }) =>
      lines.some((one) => one.id === line) ? [] : [`article ${id} moves an unknown line ${line}`],
    ),
    ...places
      .filter((place, at) => places.indexOf(place) !== at)
      .map((place) => `two articles move ${place}`),
    ...articles
      .filter(({ lines: [first] }) => lines.find(({ id }) => id === first)?.sizes)
      .map(({ id }) => `article ${id} has a first line with sizes`),
  ]
}

/**
 * Checks that every option has lines, that a grade that usually has it builds them, and that percentages are in
 * order.
 */
function choiceFaults({ options, addOns, lines, sources }: PriceBook): string[] {
  const faults: string[] = []
  for (const { option } of lines)
    if (option && !options.some(({ id }) => id === option)) faults.push(`no option ${option}`)
  for (const { id, usual } of options) {
    const own = lines.filter(({ option }) => option === id)
    const built = grades.map((_, grade) => own.some(({ quantityFactors }) => quantityFactors?.[grade] !== 0))
    if (String(built) !== String(usual)) faults.push(`option ${id} is built otherwise than usual`)
  }
  for (const { id, pct, status, sources: ids = [] } of addOns) {
    if (!(0 <= pct.low && pct.low <= pct.likely && pct.likely <= pct.high && pct.high <= 30))
      faults.push(`percentage of ${id}`)
    if (status !== 'assumed' && ids.length === 0) faults.push(`${id}: ${status} without a source`)
    for (const source of ids) if (!sources[source]) faults.push(`${id}: no source ${source}`)
  }
  return faults
}

/** Checks that the estimate accepts every default that a person is offered. */
function defaultFaults({ defaults, limits, reference, storeyFactors, uncertaintyPct }: PriceBook): string[] {
  const faults: string[] = []
  const within = (figure: number, { min, max }: { min: number; max: number }) =>
    figure >= min && figure <= max
  if (storeyFactors.length !== limits.storeys.max) faults.push('a number of storeys has no factor')
  if (!within(defaults.storeys, limits.storeys)) faults.push('usual storeys')
  if (!within(reference.coveredAreaSft, limits.coveredAreaSft)) faults.push('reference house')
  for (const { upToMarla, ...rooms } of defaults.rooms)
    if (!Object.values(rooms).every((count) => within(count, limits.rooms))) faults.push(`rooms ${upToMarla}`)
  for (const [costClass, { low, high }] of Object.entries(uncertaintyPct ?? {}))
    if (!(low > -100 && low <= 0 && high >= 0)) faults.push(`uncertainty of ${costClass}`)
  return faults
}
