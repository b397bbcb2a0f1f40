// Reads prices from a paste: rows and columns as a PDF, a sheet or a page gives them. Pure.
import { type City, cities, roundRate } from '@tameer/calculator'
import { foldText } from '@tameer/contract'
import { judgeFigure } from '@tameer/figures'
import { articleNames, cityNames, otherHeads, priceHeads } from './price-names.ts'

/** A price that was read, and its cell as it was pasted. */
export interface ReadPrice {
  readonly article: string
  readonly city: City
  readonly pkr: number
  readonly cell: CellName
}

/** A cell that gives no price. Where a figure lacks its article or its city, both can be chosen. */
export interface UnreadCell extends CellName {
  readonly why: 'unknown' | 'notAFigure' | 'twoPrices'
  readonly pkr?: number
  readonly article?: string | undefined
  readonly city?: City | undefined
}

/** Place of a cell, from 1, with the text of its row's first cell. */
export interface CellName {
  readonly row: number
  readonly column: number
  readonly text: string
  readonly label: string
}

export interface ReadPaste {
  readonly prices: readonly ReadPrice[]
  readonly unread: readonly UnreadCell[]
  /** Cells of a known article and city that hold 0, a dash or nothing: not collected. */
  readonly notCollected: number
}

interface Known {
  article?: string | undefined
  city?: City | undefined
}
/** Facts about a column, from the heads above it. */
interface Column extends Known {
  kind?: 'price' | 'other' | undefined
}

/** Reads a paste. Lines without names and figures are ignored. Never throws. */
export function readPrices(paste: string): ReadPaste {
  const read: Reading = { columns: [], section: {}, prices: [], unread: [], notCollected: 0 }
  for (const [at, line] of paste.split(/\r?\n/).entries()) {
    const row = rowOf(line, at + 1)
    if (hasPrices(row, read.columns)) readRow(row, read)
    else readHeads(row, read)
  }
  return { ...onceEach(read.prices, read.unread), notCollected: read.notCollected }
}

/** State of the reading: the heads that hold for the next row, and the results so far. */
interface Reading {
  columns: Column[]
  section: Known
  prices: ReadPrice[]
  unread: UnreadCell[]
  notCollected: number
}

interface Row {
  number: number
  cells: readonly string[]
  known: readonly Known[]
  figures: readonly ReturnType<typeof judgeFigure>[]
}

function rowOf(line: string, number: number): Row {
  const cells = cellsOf(line)
  return { number, cells, known: cells.map(knownIn), figures: cells.map(figureIn) }
}

/** True for a row of prices: it has a figure or a gap's sign, or a name beside a text below a head. */
function hasPrices({ cells, known, figures }: Row, columns: readonly Column[]): boolean {
  const isOther = (column: number) => !namesOf(known[column])
  return (
    cells.some(isEmptyPrice) ||
    figures.some(({ is }, column) => is === 'figure' && isOther(column)) ||
    (known.filter(namesOf).length === 1 &&
      cells.some((cell, column) => cell && namesOf(columns[column]) && isOther(column)))
  )
}

/** One name alone heads the rows below it; several names, or words such as `average`, head the columns. */
function readHeads({ cells, known }: Row, read: Reading): void {
  const named = known.filter(namesOf)
  const isHead = cells.some(headKind)
  if (named.length === 0 && !isHead) return
  if (named.length === 1 && !isHead && cells.filter(Boolean).length <= 2)
    read.section = { ...read.section, ...named[0] }
  else read.columns = headsFrom(cells, known, read.columns)
}

function readRow({ number, cells, known, figures }: Row, read: Reading): void {
  const own = mergeAll(known)
  const label = cells.find((cell, column) => cell && figures[column]?.is !== 'figure') ?? cells[0] ?? ''
  const found: Found[] = []
  for (const [column, text] of cells.entries()) {
    const [figure, head = {}] = [figures[column], read.columns[column]]
    if (!figure || namesOf(known[column]) || head.kind === 'other') continue
    const cell = { row: number, column: column + 1, text, label }
    const place = {
      article: own.article ?? head.article ?? read.section.article,
      city: own.city ?? head.city ?? read.section.city,
    }
    const isPlace = place.article !== undefined && place.city !== undefined && namesOf(head)
    if (figure.is === 'figure' && figure.value > 0) found.push({ cell, pkr: roundRate(figure.value), place })
    else if (isPlace && (text === '' || isEmptyPrice(text))) read.notCollected += 1
    else if (isPlace) read.unread.push({ ...cell, ...place, why: 'notAFigure' })
  }
  for (const { cell, pkr, place } of onePerPlace(withoutSerial(found, read.columns), read)) {
    const { article, city } = place
    if (article && city) read.prices.push({ article, city, pkr, cell })
    else read.unread.push({ ...cell, article, city, pkr, why: 'unknown' })
  }
}

/** A figure with what is known of its place. */
interface Found {
  cell: CellName
  pkr: number
  place: Known
}

/** The first figure of a row is its number where no head says otherwise and more figures follow it. */
function withoutSerial(found: Found[], columns: readonly Column[]): Found[] {
  const [first, ...rest] = found
  const isNumber = first && /^\d{1,3}[.)]?$/.test(first.cell.text) && first.cell.column === 1
  return isNumber && rest.length > 0 && !namesOf(columns[0]) ? rest : found
}

