// When the money of a bill is needed: its lines put together by the stage of building they are paid in.
import type { CostClass, PriceBook, PricedLine } from './dataset/price-book.ts'
import type { DetailedEstimate } from './detailed-estimate.ts'
import { percentOf } from './measure.ts'
import { currentPriceBook } from './price-book-choice.ts'

/** The stages in the order a house is built. */
export const stages = ['start', 'foundation', 'structure', 'walls', 'services', 'finishing', 'end'] as const
export type Stage = (typeof stages)[number]

export interface StageTotal {
  readonly stage: Stage
  /** Whole rupees; the stages of a bill add up to its total. */
  readonly costPkr: number
}

/** Parts of a line's cost, in per cent, by stage. */
type Shares = { readonly [stage in Stage]?: number }

/** Lines that are paid otherwise than the rest of their section. How they spread is our own estimate. */
const sharesOfLine: { readonly [lineId: string]: Shares } = {
  soil_test: { start: 100 },
  approval: { start: 100 },
  bore: { start: 100 },
  polythene: { foundation: 100 },
  rori: { foundation: 100 },
  termite: { foundation: 100 },
  dpc: { foundation: 100 },
  formwork: { foundation: 10, structure: 90 },
  spacers: { foundation: 10, structure: 90 },
  boundary_wall: { walls: 100 },
  sand_ravi: { foundation: 10, walls: 90 },
  ug_tank: { services: 100 },
  septic: { services: 100 },
  tanks: { services: 100 },
  manholes: { services: 100 },
}

/** The rest of the foundation's and the structure's lines, by what they are made of: our own estimate too. */
const sharesOfClass: { readonly [costClass in CostClass]?: Shares } = {
  earthwork: { foundation: 100 },
  steel: { foundation: 20, structure: 80 },
  bricks: { foundation: 25, walls: 75 },
  cement: { foundation: 25, structure: 40, walls: 35 },
  sand: { foundation: 25, structure: 75 },
  crush: { foundation: 20, structure: 80 },
  labour: { foundation: 20, structure: 40, walls: 40 },
  sundries: { foundation: 25, structure: 35, walls: 40 },
}

function sharesOf(line: Pick<PricedLine, 'id' | 'key' | 'costClass'>): Shares {
  const own = sharesOfLine[line.id]
  if (own) return own
  switch (line.key) {
    case 'plumbing_works':
    case 'electric_works':
      return { services: 100 }
    case 'wood_metal_and_tile_works':
    case 'paint_and_ceiling_works':
      return { finishing: 100 }
    case 'fittings_and_fixtures':
    case 'utilities_installation':
      return { end: 100 }
    default:
      return sharesOfClass[line.costClass] ?? { walls: 100 }
  }
}

/** The money of a bill by stage, without stages that need none. Percentages on top of the bill are no part of it. */
export function stageTotals(
  { sections }: Pick<DetailedEstimate, 'sections'>,
  book: PriceBook = currentPriceBook,
): StageTotal[] {
  const costPkr = Object.fromEntries(
    sections.flatMap(({ lines }) => lines.map((line) => [line.id, line.costPkr])),
  )
  const sums = new Map<Stage, number>()
  for (const line of book.lines)
    for (const part of split(costPkr[line.id] ?? 0, sharesOf(line)))
      sums.set(part.stage, (sums.get(part.stage) ?? 0) + part.costPkr)
  return stages.flatMap((stage) => {
    const costPkr = sums.get(stage) ?? 0
    return costPkr > 0 ? [{ stage, costPkr }] : []
  })
}

/** A cost in whole rupees by its shares: the last part takes what rounding leaves. */
function split(costPkr: number, shares: Shares): StageTotal[] {
  let leftPkr = costPkr
  const parts = stages.filter((stage) => shares[stage] !== undefined)
  return parts.map((stage, place) => {
    const last = place === parts.length - 1
    const partPkr = last ? leftPkr : percentOf(costPkr, shares[stage] ?? 0)
    leftPkr -= partPkr
    return { stage, costPkr: partPkr }
  })
}
