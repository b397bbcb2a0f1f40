import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import {
  callHouse,
  estimateFields,
  houseOf,
  newFamilyLink,
  newHouse,
  newSiteLink,
  ownPriceFields,
  withHouseKey,
} from '../../../test/house-calls.ts'
import { quoteFields } from '../../../test/house-of-quote.ts'
import { addQuote, addRequest } from '../../../test/request-rows.ts'
import { addShownCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { randomToken } from '../../core/secrets/random.ts'

describeOnEachEngine('a house', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())

  const begin = (payload: object, headers: Record<string, string> = {}) =>
    call(test.app, 'createHouse', { payload, headers })

  /** A request with a chosen quote, 10 % of it before work. */
  async function chosenRequest(given: { service?: number } = {}) {
    const companyId = await addShownCompany(test.context.db)
    const request = await addRequest(test.context, [companyId], { state: 'chosen', ...given })
    const [invitationId = ''] = request.invitationIds
    const quoteId = await addQuote(test.context, { invitationId, companyId })
    await test.context.db.write((trx) =>
      trx.updateTable('invitations').set({ state: 'chosen' }).where('id', '=', invitationId).execute(),
    )
    return { ...request, companyId, quoteId }
  }

  describe('begins', () => {
    it('with an own price, its stages and days', async () => {
      const view = await houseOf(test, await newHouse(test))
      expect(view.house).toMatchObject({
        basis: 'own-price',
        state: 'open',
        role: 'own',
        seesMoney: true,
        city: 'Lahore',
        builder: 'Ustad Rafiq',
        companyId: null,
        taxOnTop: false,
        handoverOn: '2027-05-30',
        email: null,
        mailboxConfirmed: false,
        hasFamilyKey: false,
        siteLinks: [],
      })
      const stages = view.stages.map((one) => [one.stage, one.state, one.sharePkr, one.plannedOn])
      expect(stages).toEqual([
        ['advance', 'agreed', 1_000_000, '2026-11-01'],
        ['walls', 'planned', 6_000_000, '2027-03-21'],
        ['handover', 'planned', 3_000_000, '2027-05-30'],
      ])
      expect(view.money).toMatchObject({ basePkr: 10_000_000, agreedPkr: 1_000_000, nextPkr: 1_000_000 })
      expect(view.entries).toEqual({ data: [], nextCursor: null })
    })

    it('with an estimate that is worked out again, and says the total when another was seen', async () => {
      const fields = estimateFields()
      const view = await houseOf(test, await newHouse(test, fields))
      expect(view.money?.basePkr).toBe(fields.totalPkr)
      expect(view.stages.every(({ percent }) => percent === null)).toBe(true)
      expect(view.stages.map(({ stage }) => stage)).toContain('foundation')
      const other = await begin(estimateFields({ totalPkr: 5 }))
      expect([other.statusCode, other.json().totalPkr]).toEqual([409, fields.totalPkr])
    })

    it('with the chosen quote of a request, once', async () => {
      const request = await chosenRequest()
      const headers = { 'x-request-key': request.key }
      const fields = quoteFields(request.id)
      const made = await begin(fields, headers)
      expect(made.statusCode, made.body).toBe(201)
      expect(made.json().house).toMatchObject({
        ...{ basis: 'quote', companyId: request.companyId, locality: 'DHA Phase 6' },
        ...{ email: 'ayesha@example.com', mailboxConfirmed: true },
      })
      expect(made.json().money.basePkr).toBe(2_000_000)
      const again = await begin(quoteFields(request.id), headers)
      expect([again.statusCode, again.json().reason]).toEqual([409, 'houseExists'])
      expect((await begin(fields, headers)).json().house.id).toBe(fields.id)
    })

    it('with no quote that is not chosen, of an architect, or without the request’s own key', async () => {
      const [request, design] = [await chosenRequest(), await chosenRequest({ service: 4 })]
      const open = await addRequest(test.context, [])
      const statuses = [
        await begin(quoteFields(request.id)),
        await begin(quoteFields(request.id), { 'x-request-key': randomToken() }),
        await begin(quoteFields(request.id), { 'x-request-key': request.familyKey }),
        await begin(quoteFields(open.id), { 'x-request-key': open.key }),
        await begin(quoteFields(design.id), { 'x-request-key': design.key }),
      ].map(({ statusCode }) => statusCode)
      expect(statuses).toEqual([404, 404, 403, 409, 409])
    })

    it('once, however often it is sent, and never in place of another', async () => {
      const fields = ownPriceFields()
      const made = await Promise.all([begin(fields), begin(fields), begin(fields)])
      expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
      const other = await begin({ ...ownPriceFields(), id: fields.id })
      expect([other.statusCode, other.json().reason]).toEqual([409, 'sameIdOtherBody'])
    })

    it.each([
      ['builder', { builder: ' ' }],
      ['basePkr', { basePkr: 9_999 }],
      ['basePkr', { basePkr: 1e30 }],
      ['basePkr', { basePkr: 10_000.5 }],
      [
        'stages',
        {
          stages: [
            { stage: 'walls', percent: 99.99 },
            { stage: 'paint', percent: 0.02 },
          ],
        },
      ],
      ['stages', { stages: [{ stage: 'walls', percent: 100 }] }],
      [
        'stages',
        {
          stages: [
            { stage: 'The gate', percent: 50 },
            { stage: 'paint', percent: 50 },
          ],
        },
      ],
      [
        'stages',
        {
          stages: [
            { stage: 'walls', percent: 50, plannedOn: '0027-01-01' },
            { stage: 'paint', percent: 50 },
          ],
        },
      ],
      ['city', { city: 'Nowhere' }],
      ['startsOn', { startsOn: '2036-01-01' }],
      ['startsOn', { startsOn: '2026-02-30' }],
      ['weeks', { weeks: 261 }],
      ['key', { key: 'short' }],
      ['id', { id: 'x' }],
    ])('only with a good %s', async (field, wrong) => {
      const response = await begin({ ...ownPriceFields(), ...wrong })
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json().fields)).toContain(field)
    })

    it('with typed days alone where the stages are not its own', async () => {
      const { stages } = await houseOf(test, await newHouse(test, estimateFields()))
      const days = stages.map((_, place) => ({ plannedOn: `2027-01-${10 + place}` }))
      const typed = await houseOf(test, await newHouse(test, estimateFields({ stages: days })))
      expect(typed.stages.at(-1)?.plannedOn).toBe(days.at(-1)?.plannedOn)
      expect(typed.stages[0]?.plannedOn).toBe('2026-11-01')
      for (const wrong of [days.slice(1), days.map((one) => ({ ...one, percent: 10 }))]) {
        const refused = await begin(estimateFields({ stages: wrong }))
        expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['stages']])
      }
    })
  })

  describe('opens', () => {
    it('for nobody else, in the same words as one that does not exist', async () => {
      const [own, other] = [await newHouse(test), await newHouse(test)]
      const asked = (id: string, headers: Record<string, string>) =>
        call(test.app, 'getHouse', { params: { id }, headers })
      const answers = [
        await asked(newId(), own.headers),
        await asked(own.id, withHouseKey(randomToken())),
        await asked(own.id, other.headers),
        await asked(own.id, {}),
        await asked('x', own.headers),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    })

    it('for the family to read, without mailbox and links', async () => {
      const own = await newHouse(test)
      const family = await newFamilyLink(test, own)
      const { house, money } = await houseOf(test, family)
      expect(house).toMatchObject({ role: 'family', seesMoney: true })
      expect(money?.basePkr).toBe(10_000_000)
      for (const name of ['email', 'mailboxConfirmed', 'hasFamilyKey', 'siteLinks'])
        expect(house).not.toHaveProperty(name)
    })

    it('for the site without a sum', async () => {
      const own = await newHouse(test)
      const site = await newSiteLink(test, own)
      const view = await houseOf(test, site)
      expect(view).toMatchObject({ house: { role: 'site', seesMoney: false }, money: null, payments: [] })
      expect(view.stages.map(({ stage }) => stage)).toEqual(['walls', 'handover'])
      expect(JSON.stringify(view)).not.toMatch(/10000000|1000000|6000000|3000000|"percent":[^n]/)
    })
  })

  it('is deleted for both sides at once', async () => {
    const own = await newHouse(test)
    const site = await newSiteLink(test, own)
    expect((await callHouse(test, 'deleteHouse', own)).statusCode).toBe(204)
    for (const key of [own, site]) expect((await callHouse(test, 'getHouse', key)).statusCode).toBe(404)
  })
})
