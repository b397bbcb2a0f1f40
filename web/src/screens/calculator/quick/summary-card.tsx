import { currentQuickBook, type QuickEstimate, usualMarlaSft } from '@tameer/calculator'
import { useId } from 'react'
import { displayAmount, displayDate } from '#words/amounts'
import * as places from '#words/places'
import { publishedComplete, publishedGrey, todaysBill } from '#words/published-figure'
import * as words from '#words/quick-estimate'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { Amount } from '../../../ui/text/amount.tsx'
import { PlainNote } from '../../../ui/text/plain-note.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'

const { fixedSummary, pricesAsOf } = currentQuickBook

const fixedFigures = [
  { label: words.greyStructureMaterial, text: fixedSummary.greyStructureMaterial },
  { label: words.finishingMaterial, text: fixedSummary.finishingMaterial },
  { label: words.labourCost, text: fixedSummary.labourCost },
]

/** `complete house` or `grey structure`, whichever the total is for. */
export function stageWords({ view }: QuickEstimate): string {
  return view === 'Grey Structure' ? words.greyStructure : words.completeHouse
}

type SummaryCardProps = {
  estimate: QuickEstimate | undefined
  outdated: boolean
  /** Address of the detailed estimate of the house whose figure is shown. */
  billAddress: string
}

/** The total. Folded below it are three figures that never change with the choices and do not add up to it. */
export function SummaryCard({ estimate, outdated, billAddress }: SummaryCardProps) {
  const headingId = useId()
  const published = estimate?.view === 'Grey Structure' ? publishedGrey : publishedComplete
  return (
    <section aria-labelledby={headingId} className="drafted p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3 outline-none" id={headingId} tabIndex={-1}>
          {words.summary}
        </h2>
        <p className="text-muted text-small">{words.lastUpdated(displayDate(pricesAsOf))}</p>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <div className="sm:col-span-3">
          <dt className="font-medium">{words.totalCost}</dt>
          <dd className="min-h-14 text-display">
            {estimate ? (
              <Amount text={displayAmount(estimate.total.pkr)} unit="text-[0.42em]" />
            ) : (
              <span className="text-muted">–</span>
            )}
          </dd>
        </div>
        {/* Always rendered, so that the parts below do not move. */}
        <div className="grid gap-2 sm:col-span-3">
          <dt className="sr-only">{words.whatTotalStandsFor}</dt>
          <dd className="text-small">
            {estimate ? (
              <>
                {words.standsFor(
                  places.areas[estimate.area],
                  places.cities[estimate.city],
                  stageWords(estimate),
                )}{' '}
                {places.marlaIs(usualMarlaSft)}{' '}
                {estimate.total.lowPkr < estimate.total.highPkr &&
                  words.publishedAs(estimate.total.published)}
              </>
            ) : (
              words.calculateFirst
            )}
          </dd>
          <dd className={classNames('text-muted text-small', !estimate && 'invisible')}>
            <Sentence
              parts={published(
                displayDate(pricesAsOf),
                <Link className="link" to={billAddress}>
                  {todaysBill}
                </Link>,
              )}
            />
          </dd>
          {outdated && (
            <dd>
              <PlainNote>{words.staleResult}</PlainNote>
            </dd>
          )}
        </div>
      </dl>
      <details className="mt-4 border-line border-t">
        <summary className="flex min-h-11 items-center justify-between gap-4 hover:text-blue">
          {words.premiumFigures}
          <span aria-hidden="true" className="plus shrink-0" />
        </summary>
        <PlainNote className="mb-4">{words.fixedFiguresHint}</PlainNote>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {fixedFigures.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-muted text-small">{label}</dt>
              <dd className="text-h2">
                <Amount text={words.asPublished(text)} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
