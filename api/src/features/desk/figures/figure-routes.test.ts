import type { DeskFigures } from '@tameer/contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import {
  addPictures,
  callHouse,
  estimateFields,
  houseOf,
  newHouse,
  newSiteLink,
} from '../../../../test/house-calls.ts'
import { openInvitedApp } from '../../../../test/invited-app.ts'
import { addRequest } from '../../../../test/request-rows.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { noteAnswer } from '../../../db/queries/requests/requests.ts'
import { keepFigures } from './figures-service.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** 14:00 in Pakistan on 23 November. */
const now = Date.UTC(2026, 10, 23, 9)
/** Midnight in Pakistan that began that day. */
const midnight = Date.UTC(2026, 10, 22, 19)
const weekFrom = midnight - 6 * dayMs

describeOnEachEngine('figures at the desk', (_open, engine) => {
  let test: TestApp
  let moment: number
  let headers: Record<string, string>
  beforeEach(async () => {
    moment = now
    test = await openTestApp({ engine, overrides: { clock: () => moment } })
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context, { role: 'Editor' })))
    return () => test.close()
  })

  async function read(): Promise<DeskFigures> {
    const response = await call(test.app, 'getDeskFigures', { headers })
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  const periodOf = async (days: number) => {
    const period = (await read()).periods.find((one) => one.days === days)
    if (!period) throw new Error('no such period')
    return period
  }
  const companyAt = (at: number) => addCompany(test.context.db, { now: at })
  /** A request sent then, answered by its companies so many hours later; null: not at all. */
  async function answered(openedAt: number, companyIds: string[], hours: (number | null)[]) {
    const { id } = await addRequest(test.context, companyIds, { openedAt })
    const first = Math.min(...hours.filter((later) => later !== null))
    if (first < Infinity) await test.context.db.note((trx) => noteAnswer(trx, id, openedAt + first * hourMs))
  }

  it('are nothing where nothing has happened', async () => {
    const { computedAt, periods } = await read()
    const none = {
      ...{ companies: 0, projects: 0, requestsSent: 0, requestsAnswered: 0, requestsChosen: 0 },
      ...{ houseActs: 0, stagesAgreed: 0, medianDays: null },
      ...{ medianHours: null, stock: { companies: 0, projects: 0 } },
    }
    expect(computedAt).toBe('2026-11-23T09:00:00.000Z')
    expect(periods.map(({ days }) => days)).toEqual([7, 30, 365])
    for (const { figures, before } of periods) expect([figures, before]).toEqual([none, none])
  })

  it('begin at midnight in Pakistan, and are compared up to the same time of day', async () => {
    const moments = {
      today: midnight,
      present: now,
      yesterday: midnight - 1,
      firstOfWeek: weekFrom,
      lateBefore: weekFrom - 1,
      lastBefore: now - 7 * dayMs,
      justLater: now - 7 * dayMs + 1,
      firstBefore: weekFrom - 7 * dayMs,
      earlier: weekFrom - 7 * dayMs - 1,
      toCome: now + 1,
    }
    for (const at of Object.values(moments)) await companyAt(at)
    expect(await periodOf(7)).toMatchObject({
      ...{ from: '2026-11-16T19:00:00.000Z', until: '2026-11-23T09:00:00.000Z' },
      ...{ beforeFrom: '2026-11-09T19:00:00.000Z', beforeUntil: '2026-11-16T09:00:00.000Z' },
      figures: { companies: 4, stock: { companies: 9 } },
      before: { companies: 2, stock: { companies: 3 } },
    })
    // All but the one that is still to come, which nobody counts, and nothing was before.
    expect(await periodOf(30)).toMatchObject({
      figures: { companies: 9, stock: { companies: 9 } },
      before: { companies: 0, stock: { companies: 0 } },
    })
  })

  it('leave out what visitors do not see', async () => {
    const [listed, unlisted] = [await companyAt(now), await companyAt(now)]
    await addPortfolio(test.context.db, listed, { now })
    const hidden = await addPortfolio(test.context.db, listed, { now })
    await test.context.db.write(async (trx) => {
      await trx.updateTable('companies').set({ unlisted: 1 }).where('id', '=', unlisted).execute()
      await trx.updateTable('portfolios').set({ hidden: 1 }).where('id', '=', hidden).execute()
    })
    expect((await periodOf(7)).figures).toMatchObject({
      ...{ companies: 1, projects: 1, stock: { companies: 1, projects: 1 } },
    })
  })

  it('count open houses by how they began, acts, stages agreed and the days from a claim to its answer', async () => {
    moment = now - 4 * dayMs
    const own = await newHouse(test)
    const site = await newSiteLink(test, own)
    await newHouse(test, estimateFields())
    const stageId = (await houseOf(test, own)).stages[1]?.id ?? ''
    const claimId = newId()
    const payload = { id: claimId, pictureIds: await addPictures(test, own.id, 3) }
    await callHouse(test, 'claimStage', site, { stageId, payload })
    moment = now - dayMs
    await callHouse(test, 'agreeStage', own, { stageId, payload: { claimId } })
    moment = now
    const { openHouses, heldHouses, periods } = await read()
    expect([openHouses, heldHouses]).toEqual([{ quote: 0, 'own-price': 1, estimate: 1 }, 0])
    const [week] = periods
    expect(week?.figures).toMatchObject({ houseActs: 2, stagesAgreed: 1, medianDays: 3 })
    expect(week?.before).toMatchObject({ houseActs: 0, stagesAgreed: 0, medianDays: null })
  })

  it('count each thing by its own time, and nothing that is gone', async () => {
    const companyId = await companyAt(now - 100 * dayMs)
    await addPortfolio(test.context.db, companyId, { now: now - dayMs })
    await addPortfolio(test.context.db, companyId, { now: now - 9 * dayMs })
    const yesterday = now - dayMs
    await addRequest(test.context, [companyId], { openedAt: yesterday })
    await addRequest(test.context, [companyId], { state: 'unconfirmed', openedAt: null })
    const chosen = { openedAt: now - 9 * dayMs, endedAt: yesterday }
    await addRequest(test.context, [companyId], { ...chosen, state: 'chosen' })
    await addRequest(test.context, [companyId], { ...chosen, state: 'closed' })
    expect(await periodOf(7)).toMatchObject({
      figures: { companies: 0, projects: 1, requestsSent: 1, requestsAnswered: 0, requestsChosen: 1 },
      before: { companies: 0, projects: 1, requestsSent: 2, requestsChosen: 0 },
    })
    await test.context.db.write((trx) => trx.deleteFrom('requests').execute())
    await test.context.db.write((trx) => trx.deleteFrom('companies').execute())
    moment += 5 * minuteMs
    expect(await periodOf(7)).toMatchObject({
      figures: { projects: 0, requestsSent: 0, requestsChosen: 0 },
      before: { projects: 0, requestsSent: 0 },
    })
  })

  it('say how long half of the requests waited for their first answer', async () => {
    const companyIds = [await companyAt(1), await companyAt(1)]
    await answered(now - 2 * dayMs, companyIds, [5, 2])
    await answered(now - 2 * dayMs, companyIds, [null, 3.5])
    await answered(now - 2 * dayMs, companyIds, [null, null])
    // Both at once are one first answer.
    await answered(now - 9 * dayMs, companyIds, [10, 10])
    expect(await periodOf(7)).toMatchObject({
      figures: { requestsAnswered: 2, medianHours: 2.75 },
      before: { requestsAnswered: 1, medianHours: 10 },
    })
    // Sent in the period before and answered in this one, it counts in this one; a company's second thought does not.
    await answered(now - 9 * dayMs, companyIds, [72, 73])
    moment += 5 * minuteMs
    expect((await periodOf(7)).figures).toMatchObject({
      ...{ requestsAnswered: 3, medianHours: 3.5 },
    })
  })

  it('are counted once in five minutes, and say when', async () => {
    const [one, other] = await Promise.all([read(), read()])
    await companyAt(now)
    moment = now + 5 * minuteMs - 1
    expect([one, other, await read()]).toEqual([one, one, one])
    moment += 1
    const { computedAt, periods } = await read()
    expect([computedAt, periods[0]?.figures.companies]).toEqual(['2026-11-23T09:05:00.000Z', 1])
  })

  it('are counted again after a failure', async () => {
    let away = true
    const figures = keepFigures({
      clock: () => now,
      get db() {
        if (away) throw new Error('The database is away.')
        return test.context.db
      },
    })
    await expect(figures()).rejects.toThrow('away')
    away = false
    expect((await figures()).computedAt).toBe(now)
  })
})

