import { ownSession } from '@tameer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { bearer, call, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { accountOf } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const list = z.object({ data: z.array(ownSession) })
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'

describeOnEachEngine('own sessions', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine })
    return () => test.close()
  })

  async function logIn({ user, password }: TestCompany, userAgent = phone) {
    const response = await call(test.app, 'logIn', {
      payload: { email: user.email, password },
      headers: { 'user-agent': userAgent },
    })
    return bearer(response.json().token)
  }
  const listOf = async (headers: Record<string, string>) =>
    list.parse((await call(test.app, 'listSessions', { headers })).json()).data
  const statusOf = async (headers: Record<string, string>) =>
    (await call(test.app, 'listSessions', { headers })).statusCode

  it('cannot be listed or ended by another company', async () => {
    const [mine, other] = [await signUpCompany(test.app), await signUpCompany(test.app)]
    const [session] = await listOf(mine.headers)
    const params = { id: session?.id ?? '' }
    for (const name of ['listSessions', 'endSession', 'endAllSessions'] as const) {
      expect((await call(test.app, name, { params })).statusCode).toBe(401)
    }
    const stolen = await call(test.app, 'endSession', { params, headers: other.headers })
    expect([stolen.statusCode, stolen.json().code]).toEqual([404, 'not-found'])
    const bad = await call(test.app, 'endSession', { params: { id: 'all' }, headers: mine.headers })
    expect(bad.statusCode).toBe(400)
    expect(await statusOf(mine.headers)).toBe(200)
  })

  it('are listed in plain words, last used first, without tokens, with the current one marked', async () => {
    const company = await signUpCompany(test.app)
    test.passTime(2 * 60_000)
    const headers = await logIn(company)
    const response = await call(test.app, 'listSessions', { headers })
    const { data } = list.parse(response.json())
    expect(data.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome on Android', current: true },
      { device: 'Unknown device', current: false },
    ])
    expect(response.body).not.toContain(company.token)
    expect(response.body).not.toContain(test.context.hashSecret('session', company.token))
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('end one by one', async () => {
    const company = await signUpCompany(test.app)
    const other = await logIn(company)
    const lost = (await listOf(other)).find(({ current }) => !current)
    const params = { id: lost?.id ?? '' }
    expect((await call(test.app, 'endSession', { params, headers: other })).statusCode).toBe(204)
    expect(await statusOf(company.headers)).toBe(401)
    expect(await listOf(other)).toHaveLength(1)
    expect((await call(test.app, 'endSession', { params, headers: other })).statusCode).toBe(404)
  })

  it('end all at once, for this company only', async () => {
    const [company, stranger] = [await signUpCompany(test.app), await signUpCompany(test.app)]
    const other = await logIn(company)
    expect((await call(test.app, 'endAllSessions', { headers: other })).statusCode).toBe(204)
    expect([await statusOf(other), await statusOf(company.headers)]).toEqual([401, 401])
    expect(await statusOf(stranger.headers)).toBe(200)
  })

  describe('and a new password', () => {
    const change = (headers: Record<string, string>, currentPassword: string, newPassword = 'a newer one') =>
      call(test.app, 'changePassword', { headers, payload: { currentPassword, newPassword } })

    it('requires the old password, ends the other sessions, and tells the owner by mail', async () => {
      const company = await signUpCompany(test.app)
      const other = await logIn(company)
      expect((await change({}, company.password)).statusCode).toBe(401)
      const response = await change(company.headers, company.password)
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { message: 'Password updated successfully.' },
      ])
      expect([await statusOf(company.headers), await statusOf(other)]).toEqual([200, 401])
      const { email } = company.user
      const logInWith = async (password: string) =>
        (await call(test.app, 'logIn', { payload: { email, password } })).statusCode
      expect([await logInWith(company.password), await logInWith('a newer one')]).toEqual([401, 200])
      const mails = await test.context.db.read
        .selectFrom('mailOutbox')
        .select('subject')
        .where('recipient', '=', email)
        .execute()
      expect(mails.map(({ subject }) => subject)).toContain('Your Tameer password was changed')
    })

    it('is refused for a wrong or a short one', async () => {
      const company = await signUpCompany(test.app)
      const wrong = await change(company.headers, 'not the password')
      expect([wrong.statusCode, wrong.json()]).toEqual([
        400,
        {
          ...{ code: 'invalid', message: 'This is not your current password' },
          fields: { currentPassword: 'This is not your current password' },
        },
      ])
      const short = await change(company.headers, company.password, '12345')
      expect(short.json().fields).toEqual({ newPassword: 'Password must be at least 6 characters long.' })
      expect((await call(test.app, 'changePassword', { headers: company.headers })).statusCode).toBe(400)
    })

    it('deletes a reset code that was mailed before', async () => {
      const company = await signUpCompany(test.app)
      await call(test.app, 'forgotPassword', { payload: { email: company.user.email } })
      await change(company.headers, company.password)
      const accountId = await accountOf(test.context.db, company.user.id)
      const codes = await test.context.db.read
        .selectFrom('resetCodes')
        .selectAll()
        .where('accountId', '=', accountId)
        .execute()
      expect(codes).toEqual([])
    })
  })
})
