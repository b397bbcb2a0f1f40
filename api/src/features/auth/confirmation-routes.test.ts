import { user } from '@tameer/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { plainJpeg } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { applyListingRule } from '../../db/queries/accounts/email-confirmations.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('confirming a mailbox', (_open, engine) => {
  async function openOwn(env: Record<string, string> = {}): Promise<TestApp> {
    const own = await openTestApp({ engine, env })
    onTestFinished(() => own.close())
    return own
  }

  /** Returns the tokens in the mails waiting for that address, oldest first. */
  async function tokensMailed({ context }: TestApp, email: string): Promise<string[]> {
    const mails = await context.db.read
      .selectFrom('mailOutbox')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    return mails.flatMap(({ text }) => /#\/confirm-email\?token=([\w-]{43})\n/.exec(text)?.[1] ?? [])
  }
  const confirm = ({ app }: TestApp, token: string) => call(app, 'confirmEmail', { payload: { token } })
  const again = ({ app }: TestApp, { headers }: TestCompany) => call(app, 'sendConfirmation', { headers })
  const profile = async ({ app }: TestApp, { headers }: TestCompany) =>
    user.parse((await call(app, 'getProfile', { headers })).json())

  async function publish({ app }: TestApp, { headers }: TestCompany): Promise<string> {
    const form = multipart({ title: 'House', content: 'Text', 'cities[]': '1', 'buildingTypes[]': '5' }, [
      { field: 'images', filename: 'a.jpg', bytes: await plainJpeg() },
    ])
    const response = await call(app, 'createPortfolio', { ...form, headers: { ...form.headers, ...headers } })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().id
  }

  it('is asked for at sign-up, and succeeds each time the mailed link is opened', async () => {
    const test = await openOwn({ PUBLIC_URL: 'https://tameer.example.com' })
    const company = await signUpCompany(test.app)
    expect(company.user).toMatchObject({ emailConfirmed: false, listed: true })
    const [mail] = await test.context.db.read.selectFrom('mailOutbox').selectAll().execute()
    expect(mail?.text).toContain('https://tameer.example.com/#/confirm-email?token=')
    const [token = ''] = await tokensMailed(test, company.user.email)
    for (let time = 0; time < 2; time += 1) expect((await confirm(test, token)).statusCode).toBe(200)
    expect((await profile(test, company)).emailConfirmed).toBe(true)
    const more = await again(test, company)
    expect(more.json()).toEqual({ message: 'Your email address is confirmed already.' })
    expect(await tokensMailed(test, company.user.email)).toHaveLength(1)
  })

  it('accepts only the newest link, for seven days', async () => {
    const test = await openOwn()
    const company = await signUpCompany(test.app)
    expect((await again(test, company)).statusCode).toBe(200)
    const [older = '', newer = ''] = await tokensMailed(test, company.user.email)
    expect((await confirm(test, older)).json()).toMatchObject({ code: 'invalid' })
    test.passTime(7 * dayMs)
    expect((await confirm(test, newer)).statusCode).toBe(400)
    expect((await profile(test, company)).emailConfirmed).toBe(false)
  })

  it('refuses a malformed token, and sends another link only to a signed-in company', async () => {
    const test = await openOwn()
    expect((await confirm(test, 'x')).statusCode).toBe(400)
    expect((await call(test.app, 'confirmEmail', { payload: {} })).statusCode).toBe(400)
    expect((await call(test.app, 'sendConfirmation')).statusCode).toBe(401)
    expect((await call(test.app, 'getProfile')).statusCode).toBe(401)
  })

  it('stores no token in clear text', async () => {
    const test = await openOwn()
    const company = await signUpCompany(test.app)
    const [token = 'none'] = await tokensMailed(test, company.user.email)
    const rows = await test.context.db.read.selectFrom('emailConfirmations').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('sends at most six mails an hour, then refuses with a message', async () => {
    const test = await openOwn()
    const company = await signUpCompany(test.app)
    for (let time = 0; time < 5; time += 1) expect((await again(test, company)).statusCode).toBe(200)
    const refused = await again(test, company)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    const tokens = await tokensMailed(test, company.user.email)
    expect(tokens).toHaveLength(6)
    // The newest link that was sent still works.
    expect((await confirm(test, tokens[5] ?? '')).statusCode).toBe(200)
  })

  it('is done by using a mailed reset code too', async () => {
    const test = await openOwn()
    const company = await signUpCompany(test.app)
    await call(test.app, 'forgotPassword', { payload: { email: company.user.email } })
    const mails = await test.context.db.read.selectFrom('mailOutbox').select('text').execute()
    const code = mails.flatMap(({ text }) => /reset code: (\d{8})/.exec(text)?.[1] ?? [])[0] ?? ''
    const payload = { email: company.user.email, resetCode: code, newPassword: 'another password' }
    expect((await call(test.app, 'resetPassword', { payload })).statusCode).toBe(200)
    const login = await call(test.app, 'logIn', {
      payload: { email: payload.email, password: payload.newPassword },
    })
    expect(login.json().user.emailConfirmed).toBe(true)
  })

  describe('when listings require a confirmed mailbox', () => {
    const required = { LISTINGS_REQUIRE_CONFIRMED_EMAIL: '1' }
    const everywhere = (company: string): Record<string, string>[] => [
      {},
      { company },
      { city: '1' },
      { buildingType: '5' },
      { category: '5' },
      { q: 'builders' },
      { distinct: 'company' },
    ]

    it('shows the portfolios only to their owner, and to everybody once the mailbox is confirmed', async () => {
      const test = await openOwn(required)
      const company = await signUpCompany(test.app)
      const stranger = await signUpCompany(test.app)
      expect(company.user).toMatchObject({ emailConfirmed: false, listed: false })
      const id = await publish(test, company)
      const idsIn = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
        const { data } = (await call(test.app, 'listPortfolios', { query, headers })).json()
        return data.map((portfolio: { id: string }) => portfolio.id)
      }
      const get = async (headers: Record<string, string> = {}) =>
        (await call(test.app, 'getPortfolio', { params: { id }, headers })).statusCode
      const own = { company: company.user.id }
      // Pages that crawlers read, under their canonical addresses, and the site map.
      const rendered = async () => {
        const pages = [`/p/${id}`, `/c/${company.user.id}`]
        const found = await Promise.all(pages.map((url) => test.app.inject(url)))
        const map = await test.app.inject('/sitemap.xml')
        return [...found.map(({ statusCode }) => statusCode), map.body.includes(id)]
      }
      // The owner asks first: the cached page must not show strangers what the owner saw.
      expect(await idsIn(own, company.headers)).toEqual([id])
      for (const query of everywhere(company.user.id)) {
        expect(await idsIn(query), JSON.stringify(query)).toEqual([])
        expect(await idsIn(query, stranger.headers), JSON.stringify(query)).toEqual([])
      }
      expect(await idsIn(own, company.headers)).toEqual([id])
      expect([await get(), await get(stranger.headers), await get(company.headers)]).toEqual([404, 404, 200])
      expect(await rendered()).toEqual([404, 404, false])

      const [token = ''] = await tokensMailed(test, company.user.email)
      expect((await confirm(test, token)).statusCode).toBe(200)
      for (const query of everywhere(company.user.id)) {
        expect(await idsIn(query), JSON.stringify(query)).toEqual([id])
      }
      expect(await get()).toBe(200)
      expect(await rendered()).toEqual([301, 301, true])
      expect(await profile(test, company)).toMatchObject({ emailConfirmed: true, listed: true })
    })

    it('lets the owner change and delete a portfolio that nobody else sees', async () => {
      const test = await openOwn(required)
      const company = await signUpCompany(test.app)
      const id = await publish(test, company)
      const form = multipart({ title: 'Changed', content: 'Text', 'cities[]': '1' })
      const headers = { ...form.headers, ...company.headers }
      const changed = await call(test.app, 'updatePortfolio', { ...form, params: { id }, headers })
      expect([changed.statusCode, changed.json().title]).toEqual([200, 'Changed'])
      const deleted = await call(test.app, 'deletePortfolio', { params: { id }, headers: company.headers })
      expect(deleted.statusCode).toBe(204)
    })

    it('follows a change of the operator’s rule, and never hides a confirmed company', async () => {
      const test = await openOwn()
      const [company, confirmed] = [await signUpCompany(test.app), await signUpCompany(test.app)]
      const [token = ''] = await tokensMailed(test, confirmed.user.email)
      await confirm(test, token)
      const listed = async () => [
        (await profile(test, company)).listed,
        (await profile(test, confirmed)).listed,
      ]
      expect(await listed()).toEqual([true, true])
      expect(await test.context.db.write((trx) => applyListingRule(trx, true))).toBe(1)
      expect(await listed()).toEqual([false, true])
      expect(await test.context.db.write((trx) => applyListingRule(trx, false))).toBe(1)
      expect(await listed()).toEqual([true, true])
    })
  })
})
