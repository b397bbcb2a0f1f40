import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Behaviour } from '../../../../scripts/bank/behaviours.ts'
import { type RunningBank, startBank } from '../../../../scripts/bank/start-bank.ts'
import { type Catcher, startCatcher, visitBank } from '../../../test/bank-visitor.ts'
import { call, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { freePort } from '../../../test/free-port.ts'
import { salesEnv } from '../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { readConfig } from '../../core/config/config.ts'
import type { Departure, GatewayName, Message } from '../../payments/gateway.ts'
import { createGateways } from '../../payments/gateways.ts'
import { askAboutPayments } from './ask-bank.ts'

const minuteMs = 60_000
const gateways = ['alfalah', 'safepay'] as const

let bank: RunningBank
let decoy: Catcher
let test: TestApp
let origin: string

beforeAll(async () => {
  decoy = await startCatcher()
  bank = await startBank({ lateMs: 300, decoy: decoy.url })
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const env = { ...salesEnv, ...bank.settings, PUBLIC_URL: origin }
  const config = readConfig({ NODE_ENV: 'test', ...env })
  test = await openTestApp({
    env,
    overrides: { gateways: createGateways(config.payments, { limitMs: 500 }) },
  })
  await test.app.listen({ port, host: '127.0.0.1' })
  for (const name of gateways) bank.tellAt(name, `${origin}/pay/${name}/told`)
})
afterAll(async () => {
  // Whatever a message named, no other server was called.
  expect(decoy.messages).toEqual([])
  await test.close()
  await bank.stop()
  await decoy.stop()
})

async function begin(company: TestCompany, gateway: GatewayName, { again = false, language = 'en' } = {}) {
  const payload = { plan: 'plus', months: 12, gateway, amount: 25_000, again }
  const response = await call(test.app, 'beginPayment', {
    payload,
    headers: { ...company.headers, 'accept-language': language },
  })
  expect(response.statusCode, response.body).toBe(201)
  const { payment, departure } = response.json() as {
    payment: { reference: string }
    departure: Departure
  }
  const returnUrl = `${origin}/pay/${gateway}/${language}/${payment.reference}/return`
  const visit = await visitBank(departure, returnUrl)
  return { reference: payment.reference, departure, returnUrl, visit }
}

/** Brings to the server what a browser brings back from the bank; returns where it is sent. */
async function comeBack(returnUrl: string, message: Message | null): Promise<string | null> {
  if (!message) return null
  const { method, path, query, headers, body } = message
  const url = `${returnUrl}${path && `/${path}`}${query && `?${query}`}`
  const sent = { method, headers: headers as Record<string, string>, redirect: 'manual' as const }
  const response = await fetch(url, method === 'POST' ? { ...sent, body } : sent)
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

async function look(company: TestCompany, reference: string) {
  const response = await call(test.app, 'getPayment', { params: { reference }, headers: company.headers })
  return response.json() as { state: string; receipt: string | null; amount: number }
}

const planOf = async (company: TestCompany) => {
  const { standing } = (await call(test.app, 'getBilling', { headers: company.headers })).json()
  return standing.plan as string
}

const inMinutes = (minutes: number) => {
  test.passTime(minutes * minuteMs)
  return askAboutPayments(test.context)
}

describe.each(gateways)('through %s', (gateway) => {
  it('a company comes back to the language in which it began, whatever its letters are in', async () => {
    const company = await signUpCompany(test.app)
    for (const [language, place] of [
      ['ur', '/ur/#/billing/return'],
      ['en', '/#/billing/return'],
    ] as const) {
      const { reference, returnUrl, visit } = await begin(company, gateway, { again: true, language })
      const location = await comeBack(returnUrl, await visit.choose('pay'))
      expect(location).toBe(`${place}?payment=${reference}`)
    }
  })

  it('a company pays, comes back, and has its plan', async () => {
    const company = await signUpCompany(test.app)
    const { reference, returnUrl, visit } = await begin(company, gateway)
    expect(await planOf(company)).toBe('basic')
    const location = await comeBack(returnUrl, await visit.choose('pay'))
    expect(location).toBe(`/#/billing/return?payment=${reference}`)
    await expect.poll(async () => (await look(company, reference)).state).toBe('paid')
    expect(await look(company, reference)).toMatchObject({ amount: 25_000, receipt: expect.any(String) })
    expect(await planOf(company)).toBe('plus')
  })

  it('a company that declines has paid nothing', async () => {
    const company = await signUpCompany(test.app)
    const { reference, returnUrl, visit } = await begin(company, gateway)
    await comeBack(returnUrl, await visit.choose('decline'))
    await expect.poll(async () => (await look(company, reference)).state).toBe('failed')
    expect(await planOf(company)).toBe('basic')
  })

  it('the bank tells first, and the browser never comes back', async () => {
    const company = await signUpCompany(test.app)
    const { reference, visit } = await begin(company, gateway)
    await visit.choose('pay')
    await expect.poll(async () => (await look(company, reference)).state).toBe('paid')
  })

  it('the line drops after the bank took the money: the job finds it', async () => {
    const company = await signUpCompany(test.app)
    const { reference, visit } = await begin(company, gateway)
    bank.behave('drops', reference)
    expect(await visit.choose('pay')).toBeNull()
    await inMinutes(1)
    expect((await look(company, reference)).state).toBe('pending')
    bank.behave('pays', reference)
    await inMinutes(10)
    expect((await look(company, reference)).state).toBe('paid')
    expect(await planOf(company)).toBe('plus')
  })

  it('two tries are both paid: one pays, one goes back', async () => {
    const company = await signUpCompany(test.app)
    const first = await begin(company, gateway)
    const second = await begin(company, gateway, { again: true })
    await Promise.all([first.visit.choose('pay'), second.visit.choose('pay')])
    await inMinutes(1)
    const states = [await look(company, first.reference), await look(company, second.reference)]
    expect(states.map(({ state }) => state).toSorted()).toEqual(['paid', 'refund-due'])
  })

  it.each([
    'other-amount',
    'other-merchant',
    'other-currency',
    'other-reference',
    'forged-return',
    'replayed-return',
    'fails',
    'garbage',
    'huge',
    'redirects',
    'hangs',
  ] satisfies Behaviour[])('a bank that misbehaves (%s) gives nobody a plan', async (behaviour) => {
    const company = await signUpCompany(test.app)
    const { reference, returnUrl, visit } = await begin(company, gateway)
    bank.behave(behaviour, reference)
    await comeBack(returnUrl, await visit.choose('pay'))
    await inMinutes(1)
    expect(['pending', 'failed']).toContain((await look(company, reference)).state)
    expect(await planOf(company)).toBe('basic')
  })

  it.each(['tells-twice', 'late', 'ssrf'] satisfies Behaviour[])(
    'a payment counts once and at last (%s)',
    async (behaviour) => {
      const company = await signUpCompany(test.app)
      const { reference, returnUrl, visit } = await begin(company, gateway)
      bank.behave(behaviour, reference)
      await comeBack(returnUrl, await visit.choose('pay'))
      await new Promise((resolve) => setTimeout(resolve, 400))
      await inMinutes(10)
      expect((await look(company, reference)).state).toBe('paid')
      const { payments } = (await call(test.app, 'getBilling', { headers: company.headers })).json()
      expect(payments).toHaveLength(1)
    },
  )
})

it('a company neither sees nor asks about a payment of another', async () => {
  const [one, other] = [await signUpCompany(test.app), await signUpCompany(test.app)]
  const { reference } = await begin(one, 'safepay')
  for (const name of ['getPayment', 'askPayment'] as const) {
    const response = await call(test.app, name, { params: { reference }, headers: other.headers })
    expect(response.statusCode).toBe(404)
  }
})

it.each(['alfalah', 'nobody', 'transfer'])(
  'a browser that comes back through %s with a reference that nobody knows is led to the same place',
  async (gateway) => {
    const address = `${origin}/pay/${gateway}/ur/TM-26-7K3PW9ADXQ/return/O=TM-26-7K3PW9ADXQ`
    const response = await fetch(address, { redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/ur/#/billing/return?payment=TM-26-7K3PW9ADXQ')
  },
)

it('a browser that comes back with what is no reference is led to the plan', async () => {
  const response = await fetch(`${origin}/pay/alfalah/xx/nothing/return?x=1`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe('/#/billing')
})

it('messages make us ask about a payment once a minute, and no more about one that is paid', async () => {
  const company = await signUpCompany(test.app)
  const { reference, visit } = await begin(company, 'alfalah')
  await visit.choose('pay')
  await expect.poll(async () => (await look(company, reference)).state).toBe('paid')
  const other = await begin(company, 'alfalah')
  const asksAbout = (one: string) => bank.seen.filter((line) => line.endsWith(one)).length
  const before = asksAbout(reference)
  for (let count = 0; count < 30; count += 1) {
    await fetch(`${origin}/pay/alfalah/told?O=${reference}`)
    await fetch(`${origin}/pay/alfalah/told?O=${other.reference}`)
  }
  await expect.poll(() => asksAbout(other.reference)).toBe(1)
  expect(asksAbout(reference)).toBe(before)
})

it.each([
  ['nothing', ''],
  ['a list', 'url[]=1&url[]=2'],
  ['bytes', '\u0000\u00ff%zz&=%'],
  ['a long text', 'x'.repeat(60_000)],
])('a message of the bank’s server with %s does nothing', async (_what, body) => {
  for (const gateway of [...gateways, 'transfer', '__proto__']) {
    const response = await fetch(`${origin}/pay/${gateway}/told`, {
      ...{ method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    })
    expect(response.status).toBe(200)
  }
})

it('refuses a message that is too large', async () => {
  const response = await fetch(`${origin}/pay/safepay/told`, { method: 'POST', body: 'x'.repeat(70_000) })
  expect(response.status).toBe(413)
})

it('takes no other way to pay than those offered, and no other sum than the one shown', async () => {
  const company = await signUpCompany(test.app)
  const wrong = { plan: 'plus', months: 12, gateway: 'safepay', amount: 24_999 }
  const refused = await call(test.app, 'beginPayment', { payload: wrong, headers: company.headers })
  expect(refused.statusCode).toBe(409)
  const { payments } = (await call(test.app, 'getBilling', { headers: company.headers })).json()
  expect(payments).toEqual([])
})

it('says that the bank is away, and begins nothing, when it cannot be reached', async () => {
  const company = await signUpCompany(test.app)
  bank.behave('fails')
  const payload = { plan: 'plus', months: 1, gateway: 'safepay', amount: 2500 }
  const away = await call(test.app, 'beginPayment', { payload, headers: company.headers })
  bank.behave('pays')
  expect(away.statusCode).toBe(503)
  expect(away.json().message).toContain('Nothing was taken')
  const { payments } = (await call(test.app, 'getBilling', { headers: company.headers })).json()
  expect(payments).toMatchObject([{ state: 'failed' }])
})
