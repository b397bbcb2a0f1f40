import type { DraftPrices } from '@tameer/contract'
import { readFigure } from '@tameer/figures'
import { type Bill, mostPkr } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { phases, sections } from '#words/values'
import { isPriced, type PlaceKey, pricedAt, type QuoteEntry } from '../entry/entry.ts'

/** Name of a phase, a section or a line; undefined means the whole house. */
export function nameOfPlace(bill: Bill, key: PlaceKey | undefined): string {
  if (key === undefined) return words.wholeHouse
  const space = key.indexOf(' ')
  const id = key.slice(space + 1)
  if (key.startsWith('line ')) return words.itemName(bill.lines.find((line) => line.id === id)?.item ?? id)
  const names: Readonly<Record<string, string>> = key.startsWith('phase ') ? phases : sections
  return names[id] ?? id
}

/** Places for which the form asks a price, as it is opened now. */
function pricedPlaces(bill: Bill, entry: QuoteEntry): (PlaceKey | undefined)[] {
  return [...new Set(bill.lines.filter((line) => isPriced(entry, line)).map((line) => pricedAt(entry, line)))]
}

/** Names of the places whose price is missing or cannot be read. */
export function unpricedPlaces(bill: Bill, entry: QuoteEntry): string[] {
  return pricedPlaces(bill, entry)
    .filter((key) => !isReadable(entry, key))
    .map((key) => nameOfPlace(bill, key))
}

/** Counts the prices the form asks for, and those that are typed. */
export function countPrices(bill: Bill, entry: QuoteEntry): DraftPrices {
  const places = pricedPlaces(bill, entry)
  return { given: places.filter((key) => isReadable(entry, key)).length, asked: places.length }
}

function isReadable({ figures, house }: QuoteEntry, key: PlaceKey | undefined): boolean {
  const figure = readFigure(key ? (figures[key] ?? '') : house.figure)
  return figure !== undefined && figure >= 0 && figure <= mostPkr
}
