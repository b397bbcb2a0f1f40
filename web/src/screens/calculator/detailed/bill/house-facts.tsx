import type { DetailedEstimate } from '@tameer/calculator'
import { houseFactsInWords, optionsInWords, ownPricesInWords } from '@tameer/words/house-in-words'
import { useId } from 'react'
import * as words from '#words/bill'
import * as house from '#words/house-words'

export interface ToAnswers {
  /** `Change answers`, or that one of them has to be mended. */
  name: string
  go: () => void
}

/** The house of the bill as a small list, where its questions are not beside it. */
export function HouseFacts({ estimate, name, go }: { estimate: DetailedEstimate } & ToAnswers) {
  const headingId = useId()
  const { plot, coveredArea, rooms, finish } = houseFactsInWords(estimate, house)
  const changed = [...optionsInWords(estimate, house), ...ownPricesInWords(estimate, house)]
  const rows = [
    [words.plot, plot],
    [words.coveredArea, coveredArea],
    [words.rooms, rooms],
    [words.finish, finish],
    ...(changed.length > 0 ? [[words.yourChanges, changed.join(house.semicolon)]] : []),
  ]
  return (
    <section aria-labelledby={headingId} className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-edge border-b">
        <h2 className="text-h3" id={headingId}>
          {words.theHouse}
        </h2>
        <button className="min-h-11 font-medium text-blue text-small" onClick={go} type="button">
          {name}
        </button>
      </div>
      <dl>
        {rows.map(([term, fact]) => (
          <div
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5 text-small"
            key={term}
          >
            <dt className="text-muted">{term}</dt>
            <dd className="flex-[1_1_9rem] text-end">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
