import { currentPriceBook, type DetailedEstimate, type PriceBook } from '@tameer/calculator'
import { useEffect, useMemo, useState } from 'react'
import { bookOfVersion } from '../../store/prices/present-book.ts'
import type { SheetOf } from './checked-sheet.ts'
import { estimateAt } from './sheet-house.ts'

export interface SheetEstimate {
  readonly estimate: DetailedEstimate
  readonly book: PriceBook
}

/**
 * The house of a sheet at its own prices; undefined while an older price book is on the way, null for a house that cannot
 * be read.
 */
export function useSheetEstimate({ house, prices }: SheetOf): SheetEstimate | null | undefined {
  const [older, setOlder] = useState<PriceBook>()
  const isCurrent = prices === currentPriceBook.version
  useEffect(() => {
    if (isCurrent) return
    // Today's prices where nobody has the older ones any more.
    void bookOfVersion(prices).then(
      (book) => setOlder(book ?? currentPriceBook),
      () => setOlder(currentPriceBook),
    )
  }, [isCurrent, prices])
  const book = isCurrent ? currentPriceBook : older
  return useMemo(() => {
    if (!book) return undefined
    const estimate = estimateAt(house, book)
    return estimate ? { estimate, book } : null
  }, [house, book])
}
