import type { Portfolio } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../data/api-client.ts'
import { useAppDispatch } from '../../data/hooks.ts'
import { fetchPortfolio } from '../../data/portfolios-thunks.ts'

interface Outcome {
  id: string
  portfolio?: Portfolio
  /** Set when it could not be had; `gone` when the server knows no such portfolio. */
  failure?: { message: string; gone: boolean }
}

const unknownIdStatuses = [400, 404, 422]

/**
 * The portfolio with this id. What navigation handed over shows at once and is then brought up to date in the
 * background; when that fails it stays, unless the server says that it is gone.
 */
export function usePortfolio(id: string | undefined, handedOver: Portfolio | undefined) {
  const dispatch = useAppDispatch()
  const [outcome, setOutcome] = useState<Outcome>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to fetch again
  useEffect(() => {
    if (id === undefined) return
    let current = true
    const settle = (value: Omit<Outcome, 'id'>) => {
      if (current) setOutcome({ id, ...value })
    }
    dispatch(fetchPortfolio(id)).then(
      (portfolio) => settle({ portfolio }),
      (error: unknown) =>
        settle({
          failure: {
            message: error instanceof Error ? error.message : '',
            gone: error instanceof ApiError && unknownIdStatuses.includes(error.status),
          },
        }),
    )
    return () => {
      current = false
    }
  }, [dispatch, id, attempt])

  const answered = outcome?.id === id ? outcome : undefined
  const known = handedOver?.id === id ? handedOver : undefined
  return {
    portfolio: answered?.portfolio ?? known,
    failure: answered?.failure,
    retry: () => {
      setOutcome(undefined)
      setAttempt((number) => number + 1)
    },
  }
}
