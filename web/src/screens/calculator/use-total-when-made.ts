import type { AnswersInput } from '@tameer/calculator'
import { useEffect, useState } from 'react'
import { importWithRetry } from '../../net/import-with-retry.ts'

/**
 * The total at the prices of an older version, in whole rupees: the one that was written then (in a link, on the device) until
 * the prices of that version are here, and for good without them.
 */
export function useTotalWhenMade(
  answers: AnswersInput,
  version: string,
  writtenPkr: number | undefined,
): number | undefined {
  const [totalPkr, setTotalPkr] = useState(writtenPkr)
  useEffect(() => {
    let left = false
    importWithRetry(() => import('./older-total.ts')).then(
      ({ totalWhenMade }) => {
        if (!left) setTotalPkr(totalWhenMade(answers, version, writtenPkr))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [answers, version, writtenPkr])
  return totalPkr
}
