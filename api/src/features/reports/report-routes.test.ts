import type { ReportKind } from '@tameer/contract'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { restrictThing } from '../../../test/desk-company-requests.ts'
import { bearer, call, signUpCompany, signUpShown } from '../../../test/factories.ts'
import { callHouse, houseOf } from '../../../test/house-calls.ts'
import { addReportedEntry } from '../../../test/reported-entry.ts'
import { addQuote, addRequest } from '../../../test/request-rows.ts'
import { addPortfolio, addShownCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'

describeOnEachEngine('reports', (_open, engine) => {
  let test: TestApp
  let companyId: string
  beforeAll(async () => {
    test = await openTestApp({ engine })
    return () => test.close()
  })
  beforeEach(async () => {
    await test.context.db.note((trx) => trx.deleteFrom('reports').execute())
    companyId = await addShownCompany(test.context.db)
  })

  const send = (payload: object, headers: Record<string, string> = {}, { app } = test) =>
    call(app, 'sendReport', { payload, headers })
  const stored = ({ context } = test) =>
    context.db.read.selectFrom('reports').selectAll().orderBy('id').execute()
  const spam = (kind: ReportKind, id: string) => ({ kind, id, reason: 'spam' })

  it('are stored, with their text and the reporter’s address', async () => {
    const report = { ...spam('profile', companyId), words: ' Ten\r\ntimes. ', email: ' Me@example.com ' }
    const response = await send(report)
    expect([response.statusCode, response.json()]).toEqual([201, { willBeTold: true }])
    expect(await stored()).toMatchObject([
      { kind: 'profile', companyId, reason: 'spam', words: 'Ten\ntimes.', email: 'Me@example.com' },
    ])
  })

  it('are stored once when sent twice, also at once, and again for another company', async () => {
    const portfolioId = await addPortfolio(test.context.db, companyId)
    const all = await Promise.all([1, 2, 3, 4].map(() => send(spam('project', portfolioId))))
    expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(await stored()).toHaveLength(1)
    const { headers, user } = await signUpCompany(test.app)
    await send(spam('project', portfolioId), headers)
    expect((await stored()).map(({ byCompanyId }) => byCompanyId)).toEqual([null, user.id])
  })

  it('about hidden things are refused like those about unknown things', async () => {
    const { db } = test.context
    const hiddenId = await addPortfolio(db, companyId, { hidden: true })
    const unlisted = await addShownCompany(db, { unlisted: true })
    const restricted = await addShownCompany(db)
    const ofRestricted = await addPortfolio(db, restricted)
    await restrictThing(test.context, { kind: 'company', id: restricted })
    const requestId = (await addRequest(test.context, [companyId])).id
    const refused: [ReportKind, string][] = [
      ['profile', unlisted],
      ['profile', restricted],
      ['project', hiddenId],
      ['project', ofRestricted],
      // Not an invitation, nor an invitation of the caller.
      ['request', requestId],
    ]
    for (const [kind, id] of refused) {
      const [response, nothing] = [await send(spam(kind, id)), await send(spam(kind, newId()))]
      expect([response.statusCode, response.json()], `${kind} ${id}`).toEqual([404, nothing.json()])
    }
    expect(await stored()).toEqual([])
  })

  it('about a request are accepted only from an invited company', async () => {
    const invited = await signUpCompany(test.app)
    const other = await signUpCompany(test.app)
    const { id: requestId, invitationIds } = await addRequest(test.context, [invited.user.id])
    const report = spam('request', invitationIds[0] ?? '')
    expect((await send(report)).statusCode).toBe(404)
    expect((await send(report, other.headers)).statusCode).toBe(404)
    expect((await send(report, invited.headers)).statusCode).toBe(201)
    expect(await stored()).toMatchObject([{ kind: 'request', requestId, byCompanyId: invited.user.id }])
  })

  it('about a quote are accepted only with a key of its request', async () => {
    const request = await addRequest(test.context, [companyId])
    const other = await addRequest(test.context, [companyId])
    const quoteId = await addQuote(test.context, { invitationId: request.invitationIds[0] ?? '', companyId })
    const report = spam('quote', quoteId)
    expect((await send(report)).statusCode).toBe(404)
    expect((await send(report, { 'x-request-key': other.key })).statusCode).toBe(404)
    expect((await send(report, { 'x-request-key': request.familyKey })).statusCode).toBe(201)
    expect(await stored()).toMatchObject([{ kind: 'quote', quoteId, byCompanyId: null }])
  })

  it('about an entry of a house are accepted for what somebody wrote there and what is not gone', async () => {
    const { own, site, entryId } = await addReportedEntry(test)
    await test.context.db.note((trx) => trx.deleteFrom('reports').execute())
    const report = { kind: 'house-entry', id: entryId, houseId: own.id, reason: 'fraud' }
    const other = await addReportedEntry(test)
    await test.context.db.note((trx) => trx.deleteFrom('reports').execute())
    const [stage] = (await houseOf(test, own)).stages.slice(1)
    await callHouse(test, 'beginStage', site, { stageId: stage?.id ?? '' })
    const begun = (await houseOf(test, own)).entries.data.find(({ kind }) => kind === 'begun')?.id ?? ''
    const refused = [
      await send({ ...report, houseId: undefined }, site.headers),
      await send({ ...report, houseId: other.own.id }, other.site.headers),
      await send({ ...report, id: other.entryId }, site.headers),
      await send({ ...report, id: begun }, site.headers),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect((await send({ ...report, reason: 'spam' }, site.headers)).statusCode).toBe(400)
    expect((await send(report, site.headers)).statusCode).toBe(201)
    expect(await stored()).toMatchObject([{ kind: 'house-entry', houseId: own.id, entryId }])
    await callHouse(test, 'takeBackEntry', site, { entryId })
    expect((await send({ ...report, reason: 'law' }, own.headers)).statusCode).toBe(404)
  })

  it.each([
    [{ kind: 'review' }, 'kind'],
    [{ id: 'none' }, 'id'],
    [{ reason: 'dull' }, 'reason'],
    [{ kind: 'request', reason: 'not-own-work' }, 'reason'],
    [{ reason: 'other', words: ' \n ' }, 'words'],
    [{ words: 'x'.repeat(501) }, 'words'],
    [{ email: 'nobody' }, 'email'],
  ])('refuse %j', async (wrong, field) => {
    const response = await send({ ...spam('profile', companyId), ...wrong })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
    expect(await stored()).toEqual([])
  })

  it('are limited for each network address, and for each thing', async () => {
    const env = { LIMIT_REPORT: '8/1h', LIMIT_REPORT_THING: '2/1d' }
    const own = await openTestApp({ engine, env })
    onTestFinished(() => own.close())
    const [id, other] = [await addShownCompany(own.context.db), await addShownCompany(own.context.db)]
    const words = (text: string) => send({ ...spam('profile', id), words: text }, {}, own)
    const codes: number[] = []
    // The second "one" is the same report, and counts only for its address.
    for (const text of ['one', 'one', 'two', 'three']) codes.push((await words(text)).statusCode)
    expect(codes).toEqual([201, 201, 201, 429])
    for (let rest = 0; rest < 4; rest += 1) await send(spam('profile', other), {}, own)
    const late = await send(spam('profile', other), {}, own)
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await stored(own)).toHaveLength(3)
  })

  it('are deleted with their thing, and stay when their reporter is deleted', async () => {
    const { db } = test.context
    const { headers, user, password } = await signUpShown(test)
    await send({ ...spam('profile', companyId), email: 'me@example.com' }, headers)
    await send(spam('profile', user.id))
    const gone = await call(test.app, 'deleteAccount', { headers, payload: { password } })
    expect(gone.statusCode, gone.body).toBe(204)
    expect(await stored()).toMatchObject([{ companyId, byCompanyId: null, email: '' }])
    await db.write((trx) => trx.deleteFrom('companies').where('id', '=', companyId).execute())
    expect(await stored()).toEqual([])
  })

  it('do not accept an ended session', async () => {
    expect((await send(spam('profile', companyId), bearer('x'.repeat(43)))).statusCode).toBe(201)
    expect(await stored()).toMatchObject([{ byCompanyId: null }])
  })
})
