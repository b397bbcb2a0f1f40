import type { DetailedEstimate } from '@tameer/calculator'
import { detailedEstimateAddress } from '@tameer/contract'
import { materialOf, placeOf } from '@tameer/words/house-in-words'
import { daysOfPrices, displayRange } from '#words/amounts'
import * as house from '#words/house-words'
import { roomCounts } from '#words/request-brief'
import * as words from '#words/request-form'
import { estimateQuery } from '../../../lib/estimate-query.ts'
import { Link } from '../../../ui/link.tsx'
import { plotAnswers } from '../brief-figures.ts'
import type { RequestDraft } from '../request-draft.ts'

interface HouseCardProps {
  draft: RequestDraft
  estimate: DetailedEstimate
  change: (changed: Partial<RequestDraft>) => void
}

/** The house of an estimate that the person brought along, with ways to change it or to take another. */
export function HouseCard({ draft, estimate, change }: HouseCardProps) {
  const { answers, sections, total, priceBook } = estimate
  const size = words.sqFeet(words.groupDigits(answers.coveredAreaSft))
  const lines = sections.reduce((sum, section) => sum + section.lines.length, 0)
  return (
    <section aria-label={words.yourHouse} className="border border-line bg-sheet p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">{words.yourHouse}</h3>
        <Link
          className="link inline-flex min-h-11 items-center"
          to={detailedEstimateAddress(estimateQuery(estimate))}
        >
          {words.change}
        </Link>
      </div>
      <p>{[placeOf(estimate, house), size, house.storeyCount(answers.storeys)].join(' · ')}</p>
      <p className="text-muted">
        {[roomCounts({ ...answers }), house.grades[answers.grade], materialOf(estimate, house)].join(' · ')}
      </p>
      <p className="mt-2 text-muted text-small" role="status">
        {words.linesPriced(lines, displayRange(total.lowPkr, total.highPkr), daysOfPrices(priceBook))}
      </p>
      <button
        className="link mt-1 min-h-11"
        onClick={() => change({ answers: plotAnswers(draft.answers), fromBill: false })}
        type="button"
      >
        {words.otherHouse}
      </button>
    </section>
  )
}
