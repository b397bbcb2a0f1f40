import type { Invitation, InvitationRow, RequestView } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { type InvitedApp, openInvitedApp } from '../../../test/invited-app.ts'
import { fillInvitations } from '../../../test/many-invitations.ts'
import { quoteFor, validFor } from '../../../test/request-rows.ts'
import { newId } from '../../core/secrets/ids.ts'

type Name = Parameters<typeof call>[1]

describeOnEachEngine('invitations', (_open, engine) => {
  let test: InvitedApp
  beforeAll(async () => {
    test = await openInvitedApp(engine)
  })
  afterAll(() => test.close())

  it('shows the request to invited companies without e-mail, and with the phone only while it is released', async () => {
    const { id, requestId, key } = await test.invite()
    const body = (await test.ask('getInvitation', id)).body
    expect(body).not.toContain('ayesha@example.com')
    expect(body).not.toContain('1234567')
    expect(body).not.toContain(test.other.user.id)
    const seen = JSON.parse(body) as Invitation
    expect(seen).toMatchObject({ id, state: 'sent', draft: null, quotes: [], questions: [], lastRates: [] })
    expect(seen.request).toMatchObject({ id: requestId, name: 'Ayesha Khan', city: 'Lahore', state: 'open' })
    expect(seen.request.bill?.lines).toHaveLength(2)
    expect(seen.request.phone).toBeUndefined()
    const release = (released: boolean) =>
      test.act('releasePhone', { requestId, key }, { companyId: test.mine.user.id, released })
    await release(true)
    expect(await test.read(id)).toMatchObject({
      request: { phone: '0300-1234567', whatsappLink: 'https://wa.me/923001234567' },
      releasedAt: expect.stringMatching(/^2/),
    })
    await release(false)
    expect(await test.read(id)).toMatchObject({ releasedAt: null })
    expect((await test.read(id)).request.phone).toBeUndefined()
  })

  it.each<[Name, object?]>([
    ['getInvitation'],
    ['seeInvitation'],
    ['declineInvitation', { reason: 'too-far' }],
    ['askHomeowner', { text: 'Is there water?' }],
    ['answerHomeowner', { questionId: newId(), text: 'Yes' }],
    ['saveQuoteDraft', { draft: {}, version: 0 }],
    ['sendQuote', quoteFor(Date.now)],
    ['withdrawQuote'],
  ])('%s of others is as one that does not exist', async (name, payload) => {
    const { otherId } = await test.invite()
    const { id: unconfirmed } = await test.invite({ state: 'unconfirmed' })
    const missing = await test.ask(name, newId(), payload)
    expect(missing.statusCode).toBe(404)
    for (const id of [otherId, unconfirmed]) {
      const response = await test.ask(name, id, payload)
      expect([response.statusCode, response.body]).toEqual([404, missing.body])
    }
    const visitor = await call(test.app, name, { params: { id: otherId }, ...(payload && { payload }) })
    expect(visitor.statusCode).toBe(401)
  })

  it('is marked as seen once, and not after it was declined', async () => {
    const { id, requestId, key } = await test.invite()
    expect((await test.ask('seeInvitation', id)).json()).toMatchObject({ state: 'seen' })
    const before = test.context.clock()
    await test.ask('declineInvitation', id, { reason: 'too-busy', text: 'Until June' })
    const { state, declinedAt }: Invitation = (await test.ask('seeInvitation', id)).json()
    expect(state).toBe('declined')
    expect(Date.parse(declinedAt ?? '')).toBeGreaterThanOrEqual(before)
    const { invitations }: RequestView = (
      await call(test.app, 'getRequest', { params: { id: requestId }, headers: { 'x-request-key': key } })
    ).json()
    expect(invitations).toMatchObject([{ declinedAt, declineText: 'Until June' }, { declinedAt: null }])
    const again = await test.ask('declineInvitation', id, { reason: 'too-far' })
    expect(again.statusCode).toBe(409)
    expect((await test.send(id)).statusCode).toBe(409)
    expect((await test.ask('saveQuoteDraft', id, { draft: {}, version: 0 })).statusCode).toBe(409)
    expect((await test.ask('askHomeowner', id, { text: 'Why?' })).statusCode).toBe(409)
  })

  it.each(['chosen', 'closed', 'expired'] as const)(
    'of a %s request can be read and not changed',
    async (state) => {
      const { id } = await test.invite({ state })
      expect((await test.read(id)).request.state).toBe(state)
      expect((await test.ask('seeInvitation', id)).json()).toMatchObject({ state: 'sent' })
      expect((await test.ask('declineInvitation', id, { reason: 'other' })).statusCode).toBe(409)
      expect((await test.send(id)).statusCode).toBe(409)
      expect((await test.ask('withdrawQuote', id)).statusCode).toBe(409)
      expect((await test.ask('askHomeowner', id, { text: 'Why?' })).statusCode).toBe(409)
    },
  )

  it('accepts nothing after the last day, even before a job has ended the request', async () => {
    const { id } = await test.invite({ endsAt: test.context.clock() - 1 })
    const late = await test.send(id)
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe('This request has ended, so nothing about it can be changed')
  })

  it('are listed newest first, in pages, by state and by filter', async () => {
    const lister = await signUpCompany(test.app)
    const list = async (query: Record<string, string> = {}) =>
      (await call(test.app, 'listInvitations', { headers: lister.headers, query })).json()
    const none = { all: 0, new: 0, waiting: 0, quoted: 0, closed: 0 }
    expect(await list()).toEqual({ data: [], nextCursor: null, counts: none })
    const ids: string[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      test.passTime(1)
      ids.unshift((await test.invite({}, [lister])).id)
    }
    await test.invite({ state: 'unconfirmed' }, [lister])
    const listed = async (query: Record<string, string> = {}) => {
      const found: string[] = []
      let cursor: string | null = ''
      do {
        const page = await list({ ...query, limit: '2', ...(cursor && { cursor }) })
        found.push(...page.data.map((row: { id: string }) => row.id))
        cursor = page.nextCursor
      } while (cursor)
      return found
    }
    expect(await listed()).toEqual(ids)
    const [declined = '', quoted = '', seen = '', withdrawn = ''] = ids
    await test.ask('declineInvitation', declined, { reason: 'other' }, lister)
    await test.send(quoted, {}, lister)
    await test.ask('seeInvitation', seen, undefined, lister)
    await test.send(withdrawn, {}, lister)
    await test.ask('withdrawQuote', withdrawn, undefined, lister)
    expect(await listed({ state: 'new' })).toEqual(ids.slice(4))
    expect(await listed({ state: 'waiting' })).toEqual([seen])
    expect(await listed({ state: 'quoted' })).toEqual([quoted])
    expect(await listed({ state: 'closed' })).toEqual([declined, withdrawn])
    expect(await listed({ state: 'withdrawn' })).toEqual([withdrawn])
    const page = await list()
    expect(page.counts).toEqual({ all: 7, new: 3, waiting: 1, quoted: 1, closed: 2 })
    expect((await list({ state: 'quoted' })).counts).toEqual(page.counts)
    expect(page.data[1]).toMatchObject({
      ...{ id: quoted, name: 'Ayesha Khan', headlinePkr: 2_000_000 },
      validUntil: validFor(test.context.clock, 30),
    })
    expect(
      (await call(test.app, 'listInvitations', { headers: lister.headers, query: { cursor: 'x' } }))
        .statusCode,
    ).toBe(400)
    expect((await call(test.app, 'listInvitations', {})).statusCode).toBe(401)
  })

  it('are counted up to a hundred', async () => {
    const lister = await signUpCompany(test.app)
    await fillInvitations(test.context.db, lister.user.id, 180)
    const { counts } = (await call(test.app, 'listInvitations', { headers: lister.headers })).json()
    expect(counts).toEqual({ all: 100, new: 100, waiting: 10, quoted: 10, closed: 20 })
  })

  describe('in the list', () => {
    const listed = async (by: TestCompany): Promise<InvitationRow[]> =>
      (await call(test.app, 'listInvitations', { headers: by.headers })).json().data

    it('show the kind of house and the size of its plot', async () => {
      const lister = await signUpCompany(test.app)
      const plot = { plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 }
      const answers = JSON.stringify({ constructionType: 'Grey Structure' })
      await test.invite({ plot: JSON.stringify(plot), answers }, [lister])
      test.passTime(1)
      await test.invite({ service: 4, answers: null, totalPkr: null, bill: null }, [lister])
      expect(await listed(lister)).toMatchObject([
        { service: 4, plot: null, constructionType: null, totalPkr: null },
        { service: 5, plot, constructionType: 'Grey Structure', totalPkr: 2_000_000 },
      ])
    })

    it('show the progress of a draft', async () => {
      const lister = await signUpCompany(test.app)
      const { id } = await test.invite({}, [lister])
      expect(await listed(lister)).toMatchObject([{ draft: null }])
      const save = (version: number, more = {}) =>
        test.ask('saveQuoteDraft', id, { draft: { a: version }, version, ...more }, lister)
      expect((await save(0, { prices: { given: 1, asked: 2 } })).json()).toEqual({
        draft: { a: 0 },
        version: 1,
      })
      expect(await listed(lister)).toMatchObject([{ draft: { prices: { given: 1, asked: 2 } } }])
      expect((await save(1, { prices: { given: -1, asked: 2 } })).statusCode).toBe(400)
      await save(1)
      expect(await listed(lister)).toMatchObject([{ draft: { prices: null } }])
      await test.send(id, {}, lister)
      expect(await listed(lister)).toMatchObject([{ draft: null, headlinePkr: 2_000_000 }])
    })

    it('show which own question is answered, and how many questions the family asks this company', async () => {
      const [lister, rival] = [await signUpCompany(test.app), await signUpCompany(test.app)]
      const request = await test.invite({}, [lister, rival])
      const quiet = { answered: null, toAnswer: 0 }
      const ask = async (text: string, by: TestCompany): Promise<string> => {
        const id = by === lister ? request.id : request.otherId
        const asked: Invitation = (await test.ask('askHomeowner', id, { text }, by)).json()
        return asked.questions.find((one) => one.text === text)?.id ?? ''
      }
      const answer = async (questionId: string) => {
        test.passTime(1)
        await test.act('answerQuestion', request, { questionId, text: 'Yes' })
      }
      const [soil, bore] = [await ask('Is the soil firm?', lister), await ask('Is there a bore?', lister)]
      await answer(await ask('Who else was asked?', rival))
      expect(await listed(lister)).toMatchObject([quiet])
      await answer(bore)
      await answer(soil)
      expect(await listed(lister)).toMatchObject([
        { answered: { count: 2, newest: 'Is the soil firm?' }, toAnswer: 0 },
      ])
      await test.act('askCompany', request, { companyId: lister.user.id, text: 'How long will it take?' })
      expect(await listed(lister)).toMatchObject([{ toAnswer: 1 }])
      expect(await listed(rival)).toMatchObject([{ answered: { count: 1 }, toAnswer: 0 }])
    })
  })
})
