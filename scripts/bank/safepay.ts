import { createHmac, randomUUID } from 'node:crypto'
import type { Try } from './books.ts'
import { type Bank, type Desk, factsOf, misbehaves, misbehavesWhenAsked } from './desk.ts'
import { type Exchange, objectOf } from './exchange.ts'

const report = '/reporter/api/v1/payments/'
const refunds = /^\/order\/payments\/v3\/([^/]+)\/refund$/

/** Safepay's side of its protocol. */
export function createSafepayDesk(bank: Bank): Desk {
  const amounts = new Map<string, number>()
  return {
    answer(exchange) {
      const { method, path } = exchange
      if (method === 'POST' && path === '/order/v1/init') return giveTracker(bank, amounts, exchange)
      if (method === 'GET' && path === '/checkout/pay') return openPage(bank, amounts, exchange)
      if (method === 'GET' && path.startsWith(report)) return tellState(bank, exchange)
      return method === 'POST' && refunds.test(path) && refund(bank, exchange)
    },
    wayBack(one, outcome, forged) {
      const url = new URL(outcome === 'paid' ? one.returnUrl : one.cancelUrl)
      url.searchParams.set('tracker', one.handle)
      url.searchParams.set('reference', one.reference)
      if (outcome === 'paid') {
        const secret = forged ? 'a guess' : bank.keys.safepay.secret
        url.searchParams.set('sig', createHmac('sha256', secret).update(one.handle).digest('hex'))
      }
      return { url: url.href }
    },
    telling(one) {
      const data = eventOf(one)
      const body = JSON.stringify({ data })
      const signed = bank.options.safepaySigns === 'body' ? body : JSON.stringify(data)
      const isForged = bank.moods.of(one.reference) === 'ssrf'
      const signature = createHmac('sha512', isForged ? 'a guess' : bank.keys.safepay.webhookSecret)
      return {
        headers: {
          'content-type': 'application/json',
          'x-sfpy-signature': signature.update(signed).digest('hex'),
        },
        body,
      }
    },
  }
}

function eventOf(one: Try) {
  const { handle: tracker, reference, paisa, state } = one
  return {
    token: `event_${randomUUID()}`,
    type: 'payment:created',
    notification: {
      tracker,
      reference: one.number ?? '',
      state: state === 'paid' ? 'PAID' : 'FAILED',
      amount: (paisa / 100).toFixed(2),
      currency: 'PKR',
      metadata: { order_id: reference, source: 'custom' },
    },
  }
}

function giveTracker(bank: Bank, amounts: Map<string, number>, exchange: Exchange): true {
  if (misbehaves(exchange, bank.moods.of(null), bank.decoy)) return true
  const { client, amount, currency, environment } = objectOf(exchange)
  const isAmount = typeof amount === 'number' && amount > 0
  if (client !== bank.keys.safepay.apiKey || !isAmount || currency !== 'PKR' || environment !== 'sandbox') {
    return exchange.json({ status: { errors: ['invalid request'], message: 'failed' } }, 400)
  }
  const token = `track_${randomUUID()}`
  amounts.set(token, amount)
  return exchange.json({ status: { errors: [], message: 'success' }, data: { token, environment } })
}

function openPage(bank: Bank, amounts: Map<string, number>, exchange: Exchange): true {
  const [beacon, env, reference, returnUrl, cancelUrl] = [
    ...['beacon', 'env', 'order_id', 'redirect_url', 'cancel_url'],
  ].map((name) => exchange.query.get(name) ?? '')
  const others = exchange.query.get('source') === 'custom' && exchange.query.get('webhooks') === 'true'
  const rupees = amounts.get(beacon ?? '')
  const isWhole = beacon && reference && returnUrl && cancelUrl && env === 'sandbox' && others
  if (!isWhole || rupees === undefined) return exchange.text('Invalid request', 400)
  const about = { gateway: 'safepay', handle: beacon, reference, returnUrl, cancelUrl } as const
  const one = bank.books.byHandle('safepay', beacon) ?? bank.books.open({ ...about, paisa: rupees * 100 })
  return exchange.redirect(`${bank.origin}/pay/${one.id}`)
}

const states: Record<Try['state'], string> = {
  open: 'TRACKER_STARTED',
  paid: 'TRACKER_ENDED',
  declined: 'TRACKER_CANCELLED',
  ended: 'TRACKER_STARTED',
  refunded: 'TRACKER_REFUNDED',
}

function tellState(bank: Bank, exchange: Exchange): true {
  const one = bank.books.byHandle('safepay', decodeURIComponent(exchange.path.slice(report.length)))
  if (!isOurMerchant(bank, exchange)) return exchange.json({ ok: false }, 401)
  if (!one) return exchange.json({ ok: false }, 404)
  const behaviour = bank.moods.of(one.reference)
  if (misbehavesWhenAsked(exchange, behaviour, bank, one)) return true
  const { paisa, currency, reference, isOtherMerchant, isOtherStore, state, number } = factsOf(one, behaviour)
  const total = { currency, amount: paisa }
  return exchange.json({
    ok: true,
    data: {
      token: one.handle,
      environment: isOtherStore ? 'production' : 'sandbox',
      state: states[state],
      mode: 'payment',
      metadata: { order_id: { value: reference }, source: { value: 'custom' } },
      client: { api_key: isOtherMerchant ? 'sec_another' : bank.keys.safepay.apiKey },
      purchase_totals: { quote_amount: total },
      ...(number === null ? {} : { charge: { amount: total } }),
    },
  })
}

function refund(bank: Bank, exchange: Exchange): true {
  const [, tracker = ''] = refunds.exec(exchange.path) ?? []
  const one = bank.books.byHandle('safepay', decodeURIComponent(tracker))
  if (!isOurMerchant(bank, exchange)) return exchange.json({ ok: false }, 401)
  if (!one) return exchange.json({ ok: false }, 404)
  const { amount, currency } = objectOf(exchange)
  if (one.state !== 'paid' || amount !== one.paisa || currency !== 'PKR') {
    return exchange.json({ ok: false }, 400)
  }
  Object.assign(one, { state: 'refunded', refundedAt: Date.now() })
  return exchange.json({ ok: true, data: { token: `refund_${randomUUID()}` } })
}

function isOurMerchant({ keys }: Bank, { headers }: Exchange): boolean {
  return headers['x-sfpy-merchant-secret'] === keys.safepay.secret
}
