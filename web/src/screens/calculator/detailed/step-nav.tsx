import * as words from '#words/detailed-estimate'
import { classNames } from '../../../ui/class-names.ts'
import { type DetailedPlace, detailedSteps, problemsOf } from './detailed-steps.ts'
import type { DetailedAnswers } from './use-detailed-answers.ts'

/** How far one has come on a phone, and the way to each step; one with an answer to mend is marked. */
export function StepNav({ answers }: { answers: DetailedAnswers }) {
  const { place, goTo } = answers
  const at = placeNumber(place)
  return (
    <nav aria-label={words.steps} className="grid gap-2">
      <p className="text-muted text-small">
        {at < detailedSteps.length ? words.stepOf(at + 1, detailedSteps.length) : words.allAnswered}
      </p>
      <ol className="grid grid-cols-3 gap-2">
        {detailedSteps.map(({ key, name }, number) => {
          const faulty = isMarked(answers, number)
          return (
            <li key={key}>
              <button
                aria-current={key === place ? 'step' : undefined}
                className={classNames(
                  'min-h-11 w-full border-t-4 text-start text-small leading-tight aria-[current=step]:font-semibold',
                  faulty
                    ? 'border-alarm text-alarm'
                    : number <= at
                      ? 'border-blue'
                      : 'border-edge text-muted',
                )}
                onClick={() => key !== place && goTo(key)}
                type="button"
              >
                <span className="figures">{number + 1}</span> {name}
                {faulty && (
                  <>
                    <span aria-hidden="true"> ·</span> {words.toMend}
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
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
