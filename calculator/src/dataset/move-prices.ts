// Makes a new version's files from the last one's by an index of materials, as the monthly bulletins of the Bureau of
// Statistics have it. Used when a price book is made and by its tests, never in the browser.
import { roundRate } from '../measure.ts'
import { crorePkr, lakhPkr } from '../money.ts'
import type { ModelLine } from './compile-line.ts'
import type { CostsFile, VersionFiles } from './compile-price-book.ts'
import { type CostClass, type Grade, grades, type Source } from './price-book.ts'

/** Prices or index numbers of some materials, by month: `2026-09`. */
export interface PriceIndex {
  /** The day the new version is of; its prices are of the index's month. */
  version: string
  pricesAsOf: string
  source: Source & { id: string }
  materials: {
    material: string
    /** What it moves: some lines, or every line of some cost classes that no other material names. */
    lines?: string[]
    costClasses?: CostClass[]
    byMonth: Record<string, number>
  }[]
}

/** A line whose rates an index has moved. */
export interface RateChange {
  readonly id: string
  readonly item: string
  readonly material: string
  /** New price over old. */
  readonly ratio: number
  readonly before: Record<Grade, number>
  readonly after: Record<Grade, number>
}

export interface MovedPrices {
  readonly files: VersionFiles
  readonly changes: readonly RateChange[]
}

/** Throws, with every reason, when the index cannot be used for the version. */
export function movePrices(version: string, original: VersionFiles, index: PriceIndex): MovedPrices {
  const faults = indexFaults(version, original, index)
  if (faults.length > 0) throw new Error(`The index cannot be used:\n${faults.join('\n')}`)
  const files = JSON.parse(JSON.stringify(original)) as VersionFiles
  const { costs, model, supplement } = files
  const changes: RateChange[] = []
  for (const line of model.lines) {
    const material = materialOf(line, index)
    if (!material) continue
    const ratio = ratioOf(material, original.costs.pricesAsOf, index)
    const before = { ...line.ratePkr }
    moveLine(line, ratio)
    for (const { rates } of Object.values(line.local ?? {})) rates?.sources.push(index.source.id)
    const sources = supplement.lines[line.id] ?? {}
    supplement.lines[line.id] = { ...sources, rate: [...(sources.rate ?? []), index.source.id] }
    changes.push({
      id: line.id,
      item: line.item,
      material: material.material,
      ratio,
      before,
      after: line.ratePkr,
    })
  }
  const { id, ...source } = index.source
  supplement.sources[id] = source
  costs.pricesAsOf = index.pricesAsOf
  model.pricesAsOf = index.pricesAsOf
  costs.quickEstimateOf ??= version
  model.madeFrom = version
  // Found by another implementation for the old rates.
  model.testVectors = []
  reckonItems(files)
  return { files, changes }
}

type Material = PriceIndex['materials'][number]

function materialOf({ id, costClass }: ModelLine, { materials }: PriceIndex): Material | undefined {
  return (
    materials.find(({ lines }) => lines?.includes(id)) ??
    materials.find(({ costClasses }) => costClasses?.includes(costClass))
  )
}

function ratioOf({ byMonth }: Material, since: string, { pricesAsOf }: PriceIndex): number {
  return (byMonth[pricesAsOf.slice(0, 7)] ?? Number.NaN) / (byMonth[since.slice(0, 7)] ?? Number.NaN)
}

