import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSignedReturn, isSignedWebhook } from './safepay-signature.ts'

const tracker = 'track_5d1c5a0e'
const body = Buffer.from('{"data": {"type":"payment:created","amount":"1000.00"}}')
const signed = (text: string | Buffer, secret = 'secret') =>
  createHmac('sha512', secret).update(text).digest('hex')

it('verifies the signature of a return (vector of RFC 4231, case 2, by its key and text)', () => {
  const known = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  expect(isSignedReturn('what do ya want for nothing?', known, 'Jefe')).toBe(true)
  expect(isSignedReturn('what do ya want for nothing?', known.toUpperCase(), 'Jefe')).toBe(true)
  expect(isSignedReturn('what do ya want for nothing', known, 'Jefe')).toBe(false)
  for (const sig of ['', 'é'.repeat(64), known.slice(1)]) {
    expect(isSignedReturn(tracker, sig, 'Jefe')).toBe(false)
  }
})

it('verifies a webhook by its bytes, or by its data alone', () => {
  expect(isSignedWebhook(body, signed(body), 'secret')).toBe(true)
  const data = '{"type":"payment:created","amount":"1000.00"}'
  expect(isSignedWebhook(body, signed(data), 'secret')).toBe(true)
  expect(isSignedWebhook(body, signed(data).toUpperCase(), 'secret')).toBe(true)
})

it('refuses a webhook that was changed, signed with another secret, or is no JSON', () => {
  expect(isSignedWebhook(Buffer.from(`${body} `), signed(body), 'secret')).toBe(false)
  expect(isSignedWebhook(body, signed(body, 'another'), 'secret')).toBe(false)
  expect(isSignedWebhook(body, '', 'secret')).toBe(false)
  for (const text of ['', '{', 'null', '{}']) {
    expect(isSignedWebhook(Buffer.from(text), signed(''.padEnd(3)), 'secret')).toBe(false)
  }
})
