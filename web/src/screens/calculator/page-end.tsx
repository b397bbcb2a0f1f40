import { memo } from 'react'
import { Disclaimer, type DisclaimerProps } from './disclaimer.tsx'
import { type Question, Questions } from './questions.tsx'

type PageEndProps = DisclaimerProps & {
  /** Shown in place of the questions for the quick estimate. */
  questions?: readonly Question[]
}

/** End of the page of every estimate. Hidden while a phone shows one step of a form at a time. */
export const PageEnd = memo(function PageEnd({ questions, ...estimate }: PageEndProps) {
  return (
    <div className="mt-(--section) grid gap-(--section) pb-10 sm:pb-16 group-has-[form[data-step]]/page:hidden">
      <Disclaimer {...estimate} />
      <Questions prices={estimate.prices} questions={questions} />
    </div>
  )
})
