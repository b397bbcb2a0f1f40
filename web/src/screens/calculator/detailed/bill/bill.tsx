import type { DetailedEstimate } from '@tameer/calculator'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { useInView } from '../../../../browser/use-in-view.ts'
import { usePrinting } from '../../../../browser/use-printing.ts'
import { BillPaper } from '../../../../features/estimates/bill-paper.tsx'
import { importWithRetry } from '../../../../net/import-with-retry.ts'
import { BillActions } from './bill-actions.tsx'
import { BillEnd } from './bill-end.tsx'
import { BillLines } from './bill-lines.tsx'
import { CostQuestions } from './cost-questions.tsx'
import { HouseFacts, type ToAnswers } from './house-facts.tsx'
import { OnTop } from './on-top.tsx'
import { StayBar } from './stay-bar.tsx'
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
