// Goes back from prices of sections or lines to one price above them.
import { type Bill, type FrozenLine, levelQuote, type Price } from '@tameer/quotes'
import { type Change, coverOf, type PlaceKey, placeKey, type QuoteEntry, setOpened } from '../entry/entry.ts'
import { writeFigure } from '../entry/figures.ts'
import { quoteOfEntry } from '../entry/quote-of-entry.ts'

export interface Below {
  /** Places below that have a typed price. */
  keys: readonly PlaceKey[]
  /** Sum of the typed prices that can be read. */
  sumPkr: number
}

/** Prices typed below a phase or a section. A line that is priced apart keeps its own. */
export function pricesBelow(
  bill: Bill,
  entry: QuoteEntry,
  above: PlaceKey,
  lines: readonly FrozenLine[],
): Below {
  const sections = new Set(lines.map(({ section }) => placeKey('section', section)))
  const all = [
    ...sections,
    ...lines.filter((line) => coverOf(entry, line) !== 'apart').map(({ id }) => placeKey('line', id)),
  ]
  const keys = all.filter((key) => key !== above && (entry.figures[key] ?? '').trim() !== '')
  const counted = new Set<string>(keys)
  return { keys, sumPkr: sumOfPrices(bill, entry, ({ level, id = '' }) => counted.has(placeKey(level, id))) }
}

function sumOfPrices(bill: Bill, entry: QuoteEntry, counts: (price: Price) => boolean): number {
  const quote = quoteOfEntry(bill, entry)
  const counted = { ...quote, prices: quote.prices.filter(counts) }
  return levelQuote(bill, counted, { today: entry.terms.validUntil }).pricesPkr
}

/**
 * Changes to one price for the whole house. If it has none yet, it gets the sum of the phases, which keep their
 * figures.
 */
export function toHousePrice(bill: Bill): Change {
  return (entry) => {
    if (entry.house.figure.trim() !== '') return { ...entry, one: true }
    const apart = new Set(bill.lines.filter((line) => coverOf(entry, line) === 'apart').map(({ id }) => id))
    const sumPkr = sumOfPrices(bill, entry, ({ level, id = '' }) => level !== 'line' || !apart.has(id))
    return sumPkr > 0
      ? { ...entry, one: true, house: { figure: writeFigure(sumPkr), kind: 'lump' } }
      : { ...entry, one: true }
  }
}

/** Replaces the prices below with one price: their sum. */
export function toOnePrice(above: PlaceKey, { keys, sumPkr }: Below): Change {
  return (entry) => {
    const figures = { ...entry.figures }
    for (const key of keys) delete figures[key]
    const opened = keys.reduce((next, key) => setOpened(key, false)(next), entry)
    const closed = setOpened(above, false)({ ...opened, figures })
    if (sumPkr === 0) return closed
    return {
      ...closed,
      figures: { ...closed.figures, [above]: writeFigure(sumPkr) },
      kinds: { ...closed.kinds, [above]: 'lump' },
    }
  }
}
