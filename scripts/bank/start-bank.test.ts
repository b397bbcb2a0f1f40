import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../api/src/core/config/config.ts'
import type { Departure } from '../../api/src/payments/gateway.ts'
import { createGateways } from '../../api/src/payments/gateways.ts'
import { visitBank } from '../../api/test/bank-visitor.ts'
import { behaviours } from './behaviours.ts'
import { startBank } from './start-bank.ts'

const returnUrl = 'https://tameer.example.com/pay/back'

async function open() {
  const bank = await startBank()
  onTestFinished(() => bank.stop())
  const begin = async (env: Record<string, string>, name: 'alfalah' | 'safepay') => {
    const { payments } = readConfig({ ...bank.settings, ...env })
    const gateway = createGateways(payments).get(name)
    if (!gateway) throw new Error(`${name} is not configured`)
    const payment = { reference: 'TM-26-7K3PW9ADXQ', amount: 12_500, handle: null, description: 'Plus' }
    const { departure } = await gateway.start(payment, { returnUrl, listenerUrl: returnUrl })
    return departure
  }
  return { bank, begin }
}

/** The form with one field changed, or all of them in another order. */
function changed(
  departure: Departure,
  change: (fields: [string, string][]) => [string, string][],
): Departure {
  if (departure.kind !== 'form') throw new Error('it is no form')
  return { ...departure, fields: change(departure.fields) }
}

it('refuses a form of Alfalah that is not as it was hashed', async () => {
  const { begin } = await open()
  const departure = await begin({}, 'alfalah')
  const fields = departure.kind === 'form' ? departure.fields : []
  for (const [index, [field, value]] of fields.entries()) {
    const forged = changed(departure, (all) => all.with(index, [field, `${value}0`]))
    await expect(visitBank(forged, returnUrl), field).rejects.toThrow(/Invalid request/)
  }
  const shorter = changed(departure, (all) => all.slice(0, -1))
  await expect(visitBank(shorter, returnUrl)).rejects.toThrow(/Invalid request/)
  await visitBank(departure, returnUrl)
  // A token is used once.
  await expect(visitBank(departure, returnUrl)).rejects.toThrow(/Invalid request/)
})

it('refuses Alfalah’s fields in another order', async () => {
  const { begin } = await open()
  const departure = await begin({}, 'alfalah')
  const turned = changed(departure, ([first, second, third, fourth, ...others]) =>
    [first, second, fourth, third, ...others].filter((field) => field !== undefined),
  )
  await expect(visitBank(turned, returnUrl)).rejects.toThrow(/another order/)
})

it.each([
  ['another key', { ALFALAH_KEY1: 'another-key-0001' }, 'Wrong request hash'],
  ['another merchant', { ALFALAH_MERCHANT_ID: '999999' }, 'Unknown merchant'],
  ['another password', { ALFALAH_PASSWORD: 'another' }, 'Unknown merchant'],
])('refuses the handshake of %s and says why', async (_, env, reason) => {
  const { begin } = await open()
  await expect(begin(env, 'alfalah')).rejects.toThrow(`the bank refused the handshake: ${reason}`)
})

it('refuses Safepay’s key of another, and an unknown tracker', async () => {
  const { bank, begin } = await open()
  await expect(begin({ SAFEPAY_API_KEY: 'sec_another' }, 'safepay')).rejects.toThrow('status 400')
  const url = `${bank.url}/checkout/pay?beacon=track_unknown&env=sandbox&order_id=1&source=custom&webhooks=true`
  await expect(visitBank({ kind: 'link', url }, returnUrl)).rejects.toThrow(/Invalid request/)
})

it('shows a page that works without script, and is over after the choice', async () => {
  const { begin } = await open()
  const { page, choose } = await visitBank(await begin({}, 'alfalah'), returnUrl)
  expect(page).toContain('Rs 12,500')
  expect(page).toContain('TM-26-7K3PW9ADXQ')
  expect(page).not.toContain('<script')
  expect(page.match(/<button name="choice"/g)).toHaveLength(3)
  await choose('decline')
  const brought = await choose('pay')
  expect(brought?.path).toContain('TS=')
})

it.each(['alfalah', 'safepay'] as const)('leads back from a page of %s that is over', async (name) => {
  const { begin } = await open()
  const { choose, goBack } = await visitBank(await begin({}, name), returnUrl)
  expect(await goBack()).toBeNull()
  const brought = await choose('pay')
  expect(brought).not.toBeNull()
  expect(await goBack()).toEqual(brought)
})

it('takes the money of a try once, and none after it was declined', async () => {
  const { bank, begin } = await open()
  const paid = await visitBank(await begin({}, 'alfalah'), returnUrl)
  await paid.choose('pay')
  await paid.choose('pay')
  const declined = await visitBank(await begin({}, 'safepay'), returnUrl)
  await declined.choose('decline')
  await declined.choose('pay')
  expect(bank.taken()).toMatchObject([{ gateway: 'alfalah', reference: 'TM-26-7K3PW9ADXQ', rupees: 12_500 }])
})

it('obeys and reports to holders of the control key', async () => {
  const { bank } = await open()
  const control = (path: string, body?: unknown, key = bank.keys.control) =>
    fetch(`${bank.url}/control/${path}`, {
      headers: { 'x-control-key': key },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  expect(await (await control('taken')).json()).toEqual([])
  expect((await control('taken', undefined, 'a guess')).status).toBe(403)
  for (const behaviour of Object.keys(behaviours)) {
    expect((await control('behaviour', { behaviour, reference: 'TM-26-7K3PW9ADXQ' })).status).toBe(200)
  }
  expect((await control('behaviour', { behaviour: 'sleeps' })).status).toBe(400)
  expect((await control('listener', { gateway: 'safepay', url: `${bank.url}/x` })).status).toBe(200)
  expect((await control('listener', { gateway: 'other', url: bank.url })).status).toBe(400)
  expect((await fetch(`${bank.url}/pay/unknown`)).status).toBe(404)
  expect((await fetch(`${bank.url}/HS/api/IPN/OrderStatus/%/%/%`).catch(() => null))?.status).toBeUndefined()
})
