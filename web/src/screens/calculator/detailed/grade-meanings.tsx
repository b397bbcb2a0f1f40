import { currentPriceBook, type DetailedEstimate, grades } from '@tameer/calculator'
import { useState } from 'react'
import * as words from '#words/detailed-estimate'
import { grades as gradeNames } from '#words/values'

/** How many lines are enough to judge a grade by. */
const linesShown = 8

/** Meaning of each grade, for the dearest lines of this house that differ between grades. */
export function GradeMeanings({ estimate }: { estimate: DetailedEstimate }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="text-small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link min-h-6 w-fit">{words.whatGradesBuy}</summary>
      {open && (
        <>
          <p className="mt-1 text-muted">{words.dearestLines}</p>
          {dearestLines(estimate).map(({ id, item, specs }) => (
            <div className="mt-3" key={id}>
              <h3 className="font-medium">{item}</h3>
              <dl className="grid grid-cols-[auto_1fr] gap-x-3">
                {grades.map((grade, place) => (
                  <div
                    className="col-span-2 grid grid-cols-subgrid text-muted data-chosen:text-ink"
                    data-chosen={grade === estimate.answers.grade || undefined}
                    key={grade}
                  >
                    <dt>{gradeNames[grade]}</dt>
                    <dd>{specs[place]}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </>
      )}
    </details>
  )
}

function dearestLines({ answers, sections }: DetailedEstimate) {
  return sections
    .flatMap((section) => section.lines)
    .toSorted((one, other) => other.costPkr - one.costPkr)
    .flatMap(({ id, item }) => {
      const priced = currentPriceBook.lines.find((line) => line.id === id)
      const specs = priced?.local?.[answers.city]?.specs ?? priced?.specs
      return specs && new Set(specs).size > 1 ? [{ id, item, specs }] : []
    })
    .slice(0, linesShown)
}
