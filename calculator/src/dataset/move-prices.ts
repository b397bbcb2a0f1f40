// Makes a new version as a change on the last one by an index of materials, as in the monthly bulletins of the Bureau
// of Statistics. Used when a price book is made and by its tests, never in the browser.
import { roundRate } from '../measure.ts'
import { applyChange, type BookChange, type FieldChanges, findChanges } from './change-book.ts'
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
  /** The new version's `changes.json`. */
  readonly change: BookChange
  /** All of its figures: the change applied. */
  readonly files: VersionFiles
  readonly changes: readonly RateChange[]
}

/**
 * Moves the prices of a version. Throws an error with every reason when the index cannot be used for the version.
 */
export function movePrices(version: string, original: VersionFiles, index: PriceIndex): MovedPrices {
  const faults = indexFaults(version, original, index)
  if (faults.length > 0) throw new Error(`The index cannot be used:\n${faults.join('\n')}`)
  const { id: sourceId, ...source } = index.source
  const changes: RateChange[] = []
  const changedLines: Record<string, FieldChanges> = {}
  for (const line of original.model.lines) {
    const moving = materialOf(line, index)
    if (!moving) continue
    const { id, item, ratePkr } = line
    const { material } = moving
    const ratio = ratioOf(moving, original.costs.pricesAsOf, index)
    const moved = moveLine(line, ratio, sourceId)
    changedLines[id] = { why: `${material}: ${changePct(ratio)}`, ...findChanges(line, moved) }
    changes.push({ id, item, material, ratio, before: ratePkr, after: moved.ratePkr })
  }
  const change: BookChange = {
    base: version,
    pricesAsOf: index.pricesAsOf,
    sources: { [sourceId]: source },
    changedLines,
    // Test vectors come from another implementation, which found them at the older rates.
    testVectors: null,
    model: { madeFrom: version },
  }
  return { change, files: applyChange(index.version, original, change), changes }
}

/** A factor as a change in per cent: `+6.7 %`. */
export function changePct(ratio: number): string {
  const pct = (ratio - 1) * 100
  return `${pct < 0 ? '' : '+'}${pct.toFixed(1)} %`
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

/** The line with its rates moved by a factor, and with the source of the factor. */
function moveLine(original: ModelLine, ratio: number, sourceId: string): ModelLine {
  const line = JSON.parse(JSON.stringify(original)) as ModelLine
  const derived = (status: ModelLine['status']['rate']) => (status === 'published' ? 'derived' : status)
  const { rateRangePkr: range, rateStatusByGrade: statuses } = line
  moveRates(line.ratePkr, ratio)
  if (statuses) for (const grade of grades) statuses[grade] = derived(statuses[grade])
  for (const { ratePkr } of line.sizes?.steps ?? []) moveRates(ratePkr, ratio)
  for (const { rates } of Object.values(line.local ?? {})) {
    if (!rates) continue
    moveRates(rates.pkr, ratio)
    rates.status = derived(rates.status)
    rates.sources.push(sourceId)
  }
  if (range) line.rateRangePkr = { low: roundRate(range.low * ratio), high: roundRate(range.high * ratio) }
  line.status.rate = derived(line.status.rate)
  line.sources = { ...line.sources, rate: [...(line.sources?.rate ?? []), sourceId] }
  return line
}

function moveRates(rates: Record<Grade, number>, ratio: number): void {
  for (const grade of grades) rates[grade] = roundRate(rates[grade] * ratio)
}
