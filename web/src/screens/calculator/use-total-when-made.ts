import { type AnswersInput, currentPriceBook, totalWhenMade } from '@tameer/calculator'
import { useEffect, useState } from 'react'
import { bookOfVersion } from '../../store/prices/present-book.ts'

interface TotalWhenMade {
  /** Whole rupees. */
  readonly totalPkr: number | undefined
  /** True when nobody has the prices of that version. */
  readonly isGone: boolean
}

/**
 * The total at the prices of an older version: the one that was written then (in a link, on the device) until the prices
 * of that version are here, and for good without them. Undefined for a version that is newer than the present one: it is
 * on its way, unless nobody has it.
 */
export function useTotalWhenMade(
  answers: AnswersInput,
  version: string,
  writtenPkr: number | undefined,
): TotalWhenMade | undefined {
  const [found, setFound] = useState<TotalWhenMade>({ totalPkr: writtenPkr, isGone: false })
  useEffect(() => {
    let left = false
    bookOfVersion(version).then(
      (book) => {
        if (!left) setFound({ totalPkr: totalWhenMade(answers, book, writtenPkr), isGone: !book })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [answers, version, writtenPkr])
  return found.isGone || version < currentPriceBook.version ? found : undefined
}
