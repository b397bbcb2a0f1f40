import type { DetailedEstimate } from '@tameer/calculator'
import { useMemo } from 'react'
import * as words from '#words/detailed-estimate'
import { bothStages } from '../../../features/estimates/both-stages.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useFigures } from '../../../ui/use-figures.ts'
import { detailedSteps, placeToMend, problemsOf } from './detailed-steps.ts'
import type { DetailedAnswers } from './use-detailed-answers.ts'

const smallLook = 'text-muted text-small figures'
/** What runs under the bar fades away above it: there is more below. */
const fadeLook =
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mb-px before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent'

type RunningTotalProps = { answers: DetailedAnswers; stepwise: boolean; onNext: () => void }

/** The total, always in sight at the bottom, and on a phone the way through the steps. */
export function RunningTotal({ answers, stepwise, onNext }: RunningTotalProps) {
  const { estimate, problems } = answers
  const { figure } = useFigures()
  return (
    <div
      className={classNames(
        'stick-bottom z-10 -mx-4 mt-8 border-edge border-t bg-paper px-4 sm:-mx-8 sm:px-8 print:hidden',
        stepwise ? `grid gap-2 py-2 ${fadeLook}` : 'py-3',
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap content-center items-baseline justify-between gap-x-6',
          stepwise ? 'min-h-14' : 'min-h-8',
        )}
      >
        {estimate ? (
          <>
            <Totals estimate={estimate} />
            {problems.length > 0 ? (
              <p className={smallLook}>{words.ofLastGoodAnswers}</p>
            ) : estimate.addOns.length > 0 ? (
              <p className={smallLook}>{words.totalWithAll(figure(estimate.totalWithAddOns.costPkr))}</p>
            ) : (
              // On a phone it would take a line from the questions, and the bill begins with it.
              !stepwise && (
                <p className={smallLook}>
                  {words.range(figure(estimate.total.lowPkr), figure(estimate.total.highPkr))}
                </p>
              )
            )}
          </>
        ) : (
          <p className="text-muted text-small">
            {problemsOf('plot', problems).length > 0 ? words.totalLater : words.mendFirst(problems.length)}
          </p>
        )}
      </div>
      {stepwise && <Ways answers={answers} onNext={onNext} />}
    </div>
  )
}

/** The house complete and its grey structure, the one that the bill is of first: nobody takes one for the other. */
function Totals({ estimate }: { estimate: DetailedEstimate }) {
  const { figure } = useFigures()
  const { completePkr, greyPkr } = useMemo(() => bothStages(estimate), [estimate])
  const [complete, grey] = [figure(completePkr), figure(greyPkr)]
  const isComplete = estimate.answers.constructionType === 'Complete'
  return (
    <p className="flex flex-wrap items-baseline gap-x-2" role="status">
      <span>
        <span className={smallLook}>{isComplete ? words.complete : words.greyAlone} </span>
        <span className="font-display text-h2 figures">{isComplete ? complete : grey}</span>
      </span>{' '}
      <span className={smallLook}>
        {/* On a phone the other stage has a line of its own. */}
        <span className="max-sm:hidden">· </span>
        {isComplete ? words.andGrey(grey) : words.andComplete(complete)}
      </span>
    </p>
  )
}

/** Back and on, within reach of the thumb. */
function Ways({
  answers: { place, goTo, estimate, problems },
  onNext,
}: Pick<RunningTotalProps, 'answers' | 'onNext'>) {
  const at = detailedSteps.findIndex(({ key }) => key === place)
  if (at === -1)
    return (
      <Button className="w-full" onClick={() => goTo(placeToMend(problems))}>
        {problems.length > 0 ? words.correctIt : words.changeAnswers}
      </Button>
    )
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
