import * as words from '#words/detailed-estimate'
import { StepNav } from '../../../ui/step-nav.tsx'
import { type DetailedStep, detailedSteps, problemsOf } from './detailed-steps.ts'
import type { DetailedAnswers } from './use-detailed-answers.ts'

type DetailedStepNavProps = {
  answers: DetailedAnswers
  /** The one that is shown. */
  step: DetailedStep
}

/** The steps of the estimate on a phone. */
export function DetailedStepNav({ answers, step }: DetailedStepNavProps) {
  const { texts, problems, goTo } = answers
  const at = detailedSteps.findIndex(({ key }) => key === step)
  return (
    <StepNav
      columns="grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))]"
      current={step}
      faultyWord={words.toMend}
      label={words.steps}
      onGo={goTo}
      passed={at}
      progress={words.stepOf(at + 1, detailedSteps.length)}
      steps={detailedSteps.map(({ key, name }, number) => ({
        key,
        name,
        // Passed with a fault, or a given answer is at fault: what was not asked yet is none.
        faulty: problemsOf(key, problems).some(({ field }) => number < at || texts[field] !== undefined),
      }))}
    />
  )
}
