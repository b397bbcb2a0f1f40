import type { RequestView } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { callBy, mailsTo, noticesOf, withKey } from '../../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { addFitting, addUnanswered } from '../../../../test/unanswered-rows.ts'
import { mailboxKey } from '../../../access/mailbox-key.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'
import { insertReminderStop } from '../../../db/queries/requests/reminder-stops.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('companies that the desk suggests', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  let email = ''
  let number = 0
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  beforeEach(async () => {
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    number += 1
    email = `home-${number}@example.com`
  })
  afterAll(() => test.close())

  type Given = NonNullable<Parameters<typeof addUnanswered>[1]>
  const add = async (given: Given = {}) => {
    const request = await addUnanswered(test.context, { email, emailKey: email, ...given })
    return { ...request, email, headers: withKey(request.key) }
  }
  const suggest = (id: string, companyIds: string[], more: object = {}) =>
    call(test.app, 'suggestCompanies', {
      ...{ headers, params: { id }, payload: { companyIds, suggestedAt: null, ...more } },
    })
  const linesOf = (subjectId: string) => listDeskLines(test.context.db.read, { subjectId }, undefined, 9)
  const suggestedTo = async (request: Awaited<ReturnType<typeof add>>) =>
    ((await callBy(test, 'getRequest', request)).json() as RequestView).suggested

  it('are mailed to the family alone, which sees them on its page, and leave a line', async () => {
    const request = await add({ name: 'Ayesha' })
    const companyIds = [
      await addFitting(test.context, { name: 'Ravi Brickworks' }),
      await addFitting(test.context, { name: 'Soan Builders' }),
    ]
    expect((await suggest(request.id, companyIds)).statusCode).toBe(204)
    const [mail, ...more] = await mailsTo(test, email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ language: 'en', subject: 'Other companies you can ask for a quote' })
    expect(mail?.text).toContain('Ravi Brickworks, Soan Builders.')
    expect(mail?.text).toContain(`/#/request/${request.id}\n`)
    expect(mail?.text).not.toContain(request.key)
    expect(mail?.unsubscribeLink).toContain('/stop-reminders?token=')
    expect(await noticesOf(test, request.id)).toEqual([])
    for (const id of companyIds) expect(await mailsTo(test, `${id}@example.com`)).toEqual([])
    expect(await suggestedTo(request)).toEqual([
      { companyId: companyIds[0], name: 'Ravi Brickworks' },
      { companyId: companyIds[1], name: 'Soan Builders' },
    ])
    const [line] = await linesOf(request.id)
    expect([line?.event, line?.subjectKind, line?.after]).toEqual([
      ...['companies-suggested', 'request', JSON.stringify({ companies: 2, again: false })],
    ])
  })

  it('are not named in the mail by what a mail program turns into a link', async () => {
    const request = await add()
    const named = await addFitting(test.context, { name: 'Ravi Brickworks' })
    const linked = await addFitting(test.context, { name: 'www.pay-here.example' })
    await suggest(request.id, [named, linked])
    const alone = await add({ email: `other-${email}`, emailKey: `other-${email}` })
    await suggest(alone.id, [linked])
    const [[mail], [other]] = [await mailsTo(test, email), await mailsTo(test, `other-${email}`)]
    expect(mail?.text).toContain('there too: Ravi Brickworks.')
    expect(other?.text).toContain('Other companies do such work there too.')
    for (const one of [mail, other]) expect(`${one?.text}${one?.html}`).not.toContain('pay-here')
    expect((await suggestedTo(request)).map(({ companyId }) => companyId)).toEqual([named, linked])
  })

  it('are written in the language of the request', async () => {
    const request = await add({ language: 'ur' })
    await suggest(request.id, [request.fittingId])
    const [mail] = await mailsTo(test, email)
    expect(mail).toMatchObject({ language: 'ur' })
    expect(mail?.text).toContain('لاہور میں کوٹیشن کی آپ کی درخواست')
    expect(mail?.text).toContain(`/ur/#/request/${request.id}\n`)
  })

  it('may be asked although three others can still answer, six in all', async () => {
    const companyIds = [1, 2, 3].map(() => addFitting(test.context))
    const request = await add({ companyIds: await Promise.all(companyIds) })
    const fits = [request.fittingId, await addFitting(test.context), await addFitting(test.context)]
    const invite = (companyId = '') => callBy(test, 'inviteCompany', request, { companyId })
    expect((await invite(fits[0])).json().message).toMatch(/^You can ask 3 companies at a time/)
    expect((await suggest(request.id, fits)).statusCode).toBe(204)
    const asked = await invite(fits[0])
    expect(asked.statusCode, asked.body).toBe(201)
    expect((asked.json() as RequestView).suggested.map((one) => one.companyId)).toEqual(fits.slice(1))
    expect(await noticesOf(test, request.id)).toEqual([{ companyId: fits[0], event: 'invited' }])
    for (const id of fits.slice(1)) expect((await invite(id)).statusCode).toBe(201)
    const other = await addFitting(test.context)
    expect((await invite(other)).statusCode).toBe(409)
    const full = await suggest(request.id, [other], { suggestedAt: await lastTime(request.id), again: true })
    expect([full.statusCode, full.json().message]).toEqual([
      409,
      'The family cannot ask so many more companies',
    ])
  })

  const lastTime = async (requestId: string) => {
    const rows = test.context.db.read.selectFrom('suggestedCompanies').select('suggestedAt')
    const row = await rows
      .where('requestId', '=', requestId)
      .orderBy('suggestedAt', 'desc')
      .executeTakeFirstOrThrow()
    return new Date(row.suggestedAt).toISOString()
  }

  it('are not suggested twice in a week unless the actor is sure and has seen the first time', async () => {
    const { id, fittingId } = await add()
    const other = await addFitting(test.context)
    const [one, two] = await Promise.all([suggest(id, [fittingId]), suggest(id, [fittingId])])
    expect([one.statusCode, two.statusCode].sort()).toEqual([204, 409])
    const suggestedAt = await lastTime(id)
    const late = one.statusCode === 409 ? one : two
    expect([late.json().message, late.json().current]).toEqual([
      'Somebody at the desk has offered companies to this family meanwhile. Please look again',
      { suggestedAt },
    ])
    const lately = await suggest(id, [other], { suggestedAt })
    expect(lately.json()).toMatchObject({ code: 'conflict', current: { suggestedAt } })
    expect(lately.json().message).toMatch(/less than a week ago/)
    expect(await mailsTo(test, email)).toHaveLength(1)
    expect((await suggest(id, [other], { suggestedAt, again: true })).statusCode).toBe(204)
    test.passTime(8 * dayMs)
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    expect((await suggest(id, [other], { suggestedAt: await lastTime(id) })).statusCode).toBe(204)
    expect(await linesOf(id)).toHaveLength(3)
  })

  it('are none for a request that has an answer, has ended, or is young', async () => {
    const now = test.context.clock()
    const moved: Given[] = [
      { firstAnsweredAt: now },
      { endsAt: now },
      { state: 'closed', endedAt: now },
      { state: 'unconfirmed', openedAt: null },
      { days: 2 },
    ]
    for (const given of moved) {
      const { id, fittingId } = await add(given)
      const refused = await suggest(id, [fittingId])
      expect([refused.statusCode, refused.json().message]).toEqual([
        ...[409, 'This request has an answer now, or has ended. Please look at the list again'],
      ])
      expect(await linesOf(id)).toEqual([])
    }
    expect(await mailsTo(test, email)).toEqual([])
    const gone = await suggest('019b8d62-7a80-7000-8000-0000000000c1', [await addFitting(test.context)])
    expect(gone.statusCode).toBe(404)
  })

  it('fit the request, were not asked, and are at most three', async () => {
    const { id, fittingId, companyIds } = await add()
    const wrong = [
      [fittingId, ...companyIds],
      [await addFitting(test.context, { city: 'Karachi' })],
      [await addFitting(test.context, { categoryIds: [4] })],
      [await addFitting(test.context, { unlisted: true })],
      ['019b8d62-7a80-7000-8000-0000000000c1'],
    ]
    for (const ids of wrong) {
      const refused = await suggest(id, ids)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['companyIds']])
    }
    expect((await suggest(id, [])).statusCode).toBe(400)
    const four = await Promise.all([1, 2, 3, 4].map(() => addFitting(test.context)))
    expect((await suggest(id, four)).statusCode).toBe(400)
    expect([await mailsTo(test, email), await linesOf(id)]).toEqual([[], []])
  })

  it('are not sent to a family that wants no reminders, and are not kept', async () => {
    const request = await add()
    const { clock, db } = test.context
    await db.note((trx) => insertReminderStop(trx, mailboxKey(test.context, email), clock()))
    const refused = await suggest(request.id, [request.fittingId])
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This family wants no reminders, so nothing was sent',
    ])
    expect([await suggestedTo(request), await linesOf(request.id), await mailsTo(test, email)]).toEqual([
      [],
      [],
      [],
    ])
  })
})
