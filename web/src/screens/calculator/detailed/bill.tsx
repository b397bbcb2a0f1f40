import type { DetailedEstimate } from '@tameer/calculator'
import {
  answersInWords,
  goneWithoutInWords,
  pricesInWords,
  surenessInWords,
} from '@tameer/words/house-in-words'
import { lazy, memo, Suspense, useDeferredValue, useId } from 'react'
import { displayAmount, displayRupees, groupDigits } from '#words/amounts'
import { comparison } from '#words/calculator'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { usePrinting } from '../../../browser/use-printing.ts'
import { BillPaper } from '../../../features/estimates/bill-paper.tsx'
import { BillSection } from '../../../features/estimates/bill-section.tsx'
import { BillTotals } from '../../../features/estimates/bill-totals.tsx'
import { RangeBar } from '../../../features/estimates/range-bar.tsx'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Amount } from '../../../ui/amount.tsx'
import { FigureChoice } from '../../../ui/figure-choice.tsx'
import { PlainNote } from '../../../ui/plain-note.tsx'
import { useFigures } from '../../../ui/use-figures.ts'
import { OnTop } from './on-top.tsx'
import { TakeAway } from './take-away.tsx'

const BillPlan = lazy(async () => {
  const { BillPlan } = await importWithRetry(() => import('./bill-plan.tsx'))
  return { default: BillPlan }
})

/** The priced bill of quantities of one house: on the screen, and on paper while it is printed. */
export const Bill = memo(function Bill({ estimate }: { estimate: DetailedEstimate }) {
  const printing = usePrinting()
  // The totals are what a person waits for: what is below the screen follows them.
  const whole = useDeferredValue(true, false)
  return (
    <div className="grid min-h-screen min-w-0 grid-cols-1 content-start gap-8">
      <BillSummary estimate={estimate} />
      {whole && (
        <>
          <TakeAway estimate={estimate} />
          {/* What takes more estimates comes once the bill is there, in the room it will need. */}
          <Suspense fallback={<div className="min-h-[60rem]" />}>
            <BillPlan estimate={estimate} />
          </Suspense>
          <OnTop estimate={estimate} />
          <BillLines estimate={estimate} />
        </>
      )}
      {printing && <BillPaper estimate={estimate} />}
    </div>
  )
})

function BillSummary({ estimate }: { estimate: DetailedEstimate }) {
  const headingId = useId()
  const { style, figure } = useFigures()
  const { total, perSft } = estimate
  return (
    <section aria-labelledby={headingId} className="drafted p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3" id={headingId}>
          {words.theBill}
        </h2>
        <p className="text-muted text-small">{pricesInWords(estimate, house)}</p>
      </div>
      <p className="mt-3 text-small">{words.sentence(answersInWords(estimate, house))}</p>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <p className={style === 'words' ? 'text-display' : 'text-h1'}>
          <span className="block text-muted text-small">{words.likely}</span>
          {style === 'words' ? (
            <Amount text={displayAmount(total.costPkr)} />
          ) : (
            <span className="font-display figures">{displayRupees(total.costPkr)}</span>
          )}
        </p>
        <p className="text-muted">
          <span className="font-display text-ink figures">{displayRupees(perSft.costPkr)}</span>{' '}
          {words.perFoot}
        </p>
      </div>
      <div className="mt-3">
        <RangeBar amounts={total} scale={{ fromPkr: total.lowPkr, toPkr: total.highPkr }} />
        <dl className="mt-1 flex justify-between gap-4 text-small figures">
          <div>
            <dt className="text-muted">{words.low}</dt>
            <dd>{figure(total.lowPkr)}</dd>
          </div>
          <div className="text-end">
            <dt className="text-muted">{words.high}</dt>
            <dd>{figure(total.highPkr)}</dd>
          </div>
        </dl>
      </div>
      <FigureChoice className="mt-5" />
      <div className="mt-5">
        <BillTotals estimate={estimate} figure={style === 'words' ? displayAmount : groupDigits} />
      </div>
      <div className="mt-5 grid gap-3">
        <PlainNote>{comparison(estimate.comparison, estimate.priceBook.pricesAsOf)}</PlainNote>
        <PlainNote>{surenessInWords(estimate, house)}</PlainNote>
        {goneWithoutInWords(estimate, house).map((sentence) => (
          <PlainNote key={sentence}>{sentence}</PlainNote>
        ))}
      </div>
    </section>
  )
}

function BillLines({ estimate }: { estimate: DetailedEstimate }) {
  const { figure } = useFigures()
  const { sections, total, sources } = estimate
  const scaleToPkr = Math.max(...sections.map(({ highPkr }) => highPkr))
  return (
    <section aria-label={words.sectionsBill}>
      <h2 className="text-h2">{words.lineByLine}</h2>
      <PlainNote className="mt-3">{words.addsUp}</PlainNote>
      <details className="mt-1 text-small">
        <summary className="link flex min-h-11 w-fit items-center">{words.whyNarrower}</summary>
        <p className="max-w-measure text-muted">{words.whyNarrowerText}</p>
      </details>
      <div className="mt-5 border-line border-t">
        {sections.map((section) => (
          <BillSection
            figure={figure}
            key={section.key}
            scaleToPkr={scaleToPkr}
            section={section}
            sources={sources}
          />
        ))}
      </div>
      <p className="flex justify-between gap-4 py-4 font-display text-h3">
        <span>{words.total}</span>
        <span className="figures">{figure(total.costPkr)}</span>
      </p>
    </section>
  )
}
