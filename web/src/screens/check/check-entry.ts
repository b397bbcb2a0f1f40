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
  paymentStages,
  quoteOfChecked,
  type RowAnswer,
  rowsFor,
} from '@tameer/quotes'
import { groupDigits } from '#words/amounts'
import { type Way, wayOf } from '../../features/checked-quotes/ways.ts'
import type { ItemEntry, PriceKind } from '../../features/quote-form/entry.ts'
import {
  changesOf,
  entryOfTerms,
  type StageEntry,
  stageOf,
  type TermsEntry,
} from '../../features/quote-form/terms-entry.ts'

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

/** A figure as the form writes it: `4,700`. */
function writeFigure(value: number | undefined): string {
  return value === undefined ? '' : Number.isInteger(value) ? groupDigits(value) : String(value)
}

/** The form of a kept quote. */
export function entryOfChecked(quote: CheckedQuote): CheckEntry {
  const { price, extras, between = [], changes, durationWeeks, warrantyMonths, validUntil = '' } = quote
  const terms = entryOfTerms(
    { stages: between, changes, durationWeeks, warrantyMonths, validUntil },
    (stage) => stage in paymentStages,
  )
  return {
    ...blankCheck(wayOf(quote)),
    name: quote.name,
    scope: quote.scope,
    figure: writeFigure(price.kind === 'lump' ? price.amountPkr : price.ratePkr),
    kind: price.kind === 'lump' ? 'lump' : 'rate',
    area: price.kind === 'lump' ? '' : writeFigure(price.areaSft),
    rows: mapped(quote.rows, (answer) =>
      answer === 'in' ? { is: 'in', sum: '' } : { is: 'apart', sum: writeFigure(answer.amountPkr) },
    ),
    out: mapped(quote.out, (answer) =>
      typeof answer === 'string'
        ? { how: answer, sum: '' }
        : { how: 'aside', sum: writeFigure(answer.asidePkr) },
    ),
    before: writeFigure(quote.beforePercent),
    kept: writeFigure(quote.keptPercent),
    between: terms.stages,
    tax: quote.tax ?? '',
    taxSum: writeFigure(quote.taxPkr),
    durationWeeks: terms.durationWeeks,
    warrantyMonths: terms.warrantyMonths,
    changes: terms.changes,
    changesPercent: terms.changesPercent,
    changesOwn: terms.changesOwn,
    extras: extras.map(({ item, amountPkr }) => ({ item, amount: writeFigure(amountPkr) })),
    validUntil,
    message: quote.message ?? '',
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
        return chip ? [[id, chip.how === 'aside' ? { asidePkr: sumOf(chip.sum) ?? 0 } : chip.how]] : []
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

function mapped<Key extends string, From, To>(from: Partial<Record<Key, From>>, to: (value: From) => To) {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value as From)])) as Partial<
    Record<Key, To>
  >
}
