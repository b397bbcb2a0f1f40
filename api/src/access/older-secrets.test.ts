import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { addDeskAccount, codeOf } from '../../test/desk-rows.ts'
import { bearer, call, signUpCompany, signUpFields } from '../../test/factories.ts'
import { mailsTo, newRequest, requestFields, sendRequest } from '../../test/request-calls.ts'
import { addShownCompanies } from '../../test/rows.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { randomToken } from '../core/secrets/random.ts'
import { wantsNoReminders } from '../db/queries/requests/reminder-stops.ts'
import { mailboxKeys } from './mailbox-key.ts'
import { stopLinks } from './reminders.ts'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]

describeOnEachEngine('what was signed with an older secret', (open, engine) => {
  let db: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    db = await open()
  })

  /** Starts one server after the other on one database, as after a restart with other settings. */
  async function serverWith(secrets: string): Promise<TestApp> {
    const overrides = { db: { ...db, close: async () => {} } }
    const test = await openTestApp({ engine, env: { DEMO: '1', SESSION_SECRET: secrets }, overrides })
    onTestFinished(() => test.close())
    return test
  }

  it('is good while that secret is in the list, and no longer', async () => {
    const before = await serverWith(older)
    const [companyId = ''] = await addShownCompanies(db, 1)
    const company = await signUpCompany(before.app)
    const { email } = company.user
    const tokenOf = async (to: string, pattern: RegExp) => {
      const mails = await mailsTo(before, to)
      return mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1) ?? ''
    }
    const confirmToken = await tokenOf(email, /confirm-email\?token=([\w-]+)/)
    const newEmail = `new-${email}`
    const asked = await call(before.app, 'requestEmailChange', {
      headers: company.headers,
      payload: { newEmail, currentPassword: company.password },
    })
    expect(asked.statusCode, asked.body).toBe(200)
    const changeToken = await tokenOf(newEmail, /token=([\w-]+)/)
    const reset = await call(before.app, 'forgotPassword', { payload: { email } })
    const resetCode: string = reset.json().resetCode
    expect(resetCode).toMatch(/^\d{8}$/)
    const form = requestFields([companyId])
    const sent = (await sendRequest(before, form)).json()
    expect(sent.confirmToken).toMatch(/^[\w-]{43}$/)
    const request = await newRequest(before, [companyId])
    const stopToken = /token=([\w.]+)/.exec(stopLinks(before.context, 'a@example.com').stopLink)?.[1] ?? ''

    /** The statuses of all calls that can be repeated. */
    const looks = async ({ app }: TestApp) => [
      (await call(app, 'listSessions', { headers: company.headers })).statusCode,
      (await call(app, 'getRequest', { params: { id: request.id }, headers: request.headers })).statusCode,
      (await call(app, 'confirmEmail', { payload: { token: confirmToken } })).statusCode,
      (await call(app, 'readEmailLink', { payload: { token: changeToken } })).statusCode,
      (await call(app, 'confirmRequest', { payload: { token: sent.confirmToken } })).statusCode,
      (await call(app, 'stopReminders', { payload: { token: stopToken } })).statusCode,
    ]
    const without = await serverWith(newer)
    expect(await looks(without)).toEqual([401, 404, 400, 400, 400, 400])
    const payload = {
      email,
      resetCode,
      newPassword: 'another long password',
      confirmPassword: 'another long password',
    }
    expect((await call(without.app, 'resetPassword', { payload })).statusCode).toBe(400)

    const after = await serverWith(`${newer}, ${older}`)
    expect(await looks(after)).toEqual([200, 200, 200, 200, 200, 204])
    expect(await wantsNoReminders(db.read, mailboxKeys(after.context, 'a@example.com'))).toBe(true)
    expect((await sendRequest(after, form)).json()).toMatchObject({ request: { id: sent.request.id } })
    const renewed = await call(after.app, 'makeRequestKey', {
      params: { id: request.id },
      headers: request.headers,
      payload: { kind: 'own', key: randomToken() },
    })
    expect(renewed.statusCode, renewed.body).toBe(201)
    expect((await call(after.app, 'resetPassword', { payload })).statusCode).toBe(200)
  })

  it('answers a call that creates, sent again with its Idempotency-Key, as before', async () => {
    const send = async (secrets: string) => {
      const { app } = await serverWith(secrets)
      const answer = await call(app, 'signUp', { payload, headers })
      return [answer.statusCode, answer.json().token]
    }
    const [payload, headers] = [signUpFields(), { 'idempotency-key': crypto.randomUUID() }]
    const first = await send(older)
    expect(first).toEqual([201, expect.any(String)])
    expect(await send(`${newer},${older}`)).toEqual(first)
    expect(await send(newer)).toEqual([409, undefined])
  })

  it('opens the second factor of the desk, which a code binds to the first secret', async () => {
    const before = await serverWith(older)
    const password = 'a password for the desk'
    const passwordHash = await before.context.passwords.hash(password)
    const accountId = await addDeskAccount(before.context, { passwordHash })
    const payload = { email: `${accountId}@example.com`, password }
    const giveCode = async (secrets: string, steps: number) => {
      const { app, context } = await serverWith(secrets)
      const headers = bearer((await call(app, 'logIn', { payload })).json().token)
      const code = codeOf(context, { steps })
      return (await call(app, 'giveCode', { headers, payload: { code } })).statusCode
    }
    expect(await giveCode(newer, 0)).toBe(409)
    expect(await giveCode(`${newer},${older}`, 0)).toBe(200)
    expect(await giveCode(newer, 1)).toBe(200)
  })

  it('is signed with the first from then on', async () => {
    const both = await serverWith(`${newer},${older}`)
    const company = await signUpCompany(both.app)
    const opens = async (secrets: string) => {
      const { app } = await serverWith(secrets)
      return (await call(app, 'listSessions', { headers: company.headers })).statusCode
    }
    expect([await opens(newer), await opens(older)]).toEqual([200, 401])
  })
})
