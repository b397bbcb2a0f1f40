// Amounts bought of a material, beside what the estimate needs for what is built so far. Whole units in exact integers.
import type { PriceBook, Stage } from '@tameer/calculator'
import { type Bill, type CoverMark, coverLines, type FrozenLine, type PaymentStage } from '@tameer/quotes'
import type { HouseBasis } from './money.ts'
import type { StageOfHouse } from './standing.ts'

/** Cement in bags of 50 kg, steel in kg, bricks in pieces, sand and crush in cft. */
export type Material = 'cement' | 'steel' | 'bricks' | 'sand' | 'crush'

/** Amount that the estimate needs of a material in one line of its bill. */
export interface MaterialPart {
  readonly material: Material
  /** In the units of `Material`, whole. */
  readonly quantity: number
  /** Whole per cent of the quantity for each stage of the price book. */
  readonly shares: { readonly [stage in Stage]?: number }
}

export interface DeliveryOfHouse {
  readonly id: string
  readonly material: Material
  readonly quantity: number
  /** The delivery in whose place this one counts. */
  readonly corrects: string | null
}

export interface MaterialHouse {
  readonly basis: HouseBasis
  readonly stages: readonly Pick<StageOfHouse & { stage: string }, 'stage' | 'state'>[]
  readonly parts: readonly MaterialPart[]
  readonly deliveries: readonly DeliveryOfHouse[]
}

export interface MaterialLine {
  readonly material: Material
  readonly bought: number
  /** Amount that the estimate needs for what is built so far, rounded half up. */
  readonly about: number
  /** True when more than 115 % of it was bought; never before work begins that needs the material. */
  readonly flagged: boolean
  /** Whole per cent above it, rounded half up; null unless flagged. */
  readonly morePercent: number | null
}

/** Lines of the bill that are a material, and how many of its units one unit of the line has. */
const linesOf: Readonly<Record<Material, Readonly<Record<string, number>>>> = {
  cement: { cement: 1 },
  steel: { steel: 1 },
  bricks: { bricks: 1000 },
  sand: { sand_ravi: 1, sand_chenab: 1 },
  crush: { crush_margalla: 1, crush_sargodha: 1 },
}
const materials = Object.keys(linesOf) as Material[]

const grey: readonly Stage[] = ['foundation', 'structure', 'walls']

/** Stages of the price book that are in work by a stage of a quote. One in own words is none of them. */
const begunBy: { readonly [stage in PaymentStage]?: readonly Stage[] } = {
  foundation: ['foundation'],
  plinth: ['foundation'],
  walls: ['foundation', 'walls'],
  'roof-slab': ['foundation', 'structure'],
  'grey-structure': grey,
  plaster: grey,
  'plumbing-and-wiring': grey,
  flooring: grey,
  woodwork: grey,
  paint: grey,
  handover: grey,
  'after-handover': grey,
}

/** The parts of a bill that are one of the materials, with the shares of their price book. */
export function materialParts(
  lines: readonly Pick<FrozenLine, 'id' | 'quantity'>[],
  { lines: priced }: Pick<PriceBook, 'lines'>,
): MaterialPart[] {
  const shares = new Map(priced.map(({ id, stages }) => [id, stages]))
  return materials.flatMap((material) =>
    Object.entries(linesOf[material]).flatMap(([id, times]) => {
      const line = lines.find((one) => one.id === id)
      const ofLine = shares.get(id)
      const quantity = Math.round((line?.quantity ?? 0) * times)
      return quantity > 0 && ofLine ? [{ material, quantity, shares: ofLine }] : []
    }),
  )
}

/** The lines of a bill whose material the family buys, as a quote marks them. */
export function linesOfOwner(bill: Bill, marks: readonly CoverMark[]): FrozenLine[] {
  return coverLines(bill, marks).flatMap(({ line, cover }) => (cover === 'owner' ? [line] : []))
}

/** The materials that the house's parts name, in their fixed order. The order of deliveries does not matter. */
export function materialLines({ basis, stages, parts, deliveries }: MaterialHouse): MaterialLine[] {
  const reached = reachedStages(basis, stages)
  const replaced = new Set(deliveries.map(({ corrects }) => corrects))
  return materials.flatMap((material) => {
    const mine = parts.filter((part) => part.material === material)
    if (mine.length === 0) return []
    const bought = sum(
      deliveries.flatMap((one) => (one.material === material && !replaced.has(one.id) ? one.quantity : [])),
    )
    const hundredths = sum(mine.map(({ quantity, shares }) => quantity * sharesUpTo(shares, reached)))
    return [{ material, bought, ...judge(bought, hundredths) }]
  })
}

/** `hundredths` of a unit are what the estimate needs so far. */
function judge(bought: number, hundredths: number): Omit<MaterialLine, 'material' | 'bought'> {
  const flagged = hundredths > 0 && bought * 10_000 > hundredths * 115
  const more = bought * 10_000 - hundredths * 100
  return {
    about: roundedShare(hundredths, 100),
    flagged,
    morePercent: flagged ? roundedShare(more, hundredths) : null,
  }
}

/** Stages of the price book that are in work or done. A question leaves a stage in work. */
function reachedStages(basis: HouseBasis, stages: MaterialHouse['stages']): ReadonlySet<string> {
  const begun = stages.filter(({ state }) => state !== 'planned').map(({ stage }) => stage)
  if (basis === 'estimate') return new Set(begun)
  return new Set(begun.flatMap((stage) => begunBy[stage as PaymentStage] ?? []))
}

function sharesUpTo(shares: MaterialPart['shares'], reached: ReadonlySet<string>): number {
  return sum(Object.entries(shares).map(([stage, share]) => (reached.has(stage) ? share : 0)))
}

/** The quotient of whole numbers, not below zero, rounded half up. */
function roundedShare(part: number, whole: number): number {
  const twice = 2 * part + whole
  return (twice - (twice % (2 * whole))) / (2 * whole)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}
