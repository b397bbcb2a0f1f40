import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { EarlyAnswers } from '../early-answers.ts'
import type { AnswerTexts, DetailedAnswers } from './use-detailed-answers.ts'

/** Texts of the first question's fields while nothing is answered. */
const unanswered: AnswerTexts = { city: '', plotSize: '', plotUnit: 'Marla', marlaStandardSft: '225' }

/**
 * Takes over what was typed in the first question before the client ran, and the focus. Without that question, a visit
 * that begins without the plot alone (`asksPlot`) is brought to the plot's field.
 */
export function useEarlyAnswers(
  early: RefObject<EarlyAnswers | undefined>,
  { texts, change }: Pick<DetailedAnswers, 'texts' | 'change'>,
  asksPlot: boolean,
  area: RefObject<HTMLElement | null>,
): void {
  // Before the form is painted: what was typed is never out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form takes the question's place
  useLayoutEffect(() => {
    if (!early.current) return
    const { texts: given, focused } = early.current
    const changed = (Object.keys(unanswered) as (keyof AnswerTexts)[]).filter(
      (field) => given[field] !== undefined && given[field] !== (texts[field] ?? unanswered[field]),
    )
    if (changed.length > 0) change(Object.fromEntries(changed.map((field) => [field, given[field]])))
    if (focused) focusField(area.current, focused)
  }, [])

  useEffect(() => {
    const taken = early.current
    early.current = undefined
    if (taken || !asksPlot) return
    focusField(area.current, 'plotSize')
    // After the page's own way to the top, before that is seen.
    const frame = requestAnimationFrame(() => area.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [early, asksPlot, area])
}

function focusField(area: HTMLElement | null, name: string): void {
  const field = area?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)
  field?.focus({ preventScroll: true })
  // At the end of what was typed so far.
  if (field && 'setSelectionRange' in field) field.setSelectionRange(field.value.length, field.value.length)
}
