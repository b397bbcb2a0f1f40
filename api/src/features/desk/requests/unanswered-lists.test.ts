import type { FittingCompany, UnansweredRequest } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { restrictThing } from '../../../../test/desk-company-requests.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addCompany } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { addFitting, addUnanswered } from '../../../../test/unanswered-rows.ts'
import { mailboxKey } from '../../../access/mailbox-key.ts'
import { insertReminderStop } from '../../../db/queries/requests/reminder-stops.ts'
import { insertSuggested } from '../../../db/queries/requests/unanswered-requests.ts'

describeOnEachEngine('requests without an answer', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine })
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
  })
  beforeEach(async () => {
    await test.context.db.write(async (trx) => {
      await trx.deleteFrom('requests').execute()
      await trx.deleteFrom('companies').execute()
    })
  })
  afterAll(() => test.close())

  const list = async (query: Record<string, string> = {}) => {
    const response = await call(test.app, 'listUnansweredRequests', { headers, query })
    expect(response.statusCode, response.body).toBe(200)
    return response.json() as {
      data: UnansweredRequest[]
      nextCursor: string | null
      listed: number
      waiting: number
    }
  }
  const fitting = async (id: string, query: Record<string, string> = {}) => {
    const response = await call(test.app, 'listFittingCompanies', { headers, params: { id }, query })
    expect(response.statusCode, response.body).toBe(200)
    return response.json() as { data: FittingCompany[]; nextCursor: string | null }
  }

  it('are listed after three and after seven days, the longest waiting first, in pages', async () => {
    const ids: string[] = []
    for (const days of [4, 9, 2, 7]) ids.push((await addUnanswered(test.context, { days })).id)
    const [four, nine, , seven] = ids
    const first = await list({ limit: '2' })
    expect(first).toMatchObject({ listed: 3, waiting: 2 })
    expect(first.data.map(({ id }) => id)).toEqual([nine, seven])
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' })
    expect([second.data.map(({ id }) => id), second.nextCursor]).toEqual([[four], null])
    expect((await list({ days: '7' })).data.map(({ id }) => id)).toEqual([nine, seven])
    for (const query of [{ cursor: 'x' }, { days: '5' }]) {
      expect((await call(test.app, 'listUnansweredRequests', { headers, query })).statusCode).toBe(400)
    }
  })

  it('are none that have an answer, have ended, or were never sent', async () => {
    const { clock } = test.context
    await addUnanswered(test.context, { firstAnsweredAt: clock() })
    await addUnanswered(test.context, { endsAt: clock() })
    await addUnanswered(test.context, { state: 'unconfirmed', openedAt: null })
    for (const state of ['chosen', 'closed', 'expired'] as const) {
      await addUnanswered(test.context, { state, endedAt: clock() })
    }
    expect(await list()).toEqual({ data: [], nextCursor: null, listed: 0, waiting: 0 })
  })

  it('show the house and who was asked, and nothing of the family', async () => {
    const companyIds = [
      await addFitting(test.context, { name: 'Ravi Brickworks' }),
      await addFitting(test.context, { name: 'Soan Builders' }),
    ]
    const plot = { plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 }
    const request = await addUnanswered(test.context, {
      ...{ companyIds, plot: JSON.stringify(plot), answers: '{"constructionType":"Grey Structure"}' },
    })
    const [hidden = ''] = companyIds
    await restrictThing(test.context, { kind: 'company', id: hidden })
    const response = await call(test.app, 'listUnansweredRequests', { headers })
    for (const secret of ['Ayesha', 'ayesha@', '3001234567', 'DHA', 'corner'])
      expect(response.body).not.toContain(secret)
    const { data } = response.json() as { data: UnansweredRequest[] }
    const sentAt = new Date(request.openedAt).toISOString()
    expect(data).toMatchObject([
      {
        ...{ id: request.id, service: 5, city: 'Lahore', plot, constructionType: 'Grey Structure' },
        ...{ coveredAreaSft: 1000, totalPkr: 2_000_000, openedAt: sentAt, room: 4 },
        ...{ suggestedAt: null, suggested: [], mayBeMailed: true },
        asked: [
          { companyId: companyIds[0], name: 'Ravi Brickworks', sentAt, seenAt: null, mayAnswer: false },
          { companyId: companyIds[1], name: 'Soan Builders', sentAt, seenAt: null, mayAnswer: true },
        ],
      },
    ])
  })

  it('say which companies were suggested and not yet asked, and whether the family may be written to', async () => {
    const { id, fittingId, companyIds } = await addUnanswered(test.context)
    const now = test.context.clock()
    await test.context.db.note(async (trx) => {
      await insertSuggested(trx, id, [...companyIds, fittingId], now)
      await insertReminderStop(trx, mailboxKey(test.context, 'Ayesha@example.com'), now)
    })
    expect((await list()).data).toMatchObject([
      {
        suggestedAt: new Date(now).toISOString(),
        suggested: [{ companyId: fittingId, name: 'A Company' }],
        mayBeMailed: false,
      },
    ])
    await test.context.db.note((trx) => trx.deleteFrom('reminderStops').execute())
  })

  it('have companies of their service and city that fit, and were not asked', async () => {
    const { id, fittingId } = await addUnanswered(test.context)
    const silent = await addFitting(test.context, { name: 'Silent Builders' })
    await addUnanswered(test.context, { companyIds: [silent], city: 'Karachi' })
    await addFitting(test.context, { city: 'Karachi' })
    await addFitting(test.context, { categoryIds: [4] })
    await addFitting(test.context, { unlisted: true })
    await addCompany(test.context.db, { categoryIds: [5] })
    const { data } = await fitting(id)
    // The other request has a fitting company of its own, in Lahore too.
    expect(data).toHaveLength(3)
    expect(data.find((one) => one.id === fittingId)).toEqual({
      ...{ id: fittingId, name: 'A Company', city: null, projects: 1, silent: false },
    })
    expect(data.find((one) => one.id === silent)).toMatchObject({ name: 'Silent Builders', silent: true })
    expect((await fitting(id, { q: 'silent' })).data.map((one) => one.id)).toEqual([silent])
    const gone = { id: '019b8d62-7a80-7000-8000-0000000000c1' }
    expect((await call(test.app, 'listFittingCompanies', { headers, params: gone })).statusCode).toBe(404)
  })
})
