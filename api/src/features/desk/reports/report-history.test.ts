import type { HistoryLine } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { reportDesk } from '../../../../test/report-desk.ts'
import { addReport } from '../../../../test/report-rows.ts'
import { addRequest } from '../../../../test/request-rows.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'

describeOnEachEngine('the history of a reported thing', (_open, engine) => {
  const desk = reportDesk(engine)
  const historyOf = async (id: string, query: Record<string, string> = {}, headers = desk.headers) => {
    const response = await call(desk.test.app, 'listReportHistory', { headers, params: { id }, query })
    expect(response.statusCode, response.body).toBe(200)
    return response.json() as { data: HistoryLine[]; nextCursor: string | null }
  }
  const eventsOf = async (id: string) => (await historyOf(id)).data.map(({ event }) => event)
  const hide = async (id: string) => {
    const { seen, company } = await desk.read(id)
    const payload = { seen, companyVersion: company?.version ?? 0, reason: 'spam' }
    const answer = await call(desk.test.app, 'hideReported', {
      headers: desk.headers,
      params: { id },
      payload,
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }

  it('has what was done with a project, with its company and with its reports, and nothing of others', async () => {
    const { context, app } = desk.test
    const company = await addCompany(context.db)
    const [first, second] = [await addPortfolio(context.db, company), await addPortfolio(context.db, company)]
    const about = (id: string) => addReport(context, { thing: { kind: 'project', id } })
    const one = await about(first)
    expect(await eventsOf(one)).toEqual([])
    await desk.take(one)
    await hide(one)
    const { headers } = desk
    const restored = await call(app, 'restoreProject', {
      ...{ headers, params: { id: company, projectId: first } },
      payload: { version: (await desk.read(one)).company?.version },
    })
    expect(restored.statusCode, restored.body).toBe(200)
    const other = await about(second)
    await desk.close(other)
    const again = await about(first)
    const events = ['project-restored', 'report-closed', 'project-hidden', 'report-taken']
    expect((await eventsOf(again)).toSorted()).toEqual(events.toSorted())
    expect((await eventsOf(again))[0]).toBe('project-restored')
    expect(await eventsOf(other)).toEqual(['report-closed'])
    const ofCompany = await addReport(context, { thing: { kind: 'profile', id: company } })
    await hide(ofCompany)
    expect((await eventsOf(ofCompany)).toSorted()).toEqual(['company-hidden', 'report-closed'])
    expect(await eventsOf(other)).toContain('company-hidden')
  })

  it('goes on from page to page without a line twice or left out', async () => {
    const { context } = desk.test
    const thing = { kind: 'profile', id: await addCompany(context.db) } as const
    let last = ''
    for (let turn = 0; turn < 5; turn += 1) {
      last = await addReport(context, { thing })
      await desk.close(last)
    }
    const found: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await historyOf(last, { limit: '2', ...(cursor && { cursor }) })
      expect(page.data.length).toBeLessThanOrEqual(2)
      found.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    const whole = (await historyOf(last)).data.map(({ id }) => id)
    expect(whole).toHaveLength(5)
    expect(found).toEqual(whole)
  })

  it('is read by editors, names who acted, and never the network', async () => {
    const { context } = desk.test
    const request = await addRequest(context, [await addCompany(context.db)])
    const id = await addReport(context, { thing: { kind: 'request', id: request.id } })
    await desk.take(id)
    const editor = await addDeskAccount(context, { role: 'Editor' })
    const page = await historyOf(id, {}, bearer(await deskTokenOf(context, editor)))
    expect(page.data).toMatchObject([{ event: 'report-taken', actor: `Desk ${desk.operator.slice(-4)}` }])
    expect(Object.keys(page.data[0] ?? {}).toSorted()).toEqual(
      ['actor', 'after', 'before', 'createdAt', 'event', 'id'].toSorted(),
    )
  })

  it('refuses a report that is not there and a cursor that is none', async () => {
    const { app } = desk.test
    const { headers } = desk
    const params = { id: '0190f000-0000-7000-8000-00000000dead' }
    expect((await call(app, 'listReportHistory', { headers, params })).statusCode).toBe(404)
    const id = await addReport(desk.test.context)
    const wrong = await call(app, 'listReportHistory', { headers, params: { id }, query: { cursor: 'x' } })
    expect([wrong.statusCode, wrong.json().fields?.cursor]).toEqual([400, expect.any(String)])
  })
})