function indexFaults(
  version: string,
  { costs, model, supplement }: VersionFiles,
  index: PriceIndex,
): string[] {
  const faults: string[] = []
  const { pricesAsOf, source, materials } = index
  if (!(index.version > version)) faults.push(`version ${index.version} is not after ${version}`)
  if (!(pricesAsOf > costs.pricesAsOf)) faults.push(`${pricesAsOf} is not after ${costs.pricesAsOf}`)
  if (supplement.sources[source.id]) faults.push(`there is a source ${source.id} already`)
  const named = materials.flatMap(({ lines = [], costClasses = [] }) => [
    ...lines.map((id) => `line ${id}`),
    ...costClasses.map((costClass) => `cost class ${costClass}`),
  ])
  const known = model.lines.flatMap(({ id, costClass }) => [`line ${id}`, `cost class ${costClass}`])
  for (const name of new Set(named)) {
    if (named.indexOf(name) !== named.lastIndexOf(name)) faults.push(`${name} is named twice`)
    if (!known.includes(name)) faults.push(`there is no ${name}`)
  }
  for (const material of materials) {
    const ratio = ratioOf(material, costs.pricesAsOf, index)
    // More than half or twice is another unit or another article.
    if (!(ratio > 0.5 && ratio < 2)) faults.push(`${material.material}: ${ratio} times the price`)
  }
  return faults
}

function moveLine(line: ModelLine, ratio: number): void {
  const derived = (status: ModelLine['status']['rate']) => (status === 'published' ? 'derived' : status)
  const { rateRangePkr: range, rateStatusByGrade: statuses } = line
  moveRates(line.ratePkr, ratio)
  if (statuses) for (const grade of grades) statuses[grade] = derived(statuses[grade])
  for (const grade of grades)
    line.gradeMultiplier[grade] = (line.ratePkr[grade] * line.quantityFactor[grade]) / line.ratePkr.Standard
  for (const { ratePkr } of line.sizes?.steps ?? []) moveRates(ratePkr, ratio)
  for (const { rates } of Object.values(line.local ?? {})) {
    if (!rates) continue
    moveRates(rates.pkr, ratio)
    rates.status = derived(rates.status)
  }
  if (range) line.rateRangePkr = { low: roundRate(range.low * ratio), high: roundRate(range.high * ratio) }
  line.status.rate = derived(line.status.rate)
}

function moveRates(rates: Record<Grade, number>, ratio: number): void {
  for (const grade of grades) rates[grade] = roundRate(rates[grade] * ratio)
}

/** Rates, costs and sums of the reference house's items, in figures and in words. */
function reckonItems({ costs, model }: VersionFiles): void {
  const listed = { ...costs.lineItems, ...costs.supplementaryLineItems }
  for (const item of Object.values(listed).flat()) {
    const { ratePkr } = model.lines.find(({ id }) => id === item.id) ?? {}
    for (const [side, rate] of [
      [item, ratePkr?.Standard],
      [item.premium, ratePkr?.Premium],
    ] as const) {
      if (rate === undefined) continue
      side.ratePkr = rate
      side.costPkr = Math.round(rate * side.quantity)
      side.rate = `PKR ${rate.toLocaleString('en')} ${item.unit.startsWith('per ') ? '' : 'per '}${item.unit}`
      side.cost = inWords(side.costPkr)
    }
  }
  for (const grade of ['standard', 'premium'] as const) sumItems(costs, grade)
}

function sumItems(costs: CostsFile, grade: 'standard' | 'premium'): void {
  const stated = costs.lineItemTotals[grade]
  const sums = { grey: 0, finishing: 0 }
  for (const [group, items] of Object.entries({ ...costs.lineItems, ...costs.supplementaryLineItems })) {
    stated.byGroupPkr[group] = 0
    for (const item of items) {
      const { costPkr } = grade === 'standard' ? item : item.premium
      stated.byGroupPkr[group] += costPkr
      sums[item.phase] += costPkr
      if (item.id === 'labour_grey') stated.ofWhichLabourContractPkr = costPkr
    }
  }
  stated.greyStructurePkr = sums.grey
  stated.finishingPkr = sums.finishing
  stated.completePkr = sums.grey + sums.finishing
  stated.ofWhichGreyMaterialPkr = sums.grey - stated.ofWhichLabourContractPkr
}

/** `13.76 Lakh`, as the items say their cost. */
function inWords(pkr: number): string {
  const [unitPkr, unit] =
    pkr >= crorePkr ? [crorePkr, 'Crore'] : pkr >= lakhPkr ? [lakhPkr, 'Lakh'] : [1000, 'Thousand']
  return `${Number((pkr / unitPkr).toFixed(2))} ${unit}`
}
