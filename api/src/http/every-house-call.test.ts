import { addresses, type EndpointName } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../test/desk-rows.ts'
import {
  bearer,
  call,
  multipart,
  signUpCompany,
  signUpShown,
  type TestCompany,
} from '../../test/factories.ts'
import {
  addPictures,
  addWayBack,
  callHouse,
  newFamilyLink,
  newHouse,
  newPictures,
  newSiteLink,
  ownPriceFields,
  withHouseKey,
} from '../../test/house-calls.ts'
import { newHouseOfQuote } from '../../test/house-of-quote.ts'
import { plainPng } from '../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { newId } from '../core/secrets/ids.ts'
import { randomToken } from '../core/secrets/random.ts'

// Tries every call of a house as every kind of caller, with a valid request. Its open claim and entry are of the link
// "site", its change and payment of the company. One fault is open, one was mended.

const actors = [
  'own',
  'next',
  'old',
  'family',
  'site',
  'siteWithMoney',
  'company',
  'otherCompany',
  'otherHouse',
  'desk',
  'none',
] as const
type Actor = (typeof actors)[number]
type Statuses = Record<Actor, number>

const parts = (
  own: number,
  family: number,
  site: number,
  siteWithMoney: number,
  company: number,
): Statuses => ({
  ...{ own, next: own, family, site, siteWithMoney, company },
  ...{ old: 404, otherCompany: 404, otherHouse: 404, desk: 404, none: 404 },
})
const all = (status: number) => parts(status, status, status, status, status)
const family = (status: number) => parts(status, 403, 403, 403, 403)
const anyone = (status: number) => Object.fromEntries(actors.map((actor) => [actor, status])) as Statuses

const expected: Partial<Record<EndpointName, Statuses>> = {
  createHouse: anyone(201),
  listHouses: { ...anyone(401), company: 200, otherCompany: 200, desk: 403 },
  getHouse: all(200),
  exportHouse: all(200),
  deleteHouse: family(204),
  listHouseEntries: all(200),
  addHouseEntry: parts(201, 403, 201, 201, 201),
  takeBackEntry: parts(403, 403, 200, 403, 403),
  sendHousePicture: parts(201, 403, 201, 201, 201),
  beginStage: parts(200, 403, 200, 200, 200),
  claimStage: parts(403, 403, 201, 201, 201),
  unclaimStage: parts(403, 403, 200, 403, 403),
  agreeStage: family(200),
  questionStage: family(200),
  finishStage: family(201),
  takeStageBack: family(200),
  putOwnHouseKey: family(200),
  putFamilyHouseKey: family(200),
  endFamilyHouseKey: family(204),
  putSiteLink: family(200),
  endSiteLink: family(204),
  proposeChange: parts(201, 403, 403, 201, 201),
  answerChange: family(200),
  withdrawChange: parts(403, 403, 403, 200, 200),
  notePayment: parts(201, 403, 403, 201, 201),
  answerPayment: family(200),
  withdrawPayment: parts(403, 403, 403, 200, 200),
  addDelivery: parts(201, 403, 201, 201, 201),
  addSnag: family(201),
  mendSnag: parts(403, 403, 201, 201, 201),
  answerSnag: family(200),
  closeHouse: family(200),
  putHouseMailbox: family(200),
  confirmHouseMailbox: family(200),
  endHouseMailbox: family(204),
  recoverHouses: anyone(204),
  takeHouseBack: anyone(200),
}

