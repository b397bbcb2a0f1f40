import type { DetailedEstimate } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { type MouseEvent, use, useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/detailed-estimate'
import { estimateQuery } from '../../../../../lib/estimate-query.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { keepEstimate, mostKept, useKeptEstimates } from '../../../kept-estimates.ts'
import { SettleAddress } from '../../use-detailed-answers.ts'

const sayings = {
  'kept for now': words.keptForNow,
  full: words.keptFull(mostKept),
}

type KeepToCompareProps = { estimate: DetailedEstimate; className: string }

/** Saves the bill on this device, and leads to the ones saved. */
export function KeepToCompare({ estimate, className }: KeepToCompareProps) {
  const kept = useKeptEstimates()
  const [params] = useSearchParams()
  const hintId = useId()
  const query = estimateQuery(estimate)
  const [answer, setAnswer] = useState<{ query: string; saying: string }>()
  const isKept = kept.some((one) => one.query === query)
  const settle = use(SettleAddress)
  const navigate = useNavigate()
  const compare = (event: MouseEvent) => {
    const now = settle()
    if (!now || event.ctrlKey || event.metaKey || event.shiftKey) return
    // The link is of the answers before the last.
    event.preventDefault()
    void navigate(compareAddress(now))
  }

  const keep = () => {
    const outcome = keepEstimate(query)
    setAnswer(outcome === 'kept' ? undefined : { query, saying: sayings[outcome] })
  }

  return (
    <>
      <Button
        aria-describedby={hintId}
        aria-disabled={isKept || undefined}
        className={className}
        onClick={keep}
        variant="quiet"
      >
        {isKept ? words.keptToCompare : words.keepToCompare}
      </Button>
      {kept.length > 0 && (
        <Link
          className="link inline-flex min-h-11 items-center max-md:text-small"
          onClick={compare}
          to={compareAddress(params)}
        >
          {words.compareCount(kept.length)}
        </Link>
      )}
      <span className={isKept ? 'order-1 basis-full text-muted text-small' : 'sr-only'} id={hintId}>
        {words.keepHint}
      </span>
      <span className="order-1 basis-full text-small empty:hidden" role="status">
        {answer?.query === query && answer.saying}
      </span>
    </>
  )
}

function compareAddress(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  query.set('mode', 'compare')
  query.delete('step')
  return `${screens.calculator.to()}?${query}`
}
