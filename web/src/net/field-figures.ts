import { type FieldFiguresForm, serviceAddresses } from '@tameer/contract'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { apiBase } from './api-base.ts'

/** Kinds of network as some browsers tell them; TypeScript does not know the property. */
type Connected = Navigator & { connection?: { effectiveType?: string } }

/** Sends the figures of this visit when the page is left or put in the background: each once. */
export function sendFieldFigures(): void {
  // The screen with which the visit began: `#/calculator?…` is `calculator`.
  const screen = window.location.hash.split(/[/?]/, 2)[1] ?? ''
  const figures = new Map<string, FieldFiguresForm['figures'][number]>()
  const note = ({ name, value }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') figures.set(name, { name, value })
  }
  onLCP(note)
  onINP(note)
  onCLS(note)
  // After the listeners above, which tell the last values when the page is hidden.
  addEventListener('visibilitychange', send)

  function send(): void {
    if (document.visibilityState !== 'hidden' || figures.size === 0) return
    removeEventListener('visibilitychange', send)
    const form: FieldFiguresForm = {
      screen: screen.slice(0, 40),
      network: (navigator as Connected).connection?.effectiveType ?? 'unknown',
      figures: [...figures.values()],
    }
    const body = new Blob([JSON.stringify(form)], { type: 'application/json' })
    navigator.sendBeacon(apiBase() + serviceAddresses.sendFieldFigures.path, body)
  }
}
