import { type DeskCompanyAccount, getDeskCompanyAccount } from '@tameer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call, signUpCompany } from '../../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listDeskLines } from '../../../db/queries/desk-log.ts'
import { fleetJobs } from '../../../jobs.ts'

const dayMs = 24 * 60 * 60_000

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
  const tokenIn = (text = '') => /#\/change-email\?token=([\w-]{43})&mailbox=/.exec(text)?.[1] ?? ''
  const eventsAbout = async (id: string) =>
    (await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 100)).map(({ event }) => event)
  const runJob = () =>
    fleetJobs(test.context)
      .find(({ name }) => name === 'email-changes')
      ?.work()
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
    const [toOld, toNew] = [(await mailsTo(email)).at(-1), (await mailsTo(newEmail)).at(-1)]
    return {
      company,
      id,
      email,
      newEmail,
      toOld,
      toNew,
      old: tokenIn(toOld?.text),
      fresh: tokenIn(toNew?.text),
    }
  }

  it('changes seven days after the new mailbox has confirmed, when the old one is silent', async () => {
    const { company, id, email, newEmail, fresh } = await begun()
    expect(await pendingOf(id)).toMatchObject({ newEmail, newConfirmed: false, holdsAt: null })
    const confirmed = await call(test.app, 'confirmEmailChange', { payload: { token: fresh } })
    expect(confirmed.json()).toEqual({ waitsFor: 'old' })
    const { holdsAt } = (await pendingOf(id)) ?? {}
    expect(Date.parse(holdsAt ?? '') - test.context.clock()).toBeGreaterThan(6.9 * dayMs)
    test.passTime(6.9 * dayMs)
    await runJob()
    expect((await logIn(email, company.password)).statusCode).toBe(200)
    test.passTime(0.2 * dayMs)
    await runJob()
    expect((await logIn(email, company.password)).statusCode).toBe(401)
    expect((await logIn(newEmail, company.password)).statusCode).toBe(200)
    // Nobody knows which of its sessions were the company's own.
    expect((await call(test.app, 'getProfile', { headers: company.headers })).statusCode).toBe(401)
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your Tameer email address was changed')
    expect((await eventsAbout(id)).slice(0, 2)).toEqual(['account-email-changed', 'address-change-begun'])
  })

  it('never changes without the new mailbox, and the links end after a day', async () => {
    const { id, email, fresh, company } = await begun()
    test.passTime(dayMs)
    const late = await call(test.app, 'confirmEmailChange', { payload: { token: fresh } })
    expect(late.statusCode).toBe(400)
    test.passTime(8 * dayMs)
    await runJob()
    expect((await logIn(email, company.password)).statusCode).toBe(200)
    expect(await pendingOf(id)).toBeNull()
  })

  it('tells the old mailbox at once, which stops it until it is made', async () => {
    const { company, id, email, newEmail, toOld, toNew, old, fresh } = await begun()
    expect(toOld?.subject).toBe('Did you lose this mailbox?')
    expect(toOld?.text).toContain(newEmail)
    expect(toNew?.text).not.toContain(email)
    await call(test.app, 'confirmEmailChange', { payload: { token: fresh } })
    test.passTime(6 * dayMs)
    expect((await call(test.app, 'stopEmailChange', { payload: { token: old } })).statusCode).toBe(204)
    expect(await pendingOf(id)).toBeNull()
    expect((await eventsAbout(id)).slice(0, 2)).toEqual(['account-email-kept', 'address-change-begun'])
    test.passTime(2 * dayMs)
    await runJob()
    expect((await logIn(email, company.password)).statusCode).toBe(200)
  })

  it('writes both mails in the language of the company', async () => {
    const { id, email } = (await signUpCompany(test.app)).user
    const set = test.context.db.write((trx) =>
      trx.updateTable('accounts').set({ language: 'ur' }).where('email', '=', email).execute(),
    )
    await set
    expect((await begin(id, { version: 0, newEmail: 'urdu-moved@example.com' })).statusCode).toBe(200)
    const [toOld, toNew] = [(await mailsTo(email)).at(-1), (await mailsTo('urdu-moved@example.com')).at(-1)]
    expect(toOld?.subject).toBe('کیا یہ میل باکس آپ سے کھو گیا ہے؟')
    expect(toNew?.text).toContain('/ur/#/change-email?token=')
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

    it('until it is made: its links end, and the address stays', async () => {
      const { company, id, email, old, fresh } = await begun()
      expect(await pendingOf(id)).toMatchObject({ byDesk: true })
      await call(test.app, 'confirmEmailChange', { payload: { token: fresh } })
      test.passTime(6 * dayMs)
      const cancelled = await cancel(id, 1)
      expect([cancelled.statusCode, cancelled.json().version]).toEqual([200, 2])
      expect(await pendingOf(id)).toBeNull()
      for (const token of [old, fresh]) {
        const late = await call(test.app, 'confirmEmailChange', { payload: { token } })
        expect(late.statusCode).toBe(400)
      }
      test.passTime(2 * dayMs)
      await runJob()
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
      const { id, old, fresh } = await begun()
      expect((await cancel(id, 0)).statusCode).toBe(409)
      for (const token of [fresh, old]) await call(test.app, 'confirmEmailChange', { payload: { token } })
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
    const { id, fresh } = await begun()
    expect((await begin(id, { version: 1, newEmail: 'second-try@example.com' })).statusCode).toBe(200)
    const first = await call(test.app, 'confirmEmailChange', { payload: { token: fresh } })
    expect(first.statusCode).toBe(400)
    expect(await pendingOf(id)).toMatchObject({ newEmail: 'second-try@example.com' })
  })
})
