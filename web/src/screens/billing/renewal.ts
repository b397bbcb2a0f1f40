import { type Billing, daysBetween, mayBePaid, noticeDays } from '@tameer/contract'

/** Id of the button that begins a payment. */
export const payButtonId = 'pay'

/** Days until the plan ends with nothing paid behind it; undefined when that is far off, over or settled. */
export function daysToEnd({ standing, today }: Billing): number | undefined {
  const { phase, until, next } = standing
  if (phase !== 'paid' || until === null || next) return undefined
  const days = daysBetween(today, until)
  return days <= noticeDays ? days : undefined
}

/** True while a payment waits that the bank may have the money of. */
export function mayHavePaid({ waiting }: Billing): boolean {
  return waiting !== null && mayBePaid(waiting)
}

/**
 * True when the plan ends soon or has ended, and the company can renew it now: a payment that may be paid already comes
 * first.
 */
export function asksToRenew(billing: Billing): boolean {
  const { standing, offers, gateways } = billing
  const ends = standing.phase === 'grace' || daysToEnd(billing) !== undefined
  return (
    ends && !mayHavePaid(billing) && gateways.length > 0 && offers.some(({ plan }) => plan === standing.plan)
  )
}
