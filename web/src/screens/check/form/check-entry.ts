// A builder's price as it is typed, and the quote that it says.
import { cleanLine, cleanText } from '@tameer/contract'
import { readFigure, readNumber } from '@tameer/figures'
import {
  type Bill,
  type CheckedChip,
  type CheckedPrice,
  type CheckedQuote,
  type CheckedRow,
  type ChipAnswer,
  chipsFor,
  quoteOfChecked,
  type RowAnswer,
  rowsFor,
} from '@tameer/quotes'
import type { Way } from '../../../features/checked-quotes/ways.ts'
import type { ItemEntry, PriceKind } from '../../../features/quote-form/entry/entry.ts'
import {
  changesOf,
  type StageEntry,
  stageOf,
  type TermsEntry,
} from '../../../features/quote-form/entry/terms-entry.ts'

export interface RowEntry {
  readonly is: 'in' | 'apart'
  readonly sum: string
}
export interface ChipEntry {
  readonly how: 'excluded' | 'owner' | 'aside'
  readonly sum: string
}

/** Texts of the form. What is absent or empty was not said. */
export interface CheckEntry extends Pick<TermsEntry, 'changes' | 'changesPercent' | 'changesOwn'> {
  readonly name: string
  readonly scope: CheckedQuote['scope']
  readonly figure: string
  readonly kind: PriceKind
  readonly area: string
  readonly rows: Readonly<Partial<Record<CheckedRow, RowEntry>>>
  readonly out: Readonly<Partial<Record<CheckedChip, ChipEntry>>>
  readonly before: string
  readonly kept: string
  readonly between: readonly StageEntry[]
  readonly tax: '' | 'included' | 'on-top'
  readonly taxSum: string
  readonly durationWeeks: string
  readonly warrantyMonths: string
  readonly extras: readonly ItemEntry[]
  readonly validUntil: string
  readonly message: string
}

export function blankCheck(way: Way): CheckEntry {
  return {
    name: '',
    scope: way === 'complete' ? 'complete' : 'grey',
    figure: '',
    kind: 'rate',
    area: '',
    rows: {},
    out: {},
    before: '',
    kept: '',
    between: [],
    tax: '',
    taxSum: '',
    durationWeeks: '',
    warrantyMonths: '',
    changes: '',
    changesPercent: '',
    changesOwn: '',
    extras: [],
    validUntil: '',
    message: '',
  }
}

/** The quote from what is typed so far. Figures that cannot be read count as not typed. */
export function checkedOf(bill: Bill, entry: CheckEntry, way: Way, id: string, today: string): CheckedQuote {
  const { scope } = entry
  const kind = { way: way === 'labour' ? way : 'material', scope } as const
  const quote: CheckedQuote = {
    ...kind,
    id,
    name: cleanLine(entry.name),
    price: priceOf(entry),
    // Answers to what the form does not ask any more, after the scope was changed, do not count.
    rows: Object.fromEntries(
      rowsFor(bill, kind).flatMap(({ id }): [string, RowAnswer][] => {
        const row = entry.rows[id]
        if (!row) return []
        return [[id, row.is === 'in' ? 'in' : { amountPkr: sumOf(row.sum) }]]
      }),
    ),
    out: Object.fromEntries(
      chipsFor(bill, kind).flatMap(({ id }): [string, ChipAnswer][] => {
        const chip = entry.out[id]
        if (!chip) return []
        const asidePkr = chip.how === 'aside' ? sumOf(chip.sum) : undefined
        // Without its sum, it is left out.
        if (chip.how === 'aside') return [[id, asidePkr === undefined ? 'excluded' : { asidePkr }]]
        return [[id, chip.how]]
      }),
    ),
    extras: entry.extras.flatMap(({ item, amount }) => {
      const amountPkr = sumOf(amount)
      return amountPkr === undefined ? [] : [{ item: cleanLine(item), amountPkr }]
    }),
    tax: entry.tax || undefined,
    taxPkr: entry.tax === 'on-top' ? sumOf(entry.taxSum) : undefined,
    durationWeeks: numberOf(entry.durationWeeks),
    warrantyMonths: numberOf(entry.warrantyMonths),
    changes: changesOf(entry) ?? undefined,
    validUntil: entry.validUntil || undefined,
    message: cleanText(entry.message) || undefined,
  }
  const { headlinePkr } = quoteOfChecked(bill, quote, 'out', today)
  return {
    ...quote,
    beforePercent: percentOf(entry.before, headlinePkr),
    keptPercent: percentOf(entry.kept, headlinePkr),
    between: entry.between.length > 0 ? entry.between.map(stageOf) : undefined,
  }
}

/** Lowest figure of a payment that is read as rupees: per cents end at 100. */
export const leastRupees = 1000

/** A payment in per cent of the price, also where rupees were typed; undefined while it is none. */
export function percentOf(text: string, ofPkr: number): number | undefined {
  const value = numberOf(text) ?? sumOf(text)
  if (value === undefined || value < leastRupees) return value
  return ofPkr > 0 ? Math.round((value / ofPkr) * 10_000) / 100 : undefined
}

function priceOf({ figure, kind, area }: CheckEntry): CheckedPrice {
  const value = readFigure(figure) || 0
  if (kind === 'lump') return { kind: 'lump', amountPkr: Math.round(value) }
  return { kind: 'per-sft', ratePkr: value, areaSft: numberOf(area) }
}

function sumOf(text: string): number | undefined {
  const value = readFigure(text)
  return value === undefined || Number.isNaN(value) ? undefined : Math.round(value)
}

function numberOf(text: string): number | undefined {
  const value = readNumber(text)
  return value === undefined || Number.isNaN(value) ? undefined : value
}
