import type { QuoteDraft, SentQuote } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type InvitedApp, openInvitedApp } from '../../../test/invited-app.ts'
import { quoteFor, validFor } from '../../../test/request-rows.ts'

describeOnEachEngine('quotes of a company', (_open, engine) => {
  let test: InvitedApp
  beforeAll(async () => {
    test = await openInvitedApp(engine)
  })
  afterAll(() => test.close())

  describe('a quote', () => {
    it('prices the house with one line apart, and gives the sum with the extras', async () => {
      const { id } = await test.invite()
      const sent = await test.send(id, {
        prices: [
          { level: 'house', kind: 'lump', amountPkr: 1_000_000 },
          { level: 'line', id: 'steel', kind: 'lump', amountPkr: 900_000 },
        ],
        covers: [{ level: 'line', id: 'steel', cover: 'apart' }],
        extras: [{ item: 'Boundary wall', amountPkr: 300_000 }],
        discount: { amountPkr: 100_000, word: 'Early start' },
        ...{ tax: 'not-included', taxPkr: 50_000, headlinePkr: 2_100_000 },
      })
      expect(sent.statusCode, sent.body).toBe(201)
      // The discount is taken from the extras, so nothing is taken from the prices.
      expect(sent.json()).toMatchObject({
        likeForLikePkr: 1_950_000,
        withExtrasPkr: 2_150_000,
        taxPkr: 50_000,
      })
      const [kept] = (await test.read(id)).quotes
      expect(kept).toMatchObject({ likeForLikePkr: 1_950_000, withExtrasPkr: 2_150_000 })
    })

    it('cannot be changed, but replaced by a better one and withdrawn', async () => {
      const { id, requestId } = await test.invite()
      await test.ask('saveQuoteDraft', id, { draft: { a: 1 }, version: 0 })
      const sent = await test.send(id)
      expect(sent.statusCode).toBe(201)
      const first = sent.json<SentQuote>()
      const total = 2_000_000
      expect(first).toMatchObject({ revision: 1, headlinePkr: total, likeForLikePkr: total })
      expect(first.withExtrasPkr).toBe(total)
      expect(await test.read(id)).toMatchObject({ state: 'quoted', draft: null, quotes: [{ id: first.id }] })
      // Sent again, as after a repeated press or a lost response.
      expect((await test.send(id)).json()).toEqual(first)
      const better = await test.send(id, {
        covers: [{ level: 'line', id: 'steel', cover: 'excluded' }],
        headlinePkr: 1_400_000,
        prices: [
          { level: 'phase', id: 'grey', kind: 'lump', amountPkr: 400_000 },
          { level: 'line', id: 'paint', kind: 'per-unit', ratePkr: 50 },
        ],
      })
      expect(better.json()).toMatchObject({ revision: 2, headlinePkr: 1_400_000, likeForLikePkr: 2_400_000 })
      expect((await test.read(id)).quotes.map(({ revision }) => revision)).toEqual([2, 1])
      expect(await test.noticesOf(requestId)).toEqual([
        { event: 'quote', companyId: null },
        { event: 'quote', companyId: null },
      ])
      expect((await test.ask('withdrawQuote', id)).statusCode).toBe(204)
      expect((await test.read(id)).state).toBe('withdrawn')
      expect((await test.ask('withdrawQuote', id)).json()).toMatchObject({
        code: 'conflict',
        message: 'There is no quote of yours here that could be taken back',
      })
      expect((await test.send(id)).statusCode).toBe(409)
      const { id: next } = await test.invite()
      expect((await test.read(next)).lastRates).toEqual([{ id: 'paint', ratePkr: 50 }])
      const { id: elsewhere } = await test.invite({ city: 'Karachi' })
      expect((await test.read(elsewhere)).lastRates).toEqual([])
    })

    it('that does not add up is refused, with every field and the difference named', async () => {
      const { id } = await test.invite()
      const wrong = await test.send(id, { headlinePkr: 1_999_999 })
      expect(wrong.statusCode).toBe(400)
      expect(wrong.json()).toMatchObject({
        message: 'Your total of PKR 19,99,999 is PKR 1 less than your prices add up to, PKR 20,00,000',
        fields: { headlinePkr: expect.stringContaining('PKR 1 less') },
      })
      const gaps = await test.send(id, { prices: [], headlinePkr: 0 })
      expect(gaps.json().fields).toEqual({
        'prices line steel': '“Steel bars” has no price. Give it a price, or mark it as left out',
        'prices line paint': '“Paint” has no price. Give it a price, or mark it as left out',
      })
      expect(gaps.json().message).toContain('1 more thing is to be mended')
      const brief = await test.send(id, {
        terms: { ...quoteFor(test.context.clock).terms, validUntil: validFor(test.context.clock, 6) },
      })
      expect(brief.json().fields.validUntil).toContain('valid for 7 to 90 days')
      expect((await test.read(id)).quotes).toEqual([])
    })

    it('of another shape is refused with the missing field named', async () => {
      const { id } = await test.invite()
      const { tax: _, ...untaxed } = quoteFor(test.context.clock)
      const wrong = await test.ask('sendQuote', id, untaxed)
      expect(wrong.statusCode).toBe(400)
      expect(Object.keys(wrong.json().fields)).toEqual(['tax'])
      const { terms } = quoteFor(test.context.clock)
      const fee = await test.ask('sendQuote', id, {
        fee: { kind: 'lump', amountPkr: 1 },
        deliverables: [],
        terms,
      })
      expect(fee.json()).toMatchObject({
        message: 'This request has a bill. Please give prices for its parts',
      })
    })

    it('for Architecture is a fee', async () => {
      const { id } = await test.invite({
        service: 4,
        bill: null,
        answers: null,
        totalPkr: null,
        coveredAreaSft: 2_000,
      })
      const { terms } = quoteFor(test.context.clock)
      const form = { fee: { kind: 'per-sft', ratePkr: 75.5 }, deliverables: [], terms }
      const sent = await test.ask('sendQuote', id, form)
      expect(sent.json()).toMatchObject({ ...form, headlinePkr: 151_000, likeForLikePkr: 151_000 })
      const percent = await test.ask('sendQuote', id, { ...form, fee: { kind: 'percent', percent: 3 } })
      expect(percent.statusCode).toBe(400)
      expect((await test.send(id)).json().message).toContain('architect’s fee')
    })

    it('sent forty times at once is one revision, and better ones get the next numbers', async () => {
      const { id } = await test.invite()
      const sent = await Promise.all(
        Array.from({ length: 40 }, (_, turn) =>
          test.send(id, { extras: [{ item: `Tank ${turn % 4}`, amountPkr: 1 }], headlinePkr: 2_000_001 }),
        ),
      )
      expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
      const { quotes } = await test.read(id)
      const revisions = quotes.map(({ revision }) => revision)
      expect(revisions).toEqual(revisions.map((_, place) => revisions.length - place))
    })
  })

  describe('a draft', () => {
    it('is saved on the version it was opened with, or refused with the stored one', async () => {
      const { id } = await test.invite()
      const save = (draft: object, version: number) => test.ask('saveQuoteDraft', id, { draft, version })
      expect((await save({ a: 1 }, 0)).json<QuoteDraft>()).toEqual({ draft: { a: 1 }, version: 1 })
      // The same call again, as after a lost response.
      expect((await save({ a: 1 }, 0)).json()).toEqual({ draft: { a: 1 }, version: 1 })
      expect((await save({ a: 2 }, 1)).json()).toMatchObject({ version: 2 })
      const late = await save({ b: 1 }, 1)
      expect(late.statusCode).toBe(409)
      expect(late.json().current).toEqual({ draft: { a: 2 }, version: 2 })
      expect((await test.read(id)).draft).toEqual({ draft: { a: 2 }, version: 2 })
      await test.send(id)
      const after = await save({ a: 3 }, 2)
      expect([after.statusCode, after.json().current]).toEqual([409, { draft: null, version: 0 }])
      expect((await save({ a: 'x'.repeat(100_000) }, 0)).statusCode).toBe(400)
    })

    it('saved in several windows at once is stored from one', async () => {
      const { id } = await test.invite()
      const saves = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          test.ask('saveQuoteDraft', id, { draft: { turn }, version: 0 }),
        ),
      )
      expect(saves.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect(saves.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    })
  })
})
