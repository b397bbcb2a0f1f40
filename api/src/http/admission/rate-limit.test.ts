import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, signUpFields, type TestCompany } from '../../../test/factories.ts'
import { addRequest, quoteFor } from '../../../test/request-rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const minuteMs = 60_000
const proxied = { TRUST_PROXY: 'loopback' }

describeOnEachEngine('rate limits', (_open, engine) => {
  async function openOwn(env: Record<string, string> = {}): Promise<TestApp> {
    const own = await openTestApp({ engine, env })
    onTestFinished(() => own.close())
    return own
  }

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode

  it('trust a forwarding header from configured proxies alone', async () => {
    const limit = { LIMIT_SIGN_UP: '2/1h' }
    const untrusting = await openOwn(limit)
    const trusting = await openOwn({ ...limit, ...proxied })
    const signUp = ({ app }: TestApp, address: string) =>
      statusOf(call(app, 'signUp', { payload: signUpFields(), headers: from(address) }))
    const statuses = async (test: TestApp, addresses: string[]) => {
      const found: number[] = []
      for (const address of addresses) found.push(await signUp(test, address))
      return found
    }
    expect(await statuses(untrusting, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([201, 201, 429])
    expect(await statuses(trusting, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([201, 201, 201])
    // The caller's own addresses come before the one that the proxy added, and are not trusted.
    const spoofed = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((own) => `${own}, 203.0.113.9`)
    expect(await statuses(trusting, spoofed)).toEqual([201, 201, 429])
    const one64 = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1']
    expect(await statuses(trusting, one64)).toEqual([201, 201, 429, 201])
  })

  it('hold for sign-ups, reset requests and reset codes of an address', async () => {
    const test = await openOwn({ LIMIT_SIGN_UP: '1/1h', LIMIT_RESET: '1/1h', LIMIT_RESET_TRY: '1/1h' })
    const payloads = {
      signUp: [() => signUpFields(), 'Too many accounts were opened or changed from your network'],
      forgotPassword: [() => ({ email: 'a@example.com' }), 'Too many codes were asked for from your network'],
      resetPassword: [
        () => ({ email: 'a@example.com', resetCode: '12345678', newPassword: 'long enough' }),
        'Too many reset codes were tried from your network',
      ],
    } as const
    for (const [name, [payload, sentence]] of Object.entries(payloads)) {
      const ask = () => call(test.app, name as keyof typeof payloads, { payload: payload() })
      // Malformed calls are not counted.
      expect((await call(test.app, name as keyof typeof payloads, { payload: {} })).statusCode).toBe(400)
      expect((await ask()).statusCode).toBeLessThan(429)
      const refused = await ask()
      expect([refused.statusCode, refused.json().message]).toEqual([
        429,
        `${sentence}. Please try again in 60 minutes`,
      ])
      test.passTime(60 * minuteMs)
      expect((await ask()).statusCode).toBeLessThan(429)
    }
  })

  it('keep one address from using up all the codes of an account, and others from nothing', async () => {
    const test = await openOwn({ LIMIT_RESET_TRY_ACCOUNT: '5/1h' })
    const { user } = await signUpCompany(test.app)
    const mailed = async () => {
      await call(test.app, 'forgotPassword', { payload: { email: user.email } })
      const mails = await test.context.db.read.selectFrom('mailOutbox').select('text').orderBy('id').execute()
      return mails.flatMap(({ text }) => /reset code: (\d{8})/.exec(text)?.[1] ?? []).at(-1) ?? ''
    }
    const attempt = (email: string, resetCode: string, remoteAddress: string) =>
      test.app.inject({
        ...{ method: 'POST', url: '/api/auth/reset-password', remoteAddress },
        payload: { email, resetCode, newPassword: 'long enough' },
      })
    const [stranger, owner] = ['192.0.2.7', '192.0.2.8']
    await mailed()
    for (let time = 0; time < 5; time += 1) {
      expect((await attempt(user.email, '00000000', stranger)).statusCode).toBe(400)
    }
    const code = await mailed()
    const refused = await attempt(user.email.toUpperCase(), '00000000', stranger)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toMatch(
      /^Too many reset codes were tried for this account from your network/,
    )
    expect((await attempt('nobody@example.com', '00000000', stranger)).statusCode).toBe(400)
    expect((await attempt(user.email, code, owner)).statusCode).toBe(200)
  })

  it('hold for a company that writes and sends pictures, and do not affect others', async () => {
    const test = await openOwn({ LIMIT_WRITE: '3/1h', LIMIT_UPLOAD: '2/1h' })
    const busy = await signUpCompany(test.app)
    const calm = await signUpCompany(test.app)
    const rename = ({ headers }: TestCompany) => {
      const form = multipart({ name: 'Renamed' })
      return statusOf(call(test.app, 'updateProfile', { ...form, headers: { ...form.headers, ...headers } }))
    }
    const remove = ({ headers }: TestCompany) =>
      statusOf(call(test.app, 'deletePortfolio', { headers, params: { id: crypto.randomUUID() } }))
    expect([await rename(busy), await rename(busy), await rename(busy)]).toEqual([200, 200, 429])
    expect([await remove(busy), await remove(busy)]).toEqual([404, 429])
    expect([await rename(calm), await statusOf(call(test.app, 'logOut', { headers: busy.headers }))]).toEqual(
      [200, 204],
    )
    expect(await statusOf(call(test.app, 'listPortfolios'))).toBe(200)
  })

  it('count the drafts of quotes separately: saving them does not use up what sending one needs', async () => {
    const test = await openOwn({ LIMIT_WRITE: '1/1h', LIMIT_DRAFT: '2/1h' })
    const { headers, user } = await signUpCompany(test.app)
    const [id = ''] = (await addRequest(test.context, [user.id])).invitationIds
    const save = (version: number) =>
      statusOf(call(test.app, 'saveQuoteDraft', { headers, params: { id }, payload: { draft: {}, version } }))
    expect([await save(0), await save(1), await save(2)]).toEqual([200, 200, 429])
    const payload = quoteFor(Date.now)
    expect(await statusOf(call(test.app, 'sendQuote', { headers, params: { id }, payload }))).toBe(201)
  })
})
