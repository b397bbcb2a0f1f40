import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isStaying } from '../../../browser/staying.ts'
import type { DetailedPlace } from './detailed-steps.ts'

/**
 * Brings a phone to the step it went to: the focus moves to the step's heading, and the page to it. The first place of
 * a visit is left to the page's own greeting, and going back to the place it was left at.
 */
export function useStepArrival(place: DetailedPlace | undefined, area: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation()
  const action = useNavigationType()
  const greeted = useRef(place)
  const scrolled = useRef(key)

  useEffect(() => {
    if (place === greeted.current) return
    greeted.current = place
    area.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
  }, [place, area])

  useEffect(() => {
    if (key === scrolled.current) return
    scrolled.current = key
    if (action !== 'PUSH' || place === undefined || isStaying(state)) return
    // After the page's own way to the top, before that is seen.
    const frame = requestAnimationFrame(() => area.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [key, action, place, area, state])
}
