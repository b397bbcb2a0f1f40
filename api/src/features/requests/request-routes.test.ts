import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import {
  callBy,
  houseAnswers,
  houseTotal,
  mailsTo,
  noticesOf,
  requestFields,
  sendRequest,
  viewOf,
  withKey,
} from '../../../test/request-calls.ts'
import { addShownCompanies, addShownCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { randomToken } from '../../core/secrets/random.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

describeOnEachEngine('a request', (_open, engine) => {
  let test: TestApp
  let companies: string[]

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { DEMO: '1' } })
    companies = await addShownCompanies(test.context.db, 8)
  })
  afterAll(() => test.close())

  const chosen = (from = 0, to = 2) => companies.slice(from, to)

  describe('is stored', () => {
    it('with its whole bill calculated again, and a hash of its key', async () => {
      const fields = requestFields(chosen())
      const response = await sendRequest(test, fields)
      expect(response.statusCode, response.body).toBe(201)
      expect(response.headers['cache-control']).toBe('no-store')
      const { request, key, confirmToken } = response.json()
      expect(key).toBe(fields.key)
      expect(confirmToken).toMatch(/^[\w-]{43}$/)
      expect(request).toMatchObject({
        ...{ state: 'unconfirmed', service: 5, name: 'Ayesha Khan', email: fields.email },
        ...{ phone: '0300-1234567', city: 'Lahore', locality: 'DHA Phase 6', start: '2027-03' },
        plot: { plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 },
        ...{ totalPkr: houseTotal(), priceBook: fields.priceBook, mayAct: true, openedAt: null },
      })
      expect(request.answers).toMatchObject(houseAnswers)
      const { lines, sections, totalPkr, lowPkr, highPkr } = request.bill
      const sumOf = (all: { costPkr: number; lowPkr: number }[], name: 'costPkr' | 'lowPkr') =>
        all.reduce((sum, one) => sum + one[name], 0)
      expect(sumOf(sections, 'costPkr')).toBe(totalPkr)
      // Ranges as the bill shows them: narrower than the sums of the ranges of the lines.
      expect(sumOf(sections, 'lowPkr')).toBeGreaterThan(sumOf(lines, 'lowPkr'))
      expect(lowPkr).toBeGreaterThan(sumOf(sections, 'lowPkr'))
      expect(highPkr).toBeGreaterThan(totalPkr)
      expect(Object.keys(sections[0]).sort()).toEqual(['costPkr', 'highPkr', 'id', 'lowPkr', 'phase'])
      expect(lines.length).toBeGreaterThan(50)
      expect(lines.reduce((sum: number, line: { costPkr: number }) => sum + line.costPkr, 0)).toBe(totalPkr)
      expect(Object.keys(lines[0]).sort()).toEqual(
        [
          ...['id', 'item', 'unit', 'quantity', 'ratePkr', 'costPkr', 'lowPkr', 'highPkr'],
          ...['materialPkr', 'labourPkr', 'section', 'phase'],
        ].sort(),
      )
      const stored = await test.context.db.read
        .selectFrom('requests')
        .selectAll()
        .where('id', '=', request.id)
        .executeTakeFirstOrThrow()
      expect(JSON.stringify(stored)).not.toContain(key)
      expect(JSON.stringify(stored)).not.toContain(confirmToken)
      const [mail] = await mailsTo(test, fields.email)
      expect(mail?.text).toContain(`/#/request/${request.id}?key=${key}&confirm=${confirmToken}`)
      expect(mail?.subject).not.toContain(key)
    })

    it('not when the total has changed; the response gives the new one', async () => {
      const fields = requestFields(chosen(), { totalPkr: houseTotal() - 1 })
      const response = await sendRequest(test, fields)
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({
        code: 'conflict',
        totalPkr: houseTotal(),
        current: { totalPkr: houseTotal() },
      })
      expect(await mailsTo(test, fields.email)).toEqual([])
    })

    it.each([
      ['a construction without an estimate', { answers: undefined }, 'answers'],
      ['answers that cannot be priced', { answers: { plotSize: 'x' } }, 'answers'],
      ['an unknown price book', { priceBook: '1999-01-01' }, 'priceBook'],
      ['a key that is none', { key: 'too-short' }, 'key'],
      ['an unknown city', { city: 'Atlantis' }, 'city'],
      ['a phone number that is none', { phone: '12' }, 'phone'],
      ['two phone numbers', { phone: '0300-1234567 / 0321-7654321' }, 'phone'],
      ['no name', { name: ' ' }, 'name'],
      ['no company', { companyIds: [] }, 'companyIds'],
      ['four companies', { companyIds: [1, 2, 3, 4].map(() => newId()) }, 'companyIds'],
      ['a company that is none', { companyIds: [newId()] }, 'companyIds'],
      ['an architect without a plot', { service: 4, answers: undefined, totalPkr: undefined }, 'plot'],
      ['another service', { service: 7 }, 'service'],
    ] as const)('not with %s', async (_name, given, field) => {
      const response = await sendRequest(test, requestFields(chosen(), given as object))
      expect(response.statusCode, response.body).toBe(400)
      expect(Object.keys(response.json().fields)).toEqual([field])
    })

    it('not for a company that visitors do not see', async () => {
      const hidden = await addShownCompany(test.context.db, { unlisted: true })
      const response = await sendRequest(test, requestFields([hidden]))
      expect(response.statusCode).toBe(400)
    })

    it('of an architect with plot, city and covered area alone', async () => {
      const plot = { plotSize: 5, plotUnit: 'Marla', marlaStandardSft: 225 } as const
      const { key, companyIds, name, email } = requestFields(chosen())
      const fields = { key, service: 4, companyIds, name, email, city: 'Multan', plot, coveredAreaSft: 1800 }
      const response = await sendRequest(test, fields)
      expect(response.statusCode, response.body).toBe(201)
      expect(response.json().request).toMatchObject({ plot, coveredAreaSft: 1800, bill: null, answers: null })
    })

    it('once, however often the same form arrives', async () => {
      const fields = requestFields(chosen())
      const responses = await Promise.all(Array.from({ length: 6 }, () => sendRequest(test, fields)))
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
      expect(new Set(responses.map((response) => response.json().request.id)).size).toBe(1)
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
      expect(await mailsTo(test, fields.email)).toHaveLength(1)
      const other = await sendRequest(test, { ...fields, notes: 'Another text' })
      expect(other.statusCode).toBe(409)
      // Whoever has a key that has ended, and the form, does not see the request again.
      const [own, key] = [
        { id: responses[0]?.json().request.id, headers: withKey(fields.key) },
        randomToken(),
      ]
      await callBy(test, 'makeRequestKey', own, { kind: 'own', key })
      expect((await callBy(test, 'getRequest', { ...own, headers: withKey(key) })).statusCode).toBe(200)
      expect((await sendRequest(test, fields)).statusCode).toBe(409)
    })

    it('at most five times a day from a network, where strangers can call', async () => {
      const own = await openTestApp({ engine, env: { LIMIT_REQUEST: '5/1d', TRUST_PROXY: 'loopback' } })
      onTestFinished(() => own.close())
      const company = await addShownCompany(own.context.db)
      const from = { 'x-forwarded-for': '203.0.113.9' }
      const send = (given = {}) => sendRequest(own, requestFields([company], given), [], from)
      for (let time = 0; time < 5; time += 1) {
        // A form that was refused does not count.
        expect((await send({ totalPkr: 1 })).statusCode).toBe(409)
        expect((await send()).statusCode).toBe(201)
      }
      const refused = await send()
      expect(refused.statusCode).toBe(429)
      expect(refused.json().message).toContain('24 hours')
      expect((await sendRequest(own, requestFields([company]))).statusCode).toBe(201)
      expect((await sendRequest(own, requestFields([company]))).json().confirmToken).toBeUndefined()
    })
  })

  describe('is confirmed', () => {
    it('by the mailed token, the second time with the same response, and tells its companies once', async () => {
      const response = await sendRequest(test, requestFields(chosen()))
      const { request, key, confirmToken: token } = response.json()
      expect(await noticesOf(test, request.id)).toEqual([])
      const tries = await Promise.all(
        Array.from({ length: 4 }, () => call(test.app, 'confirmRequest', { payload: { token } })),
      )
      for (const one of tries) expect(one.json()).toEqual({ id: request.id, state: 'open' })
      const told = chosen().map((companyId) => ({ companyId, event: 'invited' }))
      expect(await noticesOf(test, request.id)).toEqual(expect.arrayContaining(told))
      expect(await noticesOf(test, request.id)).toHaveLength(2)
      const view = await viewOf(test, { id: request.id, key, email: '', headers: withKey(key) })
      expect(view.invitations.map(({ state, companyId }) => [state, companyId])).toEqual(
        chosen().map((companyId) => ['sent', companyId]),
      )
      for (const { sentAt, seenAt } of view.invitations)
        expect([sentAt, seenAt]).toEqual([view.request.openedAt, null])
      const days = (Date.parse(view.request.endsAt) - Date.parse(view.request.openedAt ?? '')) / dayMs
      expect(days).toBe(45)
    })

    it('with the times at which its companies were invited and opened it', async () => {
      const {
        request,
        key,
        confirmToken: token,
      } = (await sendRequest(test, requestFields(chosen(0, 1)))).json()
      const own = { id: request.id, key, email: '', headers: withKey(key) }
      expect((await viewOf(test, own)).invitations).toMatchObject([{ sentAt: null, seenAt: null }])
      await call(test.app, 'confirmRequest', { payload: { token } })
      const seenAt = '2027-01-02T03:04:05.000Z'
      await test.context.db.write((trx) =>
        trx
          .updateTable('invitations')
          .set({ state: 'seen', seenAt: Date.parse(seenAt) })
          .where('requestId', '=', request.id)
          .execute(),
      )
      const [invitation] = (await viewOf(test, own)).invitations
      expect(invitation).toMatchObject({ state: 'seen', seenAt })
      expect(invitation?.sentAt).not.toBeNull()
    })

    it('not after 72 hours, when it no longer exists', async () => {
      const own = await openTestApp({ engine, env: { DEMO: '1' } })
      onTestFinished(() => own.close())
      const company = await addShownCompany(own.context.db)
      const sent = (await sendRequest(own, requestFields([company]))).json()
      own.passTime(72 * hourMs)
      const late = await call(own.app, 'confirmRequest', { payload: { token: sent.confirmToken } })
      expect(late.statusCode).toBe(400)
      const asked = await callBy(own, 'getRequest', { id: sent.request.id, headers: withKey(sent.key) })
      expect(asked.statusCode).toBe(404)
    })

    it('by the newest link, mailed to another mailbox with another key: the key of the mail before ends', async () => {
      const sent = (await sendRequest(test, requestFields(chosen()))).json()
      const before = { id: sent.request.id, headers: withKey(sent.key) }
      // Whoever got the mail at a wrong address has the key, and may have put others in place.
      const [family, next, key] = [randomToken(), randomToken(), randomToken()]
      await callBy(test, 'makeRequestKey', before, { kind: 'family', key: family })
      await callBy(test, 'makeRequestKey', before, { kind: 'own', key: next })
      const email = `${newId()}@example.com`
      const moveWith = (payload: object) => callBy(test, 'sendRequestConfirmation', before, payload)
      for (const payload of [{ email }, { key }, { email, key: sent.key }]) {
        const refused = await moveWith(payload)
        expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['key']])
      }
      const again = await moveWith({ email, key })
      expect(again.statusCode, again.body).toBe(200)
      expect(again.json().request.email).toBe(email)
      const [mail] = await mailsTo(test, email)
      expect(mail?.text).toContain(`key=${key}&confirm=${again.json().confirmToken}`)
      expect(await mailsTo(test, sent.request.email)).toEqual([])
      for (const ended of [sent.key, family, next]) {
        const old = { ...before, headers: withKey(ended) }
        expect((await callBy(test, 'getRequest', old)).statusCode).toBe(404)
        const put = await callBy(test, 'makeRequestKey', old, { kind: 'own', key: randomToken() })
        expect(put.statusCode).toBe(404)
      }
      const confirm = (token: string) => call(test.app, 'confirmRequest', { payload: { token } })
      expect((await confirm(sent.confirmToken)).statusCode).toBe(400)
      expect((await confirm(again.json().confirmToken)).statusCode).toBe(200)
      expect((await callBy(test, 'getRequest', { ...before, headers: withKey(key) })).statusCode).toBe(200)
    })

    it('once for two corrections of the address at once', async () => {
      const sent = (await sendRequest(test, requestFields(chosen()))).json()
      const before = { id: sent.request.id, headers: withKey(sent.key) }
      const move = () =>
        callBy(test, 'sendRequestConfirmation', before, {
          email: `${newId()}@example.com`,
          key: randomToken(),
        })
      const answers = await Promise.all([move(), move()])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    })

    it('for at most three open ones of a mailbox, however it is written and however many come at once', async () => {
      const name = newId()
      const spellings = [name, name.toUpperCase(), ` ${name}`, `${name} `, name]
      const tokens: string[] = []
      for (const spelling of spellings) {
        const email = spelling.replace(name.toUpperCase(), name.toUpperCase()).trim()
        const sent = await sendRequest(test, requestFields(chosen(), { email: `${email}@Example.com` }))
        tokens.push(sent.json().confirmToken)
      }
      const answers = await Promise.all(
        tokens.map((token) => call(test.app, 'confirmRequest', { payload: { token } })),
      )
      const statuses = answers.map(({ statusCode }) => statusCode).sort()
      expect(statuses).toEqual([200, 200, 200, 409, 409])
      const fourth = await sendRequest(test, requestFields(chosen(), { email: `${name}@EXAMPLE.com` }))
      expect(fourth.statusCode).toBe(409)
    })

    it('without a company that was hidden meanwhile', async () => {
      const [here, gone] = [await addShownCompany(test.context.db), await addShownCompany(test.context.db)]
      const sent = (await sendRequest(test, requestFields([here, gone]))).json()
      await test.context.db.write((trx) =>
        trx.updateTable('companies').set({ unlisted: 1 }).where('id', '=', gone).execute(),
      )
      await call(test.app, 'confirmRequest', { payload: { token: sent.confirmToken } })
      expect(await noticesOf(test, sent.request.id)).toEqual([{ companyId: here, event: 'invited' }])
      const { invitations } = (
        await callBy(test, 'getRequest', { id: sent.request.id, headers: withKey(sent.key) })
      ).json()
      expect(invitations.map((one: { companyId: string | null }) => one.companyId)).toEqual([here, null])
    })
  })
})
