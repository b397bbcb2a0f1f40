import { session } from '@tameer/contract'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { bearer, call, signUpCompany, signUpFields } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createPasswordHasher } from '../../core/secrets/passwords.ts'

const dayMs = 24 * 60 * 60 * 1000

describeOnEachEngine('accounts', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine })
    return () => test.close()
  })

  async function openOwn(options: Parameters<typeof openTestApp>[0] = {}): Promise<TestApp> {
    const own = await openTestApp({ engine, ...options })
    onTestFinished(() => own.close())
    return own
  }

  describe('sign-up', () => {
    it('opens an account and signs it in', async () => {
      const fields = signUpFields({
        name: '  Zaheer   & Sons ',
        categoryIds: [6, 4, 4],
        role: 'Admin',
        position: 1,
      })
      const response = await call(test.app, 'signUp', { payload: fields })
      expect(response.statusCode).toBe(201)
      expect(response.headers['cache-control']).toBe('no-store')
      const { user, token } = session.parse(response.json())
      expect(user).toMatchObject({ name: 'Zaheer & Sons', email: fields.email, role: 'Company', image: null })
      expect(user.categories.map((one) => one.category)).toEqual([
        { id: 4, name: 'Architecture' },
        { id: 6, name: 'Interior Design' },
      ])
      expect(token).toMatch(/^[\w-]{43}$/)
      expect((await call(test.app, 'logOut', { headers: bearer(token) })).statusCode).toBe(204)
    })

    it.each<[name: string, fields: Record<string, unknown>, field: string, message: string]>([
      ['no name', { name: ' ' }, 'name', 'Please enter your company name'],
      ['no address', { email: 'builders' }, 'email', 'Please enter a valid email address'],
      ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters long.'],
      ['another second password', { confirmPassword: 'x' }, 'confirmPassword', 'Passwords do not match'],
      ['no category', { categoryIds: [] }, 'categoryIds', 'Please choose at least one category'],
      ['an unknown category', { categoryIds: [5, 99] }, 'categoryIds', 'Please choose from the list'],
      [
        'a category that is no number',
        { categoryIds: ['5 or 1=1'] },
        'categoryIds',
        'Please choose from the list',
      ],
    ])('refuses %s', async (_name, fields, field, message) => {
      const response = await call(test.app, 'signUp', { payload: signUpFields(fields) })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'invalid', fields: { [field]: message } })
    })

    it('names all bad fields at once, and refuses a missing body', async () => {
      const response = await call(test.app, 'signUp', { payload: {} })
      expect(Object.keys(response.json().fields)).toEqual(
        expect.arrayContaining(['name', 'email', 'password', 'confirmPassword', 'categoryIds']),
      )
      expect((await call(test.app, 'signUp')).statusCode).toBe(400)
    })

    it('accepts an e-mail address once, whatever its case, even with two sign-ups at once', async () => {
      const fields = signUpFields({ email: 'Taken@Example.com' })
      const again = { ...fields, email: 'taken@EXAMPLE.com\u200b' }
      const answers = await Promise.all(
        [fields, again].map((payload) => call(test.app, 'signUp', { payload })),
      )
      expect(answers.map((response) => response.statusCode).toSorted()).toEqual([201, 409])
      const refused = answers.find((response) => response.statusCode === 409)
      expect(refused?.json()).toEqual({
        code: 'conflict',
        message: 'An account with this email address already exists. Please log in instead',
        fields: { email: 'This email address is taken' },
      })
    })

    it('checks every character of a long password', async () => {
      const password = `${'ü'.repeat(200)}!`
      const { user } = await signUpCompany(test.app, { password })
      const cut = await call(test.app, 'logIn', {
        payload: { email: user.email, password: password.slice(0, -1) },
      })
      expect(cut.statusCode).toBe(401)
      expect((await call(test.app, 'logIn', { payload: { email: user.email, password } })).statusCode).toBe(
        200,
      )
    })
  })

  describe('login', () => {
    it('signs in with a token of its own', async () => {
      const company = await signUpCompany(test.app)
      const payload = {
        email: `\u202a ${company.user.email.toUpperCase()} \u202c\u200b`,
        password: company.password,
      }
      const response = await call(test.app, 'logIn', { payload })
      expect(response.statusCode).toBe(200)
      const { user, token } = session.parse(response.json())
      expect(user).toEqual(company.user)
      expect(token).not.toBe(company.token)
      expect(response.body).not.toContain('argon2')
    })

    it('takes a password however its letters are composed', async () => {
      const confirmPassword = 'Raman\u0303o-pass'
      const { user } = await signUpCompany(test.app, { password: 'Rama\u00f1o-pass', confirmPassword })
      const payload = { email: user.email, password: confirmPassword }
      expect((await call(test.app, 'logIn', { payload })).statusCode).toBe(200)
      const short = signUpFields({ password: 'n\u0303n\u0303n\u0303' })
      expect((await call(test.app, 'signUp', { payload: short })).statusCode).toBe(400)
    })

    it('responds the same to a wrong password and an unknown address', async () => {
      const { user } = await signUpCompany(test.app)
      const wrong = await call(test.app, 'logIn', { payload: { email: user.email, password: 'wrong one' } })
      const unknown = await call(test.app, 'logIn', {
        payload: { email: 'nobody@example.com', password: 'wrong one' },
      })
      expect(wrong.statusCode).toBe(401)
      expect(wrong.json()).toEqual({
        code: 'wrong-credentials',
        message: 'Login failed. Please check your credentials',
      })
      expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    })

    it('refuses an empty form', async () => {
      const response = await call(test.app, 'logIn', { payload: { email: '', password: '' } })
      expect(response.json()).toMatchObject({
        code: 'invalid',
        fields: { email: 'Please enter your email address', password: 'Please enter your password' },
      })
    })

    it('says when to try again while too many logins are waiting', async () => {
      const passwords = createPasswordHasher({ concurrency: 1, waiting: 1 })
      const { app } = await openOwn({ overrides: { passwords } })
      const payload = { email: 'nobody@example.com', password: 'x' }
      const answers = await Promise.all(Array.from({ length: 6 }, () => call(app, 'logIn', { payload })))
      const busy = answers.filter((response) => response.statusCode === 503)
      expect(answers.filter((response) => response.statusCode === 401).length).toBeGreaterThanOrEqual(2)
      expect(busy.length).toBeGreaterThanOrEqual(1)
      expect(busy[0]?.headers['retry-after']).toBe('5')
      expect(busy[0]?.json().code).toBe('busy')
    })

    it('refuses a call that needs a password hashed, before its body is read, while too many wait', async () => {
      const passwords = createPasswordHasher({ concurrency: 1, waiting: 0 })
      const { app } = await openOwn({ overrides: { passwords } })
      const judged = passwords.hash('x')
      for (const name of ['logIn', 'signUp', 'resetPassword', 'changePassword', 'deleteAccount'] as const) {
        expect((await call(app, name, { payload: {} })).statusCode, name).toBe(503)
      }
      expect((await call(app, 'forgotPassword', { payload: {} })).statusCode).toBe(400)
      await judged
      expect((await call(app, 'logIn', { payload: {} })).statusCode).toBe(400)
    })
  })

  describe('sessions', () => {
    it.each([
      undefined,
      'Bearer',
      'Bearer short',
      `Bearer ${'A'.repeat(43)}`,
      `Basic ${'A'.repeat(43)}`,
      `Bearer ${'A'.repeat(5000)}`,
    ])('refuses %s', async (authorization) => {
      const response = await call(test.app, 'logOut', { headers: authorization ? { authorization } : {} })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(response.json()).toEqual({ code: 'not-signed-in', message: 'Please log in first' })
    })

    it('end on the server at logout, each one alone', async () => {
      const company = await signUpCompany(test.app)
      const payload = { email: company.user.email, password: company.password }
      const other = session.parse((await call(test.app, 'logIn', { payload })).json())
      expect((await call(test.app, 'logOut', { headers: company.headers })).statusCode).toBe(204)
      expect((await call(test.app, 'logOut', { headers: company.headers })).statusCode).toBe(401)
      expect((await call(test.app, 'logOut', { headers: bearer(other.token) })).statusCode).toBe(204)
    })

    it('are kept hashed', async () => {
      const { token } = await signUpCompany(test.app)
      const rows = await test.context.db.read.selectFrom('sessions').selectAll().execute()
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it('end when idle, are prolonged by use, and end at their longest age', async () => {
      const own = await openOwn({ env: { SESSION_IDLE_DAYS: '2', SESSION_MAX_DAYS: '4' } })
      const guarded = async (headers: Record<string, string>) =>
        (await own.app.inject({ method: 'DELETE', url: `/api/portfolios/${crypto.randomUUID()}`, headers }))
          .statusCode
      const used = await signUpCompany(own.app)
      const idle = await signUpCompany(own.app)
      for (let day = 1; day <= 3; day += 1) {
        own.passTime(dayMs)
        expect(await guarded(used.headers)).toBe(404)
      }
      expect(await guarded(idle.headers)).toBe(401)
      own.passTime(dayMs)
      expect(await guarded(used.headers)).toBe(401)
    })

    it('store their last use at most once a minute', async () => {
      const own = await openOwn()
      const { headers } = await signUpCompany(own.app)
      const noted = async () => {
        await own.app.inject({ method: 'DELETE', url: `/api/portfolios/${crypto.randomUUID()}`, headers })
        return (
          await own.context.db.read.selectFrom('sessions').select('lastUsedAt').executeTakeFirstOrThrow()
        ).lastUsedAt
      }
      const first = await noted()
      expect(await noted()).toBe(first)
      own.passTime(61_000)
      expect(await noted()).toBeGreaterThan(first + 60_000)
    })
  })
})
