import type { SafepayConfig } from '../core/config/config-payments.ts'
import { readObject, textAt, unknown } from './bank-answer.ts'
import { type BankCall, BankCallError, createBankCall } from './bank-call.ts'
import {
  type Gateway,
  GatewayError,
  type GatewayPayment,
  type Hint,
  type Message,
  type RefundAnswer,
} from './gateway.ts'
import { fieldsOf } from './message-fields.ts'
import { judgeTracker, readTracker, stateInWords, type Tracker } from './safepay-answer.ts'
import { isSignedReturn, isSignedWebhook } from './safepay-signature.ts'

/** Safepay: the bank gives each try a tracker, which is stored as the payment's handle. */
export function createSafepay(config: SafepayConfig, limitMs?: number): Gateway {
  const call = createBankCall(config.host, limitMs)
  return {
    name: 'safepay',
    async start(payment, { returnUrl }) {
      const tracker = await makeTracker(call, config, payment.amount)
      const url = pageAddress(config, tracker, { reference: payment.reference, returnUrl })
      return { departure: { kind: 'link', url }, handle: tracker }
    },
    understand: (message) => understand(config, message),
    async inquire(payment) {
      try {
        return judgeTracker(config, payment, await fetchTracker(call, config, payment))
      } catch (error) {
        return unknown(error)
      }
    },
    refund: (payment) => refund(call, config, payment),
  }
}

async function makeTracker(call: BankCall, config: SafepayConfig, amount: number): Promise<string> {
  const json = { client: config.apiKey, amount, currency: 'PKR', environment: config.environment }
  const answer = readObject(await call({ method: 'POST', path: '/order/v1/init', body: { json } }))
  const tracker = textAt(answer, 'data', 'token')
  if (tracker === null || !isTracker(tracker)) throw new GatewayError('the bank gave no tracker')
  return tracker
}

/** Both ways back lead to one address: what happened is asked, not read from it. */
function pageAddress(
  config: SafepayConfig,
  tracker: string,
  { reference, returnUrl }: { reference: string; returnUrl: string },
): string {
  const url = new URL('/checkout/pay', config.checkoutHost)
  const { searchParams } = url
  searchParams.set('beacon', tracker)
  searchParams.set('env', config.environment)
  searchParams.set('order_id', reference)
  searchParams.set('redirect_url', returnUrl)
  searchParams.set('cancel_url', returnUrl)
  searchParams.set('source', 'custom')
  searchParams.set('webhooks', 'true')
  return url.href
}

/** A return or a webhook is a hint only when it is signed, and then only of the tracker. */
function understand(config: SafepayConfig, message: Message): Hint {
  const signature = message.headers['x-sfpy-signature']
  if (signature !== undefined) {
    if (!isSignedWebhook(message.body, signature, config.webhookSecret)) return null
    return asHint(trackerIn(message.body))
  }
  const { tracker, sig } = fieldsOf(message)
  if (tracker === undefined || sig === undefined || !isSignedReturn(tracker, sig, config.secret)) return null
  return asHint(tracker)
}

function trackerIn(body: Buffer): string | null {
  const event = readObject(body.toString('utf8'))
  return (
    textAt(event, 'data', 'notification', 'tracker') ??
    textAt(event, 'data', 'tracker', 'token') ??
    textAt(event, 'data', 'tracker') ??
    textAt(event, 'notification', 'tracker')
  )
}

function asHint(tracker: string | null): Hint {
  return tracker !== null && isTracker(tracker) ? { handle: tracker } : null
}

function isTracker(text: string): boolean {
  return /^[\w-]{6,80}$/.test(text)
}

async function fetchTracker(
  call: BankCall,
  config: SafepayConfig,
  { handle }: GatewayPayment,
): Promise<Tracker> {
  if (handle === null) throw new GatewayError('no tracker is stored with the payment')
  const text = await call({
    method: 'GET',
    path: `/reporter/api/v1/payments/${encodeURIComponent(handle)}`,
    headers: secretHeader(config),
    repeatable: true,
  })
  const tracker = readTracker(text)
  if (!tracker) throw new GatewayError("the bank's answer cannot be read")
  return tracker
}

/**
 * Gives the whole amount back. The bank is asked before: a refund that was made already, whose answer was lost, is not
 * asked for again.
 */
async function refund(call: BankCall, config: SafepayConfig, payment: GatewayPayment): Promise<RefundAnswer> {
  try {
    const tracker = await fetchTracker(call, config, payment)
    const answer = judgeTracker(config, payment, tracker)
    if (answer.state === 'mismatch') return { state: 'refused', why: answer.why }
    if (tracker.state === 'TRACKER_REFUNDED') return { state: 'refunded' }
    if (answer.state !== 'paid') {
      return { state: 'refused', why: `the payment is ${stateInWords(tracker.state)} at the bank` }
    }
    await call({
      method: 'POST',
      path: `/order/payments/v3/${encodeURIComponent(payment.handle ?? '')}/refund`,
      headers: secretHeader(config),
      body: { json: { amount: payment.amount * 100, currency: 'PKR' } },
    })
    return { state: 'refunded' }
  } catch (error) {
    const { why } = unknown(error)
    const refused = error instanceof BankCallError && error.status !== null && error.status < 500
    return { state: refused ? 'refused' : 'unknown', why }
  }
}

function secretHeader({ secret }: SafepayConfig): Record<string, string> {
  return { 'X-SFPY-Merchant-Secret': secret }
}
