import { setTimeout as pause } from 'node:timers/promises'
import type { Billing, PaidPlan, Session } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { startBank } from '../../scripts/bank/start-bank.ts'
import { createContext } from '../src/context/context.ts'
import { readConfig } from '../src/core/config/config.ts'
import { askAboutPayments } from '../src/features/billing/ask-bank.ts'
import type { Departure, Message } from '../src/payments/gateway.ts'
import { visitBank } from './bank-visitor.ts'
import { testEngine } from './databases.ts'
import { signUpFields } from './factories.ts'
import { differencesFrom, sumOfPayments } from './payment-books.ts'
import { salesEnv } from './sales.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: whenever a server dies, every rupee that the bank took gives its days or is due to go back after one run
// of the job, and nothing counts twice.
const kills = killRounds(testEngine === 'sqlite' ? 50 : 12)
/** Companies that pay at the same time in each round, a payment each. */
const payers = 6
const gateways = ['alfalah', 'safepay'] as const

it(`payments survive ${kills} kills: what the bank took gives its days or goes back`, {
  timeout: 120_000 + kills * 30_000,
}, async () => {
  const bank = await startBank()
  onTestFinished(() => bank.stop())
  const env = {
    ...{ ...salesEnv, ...bank.settings, PUBLIC_URL: 'http://tameer.example.com', LOG_LEVEL: 'error' },
    ...{ LIMIT_WRITE: 'off', LIMIT_SIGN_UP: 'off' },
  }
  const server = await startMortal(env)
  /** Companies of several rounds pay again and again, and one more of each round pays for Plus, then for Pro. */
  let companies: Session[] = []
  const begin = async (round: number) => {
    // A company may have five payments that wait.
    if (round % 4 === 0) {
      companies = await Promise.all(Array.from({ length: payers }, () => signUp(server.address())))
    }
    for (const name of gateways) bank.tellAt(name, `${server.address()}/pay/${name}/told`)
    const raiser = await signUp(server.address())
    await pay(server.address(), raiser, round)
    await settled(server.address(), raiser)
    const startedAt = performance.now()
    const payments = companies.map((company, number) => pay(server.address(), company, round + number))
    const work = Promise.all([...payments, pay(server.address(), raiser, round, 'pro')])
    return { done: work.then(() => performance.now() - startedAt) }
  }
  const roundMs = await (await begin(0)).done
  for (let round = 0; round < kills; round += 1) {
    const { done } = await begin(round)
    // The kills are spread over a whole round and a little more.
    await pause((roundMs * 1.5 * round) / kills)
    await server.kill()
    await done
    await server.restart()
  }
  await server.kill()
  const context = await createContext(readConfig({ ...env, ...server.place, DEMO: '0' }), {
    clock: () => Date.now() + 10 * 60_000,
  })
  onTestFinished(() => context.close())
  await askAboutPayments(context)
  const taken = bank.taken()
  expect(taken.length).toBeGreaterThan(kills)
  expect(await differencesFrom(taken, context.db)).toEqual([])
  const pros = await context.db.read
    .selectFrom('payments')
    .select('id')
    .where('plan', '=', 'pro')
    .where('state', '=', 'paid')
    .execute()
  // One without a kill, and some with one.
  expect(pros.length).toBeGreaterThan(1)
  expect(await sumOfPayments(context.db)).toBe(taken.reduce((sum, { rupees }) => sum + rupees, 0))
})

/** Pays for a month as a browser does, as far as the server lives. */
async function pay(
  address: string,
  company: Session,
  number: number,
  plan: PaidPlan = 'plus',
): Promise<void> {
  const gateway = gateways[number % gateways.length] ?? 'alfalah'
  const offers = (await billingOf(address, company))?.offers
  const amount = offers?.find((offer) => offer.plan === plan && offer.months === 1)?.amount
  if (amount === undefined) return
  const begun = await send(`${address}/api/billing/payments`, {
    ...{ method: 'POST', body: JSON.stringify({ plan, months: 1, gateway, amount, again: true }) },
    headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
  })
  if (begun?.status !== 201) return
  const answer = (await begun.json().catch(() => undefined)) as
    | { departure: Departure; payment: { reference: string } }
    | undefined
  if (!answer) return
  const way = `/pay/${gateway}/en/${answer.payment.reference}/return`
  const visit = await visitBank(answer.departure, `http://tameer.example.com${way}`)
  const message = await visit.choose('pay')
  if (message) await comeBack(address + way, message)
}

/** A company's plan and offers; undefined when the server died. */
async function billingOf(address: string, { token }: Session): Promise<Billing | undefined> {
  const response = await send(`${address}/api/billing`, { headers: { authorization: `Bearer ${token}` } })
  return (await response?.json().catch(() => undefined)) as Billing | undefined
}

/** Waits until a company has its plan. */
async function settled(address: string, company: Session): Promise<void> {
  await expect
    .poll(async () => (await billingOf(address, company))?.standing.plan, { timeout: 10_000 })
    .toBe('plus')
}

async function comeBack(address: string, message: Message): Promise<void> {
  const { method, path, query, headers, body } = message
  const url = `${address}${path && `/${path}`}${query && `?${query}`}`
  const sent = { method, headers: headers as Record<string, string>, redirect: 'manual' as const }
  await send(url, method === 'POST' ? { ...sent, body } : sent)
}

/** The response, or undefined when the server died. */
function send(url: string, init: RequestInit): Promise<Response | undefined> {
  return fetch(url, init).catch(() => undefined)
}

async function signUp(address: string): Promise<Session> {
  const response = await fetch(`${address}/api/auth/signup`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(signUpFields()),
  })
  return (await response.json()) as Session
}
