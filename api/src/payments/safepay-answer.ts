import type { SafepayConfig } from '../core/config/config-payments.ts'
import { findDifference, objectAt, readObject, textAt } from './bank-answer.ts'
import type { Answer, GatewayPayment } from './gateway.ts'

/** Parts of a tracker that the bank's report has: one try to pay. Amounts are in paisa. */
export interface Tracker {
  token: string | null
  state: string | null
  environment: string | null
  apiKey: string | null
  reference: string | null
  currency: string | null
  paisa: number | null
  /** The charge of a card, once there is one. */
  chargedPaisa: number | null
}

/** Reads the report of a tracker; undefined when it cannot be read. */
export function readTracker(text: string): Tracker | undefined {
  const data = objectAt(readObject(text), 'data')
  const tracker = textAt(data, 'state') === null ? objectAt(data, 'tracker') : data
  if (textAt(tracker, 'state') === null) return undefined
  const total = objectAt(tracker, 'purchase_totals', 'quote_amount')
  return {
    token: textAt(tracker, 'token'),
    state: textAt(tracker, 'state'),
    environment: textAt(tracker, 'environment'),
    apiKey: textAt(tracker, 'client', 'api_key') ?? textAt(tracker, 'client'),
    reference: textAt(tracker, 'metadata', 'order_id', 'value') ?? textAt(tracker, 'metadata', 'order_id'),
    currency: textAt(total, 'currency'),
    paisa: wholeNumber(textAt(total, 'amount')),
    chargedPaisa: wholeNumber(textAt(tracker, 'charge', 'amount', 'amount')),
  }
}

/**
 * Judges a report of a tracker by what we asked for. The tracker itself was made with our key and is stored with the
 * payment; so the merchant and the reference, which some reports leave out, are compared where they are named.
 */
export function judgeTracker(config: SafepayConfig, payment: GatewayPayment, tracker: Tracker): Answer {
  const paisa = payment.amount * 100
  const difference = findDifference([
    { name: 'tracker', ours: payment.handle ?? '', theirs: tracker.token },
    { name: 'currency', ours: 'PKR', theirs: tracker.currency },
    { name: 'amount', ours: paisa, theirs: tracker.paisa },
    { name: 'amount', ours: paisa, theirs: tracker.chargedPaisa, optional: true },
    { name: 'merchant', ours: config.apiKey, theirs: tracker.apiKey, optional: true },
    { name: 'reference', ours: payment.reference, theirs: tracker.reference, optional: true },
    { name: 'environment', ours: config.environment, theirs: tracker.environment, optional: true },
  ])
  if (difference) return difference
  if (tracker.state === 'TRACKER_ENDED') return { state: 'paid', bankNumber: tracker.token }
  if (tracker.state === 'TRACKER_CANCELLED' || tracker.state === 'TRACKER_EXPIRED') return { state: 'failed' }
  return { state: 'unknown', why: `the payment is ${stateInWords(tracker.state)} at the bank` }
}

/** A state such as `TRACKER_STARTED` as `started`; other texts of the bank are not repeated. */
export function stateInWords(state: string | null): string {
  const [, name] = /^TRACKER_([A-Z_]{3,30})$/.exec(state ?? '') ?? []
  return name === undefined ? 'in a state we do not know' : name.toLowerCase().replaceAll('_', ' ')
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null
}
