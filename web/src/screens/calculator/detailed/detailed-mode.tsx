import { currentPriceBook, nameOfBook } from '@tameer/calculator'
import { lazy, memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { answerProblem } from '#words/calculator'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { PageHeader } from '../../../ui/page-header.tsx'
import '../../../ui/paper.css'
import { pricesInWords, titleOf } from '@tameer/words/house-in-words'
import { usePrinting } from '../../../browser/hooks/use-printing.ts'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { FaultsAtFirst, FiguresById } from '../../../features/estimates/figures-by-id.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { newestBook } from '../../../store/prices/present-book.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { sideBySide } from '../detailed-look.ts'
import type { EarlyAnswers } from '../early-answers.ts'
import { ModeSwitch } from '../mode-switch.tsx'
import { PageEnd } from '../page-end.tsx'
import { useLinkedPrices } from '../use-linked-prices.ts'
import { AnswerFirst } from './answer-first.tsx'
import { Bill } from './bill/bill.tsx'
import { billQuestions } from './bill/bill-questions.ts'
import { DetailedForm } from './detailed-form.tsx'
import { DetailedStepNav } from './detailed-step-nav.tsx'
import { detailedSteps, placeToMend, problemsOf } from './detailed-steps.ts'
import type { LinkPrices } from './link-note.tsx'
import { StepBar } from './step-bar.tsx'
import { faultyLines, typedFigures } from './typed-figures.ts'
import {
  type DetailedAnswers,
  detailedLinkQuery,
  plotAlone,
  quickQueryOf,
  SettleAddress,
  useDetailedAnswers,
} from './use-detailed-answers.ts'
import { useEarlyAnswers } from './use-early-answers.ts'
import { useKeepOwnHouse } from './use-keep-own-house.ts'
import { useStepArrival } from './use-step-arrival.ts'
import { useStepwise } from './use-stepwise.ts'

/**
 * Few links have other prices than today's. Has no boundary of its own: the skeleton stays until the note is there, so
 * that it does not push the bill down. Without its file the bill is shown alone.
 */
const LinkNote = lazy(async () => {
  const file = await importWithRetry(() => import('./link-note.tsx')).catch(() => undefined)
  return { default: (props: LinkPrices) => file && <file.LinkNote {...props} /> }
})

/** Memoised: it does not change while an answer is typed, so the new total is shown sooner. */
const Head = memo(PageHeader)

/**
 * The estimate that adds up: on a wide screen questions at the left and the bill at the right, on a phone a step at a
 * time and then the bill; the total always in sight.
 */
export function DetailedMode({ early }: { early: RefObject<EarlyAnswers | undefined> }) {
  const stepwise = useStepwise()
  const printing = usePrinting()
  const answers = useDetailedAnswers(stepwise)
  const { estimate, place, problems, texts, change, goTo } = answers
  const [faulty] = useState(() => faultyLines(answers))
  const area = useRef<HTMLDivElement>(null)
  useStepArrival(stepwise ? place : undefined, area)
  // Paper has the bill, whatever step the screen is at.
  const step = stepwise && !printing && place !== 'bill' ? place : undefined
  // The h1 names the house from the first answers on, save while its plot is asked for the first time on a phone: a title
  // of another length would push the fields about.
  const titled = estimate ?? (step ? undefined : plotAlone(texts))
  const [named, setNamed] = useState(Boolean(titled))
  if (titled && step !== 'plot' && !named) setNamed(true)
  // Whoever is sent here with a city alone has a plot of another size to give.
  const [asksPlot] = useState(Boolean(texts.city) && texts.plotSize === undefined)
  useEarlyAnswers(early, answers, asksPlot, area)
  const pricesMissing = useLinkedPrices(answers.linkVersion)
  useKeepOwnHouse(problems.length > 0 ? undefined : estimate, answers.fromLink)
  // Links may be a moment behind what is being typed.
  const settled = useDeferredValue(texts)
  const detailedQuery = useMemo(() => detailedLinkQuery(settled), [settled])

  const next = () => {
    const faults = step ? problemsOf(step, problems) : []
    if (faults.length === 0) {
      goTo(detailedSteps[detailedSteps.findIndex(({ key }) => key === step) + 1]?.key ?? 'bill')
      return
    }
    // Empty fields count as problems from now on.
    change(Object.fromEntries(faults.map(({ field }) => [field, texts[field] ?? ''])))
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <FiguresById value={typedFigures(answers)}>
      <ModeSwitch detailedQuery={detailedQuery} mode="detailed" quickQuery={quickQueryOf(settled)} />
      <Head
        compact
        measure={pricesInWords(estimate ?? { priceBook: nameOfBook(currentPriceBook) }, house)}
        title={titled && named ? titleOf(titled, house) : words.title}
      />
      <div className={classNames(sideBySide, 'print:block')} ref={area}>
        {step && (
          <div className="print:hidden">
            <DetailedStepNav answers={answers} step={step} />
          </div>
        )}
        {(!stepwise || step) && (
          <div className="min-w-0 print:hidden">
            <DetailedForm answers={answers} onDone={stepwise ? next : undefined} only={step} />
          </div>
        )}
        {!step && (
          <FaultsAtFirst value={faulty}>
            <SettleAddress value={answers.settle}>
              <BillArea answers={answers} pricesMissing={pricesMissing} stepwise={stepwise} />
            </SettleAddress>
          </FaultsAtFirst>
        )}
      </div>
      {step && <StepBar answers={answers} onNext={next} />}
      {!step && !estimate && (
        <PageEnd detailed prices={nameOfBook(currentPriceBook)} questions={billQuestions()} />
      )}
    </FiguresById>
  )
}

interface BillAreaProps {
  answers: DetailedAnswers
  stepwise: boolean
  /** True when the prices that the link names cannot be had. */
  pricesMissing: boolean
}

function BillArea({ answers, stepwise, pricesMissing }: BillAreaProps) {
  const { estimate, problems, linkVersion, goTo } = answers
  const newest = useWatched(newestBook, currentPriceBook)
  const isOfOtherPrices = linkVersion !== undefined && (pricesMissing || linkVersion !== newest.version)
  // The answers being typed come first, the long bill follows.
  const billed = useDeferredValue(estimate)
  const stale = problems.length > 0
  const name = stale ? words.correctIt : words.changeAnswers
  const go = useRef(() => {})
  useEffect(() => {
    go.current = () => goTo(placeToMend(problems))
  })
  // The same as long as its words are: the bill is not drawn again while an answer is typed.
  const toAnswers = useMemo(() => (stepwise ? { name, go: () => go.current() } : undefined), [stepwise, name])
  return (
    <div className="relative grid min-w-0 grid-cols-1 gap-5 outline-none" data-step-heading="" tabIndex={-1}>
      {isOfOtherPrices && estimate && !stale && (
        <LinkNote
          linkTotalPkr={answers.linkTotalPkr}
          missing={pricesMissing}
          texts={answers.texts}
          totalPkr={estimate.total.costPkr}
          version={linkVersion}
        />
      )}
      {billed ? (
        <>
          {stale && (
            // Above the bill on a wide screen, so that the bill stays where it is while an answer is typed.
            <p
              className="min-[768px]:absolute min-[768px]:bottom-full min-[768px]:pb-1 text-small"
              role="status"
            >
              <span className="block border-alarm border-s-2 ps-3">{words.staleBill}</span>
            </p>
          )}
          <Bill estimate={billed} stale={stale} toAnswers={toAnswers} />
        </>
      ) : (
        <div className="drafted p-6">
          {problemsOf('plot', problems).length > 0 ? (
            <AnswerFirst />
          ) : (
            <>
              <p>{words.mendFirst(problems.length)}</p>
              <ul className="mt-2 list-disc ps-5 text-alarm">
                {problems.map((problem) => (
                  <li key={problem.field}>{answerProblem(problem)}</li>
                ))}
              </ul>
            </>
          )}
          {toAnswers && (
            <Button className="mt-4 w-full" onClick={toAnswers.go}>
              {toAnswers.name}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
