// Quantities of a bill in a builder's units: bricks by the piece, cement by the bag, a thing that is bought once as
// one.
import { groupDigits } from './amounts.ts'

interface Counted {
  readonly id: string
  readonly unit: string
  readonly quantity: number
}

const units: Record<string, { one: string; many: string }> = {
  Rft: { one: 'running foot', many: 'running feet' },
  Cft: { one: 'cubic foot', many: 'cubic feet' },
  Sft: { one: 'sq ft', many: 'sq ft' },
  Kg: { one: 'kg', many: 'kg' },
  'per 1000 bricks': { one: 'brick', many: 'bricks' },
  Unit: { one: 'piece', many: 'pieces' },
  Set: { one: 'set', many: 'sets' },
  cement: { one: 'bag', many: 'bags' },
}

/**
 * Counts things. Price books before November 2026, and bills frozen with them, use a part or a multiple of a set
 * for one thing of another size.
 */
export function inPieces({ id, unit, quantity }: Counted): {
  count: string
  unit: string
  ofStandard?: string
} {
  const { one = unit, many = unit } = units[id] ?? units[unit] ?? {}
  if (unit === 'Set' && !Number.isInteger(quantity))
    return { count: '1', unit: one, ofStandard: `${Math.round(quantity * 100)}\u00a0%` }
  const pieces = unit === 'per 1000 bricks' ? Math.round(quantity * 1_000) : quantity
  return { count: groupDigits(pieces), unit: pieces === 1 ? one : many }
}

/** `69,770 bricks`, `813 bags`, `1 set, sized at 75 % of the standard`. */
export function displayQuantity(line: Counted): string {
  const { count, unit, ofStandard } = inPieces(line)
  return `${count} ${unit}${ofStandard ? `, sized at ${ofStandard} of the standard` : ''}`
}

/**
 * `813 bags × Rs 1,465`, `69,770 bricks × Rs 17,000 per 1,000`, `1 set × 75 % of Rs 1,60,000`: the product is the
 * cost.
 */
export function displayProduct(line: Counted & { readonly ratePkr: number }): string {
  const { count, unit, ofStandard } = inPieces(line)
  const rate = `Rs ${groupDigits(line.ratePkr)}`
  if (ofStandard) return `${count} ${unit}, ${ofStandard} of the standard size × ${rate}`
  return `${count} ${unit} × ${rate}${line.unit === 'per 1000 bricks' ? ' per 1,000' : ''}`
}
