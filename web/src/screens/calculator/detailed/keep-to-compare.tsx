import type { DetailedEstimate } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/detailed-estimate'
import { Button } from '../../../ui/button.tsx'
import { keepEstimate, keptQueryOf, mostKept, useKeptEstimates } from '../kept-estimates.ts'

const sayings = {
  'kept for now': words.keptForNow,
  full: words.keptFull(mostKept),
}

type KeepToCompareProps = { estimate: DetailedEstimate; detailedQuery: string }

/** Keeps the bill on this device, and leads to the ones kept. */
export const KeepToCompare = memo(function KeepToCompare({ estimate, detailedQuery }: KeepToCompareProps) {
  const kept = useKeptEstimates()
  const query = keptQueryOf(estimate)
  const [answer, setAnswer] = useState<{ query: string; saying: string }>()
  const isKept = kept.some((one) => one.query === query)

  const keep = () => {
    const outcome = keepEstimate(query)
    setAnswer(outcome === 'kept' ? undefined : { query, saying: sayings[outcome] })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button aria-disabled={isKept || undefined} onClick={keep}>
        {isKept ? words.keptToCompare : words.keepToCompare}
      </Button>
      {kept.length > 0 && (
        <Link
          className="link inline-flex min-h-11 items-center"
          to={`${screens.calculator.to()}?${detailedQuery.replace('mode=detailed', 'mode=compare')}`}
        >
          {words.compareCount(kept.length)}
        </Link>
      )}
      <p className="basis-full text-small empty:hidden" role="status">
        {answer?.query === query && answer.saying}
      </p>
    </div>
  )
})
