import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createMailQueue } from '../../context/mail-queue.ts'
import { listDueMails } from '../../db/queries/mail-outbox.ts'
import { createOutboxWorker } from '../../mail/outbox-worker.ts'

const minuteMs = 60_000
const newPassword = 'quite another password'

describeOnEachEngine('password reset', (_open, engine) => {
  async function openOwn(env: Record<string, string> = {}): Promise<TestApp> {
    const own = await openTestApp({ engine, env })
    onTestFinished(() => own.close())
    return own
  }

  /** Sends the waiting mail and returns the codes in it, oldest first. */
  async function codesMailed({ context }: TestApp): Promise<string[]> {
    await createOutboxWorker(createMailQueue(context.db), context.mailer, context.clock).round()
    const folder = join(context.config.dataDir, 'outbox')
    const names = (await readdir(folder).catch(() => [])).toSorted()
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.flatMap((mail) => /Your reset code: (\d{8})/.exec(mail)?.[1] ?? [])
  }

  const ask = ({ app }: TestApp, email: string) => call(app, 'forgotPassword', { payload: { email } })
  const reset = ({ app }: TestApp, email: string, resetCode: string, password = newPassword) =>
    call(app, 'resetPassword', { payload: { email, resetCode, newPassword: password } })
  const logIn = async ({ app }: TestApp, email: string, password: string) =>
    (await call(app, 'logIn', { payload: { email, password } })).statusCode

  it('sets a new password with the mailed code and ends all sessions', async () => {
    const test = await openOwn()
    const { user, headers, password } = await signUpCompany(test.app)
    const asked = await ask(test, user.email.toUpperCase())
    expect([asked.statusCode, Object.keys(asked.json())]).toEqual([200, ['message']])
    const [code = ''] = await codesMailed(test)
    const response = await reset(test, user.email, `${code.slice(0, 4)} ${code.slice(4)}`)
    expect(response.json()).toEqual({ message: 'Password updated successfully.' })
    expect(await logIn(test, user.email, password)).toBe(401)
    expect(await logIn(test, user.email, newPassword)).toBe(200)
    expect((await call(test.app, 'logOut', { headers })).statusCode).toBe(401)
  })

  it('mails a link to the configured address, never to the one the request names', async () => {
    const test = await openOwn({ PUBLIC_URL: 'https://tameer.example.com' })
    const { user } = await signUpCompany(test.app, { email: 'o+ne@example.com' })
    await test.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
      payload: { email: user.email },
    })
    const mails = await test.context.db.read.selectFrom('mailOutbox').selectAll().execute()
    const mail = mails.find(({ subject }) => subject.includes('reset code'))
    expect(mail?.text).toMatch(
      /https:\/\/tameer\.example\.com\/#\/new-password\?email=o%2Bne%40example\.com&code=\d{8}\n/,
    )
    expect(mail?.html).not.toContain('evil')
  })

  it('responds the same to an unknown address, and mails nothing', async () => {
    const test = await openOwn()
    const { user } = await signUpCompany(test.app)
    const known = await ask(test, user.email)
    const unknown = await ask(test, 'nobody@example.com')
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await codesMailed(test)).toHaveLength(1)
    expect(await test.context.db.read.selectFrom('mailOutbox').selectAll().execute()).toEqual([])
  })

  it('shows the code in demo mode, with a decoy for unknown addresses', async () => {
    const test = await openOwn({ DEMO: '1' })
    const { user } = await signUpCompany(test.app)
    const known = (await ask(test, user.email)).json()
    const unknown = (await ask(test, 'nobody@example.com')).json()
    expect(unknown).toEqual({ message: known.message, resetCode: expect.stringMatching(/^\d{8}$/) })
    expect((await reset(test, 'nobody@example.com', unknown.resetCode)).statusCode).toBe(400)
    expect((await reset(test, `${user.email}\u200b`, `\u2066${known.resetCode}\u2069`)).statusCode).toBe(200)
  })

  it('shows the code of a demo only to its own machine, under its own host name', async () => {
    const test = await openOwn({ DEMO: '1' })
    const { user } = await signUpCompany(test.app)
    const asked = {
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: user.email },
    } as const
    const answers = [
      await test.app.inject({ ...asked, remoteAddress: '192.0.2.7' }),
      await test.app.inject({ ...asked, headers: { host: 'evil.example' } }),
    ]
    for (const response of answers) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ message: expect.any(String) })
    }
  })

  it('tells the owner by mail, and deletes every other code', async () => {
    const test = await openOwn()
    const { user } = await signUpCompany(test.app)
    await ask(test, user.email)
    const [code = ''] = await codesMailed(test)
    expect((await reset(test, user.email, code)).statusCode).toBe(200)
    const mails = await test.context.db.read.selectFrom('mailOutbox').selectAll().execute()
    expect(mails).toMatchObject([{ recipient: user.email, subject: 'Your Tameer password was changed' }])
    expect(mails[0]?.text).toContain(`${test.context.config.publicUrl}/#/forget-password`)
    expect(mails[0]?.text).not.toContain(newPassword)
    expect(await test.context.db.read.selectFrom('resetCodes').selectAll().execute()).toEqual([])
  })

  it('sends a mailbox at most six mails of any kind an hour, without telling the caller', async () => {
    const test = await openOwn()
    const { user } = await signUpCompany(test.app)
    const answers = []
    for (let time = 0; time < 8; time += 1) answers.push(await ask(test, user.email))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const codes = await codesMailed(test)
    // The first mail was the link that confirms the mailbox.
    expect(codes).toHaveLength(5)
    // The newest mailed code works, although another was requested after it; the notice is sent when the limit allows.
    expect((await reset(test, user.email, codes[4] ?? '')).statusCode).toBe(200)
    const due = async () => (await listDueMails(test.context.db.read, test.context.clock(), 10)).length
    expect(await due()).toBe(0)
    test.passTime(59 * minuteMs)
    expect(await due()).toBe(0)
    test.passTime(2 * minuteMs)
    expect(await due()).toBe(1)
    await ask(test, user.email)
    expect(await codesMailed(test)).toHaveLength(6)
  })

  it('counts a mailbox’s mails exactly under concurrent requests', async () => {
    const test = await openOwn()
    const { user } = await signUpCompany(test.app)
    await Promise.all(Array.from({ length: 10 }, () => ask(test, user.email)))
    const mails = await test.context.db.read
      .selectFrom('mailOutbox')
      .select('id')
      .where('recipient', '=', user.email)
      .execute()
    expect(mails).toHaveLength(6)
  })

  // Counts the work instead of timing it: times on a busy machine vary, and writing and hashing are what takes time.
  it('does as much work for an unknown address as for a known one', async ({ skip }) => {
    const test = await openOwn()
    if (engine !== 'sqlite') skip('PostgreSQL counts no changes of a connection')
    const { user } = await signUpCompany(test.app)
    const hash = vi.spyOn(test.context.passwords, 'hash')
    const changes = async () => {
      const { rows } = await sql<{ n: number }>`select total_changes() as n`.execute(test.context.db.writer)
      return rows[0]?.n ?? 0
    }
    const workOf = async (send: (email: string) => Promise<unknown>, email: string) => {
      hash.mockClear()
      const before = await changes()
      await send(email)
      return { rows: (await changes()) - before, hashes: hash.mock.calls.length }
    }
    const asking = (email: string) => ask(test, email)
    const guessing = (email: string) => reset(test, email, '00000000')
    const known = [await workOf(asking, user.email), await workOf(guessing, user.email)]
    const unknown = [await workOf(asking, 'nobody@example.com'), await workOf(guessing, 'nobody@example.com')]
    expect(unknown).toEqual(known)
    expect(known).toMatchObject([{ hashes: 0 }, { hashes: 1 }])
    for (const { rows } of known) expect(rows).toBeGreaterThan(0)
  })

  it('accepts a code once, even when it is sent five times at once', async () => {
    const test = await openOwn({ DEMO: '1' })
    const { user } = await signUpCompany(test.app)
    const { resetCode } = (await ask(test, user.email)).json()
    const tries = Array.from({ length: 5 }, (_, index) =>
      reset(test, user.email, resetCode, `${newPassword} ${index}`),
    )
    const statuses = (await Promise.all(tries)).map((response) => response.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(4)
    expect(await logIn(test, user.email, `${newPassword} ${statuses.indexOf(200)}`)).toBe(200)
  })

  it('leaves no session of an old password that was being checked at that moment', async () => {
    const test = await openOwn({ DEMO: '1' })
    const { user, password } = await signUpCompany(test.app)
    const { resetCode } = (await ask(test, user.email)).json()
    const { verify } = test.context.passwords
    vi.spyOn(test.context.passwords, 'verify').mockImplementationOnce(async (typed, kept) => {
      const fits = await verify(typed, kept)
      expect((await reset(test, user.email, resetCode)).statusCode).toBe(200)
      return fits
    })
    const late = await call(test.app, 'logIn', { payload: { email: user.email, password } })
    expect([late.statusCode, late.json().code]).toEqual([401, 'wrong-credentials'])
    const sessions = await test.context.db.read.selectFrom('sessions').selectAll().execute()
    expect(sessions).toEqual([])
    expect(await logIn(test, user.email, newPassword)).toBe(200)
  })

  it('accepts the newest code only', async () => {
    const test = await openOwn({ DEMO: '1' })
    const { user } = await signUpCompany(test.app)
    const older = (await ask(test, user.email)).json().resetCode
    const newer = (await ask(test, user.email)).json().resetCode
    expect((await reset(test, user.email, older)).statusCode).toBe(400)
    expect((await reset(test, user.email, newer)).statusCode).toBe(200)
  })

  it('accepts no code after five wrong guesses', async () => {
    const test = await openOwn({ DEMO: '1' })
    const { user, password } = await signUpCompany(test.app)
    const { resetCode } = (await ask(test, user.email)).json()
    const wrong = resetCode === '00000000' ? '11111111' : '00000000'
    for (let guess = 0; guess < 5; guess += 1) {
      const response = await reset(test, user.email, wrong)
      expect(response.json()).toMatchObject({ code: 'invalid', fields: { resetCode: expect.any(String) } })
    }
    expect((await reset(test, user.email, resetCode)).statusCode).toBe(400)
    expect(await logIn(test, user.email, password)).toBe(200)
  })

  it('accepts no code after ten minutes, and mails no expired code', async () => {
    const test = await openOwn({ DEMO: '1' })
    const { user } = await signUpCompany(test.app)
    const { resetCode } = (await ask(test, user.email)).json()
    test.passTime(10 * minuteMs)
    expect((await reset(test, user.email, resetCode)).statusCode).toBe(400)
    expect(await codesMailed(test)).toEqual([])
  })

  it("refuses another company's code", async () => {
    const test = await openOwn({ DEMO: '1' })
    const [one, other] = [await signUpCompany(test.app), await signUpCompany(test.app)]
    const { resetCode } = (await ask(test, one.user.email)).json()
    await ask(test, other.user.email)
    expect((await reset(test, other.user.email, resetCode)).statusCode).toBe(400)
  })

  it('stores no code in clear text', async () => {
    const test = await openOwn({ DEMO: '1' })
    const { user } = await signUpCompany(test.app)
    const { resetCode } = (await ask(test, user.email)).json()
    const rows = await test.context.db.read.selectFrom('resetCodes').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(resetCode)
  })

  describe('refuses', () => {
    it('a short password, without spending a guess', async () => {
      const test = await openOwn({ DEMO: '1' })
      const { user } = await signUpCompany(test.app)
      const { resetCode } = (await ask(test, user.email)).json()
      const response = await reset(test, user.email, resetCode, '12345')
      expect(response.json().fields).toEqual({ newPassword: 'Password must be at least 6 characters long.' })
      expect((await reset(test, user.email, resetCode)).statusCode).toBe(200)
    })

    it('an empty form', async () => {
      const test = await openOwn()
      expect((await ask(test, '')).json().fields).toEqual({ email: 'Please enter your email address' })
      expect((await call(test.app, 'resetPassword', { payload: {} })).statusCode).toBe(400)
    })
  })
})
