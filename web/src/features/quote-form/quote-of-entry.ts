// From what is typed to a quote on the bill, and back.
import {
  type Bill,
  type CoverMark,
  levelQuote,
  multiply,
  type Price,
  paymentStages,
  type Quote,
} from '@tameer/quotes'
import {
  type BillPhase,
  type CoverEntry,
  type ItemEntry,
  isOpened,
  isPriced,
  kindAt,
  type PlaceKey,
  partsOf,
  placeKey,
  type QuoteEntry,
} from './entry.ts'
import { readFigure, writeFigure } from './figures.ts'
import { entryOfTerms, termsOf } from './terms-entry.ts'

/** The quote as far as it is typed; its headline is the sum of what can be read. */
export function quoteOfEntry(bill: Bill, entry: QuoteEntry): Quote {
  const quote: Quote = {
    prices: entry.one
      ? housePrices(bill, entry)
      : partsOf(bill).flatMap((phase) => phasePrices(phase, entry)),
    covers: Object.entries(entry.covers).map(([key, mark]) => coverMark(key as PlaceKey, mark)),
    extras: entry.extras.map(itemOf),
    alternates: entry.alternates.map(itemOf),
    discount: discountOf(entry.discount),
    tax: entry.tax || 'not-applicable',
    terms: termsOf(entry.terms),
    headlinePkr: 0,
  }
  const { headlinePkr } = levelQuote(bill, quote, { today: entry.terms.validUntil })
  return { ...quote, headlinePkr }
}

function itemOf({ item, amount }: ItemEntry) {
  return { item: item.trim(), amountPkr: readFigure(amount) ?? 0 }
}

function discountOf({ item, amount }: ItemEntry) {
  const amountPkr = readFigure(amount)
  return amountPkr === undefined ? null : { amountPkr, word: item.trim() }
}

function coverMark(key: PlaceKey, { cover, sum }: CoverEntry): CoverMark {
  const { level, id } = placeOf(key)
  const amountPkr = cover === 'allowance' ? readFigure(sum) : undefined
  const mark = { level: level as CoverMark['level'], id, cover }
  return amountPkr === undefined ? mark : { ...mark, amountPkr }
}

function placeOf(key: PlaceKey) {
  const space = key.indexOf(' ')
  return { level: key.slice(0, space), id: key.slice(space + 1) }
}

/** One price for the house, divided between its phases in the estimate's proportions: a price stands at a phase. */
export function housePrices(bill: Bill, entry: QuoteEntry): Price[] {
  const figure = readFigure(entry.house.figure)
  if (figure === undefined) return []
  const amountPkr =
    entry.house.kind === 'lump' ? figure : (multiply(figure, bill.coveredAreaSft) ?? Number.NaN)
  const phases = partsOf(bill).filter(({ lines }) => lines.some((line) => isPriced(entry, line)))
  const [first, second] = phases
  if (!first) return []
  if (!second) {
    const place = { level: 'phase', id: first.id } as const
    return entry.house.kind === 'rate'
      ? [{ ...place, kind: 'per-sft', ratePkr: figure }]
      : [{ ...place, kind: 'lump', amountPkr }]
  }
  const [ofFirst, ofSecond] = [first, second].map(({ lines }) =>
    lines.filter((line) => isPriced(entry, line)).reduce((sum, { costPkr }) => sum + costPkr, 0),
  ) as [number, number]
  const share = Math.round(amountPkr * (ofFirst + ofSecond === 0 ? 0.5 : ofFirst / (ofFirst + ofSecond)))
  return [
    { level: 'phase', id: first.id, kind: 'lump', amountPkr: share },
    { level: 'phase', id: second.id, kind: 'lump', amountPkr: amountPkr - share },
  ]
}

function phasePrices({ id, sections }: BillPhase, entry: QuoteEntry): Price[] {
  const key = placeKey('phase', id)
  if (!isOpened(entry, key)) {
    const figure = readFigure(entry.figures[key] ?? '')
    if (figure === undefined) return []
    return kindAt(entry, key) === 'rate'
      ? [{ level: 'phase', id, kind: 'per-sft', ratePkr: figure }]
      : [{ level: 'phase', id, kind: 'lump', amountPkr: figure }]
  }
  return sections.flatMap((section): Price[] => {
    const key = placeKey('section', section.id)
    const priced = section.lines.filter((line) => isPriced(entry, line))
    if (isOpened(entry, key)) return priced.flatMap((line) => linePrice(line.id, entry))
    const amountPkr = readFigure(entry.figures[key] ?? '')
    if (amountPkr === undefined || priced.length === 0) return []
    return [{ level: 'section', id: section.id, kind: 'lump', amountPkr }]
  })
}

function linePrice(id: string, entry: QuoteEntry): Price[] {
  const key = placeKey('line', id)
  const figure = readFigure(entry.figures[key] ?? '')
  if (figure === undefined) return []
  return kindAt(entry, key) === 'rate'
    ? [{ level: 'line', id, kind: 'per-unit', ratePkr: figure }]
    : [{ level: 'line', id, kind: 'lump', amountPkr: figure }]
}

/** A quote that was sent, as the form would hold it: a better one starts from it. */
export function entryOfQuote(bill: Bill, quote: Quote): QuoteEntry {
  const entry: QuoteEntry = {
    one: false,
    house: { figure: '', kind: 'rate' },
    figures: {},
    kinds: {},
    opened: [],
    covers: Object.fromEntries(
      quote.covers.map(({ level, id, cover, amountPkr }) => [
        placeKey(level, id),
        { cover, sum: writeFigure(amountPkr) },
      ]),
    ),
    extras: quote.extras.map(typedItem),
    alternates: quote.alternates.map(typedItem),
    discount: { item: quote.discount?.word ?? '', amount: writeFigure(quote.discount?.amountPkr) },
    tax: quote.tax,
    terms: entryOfTerms(quote.terms, (stage) => stage in paymentStages),
  }
  const opened = new Set<PlaceKey>()
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const phaseOf = new Map(bill.lines.map(({ section, phase }) => [section, phase]))
  for (const price of quote.prices) {
    const key = placeKey(price.level, price.id)
    entry.figures[key] = writeFigure(price.kind === 'lump' ? price.amountPkr : price.ratePkr)
    entry.kinds[key] = price.kind === 'lump' ? 'lump' : 'rate'
    const section = price.level === 'line' ? lines.get(price.id)?.section : undefined
    if (section) opened.add(placeKey('section', section))
    const phase = price.level === 'phase' ? undefined : phaseOf.get(section ?? price.id)
    if (phase) opened.add(placeKey('phase', phase))
  }
  return asOnePrice(bill, { ...entry, opened: [...opened] }, quote)
}

function typedItem({ item, amountPkr }: { item: string; amountPkr: number }): ItemEntry {
  return { item, amount: writeFigure(amountPkr) }
}

/** When the prices are those of one price for the house, the form shows that one again. */
function asOnePrice(bill: Bill, entry: QuoteEntry, { prices }: Quote): QuoteEntry {
  const [first, ...others] = prices
  const whole = { ...entry, one: true, figures: {}, kinds: {}, opened: [] }
  if (first?.kind === 'per-sft' && others.length === 0)
    return { ...whole, house: { figure: writeFigure(first.ratePkr), kind: 'rate' } }
  const sum = prices.reduce((sum, price) => sum + (price.kind === 'lump' ? price.amountPkr : Number.NaN), 0)
  const one: QuoteEntry = { ...whole, house: { figure: String(sum), kind: 'lump' } }
  const same = JSON.stringify(housePrices(bill, one)) === JSON.stringify(prices)
  return same ? one : entry
}
