import type { DetailedEstimate } from '@tameer/calculator'
import { lazy, memo, Suspense, useDeferredValue, useId } from 'react'
import * as words from '#words/bill'
import { useInView } from '../../../../browser/hooks/use-in-view.ts'
import { usePrinting } from '../../../../browser/hooks/use-printing.ts'
import { BillPaper } from '../../../../features/estimates/bill-paper.tsx'
import { BillSection } from '../../../../features/estimates/bill-section.tsx'
import { importWithRetry } from '../../../../net/import-with-retry.ts'
import { QuestionRows } from '../../../../ui/dialogs/question-rows.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { Amount } from '../../../../ui/text/amount.tsx'
import { useFigures } from '../../../../ui/use-figures.ts'
import { BillEnd } from './bill-end.tsx'
import { billQuestions } from './bill-questions.ts'
import { HouseFacts, type ToAnswers } from './house-facts.tsx'
import { OnTop } from './on-top.tsx'
import { StayBar } from './stay-bar.tsx'
import { BillActions } from './taking-along/bill-actions.tsx'
import { TotalCard } from './total-card.tsx'
import { useBuilders } from './use-builders.ts'

const BillPlan = lazy(async () => {
  const { BillPlan } = await importWithRetry(() => import('./bill-plan.tsx'))
  return { default: BillPlan }
})

type BillProps = {
  estimate: DetailedEstimate
  /** Leads back to the questions where they are asked one step at a time. */
  toAnswers?: ToAnswers | undefined
  /** Some answers cannot be used: the bill is of those before. */
  stale: boolean
}

/**
 * The priced bill of quantities of one house, on the screen, and on paper while it is printed. The bar that stays comes
 * once the buttons have left.
 */
export const Bill = memo(function Bill({ estimate, toAnswers, stale }: BillProps) {
  const printing = usePrinting()
  // The totals are what a person waits for: what is below the screen follows them.
  const whole = useDeferredValue(true, false)
  const builders = useBuilders(estimate.answers.city)
  const [inView, actions] = useInView()
  return (
    <div className="min-h-screen min-w-0">
      <TotalCard estimate={estimate} />
      <BillActions builders={builders} estimate={estimate} ref={actions} />
      <div>
        {toAnswers && <HouseFacts estimate={estimate} {...toAnswers} />}
        {whole && (
          <>
            {/* What takes more estimates comes once the bill is there, in the room it will need. */}
            <Suspense fallback={<div className="min-h-[60rem]" />}>
              <BillPlan estimate={estimate} />
            </Suspense>
            <BillLines estimate={estimate} />
            <div className="mt-(--part) border-edge border-t">
              <OnTop estimate={estimate} />
              <CostQuestions estimate={estimate} />
            </div>
            <BillEnd builders={builders} estimate={estimate} />
          </>
        )}
        <StayBar builders={builders} estimate={estimate} hidden={inView} stale={stale} />
      </div>
      {printing && <BillPaper estimate={estimate} />}
    </div>
  )
})

/** Questions about the cost, answered for the house of the bill. */
function CostQuestions({ estimate }: { estimate: DetailedEstimate }) {
  const rows = billQuestions(estimate)
  return (
    <Fold content={words.shortAnswers(rows.length)} title={words.questions}>
      <QuestionRows name="cost-questions" rows={rows} />
    </Fold>
  )
}

/** The sections of the bill, each with its lines inside. */
function BillLines({ estimate }: { estimate: DetailedEstimate }) {
  const headingId = useId()
  const { figure } = useFigures()
  const { sections, total, sources } = estimate
  const dearestPkr = Math.max(...sections.map(({ costPkr }) => costPkr))
  return (
    <section aria-labelledby={headingId} className="mt-(--part)">
      <h2 className="text-h3" id={headingId}>
        {words.lineByLine}
      </h2>
      <p className="mt-1 text-muted text-small">{words.linesHint}</p>
      <div className="mt-3 border-edge border-t">
        {sections.map((section) => (
          <BillSection
            dearestPkr={dearestPkr}
            figure={figure}
            key={section.key}
            section={section}
            sources={sources}
          />
        ))}
      </div>
      <p className="flex min-h-13 flex-wrap items-center gap-x-4 border-edge border-b font-display text-h3">
        <span className="flex-[1_1_5rem]">{words.total}</span>
        <span className="text-muted text-small figures max-md:hidden">
          {words.range(figure(total.lowPkr), figure(total.highPkr))}
        </span>
        <Amount className="ms-auto pe-7" text={figure(total.costPkr)} />
      </p>
    </section>
  )
}
