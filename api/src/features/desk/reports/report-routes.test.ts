import type { DeskReport, ReportKind } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { restrictThing } from '../../../../test/desk-company-requests.ts'
import { call } from '../../../../test/factories.ts'
import { reportDesk } from '../../../../test/report-desk.ts'
import { addReport } from '../../../../test/report-rows.ts'
import { addQuote, addRequest } from '../../../../test/request-rows.ts'
import { addCompany, addPortfolio, newImage, testNow } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { fleetJobs } from '../../../jobs.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('reports at the desk', (_open, engine) => {
  const desk = reportDesk(engine)
  const { list, read, take, close, linesOf, mails, seenNow } = desk

  it('page with the longest waiting first, closed ones newest first, and can be filtered by kind', async () => {
    const { context } = desk.test
    const company = await addCompany(context.db)
    const portfolioId = await addPortfolio(context.db, company)
    const ids: string[] = []
    for (let age = 5; age > 0; age -= 1) {
      const thing = age === 3 ? ({ kind: 'project', id: portfolioId } as const) : undefined
      ids.push(await addReport(context, { createdAt: testNow - age, ...(thing && { thing }) }))
    }
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids
    const walk = async (query: Record<string, string>) => {
      const seen: string[] = []
      let cursor: string | null = ''
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({
          ...{ ...query, limit: '2' },
          ...(cursor && { cursor }),
        })
        seen.push(...page.data.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor)
      return seen
    }
    expect(await walk({})).toEqual(ids)
    expect(await walk({ kind: 'project' })).toEqual([third])
    for (const id of [fourth, first, third]) {
      expect((await close(id)).statusCode).toBe(200)
      desk.test.passTime(1000)
    }
    expect(await walk({ state: 'closed' })).toEqual([third, first, fourth])
    expect(await walk({ state: 'closed', kind: 'profile' })).toEqual([first, fourth])
    expect(await walk({})).toEqual([second, fifth])
    expect(await list({ kind: 'request' })).toMatchObject({ data: [], open: 2, things: 2 })
    const lost = await call(desk.test.app, 'listDeskReports', {
      headers: desk.headers,
      query: { cursor: 'none' },
    })
    expect([lost.statusCode, Object.keys(lost.json().fields)]).toEqual([400, ['cursor']])
  })

  it('show the reported thing, and never the reporter’s address', async () => {
    const { context } = desk.test
    const companyId = await addCompany(context.db, { name: 'Builders' })
    const texts = { title: 'Court house', content: 'With a court.' }
    const portfolioId = await addPortfolio(context.db, companyId, { texts, images: [newImage()] })
    const request = await addRequest(context, [companyId])
    const quoteId = await addQuote(context, { invitationId: request.invitationIds[0] ?? '', companyId })
    const things: Record<Exclude<ReportKind, 'house-entry'>, [id: string, expected: object]> = {
      profile: [companyId, { title: 'Builders', company: { id: companyId, state: 'listed' } }],
      project: [
        portfolioId,
        {
          ...{ title: 'Court house', texts: ['With a court.'], projectId: portfolioId },
          ...{ projectHidden: false, pictures: [expect.stringContaining('.jpg')] },
        },
      ],
      request: [
        request.id,
        { title: 'Lahore', company: null, pictures: [], texts: ['DHA Phase 6', 'A corner plot'] },
      ],
      quote: [quoteId, { title: 'Builders', company: { name: 'Builders' } }],
    }
    for (const [kind, [id, expected]] of Object.entries(things) as [ReportKind, [string, object]][]) {
      const thing = { kind, id }
      const report = await addReport(context, { thing, email: 'told@example.com' })
      const other = await addReport(context, { thing })
      const shown = await call(desk.test.app, 'getDeskReport', {
        headers: desk.headers,
        params: { id: other },
      })
      expect(shown.json(), kind).toMatchObject({ id: report, kind, reports: 2, openId: null, ...expected })
      expect(shown.json().all).toMatchObject([
        { id: report, willBeTold: true, by: null },
        { id: other, willBeTold: false },
      ])
      // Neither the reporter's address nor a homeowner's, nor a phone number.
      expect(shown.body).not.toMatch(/@|\+92/)
    }
    expect(
      (await call(desk.test.app, 'getDeskReport', { headers: desk.headers, params: { id: newId() } }))
        .statusCode,
    ).toBe(404)
  })

  it('are taken by one person, and an act on an older version is refused with the present state', async () => {
    const id = await addReport(desk.test.context)
    const seen = await seenNow(id)
    const name = `Desk ${desk.operator.slice(-4)}`
    expect((await take(id)).json()).toMatchObject({ takenBy: name })
    const late = await close(id, { seen })
    expect([late.statusCode, late.json().current]).toMatchObject([
      409,
      { seen: await seenNow(id), outcome: null, last: { event: 'report-taken', actor: name } },
    ])
    expect((await close(id)).statusCode).toBe(200)
    const again = await take(id, seen)
    expect([again.statusCode, again.json().current]).toMatchObject([
      409,
      { seen: '', outcome: 'nothing-wrong', last: { event: 'report-closed', actor: name } },
    ])
    expect((await linesOf(id)).map(({ event }) => event)).toEqual(['report-closed', 'report-taken'])
    expect((await close(newId(), { seen })).statusCode).toBe(404)
  })

  it('tell reporters the outcome, and delete their addresses', async () => {
    const thing = { kind: 'profile', id: await addCompany(desk.test.context.db) } as const
    const id = await addReport(desk.test.context, { thing, email: 'one@example.com', words: 'Secret words' })
    await addReport(desk.test.context, { thing, email: 'two@example.com' })
    await addReport(desk.test.context, { thing })
    await addReport(desk.test.context, { thing, email: 'two@example.com' })
    const closed = (await close(id)).json() as DeskReport
    expect(closed).toMatchObject({ outcome: 'nothing-wrong', reports: 4 })
    expect(closed.all.map(({ willBeTold }) => willBeTold)).toEqual([false, false, false, false])
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['one@example.com', 'two@example.com'])
    expect(sent[0]?.text).toContain('found nothing')
    // A stranger may have entered that address, so the mail repeats no texts and no names.
    expect(JSON.stringify(sent)).not.toMatch(/Secret|A Company/)
    const [line] = await linesOf(id)
    expect(JSON.parse(line?.after ?? '')).toEqual({
      ...{ outcome: 'nothing-wrong', kind: 'profile', reason: 'spam', reports: 4 },
    })
    const kept = desk.test.context.db.read.selectFrom('reports').select(['email', 'fingerprint', 'outcome'])
    for (const row of await kept.execute()) {
      expect(row).toEqual({ email: '', fingerprint: null, outcome: 'nothing-wrong' })
    }
  })

  it('are closed as hidden or suspended only after that act', async () => {
    const { context } = desk.test
    const companyId = await addCompany(context.db)
    const portfolioId = await addPortfolio(context.db, companyId)
    const thing = { kind: 'project', id: portfolioId } as const
    const id = await addReport(context, { thing })
    expect((await close(id, { outcome: 'hidden' })).statusCode).toBe(409)
    await restrictThing(context, { kind: 'portfolio', id: portfolioId, companyId })
    expect(await read(id)).toMatchObject({ projectHidden: true })
    expect((await close(id, { outcome: 'suspended' })).statusCode).toBe(409)
    expect((await close(id, { outcome: 'hidden' })).statusCode).toBe(200)
    const next = await addReport(context, { thing })
    await restrictThing(context, { kind: 'company', id: companyId }, 'suspend')
    expect((await close(next, { outcome: 'suspended' })).statusCode).toBe(200)
    const request = await addRequest(context, [companyId])
    const about = await addReport(context, { thing: { kind: 'request', id: request.id } })
    const never = await close(about, { outcome: 'hidden' })
    expect([never.statusCode, Object.keys(never.json().fields)]).toEqual([400, ['outcome']])
  })

  it('let the desk ask the owner: the company, or the homeowner', async () => {
    const { context } = desk.test
    const companyId = await addCompany(context.db)
    const portfolioId = await addPortfolio(context.db, companyId, {
      texts: { title: 'Court house', content: 'With a court.' },
    })
    const request = await addRequest(context, [companyId])
    const project = await addReport(context, { thing: { kind: 'project', id: portfolioId } })
    const brief = await addReport(context, { thing: { kind: 'request', id: request.id } })
    const unsaid = await close(project, { outcome: 'asked', words: ' ' })
    expect([unsaid.statusCode, Object.keys(unsaid.json().fields)]).toEqual([400, ['words']])
    for (const id of [project, brief]) {
      expect((await close(id, { outcome: 'asked', words: 'Is this yours?' })).statusCode).toBe(200)
    }
    const sent = await mails()
    expect(sent).toHaveLength(2)
    for (const { text } of sent) expect(text).toContain('Is this yours?')
    const own = sent.find(({ recipient }) => recipient === `${companyId}@example.com`)
    expect(own?.text).toContain('“Court house”')
    // The desk's text is in the mail alone.
    expect(JSON.stringify(await linesOf(project))).not.toContain('yours')
  })

  it('do not let the desk ask a homeowner whose data are erased', async () => {
    const { context } = desk.test
    const request = await addRequest(context, [await addCompany(context.db)], { email: '', emailKey: '' })
    const id = await addReport(context, { thing: { kind: 'request', id: request.id } })
    expect((await close(id, { outcome: 'asked', words: 'Is this yours?' })).statusCode).toBe(409)
    expect(await read(id)).toMatchObject({ outcome: null })
  })

  it('are deleted a year after they were closed', async () => {
    const job = fleetJobs(desk.test.context).find(({ name }) => name === 'reports')
    const [id, open] = [await addReport(desk.test.context), await addReport(desk.test.context)]
    await close(id)
    desk.test.passTime(364 * dayMs)
    expect(await job?.work()).toBe(0)
    desk.test.passTime(2 * dayMs)
    expect(await job?.work()).toBe(1)
    const left = await desk.test.context.db.read.selectFrom('reports').select('id').execute()
    expect(left).toEqual([{ id: open }])
  })
})
