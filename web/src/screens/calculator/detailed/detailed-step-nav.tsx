import * as words from '#words/detailed-estimate'
import { StepNav } from '../../../ui/step-nav.tsx'
import { type DetailedPlace, detailedSteps, problemsOf } from './detailed-steps.ts'
import type { DetailedAnswers } from './use-detailed-answers.ts'

/** The steps of the estimate on a phone. */
export function DetailedStepNav({ answers }: { answers: DetailedAnswers }) {
  const { place, goTo } = answers
  const at = placeNumber(place)
  return (
    <StepNav
      columns="grid-cols-3"
      current={place}
      faultyWord={words.toMend}
      label={words.steps}
      onGo={goTo}
      passed={at}
      progress={at < detailedSteps.length ? words.stepOf(at + 1, detailedSteps.length) : words.allAnswered}
      steps={detailedSteps.map(({ key, name }, number) => ({ key, name, faulty: isMarked(answers, number) }))}
    />
  )
}

function placeNumber(place: DetailedPlace): number {
  const number = detailedSteps.findIndex(({ key }) => key === place)
  return number === -1 ? detailedSteps.length : number
}

/** A step passed with a fault, or one whose given answer is at fault: what was not asked yet is none. */
function isMarked({ texts, problems, place }: DetailedAnswers, number: number): boolean {
  const step = detailedSteps[number]
  if (!step) return false
  const passed = number < placeNumber(place)
  return problemsOf(step.key, problems).some(({ field }) => passed || texts[field] !== undefined)
}
