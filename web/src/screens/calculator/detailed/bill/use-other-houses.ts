import { type DetailedEstimate, findSavings, gradeTotals, type Saving } from '@tameer/calculator'
import { startTransition, useEffect, useState } from 'react'

/** The same house at each grade, and what would make it cheaper. */
export interface OtherHouses {
  /** The bill they are compared with. */
  readonly estimate: DetailedEstimate
  readonly grades: ReturnType<typeof gradeTotals>
  readonly savings: readonly Saving[]
}

/** Worked out once the bill is painted and the device has time; until then those of the bill before stay. */
export function useOtherHouses(estimate: DetailedEstimate): OtherHouses | undefined {
  const [found, setFound] = useState<OtherHouses>()
  useEffect(() => {
    const work = () => {
      const { answers } = estimate
      startTransition(() =>
        setFound({ estimate, grades: gradeTotals(answers), savings: findSavings(answers) }),
      )
    }
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(work, { timeout: 1_000 })
    return () => cancelIdleCallback(idle)
  }, [estimate])
  return found
}
