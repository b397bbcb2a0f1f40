import type { PaymentBody } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import type { Behaviour } from '../../scripts/bank/behaviours.ts'
import { startBank } from '../../scripts/bank/start-bank.ts'
import { readConfig } from '../src/core/config/config.ts'
import { AppError } from '../src/core/errors.ts'
import { askAboutPayments } from '../src/features/billing/ask-bank.ts'
import { beginPaymentOf } from '../src/features/billing/begin-payment.ts'
import { createGateways } from '../src/payments/gateways.ts'
import { visitBank } from './bank-visitor.ts'
import { testEngine } from './databases.ts'
import { differencesFrom, sumOfPayments } from './payment-books.ts'
import { addCompany } from './rows.ts'
import { salesEnv } from './sales.ts'
import { openTestApp } from './test-app.ts'

const companies = 250
const tries = 4
const atOnce = 50
const mostPresses = 10
const gateways = ['alfalah', 'safepay'] as const
/** Each loses, delays or doubles an answer in another way. */
const behaviours = [
  'pays',
  'drops',
  'late',
  'hangs',
  'tells-twice',
  'declines',
  'fails',
  'garbage',
] satisfies Behaviour[]

it(`${companies * tries} payments at once, with answers lost, agree with the bank's list to the rupee`, {
  timeout: 600_000,
}, async () => {
  const bank = await startBank({ lateMs: 50 })
  onTestFinished(() => bank.stop())
  const env = { ...salesEnv, ...bank.settings, PUBLIC_URL: 'http://tameer.example.com' }
  const { payments } = readConfig({ NODE_ENV: 'test', ...env })
  const overrides = { gateways: createGateways(payments, { limitMs: 1000 }) }
  const test = await openTestApp({ engine: testEngine, env, overrides })
  onTestFinished(() => test.close())
  const ids = await Promise.all(Array.from({ length: companies }, () => addCompany(test.context.db)))
  const waiting = Array.from({ length: companies * tries }, (_, number) => number)

  /** Presses again, as a person does, where a busy machine was slower than the time limit of the bank's calls. */
  const begin = async (companyId: string, body: PaymentBody) => {
    for (let press = 1; ; press += 1) {
      try {
        return await beginPaymentOf(test.context, { companyId, language: 'en' }, body)
      } catch (error) {
        if (press === mostPresses || !(error instanceof AppError && error.code === 'busy')) throw error
      }
    }
  }
  const pay = async (number: number) => {
    const gateway = gateways[number % gateways.length] ?? 'alfalah'
    const body = { plan: 'plus', months: 1, gateway, amount: 2500, again: true } as const
    const { payment, departure } = await begin(ids[number % companies] ?? '', body)
    if (!departure) throw new Error('no page to pay at')
    const { reference } = payment
    const visit = await visitBank(departure, `${env.PUBLIC_URL}/pay/${gateway}/en/${reference}/return`)
    bank.behave(behaviours[(number * 7) % behaviours.length] ?? 'pays', reference)
    await visit.choose('pay').catch(() => null)
    return reference
  }
  const paid: string[] = []
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) paid.push(await pay(next))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  test.passTime(60_000)
  await askAboutPayments(test.context)
  for (const reference of paid) bank.behave('pays', reference)
  // Several rounds: an answer that comes too late on a busy machine is asked for again.
  for (const hours of [1, 2, 4, 8]) {
    test.passTime(hours * 60 * 60_000)
    await askAboutPayments(test.context)
  }
  const taken = bank.taken()
  expect(taken.length).toBeGreaterThan((companies * tries) / 2)
  expect(await differencesFrom(taken, test.context.db)).toEqual([])
  expect(await sumOfPayments(test.context.db)).toBe(taken.reduce((sum, { rupees }) => sum + rupees, 0))
})
