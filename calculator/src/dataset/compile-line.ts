// Compiles one line of a version's files into the figures that the product ships.
import type {
  ByGrade,
  City,
  CostClass,
  DirectCostKey,
  Driver,
  Grade,
  LineFigures,
  LocalLine,
  OptionId,
  Phase,
  RateUnit,
  Rounding,
  Sizes,
  StageShares,
  Status,
  Step,
} from './price-book.ts'

/** A line of `estimate-model.json`. */
export interface ModelLine {
  id: string
  group: string
  directCostKey: DirectCostKey
  phase: Phase
  stages: StageShares
  item: string
  unit: RateUnit
  drivers: ({ driver: Driver } & ({ coefficient: number } | { steps: Step[] }))[]
  rounding: Rounding
  ratePkr: Record<Grade, number>
  quantityFactor: Record<Grade, number>
  gradeMultiplier: Record<Grade, number>
  costClass: CostClass
  labourShare: number
  materialShare: number
  storeyFactorApplies: boolean
  /** Range of the rate's sources. The version of 2025 has one range for rate and quantity together instead. */
  rateRangePkr?: { low: number; high: number }
  uncertaintyPct?: { low: number; high: number }
  /** Status of the Standard rate and of the reference quantity. */
  status: { rate: Status; quantity: Status }
  /** Absent in the version of 2025, in which all Economy rates are assumed. */
  rateStatusByGrade?: Record<Grade, Status>
  spec?: Record<Grade, string>
  option?: OptionId
  national?: true
  /** Names and rates by size, and the reason for them. */
  sizes?: {
    driver: Driver
    steps: { upTo?: number; item: Record<Grade, string>; ratePkr: Record<Grade, number> }[]
    status: Status
    why: string
  }
  /** Differences in a city: another thing under this line, or rates of its own. */
  local?: { [city in City]?: ModelLocal }
  sources?: { rate?: string[]; quantity?: string[] }
  note?: string
}

interface ModelLocal {
  item?: string
  spec?: Record<Grade, string>
  rates?: { pkr: Record<Grade, number>; status: Status; sources: string[] }
  note?: string
}

/** Figures of a line in the shape that the product ships. */
export function compileFigures(line: ModelLine): LineFigures {
  const { quantityFactor: factors, note } = line
  const { rate, quantity } = line.sources ?? {}
  return {
    costClass: line.costClass,
    stages: line.stages,
    drivers: Object.fromEntries(
      line.drivers.map((part) => [part.driver, 'steps' in part ? part.steps : part.coefficient]),
    ),
    rounding: line.rounding,
    ratesPkr: byGrade(line.ratePkr),
    ...(Object.values(factors).every((factor) => factor === 1) ? {} : { quantityFactors: byGrade(factors) }),
    ...(line.labourShare === 0 ? {} : { labourShare: line.labourShare }),
    rateStatuses: byGrade(
      line.rateStatusByGrade ?? {
        Economy: 'assumed',
        Standard: line.status.rate,
        Premium: line.status.rate,
      },
    ),
    quantityStatus: line.status.quantity,
    ...(line.rateRangePkr ? { rateBandPct: rateBand(line.ratePkr.Standard, line.rateRangePkr) } : {}),
    ...(rate ? { rateSources: rate.join(' ') } : {}),
    ...(quantity ? { quantitySources: quantity.join(' ') } : {}),
    ...(line.option ? { option: line.option } : {}),
    ...(line.spec ? { specs: byGrade(line.spec) } : {}),
    ...(note ? { note } : {}),
    ...(line.sizes ? { sizes: compileSizes(line.sizes) } : {}),
    ...(line.local ? { local: compileLocal(line.local) } : {}),
    ...(line.national ? { national: true } : {}),
  }
}

function compileSizes({ driver, steps }: NonNullable<ModelLine['sizes']>): Sizes {
  return {
    driver,
    steps: steps.map(({ item, ratePkr, ...ends }) => ({
      ...ends,
      items: byGrade(item),
      ratesPkr: byGrade(ratePkr),
    })),
  }
}

function compileLocal(local: NonNullable<ModelLine['local']>): NonNullable<LineFigures['local']> {
  return Object.fromEntries(
    Object.entries(local).map(([city, { item, spec, rates, note }]): [string, LocalLine] => [
      city,
      {
        ...(item ? { item } : {}),
        ...(spec ? { specs: byGrade(spec) } : {}),
        ...(rates ? { rates: compileRates(rates) } : {}),
        ...(note ? { note } : {}),
      },
    ]),
  )
}

function compileRates({
  pkr,
  status,
  sources,
}: NonNullable<ModelLocal['rates']>): NonNullable<LocalLine['rates']> {
  return { pkr: byGrade(pkr), status, ...(sources.length > 0 ? { sources: sources.join(' ') } : {}) }
}

/** Range in per cent of the rate, to one decimal. */
function rateBand(ratePkr: number, { low, high }: { low: number; high: number }): [number, number] {
  const percent = (pkr: number) => Math.round((pkr / ratePkr) * 1000) / 10
  return [percent(ratePkr - low), percent(high - ratePkr)]
}

/** Figures or texts of grades in the grades' order. */
export function byGrade<Value>(figures: Record<Grade, Value>): ByGrade<Value> {
  return [figures.Economy, figures.Standard, figures.Premium]
}

/** Cost of a line at each grade against Standard, as a line's file states it. */
export function gradeMultipliers({ ratePkr, quantityFactor }: ModelLine): Record<Grade, number> {
  const at = (grade: Grade) => (ratePkr[grade] * quantityFactor[grade]) / ratePkr.Standard
  return { Economy: at('Economy'), Standard: at('Standard'), Premium: at('Premium') }
}
