import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { call } from '../../../../test/factories.ts'
import { reportDesk } from '../../../../test/report-desk.ts'
import { addReport } from '../../../../test/report-rows.ts'
import { addQuote, addRequest } from '../../../../test/request-rows.ts'
import { addCompany, addPortfolio, newImage, testNow } from '../../../../test/rows.ts'

describeOnEachEngine('reported things at the desk', (_open, engine) => {
  const desk = reportDesk(engine)
  const { list, read, take, close, linesOf, mails, seenNow } = desk
  const hide = async (id: string, payload: object = {}) => {
    const { seen, company } = await read(id)
    const given = { seen, companyVersion: company?.version ?? 0 }
    return call(desk.test.app, 'hideReported', {
      ...{ headers: desk.headers, params: { id } },
      payload: { ...given, reason: 'not-own-work', ...payload },
    })
  }

  it('are one row a thing, with the reasons counted, the longest waiting thing first', async () => {
    const { context } = desk.test
    const company = await addCompany(context.db, { name: 'Builders of reports' })
    const texts = { title: 'Court house', content: 'With a court.' }
    const image = newImage()
    const portfolioId = await addPortfolio(context.db, company, { texts, images: [image, newImage()] })
    const profile = { kind: 'profile', id: company } as const
    const project = { kind: 'project', id: portfolioId } as const
    const add = (thing: typeof profile | typeof project, age: number, reason: 'spam' | 'fraud' = 'spam') =>
      addReport(context, { thing, createdAt: testNow - age, reason })
    const first = await add(project, 9, 'fraud')
    const second = await add(profile, 8)
    for (const age of [7, 6]) await add(project, age)
    await add(profile, 5)
    const page = await list()
    expect(page).toMatchObject({ open: 5, things: 2, nextCursor: null })
    expect(page.data).toMatchObject([
      {
        ...{ id: first, kind: 'project', title: 'Court house', owner: 'Builders of reports', reports: 3 },
        reasons: [
          { reason: 'spam', count: 2 },
          { reason: 'fraud', count: 1 },
        ],
        createdAt: new Date(testNow - 9).toISOString(),
        picture: expect.stringMatching(new RegExp(`^/${image.file}-\\d+\\.webp$`)),
      },
      {
        id: second,
        kind: 'profile',
        owner: '',
        picture: null,
        reports: 2,
        reasons: [{ reason: 'spam', count: 2 }],
      },
    ])
    const one = await list({ limit: '1' })
    expect((await list({ limit: '1', cursor: one.nextCursor ?? '' })).data.map(({ id }) => id)).toEqual([
      second,
    ])
    await take(second)
    expect((await list()).data.map(({ takenBy }) => takenBy)).toEqual([
      null,
      `Desk ${desk.operator.slice(-4)}`,
    ])
    await close(first)
    expect((await list({ state: 'closed' })).data).toMatchObject([{ reports: 3, outcome: 'nothing-wrong' }])
    const late = await add(project, 1)
    expect((await list()).data.map(({ id }) => id)).toEqual([second, late])
    const closed = await read(first)
    expect([closed.all.length, closed.openId]).toEqual([3, late])
  })

  it('are not closed unseen: an act is refused when another report came meanwhile', async () => {
    const thing = { kind: 'profile', id: await addCompany(desk.test.context.db) } as const
    const id = await addReport(desk.test.context, { thing, email: 'one@example.com' })
    const seen = await seenNow(id)
    await addReport(desk.test.context, { thing, email: 'two@example.com' })
    for (const late of [await close(id, { seen }), await hide(id, { seen }), await take(id, seen)]) {
      expect([late.statusCode, late.json().message]).toEqual([
        409,
        'Another report about this came meanwhile. Please look at it too',
      ])
      expect(late.json().current).toMatchObject({ outcome: null, last: null })
    }
    expect([await linesOf(id), await linesOf(thing.id), await mails()]).toEqual([[], [], []])
    expect(await read(id)).toMatchObject({ outcome: null, takenBy: null, company: { state: 'listed' } })
  })

  it('are closed by one of many concurrent calls, with one log line and one mail', async () => {
    const thing = { kind: 'profile', id: await addCompany(desk.test.context.db) } as const
    const id = await addReport(desk.test.context, { thing, email: 'told@example.com' })
    await addReport(desk.test.context, { thing })
    const seen = await seenNow(id)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? close(id, { seen }) : hide(id, { seen }))),
    )
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect(await linesOf(id)).toHaveLength(1)
    expect((await mails()).filter(({ recipient }) => recipient === 'told@example.com')).toHaveLength(1)
    const { outcome } = await read(id)
    // The company is hidden only by the call that has closed the reports.
    expect(await linesOf(thing.id)).toHaveLength(outcome === 'hidden' ? 1 : 0)
    expect((await read(id)).company?.state).toBe(outcome === 'hidden' ? 'hidden' : 'listed')
  })

  it('are closed by hiding their thing, with a line for each and mails to all concerned', async () => {
    const { context } = desk.test
    const companyId = await addCompany(context.db)
    const portfolioId = await addPortfolio(context.db, companyId)
    const request = await addRequest(context, [companyId])
    const quoteId = await addQuote(context, { invitationId: request.invitationIds[0] ?? '', companyId })
    const things = { project: portfolioId, quote: quoteId } as const
    for (const [kind, thingId] of Object.entries(things) as ['project' | 'quote', string][]) {
      await context.db.note((trx) => trx.deleteFrom('mailOutbox').execute())
      const thing = { kind, id: thingId }
      const id = await addReport(context, { thing, email: `${kind}@example.com` })
      await addReport(context, { thing })
      const answer = await hide(id, { words: 'Please send the contract.' })
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json()).toMatchObject({
        ...{ outcome: 'hidden', reports: 2, projectHidden: kind === 'project' },
        company: { state: kind === 'project' ? 'listed' : 'hidden' },
      })
      const [own] = await linesOf(companyId)
      expect(own?.event).toBe(kind === 'project' ? 'project-hidden' : 'company-hidden')
      const [line] = await linesOf(id)
      expect(JSON.parse(line?.after ?? '')).toEqual({ outcome: 'hidden', kind, reason: 'spam', reports: 2 })
      const sent = await mails()
      expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
        [`${companyId}@example.com`, `${kind}@example.com`].toSorted(),
      )
      const toOwner = sent.find(({ recipient }) => recipient.startsWith(companyId))
      expect(toOwner?.text).toContain('Please send the contract.')
      const toReporter = sent.find(({ recipient }) => recipient.startsWith(kind))
      expect(toReporter?.text).not.toContain('contract')
    }
  })

  it('hide nothing when the company was changed meanwhile, or is a request', async () => {
    const { context } = desk.test
    const companyId = await addCompany(context.db)
    const id = await addReport(context, { thing: { kind: 'profile', id: companyId } })
    const late = await hide(id, { companyVersion: 3 })
    expect([late.statusCode, late.json().current]).toMatchObject([409, { version: 0, state: 'listed' }])
    expect(await read(id)).toMatchObject({ outcome: null, company: { state: 'listed' } })
    const request = await addRequest(context, [companyId])
    const about = await addReport(context, { thing: { kind: 'request', id: request.id } })
    expect((await hide(about, { companyVersion: 0 })).statusCode).toBe(409)
    const wordless = await hide(id, { reason: 'other' })
    expect([wordless.statusCode, Object.keys(wordless.json().fields)]).toEqual([400, ['words']])
  })
})
