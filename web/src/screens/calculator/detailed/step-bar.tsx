import type { DetailedEstimate } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { Button } from '../../../ui/button.tsx'
import { Amount } from '../../../ui/text/amount.tsx'
import { detailedSteps, problemsOf } from './detailed-steps.ts'
import type { DetailedAnswers } from './use-detailed-answers.ts'
import { useWrittenStages } from './use-written-stages.ts'

const smallLook = 'text-muted text-small figures'
/** Fades the content above the bar, to show that it continues below. */
const fadeLook =
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mb-px before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent'

type StepBarProps = { answers: DetailedAnswers; onNext: () => void }

/** Below a step on a phone: the total so far, and the way through the steps. */
export function StepBar({ answers, onNext }: StepBarProps) {
  const { estimate, problems } = answers
  return (
    <div
      className={`stick-bottom z-10 -mx-4 mt-8 grid gap-2 border-edge border-t bg-paper px-4 py-2 sm:-mx-8 sm:px-8 print:hidden ${fadeLook}`}
    >
      <div className="flex min-h-14 flex-wrap content-center items-baseline justify-between gap-x-6">
        {estimate ? (
          <Totals estimate={estimate} stale={problems.length > 0} />
        ) : (
          <p className="text-muted text-small">
            {problemsOf('plot', problems).length > 0 ? words.totalLater : words.mendFirst(problems.length)}
          </p>
        )}
      </div>
      <Ways answers={answers} onNext={onNext} />
    </div>
  )
}

/** The stage that the bill is of first. */
function Totals({ estimate, stale }: { estimate: DetailedEstimate; stale: boolean }) {
  const { isComplete, complete, grey } = useWrittenStages(estimate)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2" role="status">
        <span>
          <span className={smallLook}>{isComplete ? words.complete : words.greyAlone} </span>
          <Amount className="text-h2" text={isComplete ? complete : grey} />
        </span>{' '}
        <span className={smallLook}>{isComplete ? words.andGrey(grey) : words.andComplete(complete)}</span>
      </p>
      {stale && <p className={smallLook}>{words.ofLastGoodAnswers}</p>}
    </>
  )
}

/** Back and on, within reach of the thumb. */
function Ways({ answers: { place, goTo, estimate, problems }, onNext }: StepBarProps) {
  const at = detailedSteps.findIndex(({ key }) => key === place)
  const before = detailedSteps[at - 1]
  const after = detailedSteps[at + 1]
  return (
    // Close-set, so that large text stays in one line.
    <div className="grid grid-cols-[auto_1fr] gap-3 [&_button]:px-2">
      {before ? (
        <Button onClick={() => goTo(before.key)}>{words.back}</Button>
      ) : (
        // City and plot are enough: the usual answers stand for the rest.
        estimate && problems.length === 0 && <Button onClick={() => goTo('bill')}>{words.seeTheBill}</Button>
      )}
      <Button className="last:only:col-span-2" onClick={onNext} variant="main">
        {after ? words.nextStep(after.name) : words.seeTheBill}
      </Button>
    </div>
  )
}
