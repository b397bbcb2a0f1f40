import type { RequestView } from '@tameer/contract'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import {
  QuoteComparison,
  type QuoteComparisonProps,
} from '../src/features/quote-comparison/quote-comparison.tsx'
import { today } from './request-with-quotes.ts'

/** Shows a screen of the chosen width, on the day of the fixtures. */
export function comparisonScreen() {
  const screen = { isWide: true }
  beforeEach(() => {
    screen.isWide = true
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00Z`) })
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: screen.isWide && query.includes('56em'),
      ...{ addEventListener() {}, removeEventListener() {} },
    }))
    // jsdom has no layout.
    Element.prototype.scrollIntoView ??= () => {}
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return screen
}

export function comparisonOf(view: RequestView, props: Partial<QuoteComparisonProps> = {}) {
  return (
    <QuoteComparison
      onAsk={async () => undefined}
      onChoose={() => {}}
      readOnly={false}
      view={view}
      {...props}
    />
  )
}

export function showComparison(view: RequestView, props: Partial<QuoteComparisonProps> = {}) {
  return render(comparisonOf(view, props))
}
