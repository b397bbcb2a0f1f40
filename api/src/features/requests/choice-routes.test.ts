import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { signUpCompany } from '../../../test/factories.ts'
import { type InvitedApp, openInvitedApp } from '../../../test/invited-app.ts'
import { addRequest, quoteFor, validFor } from '../../../test/request-rows.ts'
import { newId } from '../../core/secrets/ids.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('a choice', (_open, engine) => {
  let test: InvitedApp
  beforeAll(async () => {
    test = await openInvitedApp(engine)
  })
  afterAll(() => test.close())

  const choose = (request: { requestId: string; key: string }, quoteId: string) =>
    test.act('chooseQuote', request, { quoteId })
  const statesOf = async (requestId: string) => {
    const rows = await test.context.db.read
      .selectFrom('invitations')
      .select('state')
      .where('requestId', '=', requestId)
      .orderBy('id')
      .execute()
    return rows.map(({ state }) => state)
  }

  it('ends the request, marks the other invitations as not chosen, and tells everybody', async () => {
    const third = await signUpCompany(test.app)
    const request = await test.invite({}, [test.mine, test.other, third])
    const quote = await test.quote(request.id)
    await test.quote(request.otherId, {}, test.other)
    const chosen = await choose(request, quote.id)
    expect(chosen.statusCode).toBe(200)
    expect(chosen.json().request.state).toBe('chosen')
    expect(await statesOf(request.requestId)).toEqual(['chosen', 'not-chosen', 'not-chosen'])
    const notices = await test.noticesOf(request.requestId)
    expect(notices.filter(({ companyId }) => companyId !== null)).toEqual(
      expect.arrayContaining([
        { event: 'chosen', companyId: test.mine.user.id },
        { event: 'not-chosen', companyId: test.other.user.id },
        { event: 'not-chosen', companyId: third.user.id },
      ]),
    )
    // A second choice is refused, also of the same quote, and nothing of the request can be changed.
    expect((await choose(request, quote.id)).statusCode).toBe(409)
    expect((await test.send(request.id, { headlinePkr: 1 })).statusCode).toBe(400)
    expect((await test.send(request.id)).statusCode).toBe(409)
    expect((await test.ask('withdrawQuote', request.id)).statusCode).toBe(409)
    const text = 'When do you begin?'
    const asked = await test.act('askCompany', request, { companyId: test.mine.user.id, text })
    expect(asked.statusCode).toBe(409)
  })

  it('is refused without a change unless it names the newest revision', async () => {
    const request = await test.invite()
    const old = await test.quote(request.id)
    const extras = [{ item: 'Tank', amountPkr: 1 }]
    const better = await test.quote(request.id, { extras, headlinePkr: 2_000_001 })
    const refused = await choose(request, old.id)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The company has sent a newer quote meanwhile. Please look at it before you choose',
    ])
    expect(await statesOf(request.requestId)).toEqual(['quoted', 'sent'])
    expect((await choose(request, better.id)).statusCode).toBe(200)
  })

  it('is refused for a withdrawn quote, one of another request, and an unknown one', async () => {
    const [request, another] = [await test.invite(), await test.invite()]
    const quote = await test.quote(request.id)
    expect((await choose(another, quote.id)).statusCode).toBe(404)
    expect((await choose(request, newId())).statusCode).toBe(404)
    const family = { ...request, key: request.familyKey }
    expect((await choose(family, quote.id)).statusCode).toBe(403)
    expect((await choose({ ...request, key: another.key }, quote.id)).statusCode).toBe(404)
    await test.ask('withdrawQuote', request.id)
    expect((await choose(request, quote.id)).json().message).toBe('The company has taken this quote back')
  })

  it('is possible on the last day of validity, by the time in Pakistan, and not on the next', async () => {
    const own = await openInvitedApp(engine)
    try {
      const terms = { ...quoteFor(own.context.clock).terms, validUntil: validFor(own.context.clock, 7) }
      const [one, other] = [await own.invite(), await own.invite()]
      const quotes = [await own.quote(one.id, { terms }), await own.quote(other.id, { terms })]
      own.passTime(7 * dayMs)
      expect((await own.act('chooseQuote', one, { quoteId: quotes[0]?.id })).statusCode).toBe(200)
      own.passTime(dayMs)
      const late = await own.act('chooseQuote', other, { quoteId: quotes[1]?.id })
      expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
    } finally {
      await own.close()
    }
  })

  it('succeeds exactly once of forty at once between two quotes', async () => {
    const request = await test.invite()
    const ours = await test.quote(request.id)
    const theirs = await test.quote(request.otherId, {}, test.other)
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => choose(request, turn % 2 ? ours.id : theirs.id)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(39)
    expect((await statesOf(request.requestId)).toSorted()).toEqual(['chosen', 'not-chosen'])
    const events = (await test.noticesOf(request.requestId)).map(({ event }) => event)
    expect(events.filter((event) => event === 'chosen' || event === 'not-chosen').toSorted()).toEqual([
      'chosen',
      'not-chosen',
    ])
  })

  it('and a better quote sent at the same time never both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await test.invite()
      const quote = await test.quote(request.id)
      const extras = [{ item: 'Tank', amountPkr: 1 }]
      const [chosen, better, taken] = await Promise.all([
        choose(request, quote.id),
        test.send(request.id, { extras, headlinePkr: 2_000_001 }),
        test.ask('withdrawQuote', request.otherId, undefined, test.other),
      ])
      expect(taken.statusCode).toBe(409)
      expect([chosen.statusCode, better.statusCode].toSorted()).toEqual(
        chosen.statusCode === 200 ? [200, 409] : [201, 409],
      )
    }
  })

  it('is refused for an unconfirmed request', async () => {
    const { id: requestId, key } = await addRequest(test.context, [test.mine.user.id], {
      state: 'unconfirmed',
    })
    const text = 'How long does it take?'
    const asked = await test.act('askCompany', { requestId, key }, { companyId: test.mine.user.id, text })
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'conflict'])
  })
})
