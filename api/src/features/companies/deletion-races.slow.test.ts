import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { addRequest, quoteFor } from '../../../test/request-rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createPasswordHasher } from '../../core/passwords.ts'

type Name = Parameters<typeof call>[1]
type Sent = NonNullable<Parameters<typeof call>[2]>
interface Prepared {
  company: TestCompany
  /** Code that resets the password, and token of the mailed link. */
  resetCode: string
  token: string
  portfolioId: string
  invitationId: string
}

const form = (fields: Record<string, string>) => {
  const { payload, headers } = multipart(fields)
  return { payload, headers }
}
const newPassword = 'quite another password'

/** Fields sent with each call that writes to an account. */
const calls: [Name, (prepared: Prepared) => Sent][] = [
  ['forgotPassword', ({ company }) => ({ payload: { email: company.user.email } })],
  [
    'resetPassword',
    ({ company, resetCode }) => ({ payload: { email: company.user.email, resetCode, newPassword } }),
  ],
  ['logIn', ({ company }) => ({ payload: { email: company.user.email, password: company.password } })],
  ['confirmEmail', ({ token }) => ({ payload: { token } })],
  ['sendConfirmation', () => ({})],
  ['changePassword', ({ company }) => ({ payload: { currentPassword: company.password, newPassword } })],
  [
    'requestEmailChange',
    ({ company }) => ({
      payload: { newEmail: `new-${company.user.email}`, currentPassword: company.password },
    }),
  ],
  ['deleteAccount', ({ company }) => ({ payload: { password: company.password } })],
  ['updateProfile', () => form({ name: 'Another name' })],
  ['createPortfolio', () => form({ title: 'House', content: 'Text', 'cities[]': '2' })],
  ['updatePortfolio', ({ portfolioId }) => ({ ...form({ title: 'Hut' }), params: { id: portfolioId } })],
  ['deletePortfolio', ({ portfolioId }) => ({ params: { id: portfolioId } })],
  ['seeInvitation', ({ invitationId: id }) => ({ params: { id } })],
  ['declineInvitation', ({ invitationId: id }) => ({ params: { id }, payload: { reason: 'too-far' } })],
  ['askHomeowner', ({ invitationId: id }) => ({ params: { id }, payload: { text: 'Which road?' } })],
  ['saveQuoteDraft', ({ invitationId: id }) => ({ params: { id }, payload: { draft: {}, version: 0 } })],
  ['sendQuote', ({ invitationId: id }) => ({ params: { id }, payload: quoteFor(Date.now) })],
  ['endAllSessions', () => ({})],
  ['logOut', () => ({})],
]

describeOnEachEngine('an account that is deleted during another call', (_open, engine) => {
  async function prepare(test: TestApp): Promise<Prepared> {
    const company = await signUpCompany(test.app)
    const { email } = company.user
    const { resetCode } = (await call(test.app, 'forgotPassword', { payload: { email } })).json()
    const mails = await test.context.db.read
      .selectFrom('mailOutbox')
      .select('text')
      .where('recipient', '=', email)
      .execute()
    const token = mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
    const { headers, payload } = form({ title: 'House', content: 'Text' })
    const made = await call(test.app, 'createPortfolio', {
      payload,
      headers: { ...headers, ...company.headers },
    })
    const [invitationId = ''] = (await addRequest(test.context, [company.user.id])).invitationIds
    return { company, resetCode, token, portfolioId: made.json().id, invitationId }
  }

  /** Deletes the account just before the write of that number. The returned object counts the writes. */
  function deleteBefore(test: TestApp, number: number, { company }: Prepared) {
    const { db } = test.context
    const writes = { count: 0 }
    for (const way of ['note', 'write'] as const) {
      const real = db[way]
      vi.spyOn(db, way).mockImplementation(async (work) => {
        writes.count += 1
        if (writes.count === number) {
          const { headers, password } = company
          const response = await call(test.app, 'deleteAccount', { headers, payload: { password } })
          expect(response.statusCode).toBe(204)
        }
        return real(work)
      })
    }
    return writes
  }

  it.each(calls)('causes no server error: %s', async (name, fieldsOf) => {
    // Room for the deletion's password check while another one is running.
    const passwords = createPasswordHasher({ concurrency: 2, waiting: 4 })
    const test = await openTestApp({ engine, env: { DEMO: '1' }, overrides: { passwords } })
    onTestFinished(() => test.close())
    for (let number = 1; ; number += 1) {
      const prepared = await prepare(test)
      const writes = deleteBefore(test, number, prepared)
      const given = fieldsOf(prepared)
      const headers = { ...prepared.company.headers, ...given.headers }
      const response = await call(test.app, name, { ...given, headers })
      vi.restoreAllMocks()
      const place = `before write ${number}: ${response.body}`
      expect([200, 201, 204, 400, 401, 404], place).toContain(response.statusCode)
      // In the last round there are fewer writes than `number`, so nothing was deleted.
      if (writes.count < number) break
    }
  })

  it('responds to a reset as for an unknown address', async () => {
    const test = await openTestApp({ engine, env: { LIMIT_RESET: 'off' } })
    onTestFinished(() => test.close())
    const prepared = await prepare(test)
    const { email } = prepared.company.user
    const unknown = await call(test.app, 'forgotPassword', { payload: { email: 'nobody@example.com' } })
    deleteBefore(test, 1, prepared)
    const response = await call(test.app, 'forgotPassword', { payload: { email } })
    expect([response.statusCode, response.body]).toEqual([unknown.statusCode, unknown.body])
    const mails = await test.context.db.read.selectFrom('mailOutbox').select('recipient').execute()
    expect(mails.map(({ recipient }) => recipient)).not.toContain(email)
  })
})
