import type { Bill } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { phases, sections } from '#words/values'
import { isUnpriced, type PlaceKey, pricedAt, type QuoteEntry } from './entry.ts'

/** What a phase, a section or a line is called; undefined is the whole house. */
export function nameOfPlace(bill: Bill, key: PlaceKey | undefined): string {
  if (key === undefined) return words.wholeHouse
  const space = key.indexOf(' ')
  const id = key.slice(space + 1)
  if (key.startsWith('line ')) return words.itemName(bill.lines.find((line) => line.id === id)?.item ?? id)
  const names: Readonly<Record<string, string>> = key.startsWith('phase ') ? phases : sections
  return names[id] ?? id
}

/** Where a price is missing still, by name. */
export function unpricedPlaces(bill: Bill, entry: QuoteEntry): string[] {
  const keys = new Set(
    bill.lines.filter((line) => isUnpriced(entry, line)).map((line) => pricedAt(entry, line)),
  )
  return [...keys].map((key) => nameOfPlace(bill, key))
}
