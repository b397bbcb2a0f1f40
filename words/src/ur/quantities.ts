// Quantities of a bill in a builder's units: bricks by the piece, cement by the bag, a thing that is bought once as
// one.
// A counted unit keeps one form in Urdu.
import { displayRupees, groupDigits } from './amounts.ts'

interface Counted {
  readonly id: string
  readonly unit: string
  readonly quantity: number
}

const units: Record<string, string> = {
  Rft: 'رننگ فٹ',
  Cft: 'مکعب فٹ',
  Sft: 'مربع فٹ',
  Kg: 'کلو',
  'per 1000 bricks': 'اینٹ',
  Unit: 'عدد',
  Set: 'سیٹ',
  cement: 'بوری',
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
  const name = units[id] ?? units[unit] ?? unit
  if (unit === 'Set' && !Number.isInteger(quantity))
    return { count: '1', unit: name, ofStandard: `${Math.round(quantity * 100)}\u00a0فیصد` }
  const pieces = unit === 'per 1000 bricks' ? Math.round(quantity * 1_000) : quantity
  return { count: groupDigits(pieces), unit: name }
}

/** `69,770 اینٹ`, `813 بوری`, `1 سیٹ، عام سائز کا 75 فیصد`. */
export function displayQuantity(line: Counted): string {
  const { count, unit, ofStandard } = inPieces(line)
  return `${count} ${unit}${ofStandard ? `، عام سائز کا ${ofStandard}` : ''}`
}

/** `813 بوری × 1,465 روپے`, `69,770 اینٹ × 17,000 روپے فی 1,000`: the product is the cost. */
export function displayProduct(line: Counted & { readonly ratePkr: number }): string {
  const { count, unit, ofStandard } = inPieces(line)
  const rate = displayRupees(line.ratePkr)
  if (ofStandard) return `${count} ${unit}، عام سائز کا ${ofStandard} × ${rate}`
  return `${count} ${unit} × ${rate}${line.unit === 'per 1000 bricks' ? ' فی 1,000' : ''}`
}
