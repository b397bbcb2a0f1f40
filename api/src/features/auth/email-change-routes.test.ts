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
  const confirm = ({ app }: TestApp, token: string) => call(app, 'confirmEmailChange', { payload: { token } })
  const stop = ({ app }: TestApp, token: string) => call(app, 'stopEmailChange', { payload: { token } })
  const logIn = ({ app }: TestApp, email: string, password: string) =>
    call(app, 'logIn', { payload: { email, password } })
  const statusOf = async ({ app }: TestApp, headers: Record<string, string>) =>
    (await call(app, 'getProfile', { headers })).statusCode

  /** Runs the hourly job. */
  const runJob = ({ context }: TestApp) =>
    fleetJobs(context)
      .find(({ name }) => name === 'email-changes')
      ?.work()

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
    const tokens = texts.flatMap(
      (text) => /#\/change-email\?token=([\w-]{43})&mailbox=/.exec(text)?.[1] ?? [],
    )
    return tokens.at(-1) ?? ''
  }

  /** Creates a company that has asked for another address; returns it with the tokens mailed to both mailboxes. */
  async function asked(test: TestApp) {
    const company = await signUpCompany(test.app)
    const newEmail = freshEmail()
    const response = await ask(test, company, newEmail)
    expect(response.statusCode, response.body).toBe(200)
    const { email } = company.user
    return { company, email, newEmail, old: await tokenTo(test, email), fresh: await tokenTo(test, newEmail) }
  }

  it.each([['old', 'new'] as const, ['new', 'old'] as const])(
    'is made when both mailboxes have agreed, %s first',
    async (...order) => {
      const test = await openOwn({ PUBLIC_URL: 'https://tameer.example.com' })
      const { company, email, newEmail, old, fresh } = await asked(test)
      const other = bearer((await logIn(test, email, company.password)).json().token)
      await call(test.app, 'forgotPassword', { payload: { email } })
      const [first, second] = order.map((mailbox) => (mailbox === 'old' ? old : fresh))
      for (let time = 0; time < 2; time += 1) {
        expect((await confirm(test, first ?? '')).json()).toEqual({ waitsFor: order[1] })
      }
      expect(await read(test, company)).toMatchObject({
        email,
        pending: { newEmail, oldConfirmed: order[0] === 'old', newConfirmed: order[0] === 'new' },
      })
      expect((await logIn(test, email, company.password)).statusCode).toBe(200)
      for (let time = 0; time < 2; time += 1) {
        expect((await confirm(test, second ?? '')).json()).toEqual({ waitsFor: null })
      }

      expect([await statusOf(test, company.headers), await statusOf(test, other)]).toEqual([200, 401])
      const profile = user.parse((await call(test.app, 'getProfile', { headers: company.headers })).json())
      expect(profile).toMatchObject({ email: newEmail, emailConfirmed: true, listed: true })
      expect(await read(test, company)).toEqual({ email: newEmail, helpEmail: null, pending: null })
      const statuses = [email, newEmail].map(
        async (one) => (await logIn(test, one, company.password)).statusCode,
      )
      expect(await Promise.all(statuses)).toEqual([401, 200])
      const accountId = await accountOf(test.context.db, company.user.id)
      const codes = test.context.db.read
        .selectFrom('resetCodes')
        .selectAll()
        .where('accountId', '=', accountId)
      expect(await codes.execute()).toEqual([])
      const told = (await mailsTo(test, email)).at(-1)
      expect(told?.subject).toBe('Your Tameer email address was changed')
      expect(told?.text).toContain(newEmail)
      expect((await mailsTo(test, email)).filter(({ subject }) => subject === told?.subject)).toHaveLength(1)
      // The old address can be used again.
      await signUpCompany(test.app, { email })
    },
  )

  it('links to the configured address, and tells the new mailbox nothing of the old one', async () => {
    const test = await openOwn({
      PUBLIC_URL: 'https://tameer.example.com',
      CONTACT_EMAIL: 'help@example.com',
    })
    const { company, email, newEmail, old, fresh } = await asked(test)
    const [toOld] = (await mailsTo(test, email)).slice(-1)
    const [toNew] = await mailsTo(test, newEmail)
    expect(toOld?.text).toContain(`https://tameer.example.com/#/change-email?token=${old}&mailbox=old`)
    expect(toOld?.text).toContain(newEmail)
    expect(toNew?.text).toContain(`https://tameer.example.com/#/change-email?token=${fresh}&mailbox=new`)
    expect(toNew?.text).not.toContain(email)
    expect((await read(test, company)).helpEmail).toBe('help@example.com')
    await confirm(test, old)
    await confirm(test, fresh)
    expect((await mailsTo(test, email)).at(-1)?.text).toContain('help@example.com')
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
    expect((await call(test.app, 'signUp', { payload: signUpFields() })).statusCode).toBe(429)
  })

  it('is replaced by a second change, and then only the links of that one work', async () => {
    const test = await openOwn()
    const { company, email, newEmail, old, fresh } = await asked(test)
    await confirm(test, old)
    const second = freshEmail()
    await ask(test, company, second)
    // The first change's mails have not been sent yet, and are removed.
    expect(await mailsTo(test, newEmail)).toEqual([])
    expect([(await confirm(test, old)).statusCode, (await confirm(test, fresh)).statusCode]).toEqual([
      400, 400,
    ])
    expect((await read(test, company)).pending).toMatchObject({ newEmail: second, oldConfirmed: false })
    await confirm(test, await tokenTo(test, second))
    await confirm(test, await tokenTo(test, email))
    expect((await read(test, company)).email).toBe(second)
  })

  it('mails new links only to mailboxes that have not confirmed yet', async () => {
    const test = await openOwn()
    const { company, email, newEmail, old, fresh } = await asked(test)
    await confirm(test, old)
    const again = () => call(test.app, 'sendEmailChange', { headers: company.headers })
    expect((await again()).json()).toMatchObject({ pending: { oldConfirmed: true, newConfirmed: false } })
    expect(await tokenTo(test, email)).toBe(old)
    const newer = await tokenTo(test, newEmail)
    expect(newer).not.toBe(fresh)
    expect((await confirm(test, fresh)).statusCode).toBe(400)
    expect((await confirm(test, newer)).json()).toEqual({ waitsFor: null })
    expect((await again()).statusCode).toBe(404)
  })

  it('is stopped only from the old mailbox, and cancelled by the company that asked', async () => {
    const test = await openOwn()
    const one = await asked(test)
    expect((await stop(test, one.fresh)).statusCode).toBe(400)
    expect((await stop(test, one.old)).statusCode).toBe(204)
    for (const token of [one.old, one.fresh]) expect((await confirm(test, token)).statusCode).toBe(400)
    const two = await asked(test)
    const cancel = () => call(test.app, 'cancelEmailChange', { headers: two.company.headers })
    expect([(await cancel()).statusCode, (await cancel()).statusCode]).toEqual([204, 204])
    expect((await confirm(test, two.old)).statusCode).toBe(400)
    expect((await read(test, two.company)).pending).toBeNull()
    const three = await asked(test)
    for (const token of [three.old, three.fresh]) await confirm(test, token)
    const late = await stop(test, three.old)
    expect([late.statusCode, late.json().message]).toEqual([409, 'The address was changed already'])
  })

  it('holds after seven days when the old mailbox is silent, and can be undone from it', async () => {
    const test = await openOwn()
    const { company, email, newEmail, fresh } = await asked(test)
    await confirm(test, fresh)
    const holdsAt = Date.parse((await read(test, company)).pending?.holdsAt ?? '')
    expect(Math.abs(holdsAt - test.context.clock() - 7 * dayMs)).toBeLessThan(hourMs)
    test.passTime(7 * dayMs - hourMs)
    expect([await runJob(test), (await read(test, company)).email]).toEqual([0, email])
    test.passTime(hourMs)
    expect([await runJob(test), await runJob(test)]).toEqual([1, 0])
    expect((await logIn(test, newEmail, company.password)).statusCode).toBe(200)
    const undo = await tokenTo(test, email)
    expect((await confirm(test, undo)).statusCode).toBe(400)
    expect((await stop(test, undo)).statusCode).toBe(204)
    expect(await statusOf(test, company.headers)).toBe(401)
    const statuses = [email, newEmail].map(
      async (one) => (await logIn(test, one, company.password)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([200, 401])
    expect((await stop(test, undo)).statusCode).toBe(400)
  })

  it('is stopped from the old mailbox until it holds', async () => {
    const test = await openOwn()
    const { company, email, old, fresh } = await asked(test)
    await confirm(test, fresh)
    test.passTime(7 * dayMs - hourMs)
    expect((await stop(test, old)).statusCode).toBe(204)
    test.passTime(dayMs)
    await runJob(test)
    expect((await logIn(test, email, company.password)).statusCode).toBe(200)
  })

  it('is undone for seven days, and not once the address before is somebody else’s', async () => {
    const test = await openOwn()
    const one = await asked(test)
    for (const token of [one.old, one.fresh]) await confirm(test, token)
    const undo = await tokenTo(test, one.email)
    const other = await signUpCompany(test.app, { email: one.email })
    expect((await stop(test, undo)).statusCode).toBe(409)
    expect((await logIn(test, one.newEmail, one.company.password)).statusCode).toBe(200)
    expect((await logIn(test, one.email, other.password)).statusCode).toBe(200)
    const two = await asked(test)
    for (const token of [two.old, two.fresh]) await confirm(test, token)
    const late = await tokenTo(test, two.email)
    test.passTime(7 * dayMs)
    expect((await stop(test, late)).statusCode).toBe(400)
  })

  it('does not hold where the address is taken meanwhile', async () => {
    const test = await openOwn()
    const { company, email, newEmail, fresh } = await asked(test)
    await confirm(test, fresh)
    await signUpCompany(test.app, { email: newEmail })
    test.passTime(7 * dayMs)
    expect(await runJob(test)).toBe(0)
    expect((await logIn(test, email, company.password)).statusCode).toBe(200)
    expect((await read(test, company)).pending).toBeNull()
  })

  it('ends with a day, and with a new password', async () => {
    const test = await openOwn()
    const one = await asked(test)
    test.passTime(dayMs)
    expect((await confirm(test, one.fresh)).statusCode).toBe(400)
    expect((await read(test, one.company)).pending).toBeNull()
    expect(await runJob(test)).toBe(1)
    const two = await asked(test)
    const { headers, password: currentPassword } = two.company
    const payload = { currentPassword, newPassword: 'a newer password' }
    expect((await call(test.app, 'changePassword', { headers, payload })).statusCode).toBe(200)
    expect((await confirm(test, two.old)).statusCode).toBe(400)
  })

  it('stores nothing when a mailbox has reached its mails of the hour', async () => {
    const test = await openOwn({ MAILS_PER_HOUR: '2' })
    const { company, newEmail } = await asked(test)
    const refused = await ask(test, company, freshEmail())
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests'])
    expect((await read(test, company)).pending?.newEmail).toBe(newEmail)
    expect(await mailsTo(test, newEmail)).toHaveLength(1)
  })

  describe('to an address that two companies want', () => {
    it('is made by the company that confirms first, and leaves the other unchanged', async () => {
      const test = await openOwn()
      const companies = [await signUpCompany(test.app), await signUpCompany(test.app)]
      const newEmail = freshEmail()
      const links: string[][] = []
      for (const company of companies) {
        await ask(test, company, newEmail)
        links.push([await tokenTo(test, newEmail), await tokenTo(test, company.user.email)])
      }
      for (const [fresh = ''] of links) expect((await confirm(test, fresh)).statusCode).toBe(200)
      const answers = await Promise.all(links.map(([, old = '']) => confirm(test, old)))
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const now = await Promise.all(companies.map((company) => read(test, company)))
      const [winner, loser] = now.toSorted((one) => (one.email === newEmail ? -1 : 1))
      expect(winner).toMatchObject({ email: newEmail, pending: null })
      expect(loser?.email).not.toBe(newEmail)
      expect(loser?.pending).toMatchObject({ oldConfirmed: false, newConfirmed: true })
    })

    it('is refused after a sign-up that came first', async () => {
      const test = await openOwn()
      const { company, email, newEmail, old, fresh } = await asked(test)
      await confirm(test, old)
      await signUpCompany(test.app, { email: newEmail })
      const late = await confirm(test, fresh)
      expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
      expect((await logIn(test, email, company.password)).statusCode).toBe(200)
    })
  })

  it('makes an unconfirmed company visible, with its new address', async () => {
    const test = await openOwn({ LISTINGS_REQUIRE_CONFIRMED_EMAIL: '1' })
    const { company, old, fresh } = await asked(test)
    for (const token of [old, fresh]) await confirm(test, token)
    const profile = await call(test.app, 'getProfile', { headers: company.headers })
    expect(profile.json()).toMatchObject({ emailConfirmed: true, listed: true })
  })
})
