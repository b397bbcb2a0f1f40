import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { call, signUpCompany } from '../../test/factories.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

const inUrdu = { 'accept-language': 'ur' }

describeOnEachEngine('a client that asks for Urdu', (_open, engine) => {
  async function openOwn(): Promise<TestApp> {
    const own = await openTestApp({ engine })
    onTestFinished(() => own.close())
    return own
  }

  it('reads what is wrong with its fields in Urdu', async () => {
    const { app } = await openOwn()
    const payload = { name: '', email: 'nobody', password: '123', confirmPassword: '124', categoryIds: [] }
    const response = await call(app, 'signUp', { payload, headers: inUrdu })
    expect([response.statusCode, response.headers['content-language']]).toEqual([400, 'ur'])
    const { message, fields } = response.json()
    expect(Object.keys(fields)).toEqual(['name', 'email', 'password', 'categoryIds', 'confirmPassword'])
    for (const sentence of [message, ...Object.values<string>(fields)]) {
      expect(sentence).toMatch(/[\u0600-\u06ff]/)
      expect(sentence).not.toMatch(/[a-z]/i)
    }
  })

  it.each([
    [401, { url: '/api/users/profile' }, 'براہِ کرم پہلے لاگ اِن کریں'],
    [404, { url: '/api/nothing' }, /[\u0600-\u06ff]/],
    [405, { url: '/api/cities', method: 'DELETE' as const }, /[\u0600-\u06ff]/],
    [415, { url: '/api/auth/login', method: 'POST' as const, payload: 'x' }, /[\u0600-\u06ff]/],
  ])('reads why it gets %s in Urdu', async (status, request, words) => {
    const { app } = await openOwn()
    const response = await app.inject({ ...request, headers: { ...inUrdu, 'content-type': 'text/x' } })
    expect(response.statusCode).toBe(status)
    expect(response.json().message).toMatch(words)
  })

  it.each([undefined, 'ur-PK,ur;q=0.9,en;q=0.8', 'en', 'fr', ''])(
    'reads English when it asks for %s',
    async (asked) => {
      const { app } = await openOwn()
      const headers = asked === undefined ? {} : { 'accept-language': asked }
      const response = await call(app, 'getProfile', { headers })
      expect(response.json().message).toBe('Please log in first')
      expect(response.headers['content-language']).toBe('en')
    },
  )

  it('reads replies and names of devices in Urdu', async () => {
    const { app } = await openOwn()
    const company = await signUpCompany(app)
    const browser = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36'
    const { email } = company.user
    const payload = { email, password: company.password }
    await call(app, 'logIn', { payload, headers: { 'user-agent': browser } })
    const devices = async (headers = {}) => {
      const response = await call(app, 'listSessions', { headers: { ...company.headers, ...headers } })
      return response.json().data.map(({ device }: { device: string }) => device)
    }
    expect(await devices(inUrdu)).toContain('\u2068Android\u2069 پر \u2068Chrome\u2069')
    expect(await devices(inUrdu)).toContain('نامعلوم ڈیوائس')
    expect(await devices()).toEqual(expect.arrayContaining(['Chrome on Android', 'Unknown device']))
    const asked = await call(app, 'forgotPassword', { payload: { email }, headers: inUrdu })
    expect(asked.json().message).toBe('اگر اس پتے پر اکاؤنٹ ہے تو ری سیٹ کوڈ بھیج دیا گیا ہے۔')
  })
})
