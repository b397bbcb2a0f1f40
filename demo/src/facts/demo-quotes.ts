import type { FrozenBill } from '@tameer/contract'
import type { Price, Quote, Terms } from '@tameer/quotes'

// Three quotes for one bill, at three levels of detail. The first has the lowest total because steel is not in it.

const steel = 'steel'
const floorTiles = 'floor_tile'
type Line = FrozenBill['lines'][number]

/** Quotes in the order of the request's companies, all valid until that day. */
export function demoQuotes(bill: FrozenBill, validUntil: string): Quote[] {
  return [bySquareFoot(bill, validUntil), bySection(bill, validUntil), byLine(bill, validUntil)]
}

/** A price for each square foot of covered area in both phases; the family buys the steel. */
function bySquareFoot({ coveredAreaSft, lines }: FrozenBill, validUntil: string): Quote {
  const rateOf = (phase: Line['phase']) => {
    const priced = lines.filter((line) => line.phase === phase && line.id !== steel)
    return Math.round((costOf(priced) * 1.03) / coveredAreaSft / 10) * 10
  }
  const prices: Price[] = (['grey', 'finishing'] as const).map((id) => {
    return { level: 'phase', id, kind: 'per-sft', ratePkr: rateOf(id) }
  })
  const total = (rateOf('grey') + rateOf('finishing')) * coveredAreaSft
  return {
    prices,
    covers: [{ level: 'line', id: steel, cover: 'excluded' }],
    extras: [],
    alternates: [],
    tax: 'not-included',
    headlinePkr: Math.round(total),
    terms: {
      durationWeeks: 44,
      warrantyMonths: 6,
      validUntil,
      stages: stagesOf(['advance', 30], ['plinth', 20], ['roof-slab', 20], ['plaster', 15], ['paint', 15]),
      notes: 'With material. Steel is bought by you, at the price of the day.',
    },
  }
}

/** A lump sum for each section, an allowance for floor tiles, an extra water tank, and a discount. */
function bySection({ lines }: FrozenBill, validUntil: string): Quote {
  const sections = [...new Set(lines.map(({ section }) => section))]
  const prices: Price[] = sections.map((id) => {
    const priced = lines.filter((line) => line.section === id && line.id !== floorTiles)
    return { level: 'section', id, kind: 'lump', amountPkr: inThousands(costOf(priced) * 0.98) }
  })
  const tiles = costOf(lines.filter(({ id }) => id === floorTiles))
  const allowancePkr = inThousands(tiles * 0.6)
  const extras = [{ item: 'Roof-top water tank of steel, 500 gallons', amountPkr: 95_000 }]
  const discount = { amountPkr: 50_000, word: 'For a corner plot with room for material' }
  const lumps = prices.reduce((sum, price) => sum + (price.kind === 'lump' ? price.amountPkr : 0), 0)
  return {
    prices,
    extras,
    discount,
    tax: 'included',
    covers: [{ level: 'line', id: floorTiles, cover: 'allowance', amountPkr: allowancePkr }],
    alternates: [{ item: 'Wooden windows in place of aluminium', amountPkr: 640_000 }],
    headlinePkr: lumps + allowancePkr + 95_000 - discount.amountPkr,
    terms: {
      ...fairTerms(validUntil),
      durationWeeks: 40,
      notes: 'The sum for floor tiles is for tiles of 200 rupees a square foot. You choose them with us.',
    },
  }
}

/** A quote with a rate for every line. */
function byLine({ lines }: FrozenBill, validUntil: string): Quote {
  const priced = lines.map((line) => {
    const ratePkr = Math.round(line.ratePkr * 1.01 * 4) / 4
    // Calculated in hundredths, so that no rupee depends on the representation of fractions.
    const amountPkr = Math.floor(
      (Math.round(ratePkr * 100) * Math.round(line.quantity * 10_000) + 500_000) / 1_000_000,
    )
    return { price: { level: 'line', id: line.id, kind: 'per-unit', ratePkr } satisfies Price, amountPkr }
  })
  return {
    prices: priced.map(({ price }) => price),
    covers: [],
    extras: [],
    alternates: [],
    tax: 'included',
    headlinePkr: priced.reduce((sum, { amountPkr }) => sum + amountPkr, 0),
    terms: { ...fairTerms(validUntil), durationWeeks: 38, warrantyMonths: 18 },
  }
}

function fairTerms(validUntil: string): Terms {
  return {
    warrantyMonths: 12,
    changes: 'quote-rates',
    validUntil,
    stages: stagesOf(
      ['advance', 10],
      ['foundation', 20],
      ['roof-slab', 30],
      ['flooring', 20],
      ['handover', 20],
    ),
  }
}

function stagesOf(...rows: [stage: string, percent: number][]): Terms['stages'] {
  return rows.map(([stage, percent]) => ({ stage, percent }))
}

function costOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { costPkr }) => sum + costPkr, 0)
}

function inThousands(pkr: number): number {
  return Math.round(pkr / 1000) * 1000
}
