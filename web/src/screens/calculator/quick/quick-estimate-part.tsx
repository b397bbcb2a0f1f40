import { type BreakdownView, type QuickEstimate, quickEstimate } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { displayAmount } from '#words/amounts'
import * as places from '#words/places'
import * as words from '#words/quick-estimate'
import { useReducedMotion } from '../../../browser/media.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { calculate, detailedQuery, isOutdated, type QuickAnswers, quickFormId } from '../quick-answers.ts'
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
  const part = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  const estimate = answers.shown && quickEstimate(answers.shown)
  const outdated = isOutdated(answers)
  const { state } = useLocation()
  // A person who followed a link to the figure sees it first: on a phone the options are folded into one line.
  const [atResult] = useState(() => isAtResult(state) && estimate !== undefined && !outdated)
  const [folded, setFolded] = useState(atResult)
  // The house whose figure is shown. The options may have changed since, and a complete house may show its grey
  // structure.
  const shownHouse: QuickAnswers = estimate
    ? {
        ...answers,
        city: estimate.city,
        area: estimate.area,
        constructionType: estimate.view === 'Grey Structure' ? estimate.view : 'Complete',
      }
    : answers
  const billAddress = `${screens.calculator.to()}?${detailedQuery(shownHouse)}`

  // Loaded ahead, so that they are ready when the button is pressed. A failure is shown when they are needed.
  useEffect(() => {
    loadFigures().catch(() => {})
  }, [])

  useEffect(() => {
    if (!atResult) return
    const summary = result.current?.querySelector<HTMLElement>('h2')
    summary?.focus({ preventScroll: true })
    // After the page scrolled to its top, but before that is painted.
    const frame = requestAnimationFrame(() => part.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [atResult])

  const press = () => {
    const next = calculate(answers)
    if (next === answers) return
    onChange(next)
    // On a phone the figures are below the button, so they are scrolled into sight.
    const top = result.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight * 0.6) {
      result.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
    }
  }

  const chooseView = (view: BreakdownView) => onChange(calculate({ ...answers, view }))

  return (
    <div
      className="grid grid-cols-1 items-start gap-8 max-md:data-folded:gap-3 md:grid-cols-[min(20rem,40%)_minmax(0,1fr)]"
      data-folded={folded || undefined}
      ref={part}
    >
      {folded && estimate && <FoldedOptions estimate={estimate} onChange={() => setFolded(false)} />}
      <div className={folded ? 'max-md:hidden' : undefined}>
        <QuickOptions answers={answers} onCalculate={press} onChange={onChange} />
      </div>
      <div className="grid min-w-0 scroll-mt-4 grid-cols-1 gap-8" ref={result}>
        <p className="sr-only" role="status">
          {estimate &&
            words.totalOf(
              displayAmount(estimate.total.pkr),
              places.areas[estimate.area],
              places.cities[estimate.city],
            )}
        </p>
        <SummaryCard billAddress={billAddress} estimate={estimate} outdated={outdated} />
        <BreakdownCard
          estimate={estimate}
          onView={chooseView}
          view={answers.constructionType === 'Complete' ? answers.view : undefined}
        />
        {estimate && (
          <Suspense fallback={<div className="min-h-120" />}>
            <CostSections estimate={estimate} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** True when the navigation state comes from home's link to the figure. */
function isAtResult(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'atResult' in state
}

function stageWord({ view }: QuickEstimate): string {
  return view === 'Grey Structure' ? words.greyStructure : words.complete
}

/** The options of the figure below, folded into one line on a phone. */
function FoldedOptions({ estimate, onChange }: { estimate: QuickEstimate; onChange: () => void }) {
  const change = () => {
    onChange()
    // Moves the focus, because the pressed button is removed with the line.
    requestAnimationFrame(() => document.getElementById(quickFormId)?.querySelector('select')?.focus())
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 md:hidden">
      <span>
        {words.chosen(places.areas[estimate.area], places.cities[estimate.city], stageWord(estimate))}
      </span>
      <button className="link min-h-11" onClick={change} type="button">
        {words.change}
      </button>
    </p>
  )
}
