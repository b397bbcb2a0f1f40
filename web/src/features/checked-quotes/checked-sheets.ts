// The quotes that a family typed in, on this device only: no call and no address that reaches a server holds them.
import type { CheckedQuote } from '@tameer/quotes'
import { useMemo } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { storedText } from '../../browser/stored-text.ts'
import { type CheckedSheet, checkLimits, type Edits, type SheetOf } from './checked-sheet.ts'
import { readSheets } from './read-sheets.ts'

const stored = storedText('checkedQuotes')
const broken = storedText('checkedQuotes.broken')

/** Returns the sheets, the latest changed first. Follows other tabs. */
export function useCheckedSheets(): readonly CheckedSheet[] {
  const text = useWatched(stored, null)
  return useMemo(() => readSheets(text).sheets, [text])
}

export function readCheckedSheets(): readonly CheckedSheet[] {
  return readSheets(stored.read()).sheets
}

/** Tries to store. Returns false on a device that keeps nothing beyond this page. */
export function keepsQuotes(): boolean {
  const before = stored.read()
  // A full or refused storage still removes, so only a text shows it.
  const keeps = stored.write(before ?? '[]')
  if (before === null) stored.write(null)
  return keeps
}

/** The sheet of the same house or request. */
export function sheetOf(sheets: readonly CheckedSheet[], of: SheetOf): CheckedSheet | undefined {
  return sheets.find((sheet) => isSame(sheet, of))
}

/** The sheet with a quote of this id. */
export function sheetWith(sheets: readonly CheckedSheet[], id: string): CheckedSheet | undefined {
  return sheets.find(({ quotes }) => quotes.some((one) => one.id === id))
}

/** Adds a quote to the sheet of its house, or replaces it there. Returns false when three others are there. */
export function keepQuote(of: SheetOf, quote: CheckedQuote): boolean {
  const { quotes: before = [], agreement } = sheetOf(readCheckedSheets(), of) ?? {}
  const isKnown = before.some(({ id }) => id === quote.id)
  if (!isKnown && before.length >= checkLimits.quotes) return false
  const quotes = isKnown ? before.map((one) => (one.id === quote.id ? quote : one)) : [...before, quote]
  keepSheet({ ...of, quotes, agreement })
  return true
}

/** Keeps a sheet in place of the one of its house; the oldest goes. A sheet with nothing is removed. */
export function keepSheet(sheet: CheckedSheet): void {
  const { sheets, unread } = readSheets(stored.read())
  if (unread !== undefined) broken.write(unread)
  const others = sheets.filter((one) => !isSame(one, sheet))
  // The agreement with a company stays without any typed quote.
  const isEmpty = sheet.quotes.length === 0 && (sheet.for === 'own' || !sheet.agreement)
  const kept = [...(isEmpty ? [] : [sheet]), ...others].slice(0, checkLimits.sheets)
  stored.write(kept.length > 0 ? JSON.stringify(kept) : null)
}

/** Removes a quote. Returns the act that puts it back in its place. */
export function removeQuote(id: string): () => void {
  const sheet = sheetWith(readCheckedSheets(), id)
  if (!sheet) return () => undefined
  const place = sheet.quotes.findIndex((one) => one.id === id)
  keepSheet({ ...sheet, quotes: sheet.quotes.filter((one) => one.id !== id) })
  return () => {
    const { quotes = [] } = sheetOf(readCheckedSheets(), sheet) ?? {}
    if (quotes.length < checkLimits.quotes)
      keepSheet({ ...sheet, quotes: quotes.toSpliced(place, 0, ...sheet.quotes.slice(place, place + 1)) })
  }
}

/** Keeps the changes on the agreement of a quote in the sheet of its house; the one of another quote goes. */
export function keepAgreement(of: SheetOf, quoteId: string, edits: Edits): void {
  const { quotes = [] } = sheetOf(readCheckedSheets(), of) ?? {}
  keepSheet({ ...of, quotes, agreement: { of: quoteId, ...edits } })
}

/** Takes today's prices for a sheet. */
export function takePrices(sheet: CheckedSheet, prices: string): void {
  keepSheet({ ...sheet, prices })
}

/** Forgets the sheet of a request that is deleted. */
export function forgetSheetOf(requestId: string): void {
  for (const sheet of readCheckedSheets().filter((one) => one.for === requestId))
    keepSheet({ ...sheet, quotes: [], agreement: undefined })
}

/** A request has one sheet; of the family's own, each house has one. */
function isSame(one: SheetOf, other: SheetOf): boolean {
  return one.for === other.for && (one.for !== 'own' || one.house === other.house)
}
