// Converts a typed entry to a quote on the bill, and back.
import { readFigure } from '@tameer/figures'
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
  coverOf,
  type ItemEntry,
  isHeldAbove,
  isOpened,
  kindAt,
  type PlaceKey,
  partsOf,
  placeKey,
  type QuoteEntry,
} from './entry.ts'
import { writeFigure } from './figures.ts'
import { entryOfTerms, taxOf, termsOf } from './terms-entry.ts'

/**
 * The quote from the fields typed so far. Without a total of its own, its headline is the sum of the parts that can
 * be read.
 */
export function quoteOfEntry(bill: Bill, entry: QuoteEntry): Quote {
  const quote: Quote = {
    prices: [
      ...(entry.one ? housePrice(entry) : partsOf(bill).flatMap((phase) => phasePrices(phase, entry))),
      ...apartPrices(bill, entry),
    ],
    covers: Object.entries(entry.covers).map(([key, mark]) => coverMark(key as PlaceKey, mark)),
    extras: entry.extras.map(itemOf),
    alternates: entry.alternates.map(itemOf),
    discount: discountOf(entry.discount),
    ...taxOf(entry.tax || 'not-applicable', entry.terms),
    terms: termsOf(entry.terms),
    headlinePkr: 0,
  }
  const { headlinePkr } = levelQuote(bill, quote, { today: entry.terms.validUntil })
  return { ...quote, headlinePkr: readFigure(entry.total ?? '') ?? headlinePkr }
}

function itemOf({ item, amount }: ItemEntry) {
  return { item: item.trim(), amountPkr: readFigure(amount) ?? 0 }
}

function discountOf({ item, amount }: ItemEntry) {
  const amountPkr = readFigure(amount)
  return amountPkr === undefined ? null : { amountPkr, word: item.trim() }
}

function coverMark(key: PlaceKey, { cover, sum, laying }: CoverEntry): CoverMark {
  const { level, id } = placeOf(key)
  const mark = { level: level as CoverMark['level'], id, cover }
  if (cover !== 'allowance') return mark
  const amountPkr = readFigure(sum)
  return { ...mark, ...(amountPkr !== undefined && { amountPkr }), ...(laying && { laying }) }
}

function placeOf(key: PlaceKey) {
  const space = key.indexOf(' ')
  return { level: key.slice(0, space), id: key.slice(space + 1) }
}

/** One price for the house. */
function housePrice({ house }: QuoteEntry): Price[] {
  const figure = readFigure(house.figure)
  if (figure === undefined) return []
  return house.kind === 'rate'
    ? [{ level: 'house', kind: 'per-sft', ratePkr: figure }]
    : [{ level: 'house', kind: 'lump', amountPkr: figure }]
}

/** Prices of the lines that have their own rate, whatever else is priced above them. */
function apartPrices(bill: Bill, entry: QuoteEntry): Price[] {
  const apart = bill.lines.filter((line) => coverOf(entry, line) === 'apart')
  return apart.flatMap(({ id }) => linePrice(id, entry))
}

/** One price for the house, divided between its phases in proportion to the estimate. */
export function phasesOfHouse(bill: Bill, entry: QuoteEntry): (Price & { level: 'phase' })[] {
  const figure = readFigure(entry.house.figure)
  if (figure === undefined) return []
  const amountPkr =
    entry.house.kind === 'lump' ? figure : (multiply(figure, bill.coveredAreaSft) ?? Number.NaN)
  const phases = partsOf(bill).filter(({ lines }) => lines.some((line) => isHeldAbove(entry, line)))
  const [first, second] = phases
  if (!first) return []
  if (!second) {
    const place = { level: 'phase', id: first.id } as const
    return entry.house.kind === 'rate'
      ? [{ ...place, kind: 'per-sft', ratePkr: figure }]
      : [{ ...place, kind: 'lump', amountPkr }]
  }
  const [ofFirst, ofSecond] = [first, second].map(({ lines }) =>
    lines.filter((line) => isHeldAbove(entry, line)).reduce((sum, { costPkr }) => sum + costPkr, 0),
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
    const priced = section.lines.filter((line) => isHeldAbove(entry, line))
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

/** The entry for a quote that was sent: a better one starts from it. */
export function entryOfQuote(bill: Bill, quote: Quote): QuoteEntry {
  const entry: QuoteEntry = {
    one: false,
    house: { figure: '', kind: 'rate' },
    figures: {},
    kinds: {},
    opened: [],
    covers: Object.fromEntries(
      quote.covers.map(({ level, id, cover, amountPkr, laying }) => [
        placeKey(level, id),
        { cover, sum: writeFigure(amountPkr), ...(laying && { laying }) },
      ]),
    ),
    extras: quote.extras.map(typedItem),
    alternates: quote.alternates.map(typedItem),
    discount: { item: quote.discount?.word ?? '', amount: writeFigure(quote.discount?.amountPkr) },
    tax: quote.tax,
    terms: {
      ...entryOfTerms(quote.terms, (stage) => stage in paymentStages),
      taxSum: writeFigure(quote.taxPkr),
    },
  }
  const opened = new Set<PlaceKey>()
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const phaseOf = new Map(bill.lines.map(({ section, phase }) => [section, phase]))
  const apart = new Set(quote.covers.filter(({ cover }) => cover === 'apart').map(({ id }) => id))
  for (const price of quote.prices) {
    if (price.level === 'house') {
      entry.one = true
      entry.house =
        price.kind === 'lump'
          ? { figure: writeFigure(price.amountPkr), kind: 'lump' }
          : { figure: writeFigure(price.ratePkr), kind: 'rate' }
      continue
    }
    const key = placeKey(price.level, price.id)
    entry.figures[key] = writeFigure(price.kind === 'lump' ? price.amountPkr : price.ratePkr)
    entry.kinds[key] = price.kind === 'lump' ? 'lump' : 'rate'
    // A line with its own rate does not open its phase or section.
    if (price.level === 'line' && apart.has(price.id)) continue
    const section = price.level === 'line' ? lines.get(price.id)?.section : undefined
    if (section) opened.add(placeKey('section', section))
    const phase = price.level === 'phase' ? undefined : phaseOf.get(section ?? price.id)
    if (phase) opened.add(placeKey('phase', phase))
  }
  return { ...entry, opened: [...opened] }
}

function typedItem({ item, amountPkr }: { item: string; amountPkr: number }): ItemEntry {
  return { item, amount: writeFigure(amountPkr) }
}
