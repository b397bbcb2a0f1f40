import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Behaviour } from '../../scripts/bank/behaviours.ts'
import { type RunningBank, startBank } from '../../scripts/bank/start-bank.ts'
import { readConfig } from '../src/core/config/config.ts'
import { type Gateway, GatewayError, type GatewayName, type GatewayPayment } from '../src/payments/gateway.ts'
import { createGateways } from '../src/payments/gateways.ts'
import { type Catcher, startCatcher, visitBank } from './bank-visitor.ts'

export interface GatewayUnderTest {
  name: Exclude<GatewayName, 'transfer'>
  /** True where the bank signs what a browser brings back. */
  signs: boolean
}

const limitMs = 400
const lateMs = 150
const addresses = {
  returnUrl: 'https://tameer.example.com/pay/back',
  listenerUrl: 'https://tameer.example.com/pay/told',
}

let bank: RunningBank
let decoy: Catcher
let listener: Catcher
let gateway: Gateway
let count = 0

/** Tests of every gateway, against a bank that speaks its protocol. */
export function itBehavesAsGateway(kind: GatewayUnderTest): void {
  describe(`${kind.name}, as every gateway`, () => {
    beforeAll(async () => {
      decoy = await startCatcher()
      listener = await startCatcher()
      bank = await startBank({ lateMs, decoy: decoy.url })
      bank.tellAt(kind.name, listener.url)
      gateway = openGateway(kind.name)
    })
    afterAll(async () => {
      // Nothing but the bank was ever called.
      expect(decoy.messages).toEqual([])
      for (const server of [bank, listener, decoy]) await server.stop()
    })
    itPays()
    itAsksWhenInDoubt()
    itComparesAnswers()
    itTrustsNoMessage(kind)
    itTellsNoSecret()
  })
}

function openGateway(name: GatewayName): Gateway {
  const found = createGateways(readConfig(bank.settings).payments, { limitMs }).get(name)
  if (!found) throw new Error(`${name} is not configured`)
  return found
}

/** Begins a payment, and opens the bank's page. `behaviour` is the bank's from then on. */
async function begin(behaviour: Behaviour = 'pays') {
  count += 1
  const about = {
    reference: `TM-26-${String(count).padStart(10, '0')}`,
    amount: 12_500 + count,
    handle: null,
  }
  const description = 'Tameer Plus, one year: 1 Dec 2026'
  const { departure, handle } = await gateway.start({ ...about, description }, addresses)
  const payment: GatewayPayment = { ...about, handle }
  const visit = await visitBank(departure, addresses.returnUrl)
  const setMood = (mood: Behaviour) => bank.behave(mood, about.reference)
  setMood(behaviour)
  const taken = () => bank.taken().filter(({ reference }) => reference === about.reference)
  return {
    payment,
    visit,
    setMood,
    taken,
    hint: handle === null ? { reference: about.reference } : { handle },
  }
}

function itPays(): void {
  it('is paid once the person paid, and a return says which payment it is', async () => {
    const { payment, visit, hint, taken } = await begin()
    expect(visit.page).toContain('Demo bank: no money moves')
    expect(await gateway.inquire(payment)).toMatchObject({ state: 'unknown' })
    const brought = await visit.choose('pay')
    expect(brought && gateway.understand(brought)).toEqual(hint)
    const answer = await gateway.inquire(payment)
    expect(answer).toEqual({ state: 'paid', bankNumber: expect.stringMatching(/./) })
    expect(await gateway.inquire(payment)).toEqual(answer)
    expect(taken()).toMatchObject([{ rupees: payment.amount, refundedAt: null }])
  })

  it('failed once the bank declined, and is not paid when the person closed the page', async () => {
    const { payment, visit } = await begin()
    await visit.choose('decline')
    expect(await gateway.inquire(payment)).toEqual({ state: 'failed' })
    const refused = await begin('declines')
    await refused.visit.choose('pay')
    expect(await gateway.inquire(refused.payment)).toEqual({ state: 'failed' })
    const closed = await begin()
    await closed.visit.choose('close')
    expect(['failed', 'unknown']).toContain((await gateway.inquire(closed.payment)).state)
    expect([refused.taken(), closed.taken()]).toEqual([[], []])
  })

  it('understands each of the bank’s own messages as the same payment', async () => {
    const { visit, hint, taken } = await begin('tells-twice')
    const before = listener.messages.length
    await visit.choose('pay')
    await vi.waitFor(() => expect(listener.messages.length).toBe(before + 2))
    expect(listener.messages.slice(-2).map(gateway.understand)).toEqual([hint, hint])
    expect(taken()).toHaveLength(1)
  })
}

