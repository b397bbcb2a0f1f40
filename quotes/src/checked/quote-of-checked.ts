// Turns a quote that a family typed in into one on the lines of its bill.
import type { Bill, FrozenLine } from '../bill.ts'
import type { CoverMark, Price, Quote } from '../quote.ts'
import { multiply, readable, shareOut } from '../rupees.ts'
import type { CheckedQuote, ChipAnswer, RowAnswer } from './checked-quote.ts'
import { checkedStages } from './checked-stages.ts'
import { chipsFor, type PartOfBill, rowsFor, utilities } from './parts-of-bill.ts'

/** How rows that were not said count: as left out, or as in the price. */
export type Unsaid = 'out' | 'in'

/** Days that a price is taken to hold where the builder did not say it. */
const usualDays = 90

/** Marks and prices of one part, and what it adds to the price above it. */
interface Marked {
  readonly marks?: readonly CoverMark[]
  readonly prices?: readonly Price[]
  readonly addedPkr?: number
}

/**
 * A typed quote on a bill with material, complete or of the grey structure alone. `today` such as `2027-03-31`. Invalid
 * figures count as 0. Never throws.
 */
export function quoteOfChecked(bill: Bill, checked: CheckedQuote, unsaid: Unsaid, today: string): Quote {
  const parts = [
    ...rowsFor(bill, checked).map((row) => markRow(row, checked, unsaid)),
    ...chipsFor(bill, checked).map((chip) => markChip(chip, checked.out[chip.id])),
  ]
  const addedPkr = parts.reduce((sum, part) => sum + (part.addedPkr ?? 0), 0)
  const prices = [mainPrice(bill, checked, addedPkr), ...parts.flatMap((part) => part.prices ?? [])]
  const covers = [...markSections(bill, checked), ...parts.flatMap((part) => part.marks ?? [])]
  const { extras, tax, taxPkr, durationWeeks, warrantyMonths, changes, validUntil } = checked
  return {
    prices,
    covers,
    extras,
    alternates: [],
    tax: tax === 'included' ? tax : 'not-included',
    taxPkr: tax === 'on-top' && taxPkr ? taxPkr : undefined,
    terms: {
      durationWeeks,
      stages: checkedStages(checked),
      warrantyMonths,
      changes,
      validUntil: validUntil ?? daysAfter(today, usualDays),
    },
    headlinePkr:
      prices.reduce((sum, price) => sum + rupeesOf(price, bill), 0) +
      [...covers, ...extras].reduce((sum, { amountPkr }) => sum + readable(amountPkr), 0),
  }
}

/** The price of the house or its grey structure. A rate that something is added to, or for another area, is a sum. */
function mainPrice(bill: Bill, { scope, price }: CheckedQuote, addedPkr: number): Price {
  const at = scope === 'grey' ? ({ level: 'phase', id: 'grey' } as const) : ({ level: 'house' } as const)
  const lump = (amountPkr: number) => ({ ...at, kind: 'lump' as const, amountPkr: amountPkr + addedPkr })
  if (price.kind === 'lump') return lump(readable(price.amountPkr))
  const { ratePkr, areaSft = bill.coveredAreaSft } = price
  if (addedPkr === 0 && areaSft === bill.coveredAreaSft) return { ...at, kind: 'per-sft', ratePkr }
  return lump(multiply(ratePkr, areaSft) ?? 0)
}

/** Finishing is not in a price of the grey structure; with labour alone the family buys the material of the rest. */
function markSections(bill: Bill, { way, scope }: CheckedQuote): CoverMark[] {
  const phases = new Map(bill.lines.map(({ section, phase }) => [section, phase]))
  return [...phases].flatMap(([id, phase]): CoverMark[] => {
    const isOutside = scope === 'grey' && phase === 'finishing'
    if (isOutside || (way === 'labour' && id === utilities))
      return [{ level: 'section', id, cover: 'excluded' }]
    return way === 'labour' ? [{ level: 'section', id, cover: 'owner' }] : []
  })
}

function markRow(
  { id, lines }: ReturnType<typeof rowsFor>[number],
  checked: CheckedQuote,
  unsaid: Unsaid,
): Marked {
  const answer = checked.rows[id]
  const sumPkr = apartSum(answer)
  if (id === 'shuttering') {
    // Left open, it is the family's: the rate is for labour.
    const isIn = answer === 'in' || sumPkr !== undefined
    return { marks: isIn ? markAll(lines, 'included') : [], addedPkr: sumPkr ?? 0 }
  }
  if (answer === 'in' || (answer === undefined && unsaid === 'in')) return {}
  if (sumPkr === undefined) return { marks: markAll(lines, 'excluded') }
  // Quotes know no line that is apart while the family buys its material.
  if (checked.way === 'labour' || lines.length === 0) return { addedPkr: sumPkr }
  const prices = shareByCost(sumPkr, lines).map(
    ({ id, amountPkr }): Price => ({ level: 'line', id, kind: 'lump', amountPkr }),
  )
  return { marks: markAll(lines, 'apart'), prices }
}

function markChip({ id: group, lines }: PartOfBill<string>, answer: ChipAnswer | undefined): Marked {
  if (answer === undefined) return {}
  if (typeof answer === 'string') return { marks: markAll(lines, answer) }
  const marks = shareByCost(readable(answer.asidePkr), lines).map(
    ({ id, amountPkr }): CoverMark => ({
      level: 'line',
      id,
      cover: 'allowance',
      amountPkr,
      laying: 'in-price',
      group,
    }),
  )
  return { marks }
}

function markAll(lines: readonly FrozenLine[], cover: CoverMark['cover']): CoverMark[] {
  return lines.map(({ id }) => ({ level: 'line', id, cover }))
}

function shareByCost(sumPkr: number, lines: readonly FrozenLine[]): { id: string; amountPkr: number }[] {
  const shares = shareOut(
    sumPkr,
    lines.map(({ costPkr }) => costPkr),
  )
  return lines.map(({ id }, place) => ({ id, amountPkr: shares[place] ?? 0 }))
}

function apartSum(answer: RowAnswer | undefined): number | undefined {
  if (answer === undefined || answer === 'in' || answer.amountPkr === undefined) return undefined
  return readable(answer.amountPkr)
}

function rupeesOf(price: Price, { coveredAreaSft }: Bill): number {
  return price.kind === 'lump' ? readable(price.amountPkr) : (multiply(price.ratePkr, coveredAreaSft) ?? 0)
}

/** A date some days later; the empty text for a date that does not exist. */
function daysAfter(date: string, days: number): string {
  const day = new Date(Date.parse(date) + days * 86_400_000)
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10)
}
