import type { Invitation } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany } from '../../../test/factories.ts'
import { type InvitedApp, openInvitedApp } from '../../../test/invited-app.ts'
import { quoteFor } from '../../../test/request-rows.ts'
import { newId } from '../../core/ids.ts'

type Name = Parameters<typeof call>[1]

describeOnEachEngine('invitations', (_open, engine) => {
  let test: InvitedApp
  beforeAll(async () => {
    test = await openInvitedApp(engine)
  })
  afterAll(() => test.close())

  it('shows the request to who is invited: no e-mail, and the phone only while it is released', async () => {
    const { id, requestId } = await test.invite()
    const body = (await test.ask('getInvitation', id)).body
    expect(body).not.toContain('ayesha@example.com')
    expect(body).not.toContain('1234567')
    expect(body).not.toContain(test.other.user.id)
    const seen = JSON.parse(body) as Invitation
    expect(seen).toMatchObject({ id, state: 'sent', draft: null, quotes: [], questions: [], lastRates: [] })
    expect(seen.request).toMatchObject({ id: requestId, name: 'Ayesha Khan', city: 'Lahore', state: 'open' })
    expect(seen.request.bill?.lines).toHaveLength(2)
    expect(seen.request.phone).toBeUndefined()
    const release = (phoneReleased: number) =>
      test.context.db.write((trx) =>
        trx.updateTable('invitations').set({ phoneReleased }).where('id', '=', id).execute(),
      )
    await release(1)
    expect((await test.read(id)).request).toMatchObject({
      phone: '0300-1234567',
      whatsappLink: 'https://wa.me/923001234567',
    })
    await release(0)
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

  it('is seen once, and then not again', async () => {
    const { id } = await test.invite()
    expect((await test.ask('seeInvitation', id)).json()).toMatchObject({ state: 'seen' })
    await test.ask('declineInvitation', id, { reason: 'too-busy', text: 'Until June' })
    expect((await test.ask('seeInvitation', id)).json()).toMatchObject({ state: 'declined' })
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

  it('takes nothing after the last day, though no job has noted it yet', async () => {
    const { id } = await test.invite({ endsAt: test.context.clock() - 1 })
    const late = await test.send(id)
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe('This request has ended, so nothing about it can be changed')
  })

  it('are listed newest first, in pages, by state and by filter', async () => {
    const lister = await signUpCompany(test.app)
    const list = async (query: Record<string, string> = {}) =>
      (await call(test.app, 'listInvitations', { headers: lister.headers, query })).json()
    expect(await list()).toEqual({ data: [], nextCursor: null, unread: 0 })
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
    expect(page.unread).toBe(3)
    expect(page.data[1]).toMatchObject({ id: quoted, name: 'Ayesha Khan', headlinePkr: 2_000_000 })
    expect(
      (await call(test.app, 'listInvitations', { headers: lister.headers, query: { cursor: 'x' } }))
        .statusCode,
    ).toBe(400)
    expect((await call(test.app, 'listInvitations', {})).statusCode).toBe(401)
  })
})