describeOnEachEngine('an answer of a company', (_open, engine) => {
  it('is a quote or a refusal, and the first to a request stays the first', async () => {
    const test = await openInvitedApp(engine)
    onTestFinished(() => test.close())
    const { db, clock } = test.context
    const firstAnswer = async (requestId: string) => {
      const row = db.read.selectFrom('requests').select('firstAnsweredAt').where('id', '=', requestId)
      return (await row.executeTakeFirstOrThrow()).firstAnsweredAt
    }
    const answers = async () => {
      const { periods } = await keepFigures({ db, clock })()
      return periods[0]?.last.counts.requestsAnswered
    }
    const [quoted, declined] = [await test.invite(), await test.invite()]
    expect([
      await firstAnswer(quoted.requestId),
      await firstAnswer(declined.requestId),
      await answers(),
    ]).toEqual([...[null, null, 0]])
    await test.quote(quoted.id)
    const first = await firstAnswer(quoted.requestId)
    expect(Math.abs(clock() - (first ?? 0))).toBeLessThan(minuteMs)
    test.passTime(hourMs)
    await test.quote(quoted.id, { discount: { amountPkr: 1, word: 'For you' }, headlinePkr: 1_999_999 })
    expect([await firstAnswer(quoted.requestId), await answers()]).toEqual([first, 1])
    expect((await test.ask('declineInvitation', declined.id, { reason: 'too-far' })).statusCode).toBe(200)
    expect((await firstAnswer(declined.requestId)) ?? 0).toBeGreaterThanOrEqual((first ?? 0) + hourMs)
    expect(await answers()).toBe(2)
  })
})
