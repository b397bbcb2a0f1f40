// Makes a new version's files from the last version's by an index of materials, as in the monthly bulletins of the
// Bureau of Statistics. Used when a price book is made and by its tests, never in the browser.
import { roundRate } from '../measure.ts'
import type { ModelLine } from './compile-line.ts'
import type { VersionFiles } from './compile-price-book.ts'
import { type CostClass, type Grade, grades, type Source } from './price-book.ts'

/** Prices or index numbers of some materials, by month: `2026-09`. */
export interface PriceIndex {
  /** Date of the new version. Its prices are those of the index's month. */
  version: string
  pricesAsOf: string
  source: Source & { id: string }
  materials: {
    material: string
    /** Lines that it moves, or cost classes whose lines it moves unless another material names them. */
    lines?: string[]
    costClasses?: CostClass[]
    byMonth: Record<string, number>
  }[]
}

/** A line whose rates were moved by an index. */
export interface RateChange {
  readonly id: string
  readonly item: string
  readonly material: string
  /** Factor: new price over old price. */
  readonly ratio: number
  readonly before: Record<Grade, number>
  readonly after: Record<Grade, number>
}

export interface MovedPrices {
  readonly files: VersionFiles
  readonly changes: readonly RateChange[]
}

/**
 * Moves the prices of a version. Throws an error with every reason when the index cannot be used for the version.
 */
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
    line.sources = { ...line.sources, rate: [...(line.sources?.rate ?? []), index.source.id] }
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
  // Test vectors and listed items are of the old rates: the vectors come from another implementation, the items are
  // those of the reference house.
  model.testVectors = []
  delete costs.lineItems
  delete costs.supplementaryLineItems
  delete costs.lineItemTotals
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
    // A change to more than twice or less than half means another unit or another article.
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
