import type { DeskCompanyAccount } from '@tameer/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addUnconfirmed, restrictThing } from '../../../../test/desk-company-requests.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addMark } from '../../../../test/mark-rows.ts'
import { addRequest } from '../../../../test/request-rows.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { updateCompany } from '../../../db/queries/companies/companies.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine("the desk's companies", (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  /** Company ids by the word that describes each company. */
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    test = await openTestApp({ engine })
    const { context } = test
    const { db, clock } = context
    headers = bearer(await deskTokenOf(context, await addDeskAccount(context)))
    const add = async (name: string, given: Parameters<typeof addCompany>[1] = {}) => {
      const id = await addCompany(db, { name: `The ${name} one`, ...given })
      ids[name] = id
      return id
    }
    await add('first', { position: 1 })
    await add('second', { position: 2, categoryIds: [6] })
    await addPortfolio(db, await add('building'), { cityIds: [3] })
    await db.write((trx) =>
      updateCompany(trx, ids.building ?? '', {
        ...{ image: { file: 'logo', width: 300, height: 200 }, cityId: 2, now: 1 },
        contact: { whatsapp: '+923001234567' },
      }),
    )
    await restrictThing(context, { kind: 'company', id: await add('hidden') })
    await restrictThing(context, { kind: 'company', id: await add('suspended') }, 'suspend')
    await addRequest(context, [await add('silent')], { createdAt: clock() - 9 * dayMs })
    await db.note((trx) =>
      trx
        .updateTable('invitations')
        .set({ sentAt: clock() - 8 * dayMs })
        .execute(),
    )
    await addRequest(context, [await add('asked')])
    ids.unconfirmed = await addUnconfirmed(context)
    return () => test.close()
  })

  async function list(query: Record<string, string> = {}) {
    const response = await call(test.app, 'listDeskCompanies', { headers, query })
    expect(response.statusCode, response.body).toBe(200)
    return response.json() as { data: { id: string; name: string }[]; nextCursor: string | null }
  }
  const found = async (query: Record<string, string>) => {
    const { data, nextCursor } = await list(query)
    expect(nextCursor).toBeNull()
    return data.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
  }

  it('come newest first, those with a position last, in pages without a gap or a repetition', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: '3', ...(cursor && { cursor }) })
      expect(page.data.length).toBeLessThanOrEqual(3)
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    const wanted = ['unconfirmed', 'asked', 'silent', 'suspended', 'hidden', 'building', 'second', 'first']
    expect(seen).toEqual(wanted.map((name) => ids[name]))
  })

  const all = ['unconfirmed', 'asked', 'silent', 'suspended', 'hidden', 'building', 'second', 'first']
  const but = (...names: string[]) => all.filter((name) => !names.includes(name))

  it.each([
    [{ state: 'listed' }, but('unconfirmed', 'suspended', 'hidden')],
    [{ state: 'hidden' }, ['hidden']],
    [{ state: 'suspended' }, ['suspended']],
    [{ state: 'unconfirmed' }, ['unconfirmed']],
    [{ state: 'silent' }, ['silent']],
    [{ category: '6' }, ['second']],
    [{ city: '2' }, ['building']],
    [{ city: '3' }, ['building']],
    [{ city: '4' }, []],
    [{ without: 'logo' }, but('building')],
    [{ without: 'project' }, but('building')],
    [{ q: 'suspended' }, ['suspended']],
    [{ q: '  The BUILDING ' }, ['building']],
    [{ q: '0300 1234567' }, ['building']],
    [{ q: '\u0000' }, all],
    [{ q: '100%' }, []],
    [{ q: 'the', category: '6', state: 'listed', without: 'logo' }, ['second']],
    [{ q: 'the', category: '6', state: 'hidden' }, []],
  ] as [Record<string, string>, string[]][])('are found by %j', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  it('are found by e-mail address and id', async () => {
    expect(await found({ q: ` ${ids.asked?.toUpperCase()}@Example.com` })).toEqual(['asked'])
    expect(await found({ q: ids.silent?.toUpperCase() ?? '' })).toEqual(['silent'])
    expect(await found({ q: 'nobody@example.com' })).toEqual([])
  })

  it('show state, services, projects and position', async () => {
    const [building] = (await list({ q: 'building' })).data
    expect(building).toMatchObject({
      ...{ name: 'The building one', state: 'listed', emailConfirmed: true },
      ...{ services: [{ id: 4, name: 'Architecture' }], projects: 1, imageWidth: 300, position: null },
    })
  })

  it('are exported as a file with the same filters, and the log line leaves out the searched text', async () => {
    const payload = { q: 'The', category: 6 }
    const file = await call(test.app, 'exportDeskCompanies', { headers, payload })
    expect(file.headers['content-type']).toMatch(/^text\/csv/)
    const rows = file.body.trimEnd().split('\r\n')
    expect(rows[0]).toMatch(/^\uFEFFId,Name,Email,State/)
    expect(rows.slice(1)).toEqual([expect.stringContaining('The second one')])
    const [line] = (await call(test.app, 'listDeskLog', { headers, query: { limit: '1' } })).json().data
    expect(line).toMatchObject({ event: 'companies-exported', after: { category: 6, searched: true } })
  })

  it.each([
    { state: 'sleeping' },
    { without: 'money' },
    { limit: '101' },
    { category: 'x' },
    { cursor: 'nonsense' },
    { cursor: '9999999999.01900000-0000-7000-8000-000000000000' },
  ])('refuse %j', async (query) => {
    const response = await call(test.app, 'listDeskCompanies', {
      ...{ headers, query: query as Record<string, string> },
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid'])
  })

  it('show their projects, also hidden ones, and their accounts without secrets', async () => {
    const id = ids.building ?? ''
    await restrictThing(test.context, {
      ...{ kind: 'portfolio', id: await addPortfolio(test.context.db, id), companyId: id },
    })
    const projects = await call(test.app, 'listDeskProjects', { headers, params: { id } })
    expect(projects.json().data).toMatchObject([{ hidden: false }, { hidden: true, restriction: {} }])
    const bad = await call(test.app, 'listDeskProjects', { headers, params: { id }, query: { cursor: 'x' } })
    expect(bad.statusCode).toBe(400)
    const company = await test.context.db.read
      .selectFrom('companies')
      .select('accountId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const now = test.context.clock()
    const session = { tokenHash: 'a'.repeat(64), id: 'session', device: 'Firefox on Linux' }
    const times = { createdAt: now, lastUsedAt: now, expiresAt: now + dayMs }
    await test.context.db.note((trx) =>
      trx
        .insertInto('sessions')
        .values({ ...session, ...times, ...company })
        .execute(),
    )
    const account = await call(test.app, 'getDeskCompanyAccount', { headers, params: { id } })
    expect(account.json().sessions).toMatchObject([{ id: 'session', device: expect.any(String) }])
    expect(account.body).not.toContain(session.tokenHash)
  })
  it('has all marks of a company, each with its state today, and never the name of a paper', async () => {
    const id = await addCompany(test.context.db, { name: 'Marked' })
    const { documentFile } = await addMark(test.context, id)
    await addMark(test.context, id, { kind: 'pcatp', state: 'checked', validUntil: '2020-01-31' })
    await addMark(test.context, await addCompany(test.context.db), { kind: 'ntn' })
    const account = await call(test.app, 'getDeskCompanyAccount', { headers, params: { id } })
    const { marks } = account.json() as DeskCompanyAccount
    expect(marks.map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ['pcatp', 'expired'],
      ['pec', 'entered'],
    ])
    expect(account.body).not.toContain(documentFile)
  })
})
