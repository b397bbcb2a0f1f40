import { expect, it, onTestFinished } from 'vitest'
import { type BankOptions, startBank } from '../../../scripts/bank/start-bank.ts'
import { startCatcher, visitBank } from '../../test/bank-visitor.ts'
import { itBehavesAsGateway } from '../../test/gateway-behaviours.ts'
import { readConfig } from '../core/config/config.ts'
import { createGateways } from './gateways.ts'

itBehavesAsGateway({ name: 'alfalah', signs: false })
itBehavesAsGateway({ name: 'safepay', signs: true })

const returnUrl = 'https://tameer.example.com/pay/back'
const addresses = { returnUrl, listenerUrl: 'https://tameer.example.com/pay/told' }

async function open(options: BankOptions = {}) {
  const bank = await startBank(options)
  onTestFinished(() => bank.stop())
  const gateways = createGateways(readConfig(bank.settings).payments, { limitMs: 400 })
  const begin = async (name: 'alfalah' | 'safepay') => {
    const gateway = gateways.get(name)
    if (!gateway) throw new Error(`${name} is not configured`)
    const about = { reference: 'TM-26-7K3PW9ADXQ', amount: 12_500, handle: null }
    const { departure, handle } = await gateway.start({ ...about, description: 'Plus, one year' }, addresses)
    return { gateway, payment: { ...about, handle }, departure, visit: await visitBank(departure, returnUrl) }
  }
  return { bank, gateways, begin }
}

it('offers what is configured, Bank Alfalah first', async () => {
  const { gateways } = await open()
  expect([...gateways.keys()]).toEqual(['alfalah', 'safepay'])
  expect(createGateways(readConfig({}).payments).size).toBe(0)
})

it('leaves the hash out of the text of Alfalah’s form where a contract wants it so', async () => {
  const { begin } = await open({ hashNamesItself: false })
  const { visit, gateway, payment } = await begin('alfalah')
  await visit.choose('pay')
  expect(await gateway.inquire(payment)).toMatchObject({ state: 'paid' })
})

it('sends the browser to hosts of the configuration alone', async () => {
  const { bank, begin } = await open()
  for (const name of ['alfalah', 'safepay'] as const) {
    const { departure } = await begin(name)
    expect(new URL(departure.url).origin).toBe(bank.url)
  }
})

it.each(['body', 'data'] as const)('understands a webhook of Safepay that signs its %s', async (signed) => {
  const { bank, begin } = await open({ safepaySigns: signed })
  const listener = await startCatcher()
  onTestFinished(() => listener.stop())
  bank.tellAt('safepay', listener.url)
  const { visit, gateway, payment } = await begin('safepay')
  await visit.choose('pay')
  await expect.poll(() => listener.messages.length).toBe(1)
  const [told] = listener.messages
  if (!told) throw new Error('nothing was told')
  expect(gateway.understand(told)).toEqual({ handle: payment.handle })
  const changed = Buffer.from(told.body.toString().replace('PKR', 'USD'))
  expect(gateway.understand({ ...told, body: changed })).toBeNull()
})

it('gives the whole amount back through Safepay, once', async () => {
  const { bank, begin, gateways } = await open()
  const { visit, gateway, payment } = await begin('safepay')
  const refund = () => gateway.refund?.({ ...payment, bankNumber: null })
  expect(await refund()).toEqual({ state: 'refused', why: 'the payment is started at the bank' })
  await visit.choose('pay')
  expect(await gateway.refund?.({ ...payment, amount: 12_499, bankNumber: null })).toEqual({
    state: 'refused',
    why: "the bank's answer has another amount",
  })
  bank.behave('drops')
  expect(await refund()).toMatchObject({ state: 'unknown' })
  bank.behave('pays')
  expect(await refund()).toEqual({ state: 'refunded' })
  expect(await refund()).toEqual({ state: 'refunded' })
  const asked = bank.seen.filter((call) => call.endsWith('/refund'))
  expect(asked).toHaveLength(1)
  expect(bank.taken()).toMatchObject([{ rupees: 12_500, refundedAt: expect.any(String) }])
  expect(gateways.get('alfalah')?.refund).toBeUndefined()
})
