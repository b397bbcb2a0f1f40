import { type EmailChange, emailChange, user } from '@tameer/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { bearer, call, signUpCompany, signUpFields, type TestCompany } from '../../../test/factories.ts'
import { accountOf } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { fleetJobs } from '../../jobs.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

let count = 0
const freshEmail = () => {
  count += 1
  return `moved-${count}@example.com`
}

describeOnEachEngine('a change of address', (_open, engine) => {
  async function openOwn(env: Record<string, string> = {}): Promise<TestApp> {
    const own = await openTestApp({ engine, env })
    onTestFinished(() => own.close())
    return own
  }

  const ask = ({ app }: TestApp, { headers, password }: TestCompany, newEmail: string, typed = password) =>
    call(app, 'requestEmailChange', { headers, payload: { newEmail, currentPassword: typed } })
  const read = async ({ app }: TestApp, { headers }: TestCompany): Promise<EmailChange> =>
    emailChange.parse((await call(app, 'getEmailChange', { headers })).json())
  const press = async ({ app }: TestApp, act: 'confirmEmailChange' | 'undoEmailChange', token: string) =>
    (await call(app, act, { payload: { token } })).statusCode
  const confirm = (test: TestApp, token: string) => press(test, 'confirmEmailChange', token)
  const undo = (test: TestApp, token: string) => press(test, 'undoEmailChange', token)
  const logIn = ({ app }: TestApp, email: string, password: string) =>
    call(app, 'logIn', { payload: { email, password } })
  const statusOf = async ({ app }: TestApp, headers: Record<string, string>) =>
    (await call(app, 'getProfile', { headers })).statusCode
  const signUpStatus = async ({ app }: TestApp, email: string) =>
    (await call(app, 'signUp', { payload: { ...signUpFields(), email } })).statusCode

  /** Which of these addresses the company can log in with. */
  async function accepted(test: TestApp, { password }: TestCompany, emails: string[]) {
    const statuses = emails.map(async (email) => (await logIn(test, email, password)).statusCode)
    const all = await Promise.all(statuses)
    return emails.filter((_, number) => all[number] === 200)
  }

  /** The mails waiting for that address, oldest first. */
  const mailsTo = ({ context }: TestApp, email: string) =>
    context.db.read
      .selectFrom('mailOutbox')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()

  /** Returns the token of the newest link to that address. */
  async function tokenTo(test: TestApp, email: string): Promise<string> {
    const texts = (await mailsTo(test, email)).map(({ text }) => text)
    return texts.flatMap((text) => /#\/change-email\?token=([\w-]{43})/.exec(text)?.[1] ?? []).at(-1) ?? ''
  }

  /** Asks for another address; returns it with the token mailed there. */
  async function askAgain(test: TestApp, company: TestCompany) {
    const newEmail = freshEmail()
    const response = await ask(test, company, newEmail)
    expect(response.statusCode, response.body).toBe(200)
    return { newEmail, token: await tokenTo(test, newEmail) }
  }

  /** Creates a company that has asked for another address. */
  async function asked(test: TestApp) {
    const company = await signUpCompany(test.app)
    return { company, email: company.user.email, ...(await askAgain(test, company)) }
  }

  /** Gives the company another address; returns it with the token of the link that undoes that. */
  async function move(test: TestApp, company: TestCompany, email: string) {
    const { newEmail, token } = await askAgain(test, company)
    expect(await confirm(test, token)).toBe(204)
    test.passTime(1000)
    return { newEmail, back: await tokenTo(test, email) }
  }

  /** Creates a company whose address was changed. */
  async function moved(test: TestApp) {
    const company = await signUpCompany(test.app)
    const { email } = company.user
    return { company, email, ...(await move(test, company, email)) }
  }

  it('is made when the link in the new mailbox is pressed, however often, and not before', async () => {
    const test = await openOwn({ LISTINGS_REQUIRE_CONFIRMED_EMAIL: '1', CONTACT_EMAIL: 'help@example.com' })
    const { company, email, newEmail, token } = await asked(test)
    const before = (await mailsTo(test, email)).length
    const other = bearer((await logIn(test, email, company.password)).json().token)
    for (let time = 0; time < 2; time += 1) {
      const seen = await call(test.app, 'readEmailLink', { payload: { token } })
      expect(seen.json()).toEqual({ act: 'change', company: company.user.name, email: newEmail })
    }
    expect(await read(test, company)).toMatchObject({ email, pending: { newEmail } })
    expect(await mailsTo(test, email)).toHaveLength(before)
    await call(test.app, 'forgotPassword', { payload: { email } })
    expect([await confirm(test, token), await confirm(test, token)]).toEqual([204, 204])

    expect([await statusOf(test, company.headers), await statusOf(test, other)]).toEqual([200, 401])
    const profile = user.parse((await call(test.app, 'getProfile', { headers: company.headers })).json())
    expect(profile).toMatchObject({ email: newEmail, emailConfirmed: true, listed: true })
    expect(await read(test, company)).toEqual({ email: newEmail, pending: null })
    expect(await accepted(test, company, [email, newEmail])).toEqual([newEmail])
    const accountId = await accountOf(test.context.db, company.user.id)
    const codes = test.context.db.read.selectFrom('resetCodes').selectAll().where('accountId', '=', accountId)
    expect(await codes.execute()).toEqual([])
    const told = (await mailsTo(test, email)).filter(({ text }) => text.includes(newEmail))
    expect(told.map(({ subject }) => subject)).toEqual(['Your Tameer email address was changed'])
    expect(told[0]?.text).toContain('help@example.com')
  })

  it('links to the configured address, and tells the new mailbox nothing of the old one', async () => {
    const test = await openOwn({ PUBLIC_URL: 'https://tameer.example.com' })
    const { email, newEmail, token } = await asked(test)
    const [mail] = await mailsTo(test, newEmail)
    expect(mail?.text).toContain(`https://tameer.example.com/#/change-email?token=${token}`)
    expect(mail?.text).not.toContain(email)
  })

  it('requires the password and another address that is free', async () => {
    const test = await openOwn()
    const [company, taken] = [await signUpCompany(test.app), await signUpCompany(test.app)]
    const fieldsOf = async (newEmail: string, password?: string) => {
      const response = await ask(test, company, newEmail, password)
      return [response.statusCode, response.json().fields]
    }
    const wrong = { currentPassword: 'This is not your current password' }
    expect(await fieldsOf(taken.user.email, 'not the password')).toEqual([400, wrong])
    const same = { newEmail: 'This is your email address already' }
    expect(await fieldsOf(company.user.email.toUpperCase())).toEqual([400, same])
    expect(await fieldsOf(taken.user.email.toUpperCase())).toEqual([
      409,
      { newEmail: 'This email address is taken' },
    ])
    expect(await fieldsOf('no address')).toEqual([400, { newEmail: 'Please enter a valid email address' }])
    expect((await read(test, company)).pending).toBeNull()
  })

  it('counts with sign-up in one limit, so that it tells no more about taken addresses', async () => {
    const test = await openOwn({ LIMIT_SIGN_UP: '3/1h' })
    const company = await signUpCompany(test.app)
    expect((await ask(test, company, freshEmail())).statusCode).toBe(200)
    expect((await ask(test, company, freshEmail())).statusCode).toBe(200)
    expect((await ask(test, company, freshEmail())).statusCode).toBe(429)
    expect(await signUpStatus(test, freshEmail())).toBe(429)
  })

  it('is replaced by a second change, and its link by one that is sent again', async () => {
    const test = await openOwn()
    const { company, newEmail, token } = await asked(test)
    const second = await askAgain(test, company)
    // The first change's mail has not been sent yet, and is removed.
    expect(await mailsTo(test, newEmail)).toEqual([])
    const again = () => call(test.app, 'sendEmailChange', { headers: company.headers })
    expect((await again()).json()).toMatchObject({ pending: { newEmail: second.newEmail } })
    for (const old of [token, second.token]) expect(await confirm(test, old)).toBe(400)
    expect(await confirm(test, await tokenTo(test, second.newEmail))).toBe(204)
    expect((await read(test, company)).email).toBe(second.newEmail)
    expect((await again()).statusCode).toBe(404)
  })

  it('ends with a day, with a new password, and when the company cancels it', async () => {
    const test = await openOwn()
    const one = await asked(test)
    test.passTime(dayMs)
    expect(await confirm(test, one.token)).toBe(400)
    const late = await call(test.app, 'readEmailLink', { payload: { token: one.token } })
    expect([late.statusCode, late.json().code]).toEqual([400, 'invalid'])
    expect((await read(test, one.company)).pending).toBeNull()
    const two = await asked(test)
    const payload = { currentPassword: two.company.password, newPassword: 'a newer password' }
    const changed = await call(test.app, 'changePassword', { headers: two.company.headers, payload })
    expect(changed.statusCode).toBe(200)
    expect(await confirm(test, two.token)).toBe(400)
    const three = await asked(test)
    const cancel = () => call(test.app, 'cancelEmailChange', { headers: three.company.headers })
    expect([(await cancel()).statusCode, (await cancel()).statusCode]).toEqual([204, 204])
    expect(await confirm(test, three.token)).toBe(400)
  })

  it('stores nothing when the mailbox has reached its mails of the hour', async () => {
    const test = await openOwn({ MAILS_PER_HOUR: '2' })
    const { company, newEmail } = await asked(test)
    for (const status of [200, 429]) expect((await ask(test, company, newEmail)).statusCode).toBe(status)
    expect((await read(test, company)).pending?.newEmail).toBe(newEmail)
    expect(await mailsTo(test, newEmail)).toHaveLength(1)
  })

  it('gives an address that several want to the one that is first', async () => {
    const test = await openOwn()
    const companies = [await signUpCompany(test.app), await signUpCompany(test.app)]
    const newEmail = freshEmail()
    const tokens: string[] = []
    for (const company of companies) {
      await ask(test, company, newEmail)
      tokens.push(await tokenTo(test, newEmail))
    }
    const answers = await Promise.all(tokens.map((token) => confirm(test, token)))
    expect(answers.toSorted()).toEqual([204, 409])
    const now = await Promise.all(companies.map((company) => read(test, company)))
    const [winner, loser] = now.toSorted((one) => (one.email === newEmail ? -1 : 1))
    expect(winner).toEqual({ email: newEmail, pending: null })
    expect(loser?.pending?.newEmail).toBe(newEmail)
    const late = await asked(test)
    expect(await signUpStatus(test, late.newEmail)).toBe(201)
    expect(await confirm(test, late.token)).toBe(409)
    expect(await accepted(test, late.company, [late.email])).toEqual([late.email])
  })

  describe('that was made', () => {
    it('is undone from the old mailbox: all sessions and codes end, and the other one is told', async () => {
      const test = await openOwn()
      const { company, email, newEmail, back } = await moved(test)
      const waiting = await askAgain(test, company)
      await call(test.app, 'forgotPassword', { payload: { email: newEmail } })
      const seen = await call(test.app, 'readEmailLink', { payload: { token: back } })
      expect(seen.json()).toEqual({ act: 'undo', company: company.user.name, email })
      // Each link does its own act alone.
      expect([await confirm(test, back), await undo(test, waiting.token)]).toEqual([400, 400])
      expect(await accepted(test, company, [email, newEmail])).toEqual([newEmail])
      expect([await undo(test, back), await undo(test, back)]).toEqual([204, 204])

      expect(await statusOf(test, company.headers)).toBe(401)
      expect(await accepted(test, company, [email, newEmail])).toEqual([email])
      expect(await confirm(test, waiting.token)).toBe(400)
      const accountId = await accountOf(test.context.db, company.user.id)
      const codes = test.context.db.read
        .selectFrom('resetCodes')
        .selectAll()
        .where('accountId', '=', accountId)
      expect(await codes.execute()).toEqual([])
      const told = (await mailsTo(test, newEmail)).filter(({ text }) => text.includes(email))
      expect(told.map(({ subject }) => subject)).toEqual(['Your Tameer email address was changed'])
      expect(told[0]?.text).not.toContain('token=')
    })

    it('can be undone for seven days, whatever was changed since', async () => {
      const test = await openOwn()
      const { company, email, newEmail, back } = await moved(test)
      const last = await move(test, company, newEmail)
      const payload = { currentPassword: company.password, newPassword: 'a newer password' }
      expect((await call(test.app, 'changePassword', { headers: company.headers, payload })).statusCode).toBe(
        200,
      )
      test.passTime(7 * dayMs - hourMs)
      const job = fleetJobs(test.context).find(({ name }) => name === 'email-changes')
      // Both changes are forgotten by now; the links that undo them are not.
      expect(await job?.work()).toBe(1)
      expect(await undo(test, back)).toBe(204)
      const renewed = { ...company, password: payload.newPassword }
      expect(await accepted(test, renewed, [email, newEmail, last.newEmail])).toEqual([email])
      // The link of the later change ends with it.
      expect(await undo(test, last.back)).toBe(400)
      test.passTime(hourMs)
      expect([await undo(test, back), await job?.work()]).toEqual([400, 1])
    })

    it('ends the links of later changes when it is undone, whichever clock made them, and their notices', async () => {
      const test = await openOwn()
      const { company, email, newEmail, back } = await moved(test)
      // Another server, whose clock is behind.
      test.passTime(-5000)
      const last = await move(test, company, newEmail)
      expect(await undo(test, back)).toBe(204)
      expect(await undo(test, last.back)).toBe(400)
      expect((await mailsTo(test, newEmail)).filter(({ text }) => text.includes(last.back))).toEqual([])
      expect(await accepted(test, company, [email, newEmail, last.newEmail])).toEqual([email])
    })

    it('leaves the link of an earlier one good when it is undone itself', async () => {
      const test = await openOwn()
      const { company, email, newEmail, back } = await moved(test)
      const last = await move(test, company, newEmail)
      expect(await undo(test, last.back)).toBe(204)
      expect(await accepted(test, company, [email, newEmail])).toEqual([newEmail])
      expect(await undo(test, back)).toBe(204)
      expect(await accepted(test, company, [email, newEmail])).toEqual([email])
    })

    it('keeps the old address from everybody else until then', async () => {
      const test = await openOwn()
      const early = await asked(test)
      const email = early.newEmail
      const company = await signUpCompany(test.app, { email })
      await move(test, company, email)
      expect(await confirm(test, early.token)).toBe(409)
      expect(await signUpStatus(test, email.toUpperCase())).toBe(409)
      expect((await ask(test, early.company, email)).json()).toMatchObject({
        fields: { newEmail: 'This email address is taken' },
      })
      // Its own company may take it again.
      expect((await ask(test, company, email)).statusCode).toBe(200)
      test.passTime(7 * dayMs)
      expect(await signUpStatus(test, email)).toBe(201)
    })
  })

  it('ends with its account, which sets the old address free', async () => {
    const test = await openOwn()
    const { company, email, back } = await moved(test)
    const payload = { password: company.password }
    const gone = await call(test.app, 'deleteAccount', { headers: company.headers, payload })
    expect(gone.statusCode).toBe(204)
    expect(await tokenTo(test, email)).toBe('')
    expect(await undo(test, back)).toBe(400)
    expect(await signUpStatus(test, email)).toBe(201)
  })

  it('is told to nobody any more once its account is deleted, also after it was undone', async () => {
    const test = await openOwn()
    const { company, email, newEmail, back } = await moved(test)
    expect(await undo(test, back)).toBe(204)
    const before = (await mailsTo(test, newEmail)).length
    const headers = bearer((await logIn(test, email, company.password)).json().token)
    const payload = { password: company.password }
    expect((await call(test.app, 'deleteAccount', { headers, payload })).statusCode).toBe(204)
    const after = await mailsTo(test, newEmail)
    expect(after).toHaveLength(before - 1)
    expect(after.filter(({ text }) => text.includes(email))).toEqual([])
  })
})
