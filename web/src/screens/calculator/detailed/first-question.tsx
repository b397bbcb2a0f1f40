import { Skeleton } from '../../../ui/skeleton.tsx'
import { sideBySide } from '../detailed-look.ts'
import { estimateOf } from '../usable-estimate.ts'
import { AnswerFirst } from './answer-first.tsx'
import { DetailedForm } from './detailed-form.tsx'
import { DetailedStepNav } from './detailed-step-nav.tsx'
import { StepBar } from './step-bar.tsx'
import type { DetailedAnswers } from './use-detailed-answers.ts'

const nothing = () => undefined

/** Karachi's form has everything that other cities leave out; the page's own script hides that for them. */
const texts = { city: 'Karachi' }
const result = estimateOf(texts)

const answers: DetailedAnswers = {
  texts,
  problems: result.ok ? [] : result.problems,
  estimate: undefined,
  fromLink: false,
  linkVersion: undefined,
  linkTotalPkr: undefined,
  place: 'plot',
  change: nothing,
  forget: nothing,
  goTo: nothing,
  settle: nothing,
}

/**
 * The detailed estimate at its first question, for the page's own HTML, which has to suit a phone and a wide screen.
 * Its form is read when the client takes over (`useEarlyAnswers`).
 */
export function FirstQuestion() {
  return (
    <div className="min-[768px]:min-h-[200vh]">
      <div className={sideBySide}>
        <div className="min-[768px]:hidden">
          <DetailedStepNav answers={answers} step="plot" />
        </div>
        <div className="min-w-0">
          <DetailedForm answers={answers} only="plot" />
          <Skeleton className="mt-7 h-96 max-[767px]:hidden" />
        </div>
        <div className="drafted p-6 max-[767px]:hidden">
          <AnswerFirst />
        </div>
      </div>
      <div className="contents min-[768px]:hidden">
        <StepBar answers={answers} onNext={nothing} />
      </div>
    </div>
  )
}
