import type { ReactNode } from 'react'
import { questionsOf } from './detailed-questions.tsx'
import { type DetailedStep, detailedSteps } from './detailed-steps.ts'
import { FinishStep } from './finish-step.tsx'
import { HouseStep } from './house-step.tsx'
import { PlotStep } from './plot-step.tsx'
import type { DetailedAnswers } from './use-detailed-answers.ts'

const questionsOfStep = { plot: PlotStep, house: HouseStep, finish: FinishStep }

type DetailedFormProps = {
  answers: DetailedAnswers
  /** The one step to show; all of them when absent. */
  only?: DetailedStep | undefined
  onDone?: (() => void) | undefined
}

/** The questions, all of them or a step of them. */
export function DetailedForm({ answers, only, onDone }: DetailedFormProps) {
  const questions = questionsOf(answers)
  return (
    <form
      className="grid gap-7"
      data-step={only}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onDone?.()
      }}
    >
      {detailedSteps.map(({ key, title }, place) => {
        const Questions = questionsOfStep[key]
        return (
          (only ?? key) === key && (
            <Step key={key} number={place + 1} title={title}>
              <Questions {...questions} />
            </Step>
          )
        )
      })}
    </form>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line border-t pt-4">
      <legend className="float-start mb-3 w-full">
        <h2 className="text-h3 outline-none" data-step-heading="" tabIndex={-1}>
          <span className="text-muted figures">{number}</span> {title}
        </h2>
      </legend>
      <div className="clear-both grid gap-4">{children}</div>
    </fieldset>
  )
}