function itAsksWhenInDoubt(): void {
  it('does not know within its time limit when the bank is silent', async () => {
    const { payment, visit, setMood } = await begin()
    await visit.choose('pay')
    setMood('hangs')
    const began = performance.now()
    const why = `the bank did not answer within ${limitMs / 1000} s`
    expect(await gateway.inquire(payment)).toEqual({ state: 'unknown', why })
    expect(performance.now() - began).toBeLessThan(limitMs * 3)
  })

  it('does not know when the line drops after the money was taken, and learns it when it asks again', async () => {
    const { payment, visit, setMood, taken } = await begin('drops')
    expect(await visit.choose('pay')).toBeNull()
    const before = bank.seen.length
    expect(await gateway.inquire(payment)).toMatchObject({ state: 'unknown' })
    // Asked twice at once: that changes nothing at the bank.
    expect(bank.seen.length).toBe(before + 2)
    setMood('pays')
    expect(await gateway.inquire(payment)).toMatchObject({ state: 'paid' })
    expect(taken()).toHaveLength(1)
  })

  it('does not know while a late bank says that it is open', async () => {
    const { payment, visit } = await begin('late')
    await visit.choose('pay')
    expect(await gateway.inquire(payment)).toMatchObject({ state: 'unknown' })
    await vi.waitFor(async () => expect(await gateway.inquire(payment)).toMatchObject({ state: 'paid' }))
  })

  it.each<[Behaviour, string]>([
    ['fails', 'the bank answered with status 500'],
    ['garbage', ''],
    ['huge', 'the bank answered with more than 64 KB'],
    ['redirects', 'the bank answered with status 303'],
  ])('does not know when the bank %s, nor goes where it points', async (behaviour, why) => {
    const { payment, visit, setMood } = await begin()
    await visit.choose('pay')
    setMood(behaviour)
    const answer = await gateway.inquire(payment)
    expect(answer).toEqual({ state: 'unknown', why: expect.stringContaining(why) })
  })
}

function itComparesAnswers(): void {
  const others = [
    'other-amount',
    'other-merchant',
    'other-store',
    'other-currency',
    'other-reference',
  ] as const
  it.each(others)('takes no answer with the bank’s %s, paid or declined', async (other) => {
    for (const choice of ['pay', 'decline'] as const) {
      const { payment, visit } = await begin(other)
      await visit.choose(choice)
      expect(await gateway.inquire(payment)).toEqual({ state: 'mismatch', why: expect.any(String) })
    }
  })

  it('takes no answer about less or more than was asked for', async () => {
    const { payment, visit } = await begin()
    await visit.choose('pay')
    for (const amount of [payment.amount - 1, payment.amount + 1, payment.amount * 100]) {
      const why = "the bank's answer has another amount"
      expect(await gateway.inquire({ ...payment, amount })).toEqual({ state: 'mismatch', why })
    }
  })

  it('knows nothing of a payment that the bank never saw', async () => {
    const payment = { reference: 'TM-26-9999999999', amount: 12_500, handle: 'track_never-seen' }
    expect(await gateway.inquire(payment)).toMatchObject({ state: 'unknown' })
    expect(await gateway.inquire({ ...payment, handle: null })).toMatchObject({ state: 'unknown' })
  })
}

function itTrustsNoMessage(kind: GatewayUnderTest): void {
  it('takes a forged return for a hint at most', async () => {
    const { payment, visit, hint, taken } = await begin('forged-return')
    const brought = await visit.choose('pay')
    expect(brought && gateway.understand(brought)).toEqual(kind.signs ? null : hint)
    expect((await gateway.inquire(payment)).state).not.toBe('paid')
    expect(taken()).toEqual([])
  })

  it('takes a replayed return for a hint of the payment that it was of', async () => {
    const first = await begin()
    await first.visit.choose('pay')
    const { payment, visit } = await begin('replayed-return')
    const brought = await visit.choose('pay')
    expect(brought && gateway.understand(brought)).toEqual(first.hint)
    expect((await gateway.inquire(payment)).state).not.toBe('paid')
  })

  it('never calls the address in a message, and takes an unsigned one for a hint at most', async () => {
    const { payment, visit, hint } = await begin('ssrf')
    const before = listener.messages.length
    await visit.choose('pay')
    await vi.waitFor(() => expect(listener.messages.length).toBe(before + 1))
    const [told] = listener.messages.slice(-1)
    expect(told && gateway.understand(told)).toEqual(kind.signs ? null : hint)
    expect(await gateway.inquire(payment)).toMatchObject({ state: 'paid' })
    expect(decoy.messages).toEqual([])
  })

  it('never throws, whatever it is sent', () => {
    const texts = [
      '',
      'O=',
      'TS=P/O=%',
      'a=%ff&b',
      '/../..',
      '{"data":{}}',
      '[]',
      'null',
      'sig=é&tracker=t',
      '\0',
    ]
    const signatures = [undefined, '', 'é'.repeat(64), 'f'.repeat(128)]
    const types = [undefined, 'application/json', 'application/x-www-form-urlencoded']
    for (const text of texts) {
      for (const signature of signatures) {
        for (const type of types) {
          const headers = { 'content-type': type, 'x-sfpy-signature': signature }
          const message = {
            method: 'POST',
            path: text,
            query: text,
            headers,
            body: Buffer.from(text),
          } as const
          expect(gateway.understand(message)).toBeNull()
        }
      }
    }
  })
}

function itTellsNoSecret(): void {
  it('shows no key when it is printed or fails to begin', async () => {
    const { alfalah, safepay } = bank.keys
    const { merchantHash, password, key1, key2 } = alfalah
    const others = [safepay.secret, safepay.webhookSecret]
    const shown = [inspect(gateway, { depth: null, showHidden: true })]
    for (const behaviour of ['fails', 'garbage', 'huge', 'redirects'] as const) {
      bank.behave(behaviour)
      const error: unknown = await begin().catch((reason) => reason)
      expect(error).toBeInstanceOf(GatewayError)
      shown.push(error instanceof Error ? inspect(error, { depth: null, showHidden: true }) : '')
    }
    bank.behave('pays')
    for (const secret of [merchantHash, password, key1, key2, ...others]) {
      expect(shown.join('\n')).not.toContain(secret)
    }
  })
}
