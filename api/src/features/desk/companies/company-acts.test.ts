import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addUnconfirmed, restrictThing } from '../../../../test/desk-company-requests.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, type CallName, call, signUpCompany } from '../../../../test/factories.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'

const why = { reason: 'fraud', words: 'Three families wrote to us.' }
const contact = 'help@tameer.example'

describeOnEachEngine('acts of the desk on companies', (_open, engine) => {
  let test: TestApp
  let operator: Record<string, string>
  let editor: Record<string, string>
  beforeAll(async () => {
    const env = { CONTACT_EMAIL: contact, LISTINGS_REQUIRE_CONFIRMED_EMAIL: '1' }
    test = await openTestApp({ engine, env })
    const token = async (role: 'Operator' | 'Editor') =>
      bearer(await deskTokenOf(test.context, await addDeskAccount(test.context, { role })))
    operator = await token('Operator')
    editor = await token('Editor')
    return () => test.close()
  })

  const act = (
    name: CallName,
    id: string,
    payload: object = { version: 0 },
    { headers = operator, projectId }: { headers?: Record<string, string>; projectId?: string } = {},
  ) => call(test.app, name, { headers, params: { id, ...(projectId && { projectId }) }, payload })

  const mailsTo = (email: string) =>
    test.context.db.read
      .selectFrom('mailOutbox')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
  const linesAbout = async (id: string) => {
    const lines = await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 100)
    return lines.filter(({ event }) => !event.startsWith('account-'))
  }

  /** Signs a company up and confirms its mailbox. */
  async function newCompany() {
    const company = await signUpCompany(test.app)
    const { id, email } = company.user
    const confirmed = await act('confirmCompanyMailbox', id)
    expect(confirmed.json()).toMatchObject({ state: 'listed', emailConfirmed: true, version: 1 })
    const logIn = () => call(test.app, 'logIn', { payload: { email, password: company.password } })
    const profile = () => call(test.app, 'getProfile', { headers: company.headers })
    return { ...company, id, email, logIn, profile }
  }

  it('hide: the owner is mailed the reason, and can still log in and work', async () => {
    const { id, email, profile } = await newCompany()
    const hidden = await act('hideCompany', id, { version: 1, ...why }, { headers: editor })
    expect(hidden.json()).toMatchObject({ state: 'hidden', version: 2, restriction: why })
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toBe('Your company is hidden on Tameer')
    expect(mail?.text).toContain('a well-founded complaint that customers were deceived')
    expect(mail?.text).toContain(why.words)
    expect(mail?.text).toContain(contact)
    expect((await profile()).json()).toMatchObject({
      listed: false,
      restriction: { measure: 'hide', ...why, answerTo: contact },
    })
    expect(await linesAbout(id)).toMatchObject([
      {
        event: 'company-hidden',
        before: '{"state":"listed"}',
        after: '{"state":"hidden","reason":"fraud"}',
      },
      { event: 'mailbox-confirmed' },
    ])
    const back = await act('restoreCompany', id, { version: 2 }, { headers: editor })
    expect(back.json()).toMatchObject({ state: 'listed', version: 3, restriction: null })
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your company is back on Tameer')
    expect((await profile()).json()).not.toHaveProperty('restriction')
  })

  it('suspend: sessions end, login is refused with the reason, nothing is deleted', async () => {
    const { id, email, logIn, profile, password } = await newCompany()
    const projectId = await addPortfolio(test.context.db, id)
    expect((await act('suspendCompany', id, { version: 1, ...why })).statusCode).toBe(200)
    expect((await profile()).statusCode).toBe(401)
    const refused = await logIn()
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect(refused.json().message).toMatch(/suspended.*email.*why/)
    // Nobody learns of the suspension without the password.
    const wrong = await call(test.app, 'logIn', { payload: { email, password: `${password}x` } })
    expect(wrong.statusCode).toBe(401)
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your account at Tameer is suspended')
    const hide = await act('hideCompany', id, { version: 2, ...why }, { headers: editor })
    expect([hide.statusCode, hide.json().code]).toEqual([409, 'conflict'])
    const early = await act('restoreCompany', id, { version: 2 }, { headers: editor })
    expect([early.statusCode, early.json().code]).toEqual([403, 'forbidden'])
    expect((await linesAbout(id)).map(({ event }) => event)).toEqual([
      'company-suspended',
      'mailbox-confirmed',
    ])
    expect((await act('restoreCompany', id, { version: 2 })).json()).toMatchObject({ state: 'listed' })
    expect((await logIn()).statusCode).toBe(200)
    expect((await call(test.app, 'getPortfolio', { params: { id: projectId } })).statusCode).toBe(200)
  })

  it('leave no session that was created while the company was being suspended', async () => {
    const { id, logIn } = await newCompany()
    const [suspended, ...logins] = await Promise.all([
      act('suspendCompany', id, { version: 1, ...why }),
      ...Array.from({ length: 5 }, logIn),
    ])
    expect(suspended?.statusCode).toBe(200)
    for (const login of logins) expect([200, 403]).toContain(login.statusCode)
    const { accountId } = await test.context.db.read
      .selectFrom('companies')
      .select('accountId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const left = test.context.db.read.selectFrom('sessions').select('id').where('accountId', '=', accountId)
    expect(await left.execute()).toEqual([])
  })

  it('restore an unconfirmed company as unconfirmed, and keep a hidden one hidden when it is confirmed', async () => {
    const id = await addUnconfirmed(test.context)
    await restrictThing(test.context, { kind: 'company', id })
    expect((await act('restoreCompany', id)).json()).toMatchObject({ state: 'unconfirmed' })
    await restrictThing(test.context, { kind: 'company', id })
    expect((await act('confirmCompanyMailbox', id, { version: 1 })).json()).toMatchObject({
      state: 'hidden',
      emailConfirmed: true,
    })
    expect((await act('restoreCompany', id, { version: 2 })).json()).toMatchObject({ state: 'listed' })
  })

  it('keep a project hidden that its owner hides too, and let only the desk show it again', async () => {
    const company = await newCompany()
    const { id, headers, email } = company
    const projectId = await addPortfolio(test.context.db, id, { texts: { title: 'Villa One', content: 'x' } })
    const own = (hidden: boolean) =>
      call(test.app, 'hidePortfolio', { params: { id: projectId }, payload: { hidden }, headers })
    expect((await act('hideProject', id, { version: 1, ...why }, { projectId })).statusCode).toBe(200)
    expect((await mailsTo(email)).at(-1)?.text).toContain('“Villa One”')
    const shown = await own(false)
    expect([shown.statusCode, shown.json().code]).toEqual([403, 'forbidden'])
    expect((await own(true)).json()).toMatchObject({ hidden: true, restriction: { reason: 'fraud' } })
    expect((await act('restoreProject', id, { version: 2 }, { projectId })).statusCode).toBe(200)
    const seen = await call(test.app, 'getPortfolio', { params: { id: projectId }, headers })
    expect(seen.json()).toMatchObject({ hidden: true })
    expect(seen.json()).not.toHaveProperty('restriction')
    expect((await own(false)).json()).toMatchObject({ hidden: false })
    const stranger = await addPortfolio(test.context.db, await addCompany(test.context.db))
    const notTheirs = await act('hideProject', id, { version: 3, ...why }, { projectId: stranger })
    expect(notTheirs.statusCode).toBe(404)
  })

  it('end sessions, and mail a code that nobody at the desk sees', async () => {
    const { id, email, profile } = await newCompany()
    const ended = await act('endCompanySessions', id, { version: 1 })
    expect(ended.statusCode).toBe(200)
    expect((await profile()).statusCode).toBe(401)
    const sent = await act('sendCompanyReset', id, { version: 2 })
    expect(sent.statusCode).toBe(200)
    const code = /code: (\S+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
    const account = await call(test.app, 'getDeskCompanyAccount', { headers: operator, params: { id } })
    expect(account.json().mails[0]).toMatchObject({ subject: 'Your Tameer reset code', sentAt: null })
    expect(`${sent.body}${account.body}`).not.toContain(code)
    const payload = { email, resetCode: code, newPassword: 'quite a new one' }
    expect((await call(test.app, 'resetPassword', { payload })).statusCode).toBe(200)
  })

  it('delete a company only when its name is typed, and keep the log line', async () => {
    const { id, user } = await newCompany()
    const wrong = await act('deleteCompany', id, { version: 1, name: 'Another' })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['name']])
    expect((await act('deleteCompany', id, { version: 1, name: ` ${user.name} ` })).statusCode).toBe(204)
    expect((await call(test.app, 'getDeskCompany', { headers: operator, params: { id } })).statusCode).toBe(
      404,
    )
    expect((await linesAbout(id))[0]).toMatchObject({ event: 'company-deleted' })
    expect((await act('deleteCompany', id, { version: 1, name: user.name })).statusCode).toBe(404)
  })

  describe('of two people who saw the same version', () => {
    it('refuse the second act, and tell what changed', async () => {
      const id = await addCompany(test.context.db)
      expect((await act('hideCompany', id, { version: 0, ...why }, { headers: editor })).statusCode).toBe(200)
      const second = await act('suspendCompany', id, { version: 0, ...why })
      expect([second.statusCode, second.json().code]).toEqual([409, 'conflict'])
      expect(second.json().current).toMatchObject({
        version: 1,
        state: 'hidden',
        last: { event: 'company-hidden', actor: expect.stringMatching(/^Desk /) },
      })
      expect(await linesAbout(id)).toHaveLength(1)
    })

    it('let one of ten concurrent acts succeed', async () => {
      const id = await addCompany(test.context.db)
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => act('hideCompany', id, { version: 0, ...why })),
      )
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
      expect(await linesAbout(id)).toHaveLength(1)
    })
  })

  it.each([
    ['hideCompany', { reason: 'spam' }, ['version']],
    ['hideCompany', { version: -1, reason: 'spam' }, ['version']],
    ['hideCompany', { version: 2_147_483_647, reason: 'spam' }, ['version']],
    ['hideCompany', { version: 0, reason: 'dislike' }, ['reason']],
    ['hideCompany', { version: 0, reason: 'other', words: ' ' }, ['words']],
    ['hideCompany', { version: 0, reason: 'spam', words: 'x'.repeat(501) }, ['words']],
    ['deleteCompany', { version: 0 }, ['name']],
  ] as const)('refuse %s with %j', async (name, payload, fields) => {
    const id = await addCompany(test.context.db)
    const response = await act(name, id, payload)
    expect([response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([400, fields])
    expect(await linesAbout(id)).toEqual([])
  })

  it.each(['restoreCompany', 'confirmCompanyMailbox'] as const)(
    'refuse %s where there is nothing to do',
    async (name) => {
      const id = await addCompany(test.context.db)
      const response = await act(name, id)
      expect([response.statusCode, response.json().code]).toEqual([409, 'conflict'])
      expect(await linesAbout(id)).toEqual([])
      expect(
        (await call(test.app, 'getDeskCompany', { headers: operator, params: { id } })).json().version,
      ).toBe(0)
    },
  )
})
