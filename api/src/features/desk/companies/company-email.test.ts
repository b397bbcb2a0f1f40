import { type DeskCompanyAccount, getDeskCompanyAccount } from '@tameer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call, signUpCompany } from '../../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'

describeOnEachEngine('the address of a company that lost its mailbox', (_open, engine) => {
  let test: TestApp
  let accountId: string
  beforeAll(async () => {
    test = await openTestApp({ engine, env: { PUBLIC_URL: 'https://tameer.example.com' } })
    accountId = await addDeskAccount(test.context, { role: 'Operator' })
    return () => test.close()
  })

  let count = 0
  /** A fresh session at the desk: days pass in these tests. */
  const operator = async () => bearer(await deskTokenOf(test.context, accountId))
  const begin = async (id: string, payload: object) =>
    call(test.app, 'changeCompanyEmail', { headers: await operator(), params: { id }, payload })
  async function pendingOf(id: string): Promise<DeskCompanyAccount['emailChange']> {
    const response = await call(test.app, 'getDeskCompanyAccount', {
      headers: await operator(),
      params: { id },
    })
    return getDeskCompanyAccount.response.parse(response.json()).emailChange
  }
  const mailsTo = (email: string) =>
    test.context.db.read
      .selectFrom('mailOutbox')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  const tokenIn = (text = '') => /#\/change-email\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
  const eventsAbout = async (id: string) =>
    (await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 100)).map(({ event }) => event)
  const logIn = (email: string, password: string) => call(test.app, 'logIn', { payload: { email, password } })

  /** A company whose new address an operator has entered, with the tokens of both mails. */
  async function begun(fields = {}) {
    const company = await signUpCompany(test.app, fields)
    const { id, email } = company.user
    count += 1
    const newEmail = `desk-moved-${count}@example.com`
    const response = await begin(id, { version: 0, newEmail })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({ version: 1, email })
    const mail = (await mailsTo(newEmail)).at(-1)
    return { company, id, email, newEmail, mail, token: tokenIn(mail?.text) }
  }
  const confirm = async (token: string) =>
    (await call(test.app, 'confirmEmailChange', { payload: { token } })).statusCode

  it('changes when the new mailbox confirms; then the old one is told, and can undo it', async () => {
    const { company, id, email, newEmail, mail, token } = await begun()
    expect(mail?.text).toContain('because it cannot open its old mailbox any more')
    expect(mail?.text).not.toContain(email)
    expect((await mailsTo(email)).filter(({ text }) => text.includes(newEmail))).toEqual([])
    expect(await pendingOf(id)).toMatchObject({ newEmail, byDesk: true })
    expect((await logIn(email, company.password)).statusCode).toBe(200)
    expect(await confirm(token)).toBe(204)
    expect((await logIn(email, company.password)).statusCode).toBe(401)
    expect((await logIn(newEmail, company.password)).statusCode).toBe(200)
    // Nobody knows which of its sessions were the company's own.
    expect((await call(test.app, 'getProfile', { headers: company.headers })).statusCode).toBe(401)
    expect(await pendingOf(id)).toBeNull()
    const told = (await mailsTo(email)).at(-1)
    expect(told?.subject).toBe('Your Tameer email address was changed')
    // Another change that the desk begins ends no link that undoes one.
    expect((await begin(id, { version: 1, newEmail: `later-${newEmail}` })).statusCode).toBe(200)
    const undone = await call(test.app, 'undoEmailChange', { payload: { token: tokenIn(told?.text) } })
    expect(undone.statusCode).toBe(204)
    expect((await logIn(email, company.password)).statusCode).toBe(200)
    expect(await pendingOf(id)).toBeNull()
    const events = ['address-change-begun', 'account-email-changed', 'address-change-begun']
    expect((await eventsAbout(id)).slice(0, 4)).toEqual(['account-email-restored', ...events])
  })

  it('writes in the language of the company', async () => {
    const { id, email } = (await signUpCompany(test.app)).user
    await test.context.db.write((trx) =>
      trx.updateTable('accounts').set({ language: 'ur' }).where('email', '=', email).execute(),
    )
    expect((await begin(id, { version: 0, newEmail: 'urdu-moved@example.com' })).statusCode).toBe(200)
    const [mail] = await mailsTo('urdu-moved@example.com')
    expect(mail?.text).toContain('/ur/#/change-email?token=')
  })

  it('leaves a line without the address, and nothing when it is refused', async () => {
    const { id, newEmail } = await begun()
    const [line] = await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 1)
    expect(line).toMatchObject({ event: 'address-change-begun', after: '{"newAddress":"d…@e….com"}' })
    expect(JSON.stringify(line)).not.toContain(newEmail)
    const taken = (await signUpCompany(test.app)).user.email
    const own = (await signUpCompany(test.app)).user
    const refused = async (payload: object) => {
      const response = await begin(own.id, payload)
      return [response.statusCode, response.json().fields]
    }
    expect(await refused({ version: 0, newEmail: taken.toUpperCase() })).toEqual([
      409,
      { newEmail: 'This email address is taken' },
    ])
    expect(await refused({ version: 0, newEmail: own.email })).toEqual([
      400,
      { newEmail: 'This is its address already' },
    ])
    expect((await refused({ version: 5, newEmail: 'x@example.com' }))[0]).toBe(409)
    expect(await eventsAbout(own.id)).not.toContain('address-change-begun')
    expect(await pendingOf(own.id)).toBeNull()
  })

  describe('is cancelled by the desk', () => {
    const cancel = async (id: string, version: number) =>
      call(test.app, 'cancelCompanyEmailChange', {
        ...{ headers: await operator(), params: { id }, payload: { version } },
      })

    it('until it is made: its link ends, and the address stays', async () => {
      const { company, id, email, token } = await begun()
      const cancelled = await cancel(id, 1)
      expect([cancelled.statusCode, cancelled.json().version]).toEqual([200, 2])
      expect(await pendingOf(id)).toBeNull()
      expect(await confirm(token)).toBe(400)
      expect((await logIn(email, company.password)).statusCode).toBe(200)
      const [line] = await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 1)
      expect(line).toMatchObject({
        ...{ event: 'address-change-cancelled', before: '{"newAddress":"d…@e….com"}', after: null },
      })
    })

    it('never when it is made, when none waits, when it is not as it was seen, or is of the company itself', async () => {
      const none = (await signUpCompany(test.app)).user.id
      expect((await cancel(none, 0)).json().message).toBe(
        'No change of address that the desk began waits any more',
      )
      const { id, token } = await begun()
      expect((await cancel(id, 0)).statusCode).toBe(409)
      await confirm(token)
      expect((await cancel(id, 1)).statusCode).toBe(409)
      expect(await eventsAbout(id)).not.toContain('address-change-cancelled')
      const other = await begun()
      test.passTime(1000)
      const own = await call(test.app, 'requestEmailChange', {
        headers: other.company.headers,
        payload: { newEmail: `own-${other.newEmail}`, currentPassword: other.company.password },
      })
      expect(own.statusCode, own.body).toBeLessThan(300)
      expect(await pendingOf(other.id)).toMatchObject({ byDesk: false })
      expect((await cancel(other.id, 1)).statusCode).toBe(409)
      expect(await pendingOf(other.id)).not.toBeNull()
    })

    it('once, however many try at once', async () => {
      const { id } = await begun()
      const all = await Promise.all(Array.from({ length: 5 }, () => cancel(id, 1)))
      expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
      expect((await eventsAbout(id)).filter((event) => event === 'address-change-cancelled')).toHaveLength(1)
    })
  })

  it('takes the place of a change that was begun before', async () => {
    const { id, token } = await begun()
    expect((await begin(id, { version: 1, newEmail: 'second-try@example.com' })).statusCode).toBe(200)
    expect(await confirm(token)).toBe(400)
    expect(await pendingOf(id)).toMatchObject({ newEmail: 'second-try@example.com' })
  })
})
