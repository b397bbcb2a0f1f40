import { AsyncResource } from 'node:async_hooks'
import type { RequestView } from '@tameer/contract'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine, describeOnPostgres } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, signUpShown, type TestCompany } from '../../../test/factories.ts'
import { requestFields, sendRequest, withKey } from '../../../test/request-calls.ts'
import { addRequest, quoteFor } from '../../../test/request-rows.ts'
import { accountOf } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createPasswordHasher } from '../../core/secrets/passwords.ts'
import { randomToken } from '../../core/secrets/random.ts'
import type { Database } from '../../db/engines/connect.ts'
import { deleteAccount } from '../../db/queries/accounts/accounts.ts'
import { holdCompany } from '../../db/queries/companies/companies.ts'
import { clearInvitationsOf } from '../../db/queries/requests/company-invitations.ts'

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

// SQLite has one writer at a time: nothing is read there before a write that waits.
describeOnPostgres('a company that is deleted during a call of a family', () => {
  it.each([
    ['chooseQuote', 404],
    ['askCompany', 404],
    ['answerQuestion', 200],
    ['confirmRequest', 200],
    ['createRequest', 400],
  ] as const)('causes no server error: %s', async (name, status) => {
    const test = await openTestApp({ engine: 'postgres' })
    onTestFinished(() => test.close())
    const { context, app } = test
    const [company, other] = [await signUpShown(test), await signUpShown(test)]
    const companyIds = [company.user.id, other.user.id]
    const { id, key, invitationIds } = await addRequest(context, companyIds)
    const ofCompany = (number: number, { headers }: TestCompany) => ({
      params: { id: invitationIds[number] ?? '' },
      headers,
    })
    const payload = quoteFor(context.clock)
    const quote = await call(app, 'sendQuote', { ...ofCompany(0, company), payload })
    await call(app, 'askHomeowner', { ...ofCompany(1, other), payload: { text: 'Which road?' } })
    const family = { params: { id }, headers: withKey(key) }
    const [question] = ((await call(app, 'getRequest', family)).json() as RequestView).questions
    const token = randomToken()
    const confirmHash = context.hashSecret('request-confirmation', token)
    await addRequest(context, companyIds, { state: 'unconfirmed', confirmHash })
    const [text, companyId] = ['The wide one.', company.user.id]
    const calls = {
      chooseQuote: () => call(app, name, { ...family, payload: { quoteId: quote.json().id } }),
      askCompany: () => call(app, name, { ...family, payload: { companyId, text } }),
      answerQuestion: () => call(app, name, { ...family, payload: { questionId: question?.id, text } }),
      confirmRequest: () => call(app, name, { payload: { token } }),
      createRequest: () => sendRequest(test, requestFields(companyIds)),
    }
    const accountId = await accountOf(context.db, companyId)
    // Bound here: a write within another one is refused. `resolve` sends the call without waiting for its response.
    const begin = AsyncResource.bind(() => Promise.resolve(calls[name]()))
    const [response] = await context.db.write(async (trx) => {
      await holdCompany(trx, companyId)
      await clearInvitationsOf(trx, companyId)
      const called = begin()
      await expect.poll(() => countBlocked(context.db)).toBeGreaterThan(0)
      await deleteAccount(trx, accountId)
      return [called]
    })
    expect((await response)?.statusCode).toBe(status)
  })
})

/** Number of connections to this database that wait for a lock. */
async function countBlocked({ read }: Database): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(read)
  return rows.length
}