/** Of several figures of one place only that of the price's column counts; without such a column they are named. */
function onePerPlace(found: readonly Found[], { columns, unread }: Reading): Found[] {
  const places = new Map<string, Found[]>()
  for (const one of found) {
    const key = `${one.place.article} ${one.place.city}`
    places.set(key, [...(places.get(key) ?? []), one])
  }
  return [...places.values()].flatMap((same) => {
    const [first] = same
    if (same.length === 1 || !first) return same
    const priced = same.filter(({ cell }) => columns[cell.column - 1]?.kind === 'price')
    if (priced.length === 1) return priced
    unread.push({ ...first.cell, ...first.place, why: 'twoPrices' })
    return []
  })
}

/** Leaves out a place that two rows price differently, and names the second. */
function onceEach(prices: readonly ReadPrice[], unread: UnreadCell[]): Omit<ReadPaste, 'notCollected'> {
  const kept = new Map<string, ReadPrice>()
  for (const price of prices) {
    const key = `${price.article} ${price.city}`
    const before = kept.get(key)
    if (before && before.pkr !== price.pkr) {
      kept.delete(key)
      unread.push({ ...price.cell, article: price.article, city: price.city, why: 'twoPrices' })
    } else kept.set(key, price)
  }
  return { prices: [...kept.values()], unread }
}

/** Cells of a line: by tabs, else by bars or semicolons, else by wide blanks, else around its last figures. */
function cellsOf(line: string): string[] {
  const mark = ['\t', '|', ';'].find((one) => line.includes(one)) ?? /\s{2,}/
  const cells = (mark === '\t' ? line : line.trim()).split(mark).map((cell) => cell.trim())
  // A date, as in the title of a bulletin, is no price.
  if (cells.length > 1 || /\d[-/.]\d{1,2}[-/.]\d/.test(line)) return cells
  const [, label, figure] =
    /^(.*\S)[\s:=–-]+((?:rs\.?|pkr)?\s?[\d٠-٩۰-۹][\d٠-٩۰-۹.,،٬٫]*)(?:\s*\/-)?$/iu.exec(line.trim()) ?? []
  return label && figure ? [label, figure] : cells
}

/** Heads of the columns: a name that covers empty cells to its right stands above them too, as merged cells do. */
function headsFrom(cells: readonly string[], known: readonly Known[], above: readonly Column[]): Column[] {
  const hasNames = known.some(namesOf)
  let last: Known = {}
  return Array.from({ length: Math.max(cells.length, above.length) }, (_, column) => {
    const kind = headKind(cells[column] ?? '')
    if (!hasNames) return { ...above[column], kind }
    const own = known[column]
    if (namesOf(own)) last = own ?? {}
    else if (cells[column]) last = {}
    return { ...last, kind }
  })
}

function headKind(cell: string): Column['kind'] {
  const text = foldText(cell).replace(/[:*]/g, '').trim()
  if (text === '') return undefined
  const has = (names: readonly string[]) => names.some((name) => wordIn(text, foldText(name)))
  if (namesOf(knownIn(cell))) return undefined
  return has(otherHeads) ? 'other' : has(priceHeads) ? 'price' : undefined
}

/** Judges a cell as a figure, without marks of notes such as `*` or `(1)` behind it. */
function figureIn(cell: string) {
  return judgeFigure(cell.replace(/\s*(?:[*†‡]+|\(\d\))$/u, ''))
}

/** A price that was not collected. */
function isEmptyPrice(cell: string): boolean {
  const figure = judgeFigure(cell)
  return /^(?:[-–—.]+|n\/?a|nil|x)$/i.test(cell) || (figure.is === 'figure' && figure.value === 0)
}

/** The article and the city that a text names: of each the longest name. */
function knownIn(cell: string): Known {
  const text = foldText(cell)
  if (text === '') return {}
  return {
    article: longestIn(text, articleNames),
    city: cities.find((city) => city === longestIn(text, cityNames)),
  }
}

function longestIn(text: string, names: Readonly<Record<string, readonly string[]>>): string | undefined {
  const found = Object.entries(names).flatMap(([id, all]) =>
    [id, ...all].filter((name) => wordIn(text, foldText(name))).map((name) => ({ id, length: name.length })),
  )
  const longest = Math.max(...found.map(({ length }) => length))
  const ids = new Set(found.filter(({ length }) => length === longest).map(({ id }) => id))
  return ids.size === 1 ? [...ids][0] : undefined
}

/** True when the text has the name as a word, or as the beginning of its plural. */
function wordIn(text: string, name: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d/.])${plain}(?:e?s)?(?![\\p{L}\\d])`, 'u').test(text)
}

function namesOf(known: Known | undefined): boolean {
  return known?.article !== undefined || known?.city !== undefined
}

function mergeAll(all: readonly Known[]): Known {
  const one = <Key extends keyof Known>(key: Key) => {
    const values = new Set(all.flatMap((known) => known[key] ?? []))
    return values.size === 1 ? ([...values][0] as Known[Key]) : undefined
  }
  return { article: one('article'), city: one('city') }
}
