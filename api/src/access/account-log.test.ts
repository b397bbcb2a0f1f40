import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../test/factories.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { listDeskLines } from '../db/queries/desk/desk-log.ts'

describeOnEachEngine('what a company does with its own account', (_open, engine) => {
  async function open(): Promise<[TestApp, TestCompany]> {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    return [test, await signUpCompany(test.app)]
  }

  /** Lines about a company, oldest first. */
  async function lines({ context }: TestApp, { user }: TestCompany) {
    const found = await listDeskLines(context.db.read, { subjectId: user.id }, undefined, 50)
    return found.toReversed()
  }
  const events = async (test: TestApp, company: TestCompany) =>
    (await lines(test, company)).map(({ event }) => event)

  /** The newest match in the mails that wait for an address. */
  async function mailed({ context }: TestApp, email: string, pattern: RegExp): Promise<string> {
    const mails = context.db.read.selectFrom('mailOutbox').select('text').where('recipient', '=', email)
    const found = (await mails.orderBy('id').execute()).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
    return found.at(-1) ?? ''
  }

  const succeed = async (response: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await response
    expect(statusCode, body).toBeLessThan(300)
  }

  function rename({ app }: TestApp, { headers }: TestCompany, name: string) {
    const form = multipart({ name })
    return call(app, 'updateProfile', { payload: form.payload, headers: { ...form.headers, ...headers } })
  }

  it('is in the log of the desk by ids, from where and when, also after the account is gone', async () => {
    const [test, company] = await open()
    const { headers, password, user } = company
    const newPassword = 'quite another password'
    const token = await mailed(test, user.email, /confirm-email\?token=([\w-]+)/)
    for (let time = 0; time < 2; time += 1)
      await succeed(call(test.app, 'confirmEmail', { payload: { token } }))
    await succeed(rename(test, company, 'Another Name'))
    await succeed(rename(test, company, 'Another Name'))
    const payload = { currentPassword: password, newPassword }
    await succeed(call(test.app, 'changePassword', { headers, payload }))
    await succeed(call(test.app, 'deleteAccount', { headers, payload: { password: newPassword } }))

    const found = await lines(test, company)
    expect(found.map(({ event }) => event)).toEqual([
      'account-opened',
      'account-confirmed',
      'account-renamed',
      'account-password-changed',
      'account-deleted',
    ])
    for (const line of found) {
      expect(line).toMatchObject({ subjectKind: 'company', network: expect.stringMatching(/^127\.0\.0\./) })
      const text = JSON.stringify(line)
      for (const secret of [user.email, user.name, 'Another Name']) expect(text).not.toContain(secret)
    }
    expect(new Set(found.map(({ actorId }) => actorId)).size).toBe(1)
  })

  it('includes a password that was set with a mailed code', async () => {
    const [test, company] = await open()
    const { email } = company.user
    await succeed(call(test.app, 'forgotPassword', { payload: { email } }))
    const resetCode = await mailed(test, email, /Your reset code: (\d{8})/)
    const wrong = { email, resetCode: '00000000', newPassword: 'quite another password' }
    expect((await call(test.app, 'resetPassword', { payload: wrong })).statusCode).toBe(400)
    await succeed(call(test.app, 'resetPassword', { payload: { ...wrong, resetCode } }))
    expect(await events(test, company)).toEqual(['account-opened', 'account-password-reset'])
  })

  it('includes a change of address that was cancelled, one that was made, and its undoing', async () => {
    const [test, company] = await open()
    const { headers, password, user } = company
    const payload = { newEmail: `moved-${engine}@example.com`, currentPassword: password }
    await succeed(call(test.app, 'requestEmailChange', { headers, payload }))
    for (let time = 0; time < 2; time += 1) await succeed(call(test.app, 'cancelEmailChange', { headers }))
    await succeed(call(test.app, 'requestEmailChange', { headers, payload }))
    const token = await mailed(test, payload.newEmail, /change-email\?token=([\w-]+)/)
    for (let time = 0; time < 2; time += 1)
      await succeed(call(test.app, 'confirmEmailChange', { payload: { token } }))
    const undo = await mailed(test, user.email, /change-email\?token=([\w-]+)/)
    for (let time = 0; time < 2; time += 1)
      await succeed(call(test.app, 'undoEmailChange', { payload: { token: undo } }))
    expect(await events(test, company)).toEqual([
      'account-opened',
      'account-email-kept',
      'account-email-changed',
      'account-email-restored',
    ])
    // The address is the old one already: what ends are the sessions alone.
    await succeed(call(test.app, 'logIn', { payload: { email: user.email, password } }))
    await succeed(call(test.app, 'undoEmailChange', { payload: { token: undo } }))
    expect((await events(test, company)).slice(3)).toEqual([
      'account-email-restored',
      'account-email-restored',
    ])
  })
})
