import type { RequestView } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpShown, type TestCompany } from '../../../test/factories.ts'
import { plainPng } from '../../../test/pictures.ts'
import {
  callBy,
  mailsTo,
  newRequest,
  noticesOf,
  requestFields,
  sendRequest,
  type TestRequest,
  viewOf,
  withKey,
} from '../../../test/request-calls.ts'
import { addShownCompanies, addShownCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { randomToken } from '../../core/secrets/random.ts'
import { listAccountRemovals } from '../../db/queries/accounts/account-removals.ts'

describeOnEachEngine('a request', (_open, engine) => {
  let test: TestApp
  let companies: string[]

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { DEMO: '1' } })
    companies = await addShownCompanies(test.context.db, 8)
  })
  afterAll(() => test.close())

  const chosen = () => companies.slice(0, 2)

  describe('opens with its key', () => {
    it('and responds to anybody else exactly as if it did not exist', async () => {
      const request = await newRequest(test, chosen())
      const other = await newRequest(test, chosen())
      const company = await signUpShown(test)
      const asked = (id: string, headers: Record<string, string>, query?: Record<string, string>) =>
        call(test.app, 'getRequest', { params: { id }, headers, ...(query ? { query } : {}) })
      const answers = [
        await asked(newId(), withKey(randomToken())),
        await asked(request.id, {}),
        await asked(request.id, withKey(randomToken())),
        await asked(request.id, withKey(other.key)),
        await asked(request.id, withKey(`${request.key}x`)),
        await asked(request.id, {}, { key: request.key }),
        await asked(request.id, company.headers),
        await asked('no-id', withKey(request.key)),
        await asked('a\0b', withKey(request.key)),
      ]
      for (const { statusCode, body, headers } of answers) {
        expect(statusCode).toBe(404)
        expect(body).toBe(answers[0]?.body)
        expect(headers['cache-control']).toBe('no-store')
      }
      expect((await asked(request.id, request.headers)).statusCode).toBe(200)
    })

    it('or, for reading only, with the family’s key, which can be revoked', async () => {
      const request = await newRequest(test, chosen())
      const key = randomToken()
      const made = await callBy(test, 'makeRequestKey', request, { kind: 'family', key })
      expect([made.statusCode, made.json()]).toEqual([201, { key }])
      const family = { ...request, headers: withKey(key) }
      const seen = await callBy(test, 'getRequest', family)
      expect(seen.json().request).toMatchObject({
        ...{ email: null, phone: null, mayAct: false, name: 'Ayesha Khan', hasFamilyKey: true },
      })
      expect(seen.body).not.toContain(request.email)
      for (const [name, payload] of [
        ['closeRequest', { reason: 'later' }],
        ['inviteCompany', { companyId: companies[3] }],
        ['releasePhone', { companyId: companies[0], released: true }],
        ['makeRequestKey', { kind: 'family', key: randomToken() }],
        ['sendRequestConfirmation', {}],
        ['deleteRequest', undefined],
      ] as const) {
        const refused = await callBy(test, name, family, payload)
        expect(refused.statusCode, name).toBe(403)
      }
      const params = { id: request.id }
      const taken = await call(test.app, 'endFamilyKey', { params, headers: request.headers })
      expect(taken.statusCode).toBe(204)
      expect((await callBy(test, 'getRequest', family)).statusCode).toBe(404)
    })

    it('and with the one before, until a new one was used once', async () => {
      const request = await newRequest(test, chosen())
      const key = randomToken()
      const renewed = { ...request, headers: withKey(key) }
      const call = { 'idempotency-key': crypto.randomUUID() }
      const put = (by: typeof request, more = {}) =>
        callBy(test, 'makeRequestKey', { ...by, headers: { ...by.headers, ...more } }, { kind: 'own', key })
      const open = async (by: typeof request) => (await callBy(test, 'getRequest', by)).statusCode
      // The response may be lost: the same call gets the same one, and neither key is lost.
      for (const made of [await put(request, call), await put(request, call), await put(request)]) {
        expect([made.statusCode, made.json()]).toEqual([201, { key }])
      }
      expect(await open(request)).toBe(200)
      expect(await Promise.all([1, 2, 3].map(() => open(renewed)))).toEqual([200, 200, 200])
      expect(await open(request)).toBe(404)
      expect((await put(request, call)).statusCode).toBe(404)
      expect((await put(renewed)).statusCode).toBe(201)
      expect(await open(renewed)).toBe(200)
    })

    it('and with one new key of two that were put in place at once', async () => {
      const request = await newRequest(test, chosen())
      const keys = [randomToken(), randomToken()]
      const put = (key: string) => callBy(test, 'makeRequestKey', request, { kind: 'own', key })
      const made = await Promise.all(keys.map(put))
      expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      const opened: number[] = []
      for (const key of [...keys, request.key])
        opened.push((await callBy(test, 'getRequest', { ...request, headers: withKey(key) })).statusCode)
      expect(opened.slice(0, 2).toSorted()).toEqual([200, 404])
      expect(opened[2]).toBe(404)
    })

    it('and with no key that opens it in another way, or that is none', async () => {
      const request = await newRequest(test, chosen())
      const [family, next] = [randomToken(), randomToken()]
      const put = (kind: string, key: string) => callBy(test, 'makeRequestKey', request, { kind, key })
      await put('family', family)
      await put('own', next)
      const tries = [put('own', family), put('family', request.key), put('family', next)]
      for (const refused of await Promise.all([...tries, put('own', 'short'), put('own', `${next}=`)])) {
        expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['key']])
      }
    })
  })

  describe('lets its homeowner', () => {
    let request: TestRequest
    beforeEach(async () => {
      request = await newRequest(test, chosen())
    })
    const invite = (companyId: string | undefined) => callBy(test, 'inviteCompany', request, { companyId })

    it('ask one more company, and never more than three at a time', async () => {
      const answers = await Promise.all(companies.slice(2).map(invite))
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
      expect((await viewOf(test, request)).invitations).toHaveLength(3)
      const again = await invite(companies[0])
      expect(again.json().message).toContain('asked this company already')
    })

    it('ask others in place of those that decline, six in all', async () => {
      const decline = () =>
        test.context.db.write((trx) =>
          trx
            .updateTable('invitations')
            .set({ state: 'declined' })
            .where('requestId', '=', request.id)
            .execute(),
        )
      const statuses: number[] = []
      for (const companyId of companies.slice(2)) {
        await decline()
        statuses.push((await invite(companyId)).statusCode)
      }
      expect(statuses).toEqual([201, 201, 201, 201, 409, 409])
    })

    it('ask another one in place of a company that is hidden now', async () => {
      const hidden = await addShownCompany(test.context.db)
      expect((await invite(hidden)).statusCode).toBe(201)
      expect((await invite(companies[4])).statusCode).toBe(409)
      await test.context.db.write((trx) =>
        trx.updateTable('companies').set({ unlisted: 1 }).where('id', '=', hidden).execute(),
      )
      const { invitations } = await viewOf(test, request)
      expect(invitations.map(({ company }) => company === null)).toEqual([false, false, true])
      expect((await invite(companies[4])).statusCode).toBe(201)
    })

    it('show the phone number to one company, and hide it again', async () => {
      const [companyId] = companies
      const none = { phoneReleased: false, releasedAt: null }
      const release = async (released: boolean) => {
        const answer = await callBy(test, 'releasePhone', request, { companyId, released })
        const [one, other] = (answer.json() as RequestView).invitations
        expect(other).toMatchObject(none)
        return one
      }
      const before = test.context.clock()
      const first = await release(true)
      expect(first).toMatchObject({ phoneReleased: true })
      expect(Date.parse(first?.releasedAt ?? '')).toBeGreaterThanOrEqual(before)
      test.passTime(60_000)
      // Its release counts from the first time, because the company may have seen the number since then.
      expect(await release(true)).toMatchObject({ phoneReleased: true, releasedAt: first?.releasedAt })
      expect(await release(false)).toMatchObject(none)
      const again = await release(true)
      expect(Date.parse(again?.releasedAt ?? '')).toBeGreaterThanOrEqual(before + 60_000)
      expect(await release(false)).toMatchObject(none)
      const stranger = { companyId: companies[5], released: true }
      expect((await callBy(test, 'releasePhone', request, stranger)).statusCode).toBe(404)
    })

    it('close it once, and tells its companies', async () => {
      const close = () => callBy(test, 'closeRequest', request, { reason: 'too-expensive' })
      const answers = await Promise.all([close(), close()])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const { request: row, invitations } = await viewOf(test, request)
      expect(row).toMatchObject({ state: 'closed', closeReason: 'too-expensive' })
      expect(invitations.map(({ state }) => state)).toEqual(['not-chosen', 'not-chosen'])
      const closed = (await noticesOf(test, request.id)).filter(({ event }) => event === 'closed')
      expect(closed).toHaveLength(2)
      expect((await invite(companies[4])).statusCode).toBe(409)
    })

    it('delete it with all its data', async () => {
      expect(await mailsTo(test, request.email)).toHaveLength(1)
      expect((await callBy(test, 'deleteRequest', request)).statusCode).toBe(204)
      expect((await callBy(test, 'getRequest', request)).statusCode).toBe(404)
      expect((await callBy(test, 'deleteRequest', request)).statusCode).toBe(404)
      expect(await mailsTo(test, request.email)).toEqual([])
      expect(await noticesOf(test, request.id)).toEqual([])
      // Share pictures are drawn again for a company alone.
      const removals = await listAccountRemovals(test.context.db.read)
      expect(removals.map(({ shown }) => shown)).not.toContain(true)
    })
  })

  describe('has pictures', () => {
    let invited: TestCompany
    let stranger: TestCompany
    let request: TestRequest
    let address: string

    beforeAll(async () => {
      invited = await signUpShown(test)
      stranger = await signUpShown(test)
      const bytes = await plainPng()
      const files = [1, 2].map((n) => ({ field: 'images', filename: `${n}.png`, bytes, type: 'image/png' }))
      const sent = await sendRequest(test, requestFields([invited.user.id]), files)
      const { request: view, key, confirmToken } = sent.json()
      request = { id: view.id, key, email: view.email, headers: withKey(key) }
      expect(view.images).toHaveLength(2)
      address = view.images[0].image
      expect(address).toMatch(new RegExp(`^/api/requests/${view.id}/images/private-[0-9a-f-]{36}\\.jpg$`))
      const early = await get(address, invited.headers)
      expect(early.statusCode).toBe(404)
      await call(test.app, 'confirmRequest', { payload: { token: confirmToken } })
    })
    const get = (url: string, headers = {}) => test.app.inject({ url, headers })

    it('only for its keys and its companies, and for no cache', async () => {
      const family = randomToken()
      await callBy(test, 'makeRequestKey', request, { kind: 'family', key: family })
      for (const headers of [request.headers, withKey(family), invited.headers]) {
        const shown = await get(address, headers)
        expect(shown.statusCode).toBe(200)
        expect(shown.headers['content-type']).toBe('image/jpeg')
        expect(shown.headers['cache-control']).toBe('private, no-store')
      }
      for (const headers of [{}, stranger.headers, withKey(randomToken())]) {
        expect((await get(address, headers)).statusCode).toBe(404)
      }
      expect((await get(`${address}?key=${request.key}`)).statusCode).toBe(404)
      const hostile = address.replace(request.id, '%00')
      expect((await get(hostile, request.headers)).statusCode).toBe(404)
    })

    it('neither below /uploads nor below another request', async () => {
      const name = address.split('/').at(-1)
      expect((await get(`/uploads/${name}`, request.headers)).statusCode).toBe(404)
      const other = await newRequest(test, chosen())
      expect((await get(`/api/requests/${other.id}/images/${name}`, other.headers)).statusCode).toBe(404)
    })

    it('which are deleted with it', async () => {
      const file = (address.split('/').at(-1) ?? '').replace('.jpg', '')
      expect(await test.context.images.find(`${file}.jpg`)).toBeDefined()
      await callBy(test, 'deleteRequest', request)
      expect(await test.context.images.find(`${file}.jpg`)).toBeUndefined()
    })

    it('at most six of them', async () => {
      const bytes = await plainPng()
      const files = Array.from({ length: 7 }, (_, n) => ({
        ...{ field: 'images', filename: `${n}.png`, bytes, type: 'image/png' },
      }))
      const refused = await sendRequest(test, requestFields(chosen()), files)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().fields.images).toContain('6')
    })
  })
})
