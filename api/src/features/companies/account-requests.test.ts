import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, signUpShown, type TestCompany } from '../../../test/factories.ts'
import { type InvitedApp, openInvitedApp } from '../../../test/invited-app.ts'
import { wholeTables } from '../../db/whole-tables.ts'

describeOnEachEngine('the part of an account in requests', (_open, engine) => {
  let test: InvitedApp
  beforeAll(async () => {
    test = await openInvitedApp(engine)
  })
  afterAll(() => test.close())

  /** Creates a company with a quote, a draft of a better one, a question, and a decline in words of its own. */
  async function busyCompany(words = 'Own words'): Promise<{
    company: TestCompany
    quoted: Awaited<ReturnType<InvitedApp['invite']>>
  }> {
    const company = await signUpCompany(test.app)
    const quoted = await test.invite({}, [company, test.other])
    await test.quote(quoted.id, { extras: [{ item: `${words}: tank`, amountPkr: 0 }] }, company)
    await test.ask('saveQuoteDraft', quoted.id, { draft: { note: `${words}: draft` }, version: 0 }, company)
    await test.ask('askHomeowner', quoted.id, { text: `${words}: question` }, company)
    await test.ask('askHomeowner', quoted.otherId, { text: 'Words of the other' }, test.other)
    await test.quote(quoted.otherId, {}, test.other)
    const { id } = await test.invite({}, [company])
    await test.ask('declineInvitation', id, { reason: 'other', text: `${words}: no` }, company)
    return { company, quoted }
  }

  it('is exported, without the homeowner and without any other company', async () => {
    const { company } = await busyCompany()
    const response = await call(test.app, 'exportAccount', { headers: company.headers })
    const text = strFromU8(unzipSync(response.rawPayload)['requests.json'] ?? new Uint8Array())
    const [declined, quoted, ...more] = JSON.parse(text)
    expect(more).toEqual([])
    expect(declined).toMatchObject({ state: 'declined', declineText: 'Own words: no', quotes: [] })
    expect(quoted).toMatchObject({
      state: 'quoted',
      request: { service: 5, city: 'Lahore', coveredAreaSft: 1000, totalPkr: 2_000_000 },
      questions: [{ by: 'company', text: 'Own words: question', answer: null }],
      draft: { note: 'Own words: draft' },
      quotes: [{ revision: 1, headlinePkr: 2_000_000, extras: [{ item: 'Own words: tank' }] }],
    })
    for (const other of [
      'Ayesha',
      '3001234567',
      'corner plot',
      'DHA',
      'Words of the other',
      test.other.user.id,
    ]) {
      expect(text).not.toContain(other)
    }
  })

  it('is exported with a text about its files in the language of the account', async () => {
    const company = await signUpCompany(test.app)
    const readMe = async () => {
      const { rawPayload } = await call(test.app, 'exportAccount', { headers: company.headers })
      return strFromU8(unzipSync(rawPayload)['read-me.txt'] ?? new Uint8Array())
    }
    expect(await readMe()).toMatch(/^What Tameer keeps of your company\.\n/)
    const form = multipart({ email: company.user.email, language: 'ur' })
    const headers = { ...company.headers, ...form.headers }
    expect((await call(test.app, 'updateProfile', { ...form, headers })).statusCode).toBe(200)
    expect(await readMe()).toMatch(/^تعمیر آپ کی کمپنی/)
  })

  it('is deleted with it: its invitations stay, without its name and its words', async () => {
    const { company, quoted } = await busyCompany('Words that go')
    const gone = await call(test.app, 'deleteAccount', {
      headers: company.headers,
      payload: { password: company.password },
    })
    expect(gone.statusCode).toBe(204)
    for (const { name } of wholeTables) {
      const rows = JSON.stringify(await test.context.db.read.selectFrom(name).selectAll().execute())
      expect(rows, name).not.toContain('Words that go')
      // The log of the desk keeps ids.
      if (name !== 'deskLog') expect(rows, name).not.toContain(company.user.id)
    }
    const headers = { 'x-request-key': quoted.key }
    const view = (await call(test.app, 'getRequest', { params: { id: quoted.requestId }, headers })).json()
    expect(view.invitations).toMatchObject([
      { companyId: null, company: null, quote: null },
      { companyId: test.other.user.id, state: 'quoted', quote: { revision: 1 } },
    ])
    // Another company can be invited in its place.
    const next = await signUpShown(test)
    const invited = await test.act('inviteCompany', quoted, { companyId: next.user.id })
    expect(invited.statusCode, invited.body).toBe(201)
    const chosen = await test.act('chooseQuote', quoted, { quoteId: view.invitations[1].quote.id })
    expect(chosen.statusCode).toBe(200)
  })
})