describeOnEachEngine('every call of a house', (_open, engine) => {
  let test: TestApp
  let image: Buffer
  let quoting: TestCompany
  let others: Pick<Record<Actor, Record<string, string>>, 'otherCompany' | 'otherHouse' | 'desk'>

  beforeAll(async () => {
    // In demo mode the code of a mailbox is in the response.
    test = await openTestApp({ engine, env: { DEMO: '1' } })
    image = await plainPng()
    quoting = await signUpShown(test)
    others = {
      otherCompany: (await signUpCompany(test.app)).headers,
      otherHouse: (await newHouse(test)).headers,
      desk: bearer(await deskTokenOf(test.context, await addDeskAccount(test.context))),
    }
  })
  afterAll(() => test.close())

  /** A house with everything that calls are about, and headers for each kind of caller. */
  async function prepare() {
    const { own: first, company, stages } = await newHouseOfQuote(test, quoting)
    const second = { ...first, headers: withHouseKey(randomToken()) }
    const put = (by: typeof first, key: string) => callHouse(test, 'putOwnHouseKey', by, { payload: { key } })
    // The second key has ended the first, the third waits for its first use.
    await put(first, second.headers['x-house-key'])
    const next = withHouseKey(randomToken())
    await put(second, next['x-house-key'])
    const [reader, site] = [await newFamilyLink(test, second), await newSiteLink(test, second)]
    const foreman = await newSiteLink(test, second, { money: true, name: 'Bashir' })
    const [, begun, planned, done] = stages.map(({ id }) => id)
    const [claimId, entryId, changeId, paymentId] = [newId(), newId(), newId(), newId()]
    const [openId, mendedId] = [newId(), newId()]
    const builder = { id: first.id, headers: company.headers }
    const pictures = () => addPictures(test, first.id, 3)
    const fault = async (id: string) => ({ id, place: 'Roof', text: 'A leak', pictureIds: await pictures() })
    const made = [
      await callHouse(test, 'claimStage', site, {
        ...{ stageId: begun ?? '', payload: { id: claimId, pictureIds: await pictures() } },
      }),
      await callHouse(test, 'finishStage', second, { stageId: done ?? '', payload: { id: newId() } }),
      await callHouse(test, 'addHouseEntry', site, { payload: { id: entryId, text: 'Bricks came' } }),
      await callHouse(test, 'proposeChange', builder, {
        payload: { id: changeId, what: 'A gate', why: 'found', pkr: 5, days: 0, stageId: planned },
      }),
      await callHouse(test, 'notePayment', builder, {
        payload: { id: paymentId, pkr: 5, way: 'bank', day: '2026-11-20' },
      }),
      await callHouse(test, 'addSnag', second, { payload: await fault(openId) }),
      await callHouse(test, 'addSnag', second, { payload: await fault(mendedId) }),
      await callHouse(test, 'mendSnag', site, {
        snagId: mendedId,
        payload: { id: newId(), pictureIds: await pictures() },
      }),
    ]
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    const headersOf: Record<Actor, Record<string, string>> = {
      own: second.headers,
      next,
      old: first.headers,
      family: reader.headers,
      site: site.headers,
      siteWithMoney: foreman.headers,
      company: company.headers,
      ...others,
      none: {},
    }
    const ids = { claimId, entryId, changeId, paymentId, openId, mendedId, linkId: site.linkId }
    const things = { begun, planned, done, ...ids }
    const email = `${randomToken().slice(0, 8)}@example.com`
    const asked = { payload: { email, key: second.headers['x-house-key'] } }
    const { code } = (await callHouse(test, 'putHouseMailbox', second, asked)).json()
    const slips = () => addPictures(test, first.id, 1, 'slip')
    return { id: first.id, things, headersOf, pictures, slips, fault, email, code }
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>
  type Asked = { params?: object; payload?: object; headers?: object }

  const asked: Partial<Record<EndpointName, (prepared: Prepared) => Asked | Promise<Asked>>> = {
    createHouse: () => ({ payload: ownPriceFields() }),
    addHouseEntry: () => ({ payload: { id: newId(), text: 'Walls' } }),
    takeBackEntry: ({ things: { entryId } }) => ({ params: { entryId } }),
    sendHousePicture: () => ({
      params: { pictureId: newId() },
      ...multipart({ kind: 'work' }, [
        { field: 'image', filename: 'a.png', bytes: image, type: 'image/png' },
      ]),
    }),
    beginStage: ({ things }) => ({ params: { stageId: things.planned } }),
    claimStage: async ({ things, pictures }) => ({
      params: { stageId: things.planned },
      payload: { id: newId(), pictureIds: await pictures() },
    }),
    unclaimStage: ({ things }) => ({ params: { stageId: things.begun } }),
    agreeStage: ({ things }) => ({
      params: { stageId: things.begun },
      payload: { claimId: things.claimId },
    }),
    questionStage: ({ things }) => ({
      params: { stageId: things.begun },
      payload: { claimId: things.claimId, text: 'Where?' },
    }),
    finishStage: ({ things }) => ({ params: { stageId: things.planned }, payload: { id: newId() } }),
    takeStageBack: ({ things }) => ({ params: { stageId: things.done } }),
    putOwnHouseKey: () => ({ payload: { key: randomToken() } }),
    putFamilyHouseKey: () => ({ payload: { key: randomToken() } }),
    putSiteLink: ({ things: { linkId } }) => ({
      params: { linkId },
      payload: { name: 'Rafiq', money: false },
    }),
    endSiteLink: ({ things: { linkId } }) => ({ params: { linkId } }),
    proposeChange: ({ things }) => ({
      payload: { id: newId(), what: 'A door', why: 'wished', pkr: 5, days: 0, stageId: things.planned },
    }),
    answerChange: ({ things: { changeId } }) => ({ params: { changeId }, payload: { agree: true } }),
    withdrawChange: ({ things: { changeId } }) => ({ params: { changeId } }),
    notePayment: () => ({ payload: { id: newId(), pkr: 5, way: 'cash', day: '2026-11-20' } }),
    answerPayment: ({ things: { paymentId } }) => ({ params: { paymentId }, payload: { received: true } }),
    withdrawPayment: ({ things: { paymentId } }) => ({ params: { paymentId } }),
    addDelivery: async ({ slips }) => ({
      payload: {
        id: newId(),
        material: 'cement',
        quantity: 40,
        day: '2026-11-20',
        pictureIds: await slips(),
      },
    }),
    addSnag: async ({ fault }) => ({ payload: await fault(newId()) }),
    mendSnag: async ({ things: { openId }, pictures }) => ({
      params: { snagId: openId },
      payload: { id: newId(), pictureIds: await pictures() },
    }),
    answerSnag: ({ things: { mendedId } }) => ({ params: { snagId: mendedId }, payload: { accept: true } }),
    closeHouse: () => ({ payload: { kind: 'ended', reason: 'other' } }),
    putHouseMailbox: ({ email }) => ({ payload: { email, key: randomToken() } }),
    confirmHouseMailbox: ({ code }) => ({ payload: { code } }),
    recoverHouses: ({ email }) => ({ payload: { email } }),
    takeHouseBack: async ({ id }) => ({ payload: { token: await addWayBack(test, id), key: randomToken() } }),
  }

  let untouched: Promise<Prepared> | undefined
  /** For calls that change nothing: those that were wrongly admitted fail by themselves. */
  function prepareOnce() {
    untouched ??= prepare()
    return untouched
  }

  async function callAs(name: EndpointName, actor: Actor, prepared: Prepared) {
    const { params, payload, headers } = (await asked[name]?.(prepared)) ?? {}
    return call(test.app, name, {
      params: { id: prepared.id, ...params },
      headers: { ...headers, ...prepared.headersOf[actor] },
      ...(payload && { payload }),
    })
  }

  it('is here', () => {
    const names = Object.entries(addresses).filter(([, { path }]) => path.startsWith('/houses'))
    expect(Object.keys(expected).sort()).toEqual(names.map(([name]) => name).sort())
  })

  describe.each(Object.entries(expected) as [EndpointName, Statuses][])('%s', (name, statuses) => {
    it.each(actors)('by %s', async (actor) => {
      const status = statuses[actor]
      // A waiting key is used up by its first call.
      const changesNothing = actor !== 'next' && (addresses[name].method === 'GET' || status >= 400)
      const response = await callAs(name, actor, await (changesNothing ? prepareOnce() : prepare()))
      expect(response.statusCode, response.body).toBe(status)
      if (status === 404) expect(response.json().message).toBe('We could not find what you asked for')
      if (status === 403) expect(response.json().reason ?? 'notYours').toMatch(/Reads|Only|Decides|notYours/)
    })
  })

  it.each(actors)('about a picture of an entry by %s', async (actor) => {
    const { id, headersOf } = await prepare()
    const [pictureId = ''] = await newPictures(test, { id, headers: headersOf.site }, 1)
    const entry = { id: newId(), pictureIds: [pictureId] }
    await callHouse(test, 'addHouseEntry', { id, headers: headersOf.site }, { payload: entry })
    const row = test.context.db.read.selectFrom('housePictures').select('file').where('id', '=', pictureId)
    const { file } = await row.executeTakeFirstOrThrow()
    const url = `/api/houses/${id}/images/${file}.jpg`
    const response = await test.app.inject({ url, headers: headersOf[actor] })
    expect(response.statusCode).toBe(expected.getHouse?.[actor])
  })

  it.each(actors)('about a report of an entry by %s', async (actor) => {
    // A waiting key is used up by its first call.
    const { id, things, headersOf } = await (actor === 'next' ? prepare() : prepareOnce())
    const payload = { kind: 'house-entry', id: things.entryId, houseId: id, reason: 'fraud' }
    const response = await call(test.app, 'sendReport', { payload, headers: headersOf[actor] })
    expect(response.statusCode, response.body).toBe(expected.getHouse?.[actor] === 200 ? 201 : 404)
    if (response.statusCode === 404)
      expect(response.json().message).toBe('We could not find what you asked for')
  })
})
