import { requestLimits } from '@tameer/contract'
import * as words from '#words/request-form'
import { Button } from '../../../ui/button.tsx'
import type { BriefFigures } from '../brief-figures.ts'
import type { RequestDraft } from '../request-draft.ts'
import { type RequestStep, requestSteps } from './request-steps.ts'

interface StepBarProps {
  step: RequestStep
  draft: RequestDraft
  figures: BriefFigures
  busy: boolean
}

/** Foot of a step on a phone: the result so far, and the button to go on. */
export function StepBar({ step, draft, figures, busy }: StepBarProps) {
  const next = requestSteps[requestSteps.indexOf(step) + 1]
  const [first, second] = standing(step, draft, figures)
  return (
    <div className="stick-bottom z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-edge border-t bg-paper px-4 py-2.5 sm:-mx-8 sm:px-8">
      <p className="min-w-0 flex-1 basis-28 text-small leading-snug">
        <span className="block">{first}</span>
        {second && <span className="block font-semibold">{second}</span>}
      </p>
      <Button busy={busy} className="px-5" type="submit" variant="main">
        {next ? words.nextStep(words.stepNames[next]) : busy ? words.sending : words.send}
      </Button>
    </div>
  )
}

function standing(step: RequestStep, { companies }: RequestDraft, { estimate }: BriefFigures) {
  switch (step) {
    case 'what':
      return [
        words.yourEstimate,
        estimate ? words.displayAmount(estimate.total.costPkr) : words.estimateUnknown,
      ]
    case 'who': {
      const most = requestLimits.standing
      return [words.chosenOf(companies.length, most), companies.length >= most ? words.untickOne : '']
    }
    case 'you':
      return [words.keptWhileTyping]
    case 'check':
      return [words.confirmNext]
  }
}
