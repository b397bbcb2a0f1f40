import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { call, signUpCompany } from '../../test/factories.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { deleteForgottenRateLimits } from '../db/queries/rate-limits.ts'

const minuteMs = 60_000
const proxied = { TRUST_PROXY: 'loopback' }

describeOnEachEngine('limits of wrong passwords', (open, engine) => {
  async function openOwn(env: Record<string, string> = {}): Promise<TestApp> {
    const own = await openTestApp({ engine, env })
    onTestFinished(() => own.close())
    return own
  }

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const logIn = ({ app }: TestApp, email: string, password: string, headers = {}) =>
    call(app, 'logIn', { payload: { email, password }, headers })
  const fail = (test: TestApp, email: string, headers = {}) => logIn(test, email, 'a wrong one', headers)
  const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode

  async function failTimes(test: TestApp, times: number, email: string, headers = {}): Promise<number[]> {
    const statuses: number[] = []
    for (let time = 0; time < times; time += 1) statuses.push((await fail(test, email, headers)).statusCode)
    return statuses
  }

  it('check ten wrong passwords of an account, and then wait longer and longer', async () => {
    const test = await openOwn(proxied)
    const { user, password } = await signUpCompany(test.app)
    for (const [round, minutes] of [15, 30, 60, 60].entries()) {
      expect(await failTimes(test, 10, user.email, from(`203.0.113.${round}`))).toEqual(Array(10).fill(401))
      const refused = await logIn(test, user.email, password, from('198.51.100.1'))
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan((minutes - 1) * 60)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(minutes * 60)
      expect(refused.json()).toEqual({
        code: 'too-many-requests',
        message: `Too many failed logins. You can reset your password now, or wait. Please try again in ${minutes} minutes`,
      })
      test.passTime(minutes * minuteMs)
    }
    expect((await logIn(test, user.email, password)).statusCode).toBe(200)
    expect(await failTimes(test, 10, user.email)).toEqual(Array(10).fill(401))
    expect((await fail(test, user.email)).headers['retry-after']).toMatch(/^(900|899)$/)
  })

  it('respond the same for an unknown account, in any case', async () => {
    const test = await openOwn()
    const { user } = await signUpCompany(test.app)
    const answers = []
    for (const email of [user.email, 'nobody@example.com']) {
      expect(await failTimes(test, 10, email)).toEqual(Array(10).fill(401))
      const { statusCode, body, headers } = await fail(test, ` ${email.toUpperCase()}`)
      answers.push({ statusCode, body, names: Object.keys(headers) })
    }
    expect(answers[0]?.statusCode).toBe(429)
    expect(answers[1]).toEqual(answers[0])
  })

  it('check ten of forty wrong passwords sent at once', async () => {
    const test = await openOwn()
    const { user } = await signUpCompany(test.app)
    const answers = await Promise.all(Array.from({ length: 40 }, () => fail(test, user.email)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  it('count all of forty failures of one address at once, and refuse it after fifty', async () => {
    const test = await openOwn(proxied)
    const { user, password } = await signUpCompany(test.app)
    const attack = (index: number) => fail(test, `somebody-${index}@example.com`, from('203.0.113.9'))
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => statusOf(attack(index))))
    expect(new Set(statuses)).toEqual(new Set([401]))
    for (let index = 40; index < 50; index += 1) expect(await statusOf(attack(index))).toBe(401)
    const refused = await attack(50)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe(
      'Too many failed logins from your network. Please try again in 15 minutes',
    )
    // Other callers are not affected.
    expect((await logIn(test, user.email, password, from('198.51.100.1'))).statusCode).toBe(200)
  })

  it('count no right password', async () => {
    const test = await openOwn({ LIMIT_LOGIN_ACCOUNT: '3/15m', LIMIT_LOGIN_ADDRESS: '4/15m' })
    const { user, password } = await signUpCompany(test.app)
    for (let round = 0; round < 6; round += 1) {
      expect(await statusOf(logIn(test, user.email, password))).toBe(200)
    }
    expect(await failTimes(test, 2, user.email)).toEqual([401, 401])
    expect(await statusOf(logIn(test, user.email, password))).toBe(200)
    expect(await failTimes(test, 3, user.email)).toEqual([401, 401, 429])
  })

  it('make an address wait longer each time, also when it logs in to an account of its own between', async () => {
    const test = await openOwn({ LIMIT_LOGIN_ADDRESS: '4/15m' })
    const { user, password } = await signUpCompany(test.app)
    const waitOf = async (name: string) => {
      for (let guess = 0; guess < 4; guess += 1) {
        expect(await statusOf(fail(test, `${name}-${guess}@example.com`))).toBe(401)
        // Right passwords neither count nor clear anything.
        if (guess < 3) expect(await statusOf(logIn(test, user.email, password))).toBe(200)
      }
      const refused = await logIn(test, user.email, password)
      expect(refused.statusCode).toBe(429)
      return Math.ceil(Number(refused.headers['retry-after']) / 60)
    }
    for (const minutes of [15, 30, 60, 60]) {
      expect(await waitOf(`within-${minutes}`)).toBe(minutes)
      test.passTime(minutes * minuteMs)
      expect(await statusOf(logIn(test, user.email, password))).toBe(200)
    }
    // It is forgotten a day after the last failure, however many logins come in between.
    for (let hours = 0; hours < 26; hours += 2) {
      test.passTime(120 * minuteMs)
      expect(await statusOf(logIn(test, user.email, password))).toBe(200)
    }
    expect(await waitOf('later')).toBe(15)
  })

  it('let the owner in again by a reset, at once', async () => {
    const test = await openOwn({ DEMO: '1', ...proxied })
    const { user } = await signUpCompany(test.app)
    await failTimes(test, 11, user.email, from('203.0.113.9'))
    const asked = await call(test.app, 'forgotPassword', { payload: { email: user.email } })
    const newPassword = 'quite another password'
    const payload = { email: user.email, resetCode: asked.json().resetCode, newPassword }
    expect(await statusOf(call(test.app, 'resetPassword', { payload }))).toBe(200)
    expect(await statusOf(logIn(test, user.email, newPassword))).toBe(200)
  })

  it('hold across servers and restarts', async () => {
    const db = await open()
    const env = { SESSION_SECRET: 's'.repeat(32) }
    const first = await openTestApp({ engine, env, overrides: { db } })
    onTestFinished(() => first.close())
    const { user } = await signUpCompany(first.app)
    await failTimes(first, 10, user.email)
    await first.app.close()
    const second = await openTestApp({ engine, env, overrides: { db } })
    onTestFinished(() => second.close())
    expect(await statusOf(fail(second, user.email))).toBe(429)
  })

  it('can be switched off', async () => {
    const test = await openOwn({ LIMIT_LOGIN_ACCOUNT: 'off', LIMIT_LOGIN_ADDRESS: 'off' })
    expect(await failTimes(test, 12, 'nobody@example.com')).toEqual(Array(12).fill(401))
    expect(await test.context.db.read.selectFrom('rateLimits').selectAll().execute()).toEqual([])
  })

  it('keep no address and no mailbox, and nothing once it is forgotten', async () => {
    const test = await openOwn(proxied)
    await failTimes(test, 2, 'nobody@example.com', from('203.0.113.9'))
    const rows = await test.context.db.read.selectFrom('rateLimits').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/nobody|203\.0/)
    test.passTime(15 * minuteMs + 1000)
    await test.context.db.note((trx) => deleteForgottenRateLimits(trx, test.context.clock()))
    expect(await test.context.db.read.selectFrom('rateLimits').selectAll().execute()).toEqual([])
  })

  it('leave pages in memory where they are', async () => {
    const test = await openOwn()
    const before = test.context.db.version()
    await failTimes(test, 12, 'nobody@example.com')
    expect(test.context.db.version()).toBe(before)
  })
})
