import { memo } from 'react'
import { Disclaimer, type DisclaimerProps } from './disclaimer.tsx'
import { type Question, Questions } from './questions.tsx'

type PageEndProps = DisclaimerProps & {
  /** In place of those below the quick estimate. */
  questions?: readonly Question[]
}

/** What every estimate ends with. While a phone asks a step alone, the page ends with that. */
export const PageEnd = memo(function PageEnd({ questions, ...estimate }: PageEndProps) {
  return (
    <div className="mt-(--section) grid gap-(--section) group-has-[form[data-step]]/page:hidden">
      <Disclaimer {...estimate} />
      <Questions pricesAsOf={estimate.pricesAsOf} questions={questions} />
    </div>
  )
})
