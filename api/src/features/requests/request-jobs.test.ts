import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpShown, type TestCompany } from '../../../test/factories.ts'
import { plainPng } from '../../../test/pictures.ts'
import {
  callBy,
  mailsTo,
  newRequest,
  requestFields,
  sendRequest,
  type TestRequest,
  viewOf,
  withKey,
} from '../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { takeMailPlace } from '../../access/outgoing-mail.ts'
import { newId } from '../../core/secrets/ids.ts'
import { randomToken } from '../../core/secrets/random.ts'
import { insertNotices } from '../../db/queries/requests/request-notices.ts'
import type { RequestEvent } from '../../db/tables/request-schema.ts'
import { mailNews, mailReminders } from './request-mails.ts'
import { deleteUnconfirmed, eraseEnded, expireOpen } from './request-times.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeOnEachEngine('by itself', (_open, engine) => {
  let test: TestApp
  let company: TestCompany
  let other: TestCompany

  beforeEach(async () => {
    test = await openTestApp({ engine, env: { DEMO: '1' } })
    onTestFinished(() => test.close())
    company = await signUpShown(test)
    other = await signUpShown(test)
  })

  const ids = () => [company.user.id, other.user.id]
  const newsTo = async (recipient: string) =>
    (await mailsTo(test, recipient)).filter(({ subject }) => !/confirm/i.test(subject))
  const note = (requestId: string, companyId: string | null, event: RequestEvent) =>
    test.context.db.note((trx) => insertNotices(trx, [{ requestId, companyId }], event, test.context.clock()))
  const rowOf = (id: string) =>
    test.context.db.read.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst()

  /** Inserts a quote of the company, without the API. */
  async function quote(request: TestRequest, companyId: string): Promise<void> {
    const { db, clock } = test.context
    await db.write(async (trx) => {
      const mine = trx.updateTable('invitations').set({ state: 'quoted', quoteRevision: 1 })
      const [invitation] = await mine
        .where('requestId', '=', request.id)
        .where('companyId', '=', companyId)
        .returning('id')
        .execute()
      await trx
        .insertInto('quotes')
        .values({
          ...{ id: newId(), invitationId: invitation?.id ?? '', companyId, revision: 1, body: '{}' },
          ...{ headlinePkr: 1, likeForLikePkr: 1, validUntil: '2099-01-01', service: 5, city: 'Lahore' },
          ...{ hasRates: 0, sentAt: clock(), readAt: null },
        })
        .execute()
    })
  }

  it('a company is mailed about a request ten minutes later, with everything that happened meanwhile', async () => {
    const request = await newRequest(test, ids())
    await note(request.id, company.user.id, 'question')
    expect(await mailNews(test.context)).toBe(0)
    test.passTime(9 * minuteMs)
    await note(request.id, company.user.id, 'question')
    expect(await mailNews(test.context)).toBe(0)
    test.passTime(minuteMs)
    // Two servers at once.
    const made = await Promise.all([mailNews(test.context), mailNews(test.context)])
    expect(made[0] + made[1]).toBe(2)
    const [mail, ...more] = await newsTo(company.user.email)
    expect(more).toEqual([])
    const { invitations } = await viewOf(test, request)
    expect(mail?.subject).toBe('A request for a quote from Lahore')
    expect(mail?.text).toContain('Construction in Lahore')
    expect(mail?.text).toContain('2 questions about your quote wait for your answer')
    expect(mail?.text).toContain(`/#/quote-requests/${invitations[0]?.id}`)
    for (const secret of [request.key, request.email, 'Ayesha', '0300', other.user.name]) {
      expect(mail?.text).not.toContain(secret)
    }
    test.passTime(60 * minuteMs)
    expect(await mailNews(test.context)).toBe(0)
  })

  it('a company that is hidden since it was invited is neither mailed nor reminded until it is back', async () => {
    const request = await newRequest(test, ids())
    const setUnlisted = (unlisted: number) =>
      test.context.db.write((trx) =>
        trx.updateTable('companies').set({ unlisted }).where('id', '=', company.user.id).execute(),
      )
    await setUnlisted(1)
    test.passTime(10 * minuteMs)
    expect(await mailNews(test.context)).toBe(1)
    test.passTime(3 * dayMs)
    expect(await mailReminders(test.context)).toBe(1)
    expect(await newsTo(company.user.email)).toEqual([])
    await setUnlisted(0)
    expect(await mailReminders(test.context)).toBe(1)
    const [mail, ...more] = await newsTo(company.user.email)
    expect([mail?.text.includes('3 days ago'), more]).toEqual([true, []])
    expect((await viewOf(test, request)).invitations).toHaveLength(2)
  })

  it('a company that sent no quote is not thanked for one when another is chosen', async () => {
    const request = await newRequest(test, ids())
    await quote(request, company.user.id)
    for (const { user } of [company, other]) await note(request.id, user.id, 'not-chosen')
    test.passTime(10 * minuteMs)
    await mailNews(test.context)
    const textTo = async ({ user }: typeof company) => (await newsTo(user.email)).at(-1)?.text
    expect(await textTo(company)).toContain('chosen another quote. Thank you for yours.')
    expect(await textTo(other)).toContain('The family has chosen another company.')
    expect(await textTo(other)).not.toContain('Thank you')
  })

  it('a homeowner is mailed about quotes and questions, with a link that has no key', async () => {
    const request = await newRequest(test, ids())
    for (const event of ['quote', 'question', 'quote', 'answer'] as const) {
      await note(request.id, null, event)
    }
    for (const id of ids()) await quote(request, id)
    test.passTime(10 * minuteMs)
    expect(await mailNews(test.context)).toBe(3)
    const [mail] = await newsTo(request.email)
    expect(mail?.subject).toBe('A quote for your request')
    expect(mail?.text).toContain('2 quotes for your request have come')
    expect(mail?.text).toContain(`/#/request/${request.id}\n`)
    expect(mail?.text).not.toContain('key=')
  })

  it('a homeowner who has read the quote meanwhile gets no mail about it', async () => {
    const request = await newRequest(test, ids())
    await quote(request, company.user.id)
    await note(request.id, null, 'quote')
    await viewOf(test, request)
    test.passTime(10 * minuteMs)
    await mailNews(test.context)
    expect(await newsTo(request.email)).toEqual([])
  })

  it('nobody is mailed about a request that was deleted', async () => {
    const request = await newRequest(test, ids())
    test.passTime(10 * minuteMs)
    await mailNews(test.context)
    expect(await newsTo(company.user.email)).toHaveLength(1)
    await note(request.id, company.user.id, 'closed')
    await callBy(test, 'deleteRequest', request)
    expect(await newsTo(company.user.email)).toEqual([])
    test.passTime(10 * minuteMs)
    expect(await mailNews(test.context)).toBe(0)
  })

  it('a company is reminded once after three days, unless it looked or stopped reminders', async () => {
    const request = await newRequest(test, ids())
    test.passTime(3 * dayMs - minuteMs)
    expect(await mailReminders(test.context)).toBe(0)
    await call(test.app, 'seeInvitation', {
      params: { id: (await viewOf(test, request)).invitations[1]?.id ?? '' },
      headers: other.headers,
    })
    test.passTime(minuteMs)
    const made = await Promise.all([mailReminders(test.context), mailReminders(test.context)])
    expect(made[0] + made[1]).toBe(1)
    const [mail] = await newsTo(company.user.email)
    expect(mail?.text).toContain('3 days ago')
    const token = /stop-reminders\?token=([\w.]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const stop = (sent: string) => call(test.app, 'stopReminders', { payload: { token: sent } })
    expect((await stop(`${'0'.repeat(64)}.${'0'.repeat(64)}`)).statusCode).toBe(400)
    expect((await stop('x')).statusCode).toBe(400)
    for (let time = 0; time < 2; time += 1) expect((await stop(token)).statusCode).toBe(204)
    await newRequest(test, ids())
    test.passTime(3 * dayMs)
    expect(await mailReminders(test.context)).toBe(1)
    expect(await newsTo(company.user.email)).toHaveLength(1)
    const stops = await test.context.db.read.selectFrom('reminderStops').selectAll().execute()
    expect(JSON.stringify(stops)).not.toContain('@')
  })

  it('a company gets no more reminders after one press in its mail program', async () => {
    await newRequest(test, ids())
    test.passTime(3 * dayMs)
    expect(await mailReminders(test.context)).toBe(2)
    const [mail] = await newsTo(company.user.email)
    const { origin, pathname, search } = new URL(mail?.unsubscribeLink ?? '')
    expect(origin).toBe(test.context.config.publicUrl)
    const url = pathname + search
    // A browser that opens the address is redirected to the screen. A GET alone, for instance of a scanner, changes
    // nothing.
    const opened = await test.app.inject({ url })
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/#${url}`])
    expect(mail?.text).toContain(`/#${url}`)
    const stops = () => test.context.db.read.selectFrom('reminderStops').selectAll().execute()
    expect(await stops()).toEqual([])
    const type = 'application/x-www-form-urlencoded'
    const press = (asked: string, sent: { payload: string | Buffer; headers: Record<string, string> }) =>
      test.app.inject({ method: 'POST', url: asked, ...sent })
    const form = { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } }
    for (const wrong of [pathname, `${url}0`, `${pathname}?token=${'0'.repeat(64)}.${'0'.repeat(64)}`]) {
      expect((await press(wrong, form)).statusCode).toBe(400)
    }
    expect((await press(url, { ...form, payload: 'x'.repeat(2000) })).statusCode).toBe(413)
    expect(await stops()).toEqual([])
    for (const sent of [form, multipart({ 'List-Unsubscribe': 'One-Click' })]) {
      expect((await press(url, sent)).statusCode).toBe(204)
    }
    await newRequest(test, ids())
    test.passTime(3 * dayMs)
    expect(await mailReminders(test.context)).toBe(1)
    expect(await newsTo(company.user.email)).toHaveLength(1)
  })

  it('mails about a request are not delayed by the limit of a mailbox', async () => {
    const third = await signUpShown(test)
    const request = await newRequest(test, [...ids(), third.user.id])
    const { context } = test
    const addresses = [request.email, ...[company, other, third].map(({ user }) => user.email)]
    for (const address of addresses) {
      const take = () => context.db.note((trx) => takeMailPlace(context, trx, address, { wait: false }))
      while ((await take()) !== undefined);
    }
    for (const event of ['question', 'question'] as const) await note(request.id, null, event)
    test.passTime(10 * minuteMs)
    expect(await mailNews(context)).toBe(4)
    for (const address of addresses) {
      const mails = await newsTo(address)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.nextAttemptAt).toBeLessThanOrEqual(context.clock())
    }
  })

  it('a homeowner is reminded of quotes that were not read with the own key for seven days', async () => {
    const [unread, read] = [await newRequest(test, ids()), await newRequest(test, ids())]
    const family = randomToken()
    await callBy(test, 'makeRequestKey', unread, { kind: 'family', key: family })
    for (const request of [unread, read]) await quote(request, company.user.id)
    await viewOf(test, read)
    await viewOf(test, { ...unread, headers: withKey(family) })
    const params = { id: unread.id }
    const counted = { params, query: { unread: 'yes' }, headers: unread.headers }
    expect((await call(test.app, 'getRequest', counted)).statusCode).toBe(200)
    test.passTime(7 * dayMs)
    await mailReminders(test.context)
    await mailReminders(test.context)
    expect(await newsTo(unread.email)).toHaveLength(1)
    expect(await newsTo(read.email)).toEqual([])
    test.passTime(dayMs)
    await quote(unread, other.user.id)
    test.passTime(7 * dayMs)
    await mailReminders(test.context)
    expect(await newsTo(unread.email)).toHaveLength(2)
  })

  it('a request that was not confirmed within 72 hours is deleted with its pictures', async () => {
    const bytes = await plainPng()
    const files = [{ field: 'images', filename: 'a.png', bytes, type: 'image/png' }]
    const sent = (await sendRequest(test, requestFields(ids()), files)).json().request
    const kept = await newRequest(test, ids())
    test.passTime(3 * dayMs - minuteMs)
    expect(await deleteUnconfirmed(test.context)).toBe(0)
    const name = sent.images[0].image.split('/').at(-1)
    expect(await test.context.images.find(name)).toBeDefined()
    test.passTime(minuteMs)
    const made = await Promise.all([deleteUnconfirmed(test.context), deleteUnconfirmed(test.context)])
    expect(made[0] + made[1]).toBe(1)
    expect(await rowOf(sent.id)).toBeUndefined()
    expect(await test.context.images.find(name)).toBeUndefined()
    expect(await rowOf(kept.id)).toBeDefined()
  })

  it('an open request ends after 45 days, together with its open invitations', async () => {
    const request = await newRequest(test, ids())
    await quote(request, company.user.id)
    test.passTime(45 * dayMs - 1000)
    expect(await expireOpen(test.context)).toBe(0)
    test.passTime(1000)
    const late = await callBy(test, 'closeRequest', request, { reason: 'later' })
    expect(late.statusCode).toBe(409)
    const made = await Promise.all([expireOpen(test.context), expireOpen(test.context)])
    expect(made[0] + made[1]).toBe(1)
    const view = await viewOf(test, request)
    expect(view.request.state).toBe('expired')
    expect(view.invitations.map(({ state }) => state)).toEqual(['expired', 'expired'])
  })

  it('personal data are erased 180 days after the end; the bill and the quotes stay', async () => {
    const bytes = await plainPng()
    const files = [{ field: 'images', filename: 'a.png', bytes, type: 'image/png' }]
    const sent = (await sendRequest(test, requestFields(ids()), files)).json()
    await call(test.app, 'confirmRequest', { payload: { token: sent.confirmToken } })
    const { id, images, bill } = sent.request
    const request = { id, key: sent.key, email: sent.request.email, headers: withKey(sent.key) }
    const question = { companyId: company.user.id, text: 'My uncle Bilal asks: how long?' }
    expect((await callBy(test, 'askCompany', request, question)).statusCode).toBeLessThan(300)
    await callBy(test, 'closeRequest', request, { reason: 'later' })
    test.passTime(180 * dayMs - 1000)
    expect(await eraseEnded(test.context)).toBe(0)
    test.passTime(1000)
    const made = await Promise.all([eraseEnded(test.context), eraseEnded(test.context)])
    expect(made[0] + made[1]).toBe(1)
    const blank = { name: '', email: '', emailKey: '', phone: '', notes: '', locality: '' }
    expect(await rowOf(id)).toMatchObject({ ...blank, state: 'closed', city: 'Lahore' })
    const view = await viewOf(test, request)
    expect(view.questions).toEqual([])
    expect(view.request).toMatchObject({ name: '', email: '', phone: '', notes: '', images: [], bill })
    expect(await test.context.images.find(images[0].image.split('/').at(-1))).toBeUndefined()
    expect(await eraseEnded(test.context)).toBe(0)
  })
})
