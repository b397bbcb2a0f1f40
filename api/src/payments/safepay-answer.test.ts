import { expect, it } from 'vitest'
import { judgeTracker, readTracker, stateInWords } from './safepay-answer.ts'

const config = {
  host: 'https://api.getsafepay.com',
  checkoutHost: 'https://getsafepay.com',
  environment: 'production',
  apiKey: 'sec_1',
  secret: 'secret',
  webhookSecret: 'webhook',
} as const
const payment = { reference: 'TM-26-7K3PW9ADXQ', amount: 12_500, handle: 'track_1' }
const total = { currency: 'PKR', amount: 1_250_000 }
const paid = { token: 'track_1', state: 'TRACKER_ENDED', purchase_totals: { quote_amount: total } }

function judge(data: unknown) {
  const tracker = readTracker(JSON.stringify({ data }))
  return tracker ? judgeTracker(config, payment, tracker) : 'unreadable'
}

it('is paid by the state alone, with the parts that every report has', () => {
  const answer = { state: 'paid', bankNumber: 'track_1' }
  expect(judge(paid)).toEqual(answer)
  // Older accounts have the report one level down.
  expect(judge({ tracker: paid })).toEqual(answer)
  expect(judge({ ...paid, metadata: { order_id: 'TM-26-7K3PW9ADXQ' }, client: 'sec_1' })).toEqual(answer)
})

it.each([
  ['another tracker', { token: 'track_2' }, 'tracker'],
  ['a charge of another amount', { charge: { amount: { currency: 'PKR', amount: 100 } } }, 'amount'],
  ['another client', { client: 'sec_2' }, 'merchant'],
  ['another order', { metadata: { order_id: 'TM-26-00498' } }, 'reference'],
  ['the sandbox', { environment: 'sandbox' }, 'environment'],
])('takes no report of %s', (_, change, name) => {
  expect(judge({ ...paid, ...change })).toEqual({
    state: 'mismatch',
    why: `the bank's answer has another ${name}`,
  })
})

it('does not know from a report without an amount or a tracker', () => {
  expect(judge({ ...paid, purchase_totals: {} })).toMatchObject({ state: 'unknown' })
  expect(
    judge({ ...paid, purchase_totals: { quote_amount: { ...total, amount: '12500.00' } } }),
  ).toMatchObject({
    state: 'unknown',
    why: "the bank's answer has no amount",
  })
  expect(judge({ ...paid, token: undefined })).toMatchObject({ state: 'unknown' })
  for (const other of [null, {}, [], { state: 5 }, 'TRACKER_ENDED']) {
    expect(judge(other)).not.toMatchObject({ state: 'paid' })
  }
})

it.each([
  ['TRACKER_CANCELLED', 'failed'],
  ['TRACKER_EXPIRED', 'failed'],
  ['TRACKER_STARTED', 'unknown'],
  ['TRACKER_AUTHORIZED', 'unknown'],
  ['TRACKER_REFUNDED', 'unknown'],
  ['TRACKER_NEW', 'unknown'],
])('takes the state %s for %s', (state, expected) => {
  expect(judge({ ...paid, state })).toMatchObject({ state: expected })
})

it('says a state in words, and repeats no other text of the bank', () => {
  expect(stateInWords('TRACKER_PARTIAL_REFUND')).toBe('partial refund')
  expect(stateInWords('<b>paid</b>')).toBe('in a state we do not know')
  expect(stateInWords(null)).toBe('in a state we do not know')
})
