import { type BreakdownView, quickEstimate } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { displayAmount } from '#words/amounts'
import * as places from '#words/places'
import * as words from '#words/quick-estimate'
import { useReducedMotion } from '../../../browser/media.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { calculate, detailedQuery, isOutdated, type QuickAnswers } from '../quick-answers.ts'
import { BreakdownCard } from './breakdown-card.tsx'
import { QuickOptions } from './quick-options.tsx'
import { SummaryCard } from './summary-card.tsx'

const loadFigures = () => import('./quick-figures.tsx')
const CostSections = lazy(async () => {
  const { CostSections } = await importWithRetry(loadFigures)
  return { default: CostSections }
})

type QuickEstimatePartProps = { answers: QuickAnswers; onChange: (answers: QuickAnswers) => void }

/** The specification's calculator: options at the left, figures at the right. */
export function QuickEstimatePart({ answers, onChange }: QuickEstimatePartProps) {
  const result = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  const estimate = answers.shown && quickEstimate(answers.shown)
  const outdated = isOutdated(answers)
  const detailedAddress = `${screens.calculator.to()}?${detailedQuery(answers)}`
  // The house whose figure is shown: the options may have moved on, and a complete house may show its grey part.
  const shownHouse: QuickAnswers = estimate
    ? {
        ...{ ...answers, city: estimate.city, area: estimate.area },
        constructionType: estimate.view === 'Grey Structure' ? estimate.view : 'Complete',
      }
    : answers
  const billAddress = `${screens.calculator.to()}?${detailedQuery(shownHouse)}`

  // Before they are needed, so that pressing the button finds them here; a failure shows when they are.
  useEffect(() => {
    loadFigures().catch(() => {})
  }, [])

  const press = () => {
    const next = calculate(answers)
    if (next === answers) return
    onChange(next)
    // On a phone the figures stand below the button: bring them into sight.
    const top = result.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight * 0.6) {
      result.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
    }
  }

  const chooseView = (view: BreakdownView) => onChange(calculate({ ...answers, view }))

  return (
    <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)]">
      <QuickOptions
        answers={answers}
        detailedAddress={detailedAddress}
        onCalculate={press}
        onChange={onChange}
      />
      <div className="grid min-w-0 scroll-mt-4 grid-cols-1 gap-8" ref={result}>
        <p className="sr-only" role="status">
          {estimate &&
            words.totalOf(
              displayAmount(estimate.total.pkr),
              places.areas[estimate.area],
              places.cities[estimate.city],
            )}
        </p>
        <SummaryCard
          billAddress={billAddress}
          detailedAddress={detailedAddress}
          estimate={estimate}
          outdated={outdated}
        />
        <BreakdownCard
          estimate={estimate}
          onView={chooseView}
          view={answers.constructionType === 'Complete' ? answers.view : undefined}
        />
        {estimate && (
          <Suspense fallback={<div className="min-h-120" />}>
            <CostSections detailedAddress={detailedAddress} estimate={estimate} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
