// Fills prices in: from the estimate or the company's own last rates, with a percentage on top.
import { readFigure, readNumber, roundTo } from '@tameer/figures'
import { type Bill, type FrozenLine, multiply, rateDecimals } from '@tameer/quotes'
import {
  coverOf,
  estimateHeld,
  isHeldAbove,
  isOpened,
  isPriced,
  kindAt,
  openLines,
  type PlaceKey,
  type PriceKind,
  partsOf,
  placeKey,
  pricedAt,
  type QuoteEntry,
} from '../entry/entry.ts'
import { rateWithPercent, withPercent, writeFigure } from '../entry/figures.ts'

/** The rates a company gave by line, as the server knows them. */
export type KnownRates = readonly { readonly id: string; readonly ratePkr: number }[]

export interface Filled {
  entry: QuoteEntry
  /** Prices that are filled in. One without a place is the price of the house. */
  prices: readonly FilledPrice[]
}

export interface FilledPrice extends Price {
  key: PlaceKey | undefined
}

/** Fills in every price the form asks for now: the estimate plus a percentage. */
export function fillFromEstimate(bill: Bill, entry: QuoteEntry, percent: number): Filled {
  const prices = new Map<PlaceKey, Price>()
  const lump = (key: PlaceKey, lines: readonly FrozenLine[]) => {
    if (lines.some((line) => isHeldAbove(entry, line)))
      prices.set(key, { kind: 'lump', figure: withPercent(sumOf(lines, entry), percent, 0) })
  }
  const byLine = (lines: readonly FrozenLine[]) => {
    for (const line of lines) prices.set(placeKey('line', line.id), estimatedPrice(line, entry, percent))
  }
  byLine(bill.lines.filter((line) => coverOf(entry, line) === 'apart'))
  if (entry.one) {
    const figure = withPercent(sumOf(bill.lines, entry), percent, 0)
    const filled = withPrices(entry, prices)
    return {
      entry: { ...filled.entry, house: { figure: String(figure), kind: 'lump' } },
      prices: [{ key: undefined, kind: 'lump', figure }, ...filled.prices],
    }
  }
  for (const phase of partsOf(bill)) {
    const phaseKey = placeKey('phase', phase.id)
    if (!isOpened(entry, phaseKey)) lump(phaseKey, phase.lines)
    else
      for (const { id, lines } of phase.sections) {
        const sectionKey = placeKey('section', id)
        if (!isOpened(entry, sectionKey)) lump(sectionKey, lines)
        else byLine(lines.filter((line) => isHeldAbove(entry, line)))
      }
  }
  return withPrices(entry, prices)
}

/**
 * Fills in every line that the company priced before: that rate plus a percentage. Opens the phases and sections of
 * those lines.
 */
export function fillFromRates(bill: Bill, entry: QuoteEntry, rates: KnownRates, percent: number): Filled {
  const known = new Map(rates.map(({ id, ratePkr }) => [id, ratePkr]))
  const lines = bill.lines.filter((line) => known.has(line.id) && isPriced(entry, line))
  const prices = lines.map(({ id }): [PlaceKey, Price] => [
    placeKey('line', id),
    { kind: 'rate', figure: rateWithPercent(known.get(id) ?? 0, percent) },
  ])
  return withPrices(openLines(lines.filter((line) => isHeldAbove(entry, line)))(entry), new Map(prices))
}

/**
 * Puts a pasted column of figures into the lines: the first at `key`, the rest into the priced lines below it.
 * Returns the lines that were filled, how many of the cells found a line, and how many had too many decimals.
 */
export function fillDown(
  bill: Bill,
  entry: QuoteEntry,
  key: PlaceKey,
  figures: readonly string[],
): { entry: QuoteEntry; filled: ReadonlySet<string>; reached: number; rounded: number } {
  const open = bill.lines.filter(
    (line) => pricedAt(entry, line) === placeKey('line', line.id) && isPriced(entry, line),
  )
  const from = open.findIndex(({ id }) => placeKey('line', id) === key)
  const below = from === -1 ? [] : open.slice(from, from + figures.length)
  const typed = { ...entry.figures }
  const filled = new Set<string>()
  let rounded = 0
  for (const [place, { id }] of below.entries()) {
    const figure = figures[place]?.trim() ?? ''
    // An empty cell leaves the line as it is.
    if (figure === '') continue
    const lineKey = placeKey('line', id)
    const kept = keptFigure(figure, kindAt(entry, lineKey))
    if (kept !== figure) rounded++
    typed[lineKey] = kept
    filled.add(id)
  }
  return { entry: { ...entry, figures: typed }, filled, reached: below.length, rounded }
}

/** A calculated figure with the decimals that a price may have; other texts as they are. */
function keptFigure(text: string, kind: PriceKind): string {
  const value = readFigure(text)
  if (value === undefined || Number.isNaN(value)) return text
  const kept = roundTo(value, kind === 'rate' ? rateDecimals : 0).value
  return kept === value ? text : writeFigure(kept)
}

/** True when a pasted cell has a text that is not a price. */
export function isNoPrice(cell: string): boolean {
  const figure = readFigure(cell)
  return figure !== undefined && !(figure >= 0)
}

interface Price {
  kind: PriceKind
  figure: number
}

/** The estimate's price of a line: its rate, or a lump sum when rate times quantity is not its cost. */
function estimatedPrice(line: FrozenLine, entry: QuoteEntry, percent: number): Price {
  const amountPkr = estimateHeld(entry, line)
  const byRate = amountPkr === line.costPkr && multiply(line.ratePkr, line.quantity) === line.costPkr
  return byRate
    ? { kind: 'rate', figure: rateWithPercent(line.ratePkr, percent) }
    : { kind: 'lump', figure: withPercent(amountPkr, percent, 0) }
}

/** The estimate of the work that one price above the lines includes. */
function sumOf(lines: readonly FrozenLine[], entry: QuoteEntry): number {
  return lines.reduce((sum, line) => sum + (isHeldAbove(entry, line) ? estimateHeld(entry, line) : 0), 0)
}

function withPrices(entry: QuoteEntry, prices: ReadonlyMap<PlaceKey, Price>): Filled {
  const figures = { ...entry.figures }
  const kinds = { ...entry.kinds }
  for (const [key, { kind, figure }] of prices) {
    figures[key] = writeFigure(figure)
    kinds[key] = kind
  }
  return {
    entry: { ...entry, figures, kinds },
    prices: [...prices].map(([key, price]) => ({ key, ...price })),
  }
}

/** Reads a typed percentage such as `-5`; undefined when it cannot be used on prices. */
export function readPercent(text: string): number | undefined {
  const percent = readNumber(text.replace(/[%+\s]/g, '')) ?? 0
  return percent > -100 && percent <= 1000 ? percent : undefined
}
