import { type BreakdownView, breakdownViews, type QuickEstimate } from '@tameer/calculator'
import { lazy, Suspense, useId } from 'react'
import { displayAmount } from '#words/amounts'
import * as places from '#words/places'
import * as words from '#words/quick-estimate'
import * as labels from '#words/values'
import { asOptions } from '../../../lib/as-options.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { Amount } from '../../../ui/text/amount.tsx'
import { PlainNote } from '../../../ui/text/plain-note.tsx'
import { stageWords } from './summary-card.tsx'

const PieChart = lazy(async () => {
  const { PieChart } = await importWithRetry(() => import('./quick-figures.tsx'))
  return { default: PieChart }
})

const viewOptions = asOptions(breakdownViews, labels.breakdownViews)

type BreakdownCardProps = {
  estimate: QuickEstimate | undefined
  /** The chosen view; undefined when the construction type has only one. */
  view: BreakdownView | undefined
  onView: (view: BreakdownView) => void
}

export function BreakdownCard({ estimate, view, onView }: BreakdownCardProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="drafted p-4 sm:p-6">
      <h2 className="text-h3" id={headingId}>
        {words.breakdown}
      </h2>
      {view && (
        <RadioChips
          className="mt-4"
          legend={words.breakdownView}
          legendHidden
          onChange={onView}
          options={viewOptions}
          value={view}
        />
      )}
      {estimate ? (
        <>
          <p className="mt-4 text-h2">
            <span className="text-body text-muted">{words.total} </span>
            <Amount text={displayAmount(estimate.total.pkr)} />
          </p>
          <div className="mt-4">
            <Suspense fallback={<div className="min-h-60" />}>
              <PieChart
                caption={words.partsOf(places.areas[estimate.area], places.cities[estimate.city])}
                slices={estimate.slices}
              />
            </Suspense>
          </div>
          <PlainNote className="mt-5">{pieNote(estimate)}</PlainNote>
        </>
      ) : (
        // Beside the options, the card is as tall from the start as with its content.
        <div className="mt-4 md:min-h-98">
          <p className="text-muted">{words.pieLater}</p>
          <svg
            aria-hidden="true"
            className="mt-8 hidden w-60 fill-none stroke-edge md:block"
            viewBox="-126 -126 252 252"
          >
            <circle r={100} strokeDasharray="5" />
            <path d="M-112 0H112M0-112V112" strokeDasharray="14 4 2 4" />
          </svg>
        </div>
      )}
    </section>
  )
}

const pieNotes: Record<BreakdownView, string> = {
  Complete: words.pieComplete,
  'Grey Structure': words.pieGrey,
  Finishing: words.pieFinishing,
}

/** Parts that the pie leaves out, and the reason why its slices do not add up to the total. */
function pieNote(estimate: QuickEstimate): string {
  const sum = displayAmount(estimate.slices.reduce((total, { pkr }) => total + pkr, 0))
  return `${words.pieTotal(stageWords(estimate), sum)} ${pieNotes[estimate.view]}`
}
