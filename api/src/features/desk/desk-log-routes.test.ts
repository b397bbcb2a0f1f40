import type { DeskLine } from '@tameer/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../test/desk-rows.ts'
import { bearer, call } from '../../../test/factories.ts'
import { addCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { insertDeskLine } from '../../db/queries/desk/desk-log.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const subjectId = newId()

describeOnEachEngine('the calls of the log', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine })
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    const line = { actorId: null, actor: '=HYPERLINK("x")', network: 'local' } as const
    await test.context.db.note(async (trx) => {
      for (let number = 0; number < 7; number += 1) {
        const event = number % 2 ? 'operator-removed' : 'operator-added'
        const subject = { kind: 'account', id: subjectId } as const
        // Each time has two lines, so that a page may end between them.
        const now = noon + Math.floor(number / 2) * 1000
        await insertDeskLine(trx, { ...line, event, subject, after: { number }, now })
      }
    })
    return () => test.close()
  })

  const list = async (query: Record<string, string>) => {
    const response = await call(test.app, 'listDeskLog', { headers, query: { subjectId, ...query } })
    expect(response.statusCode, response.body).toBe(200)
    const { data, nextCursor } = response.json() as {
      data: { after: { number: number } }[]
      nextCursor: string | null
    }
    return { numbers: data.map(({ after }) => after.number), nextCursor }
  }

  it('page through it without a gap or a repetition', async () => {
    const seen: number[] = []
    let cursor: string | null = ''
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: '3', ...(cursor && { cursor }) })
      expect(page.numbers.length).toBeLessThanOrEqual(3)
      seen.push(...page.numbers)
      cursor = page.nextCursor
    } while (cursor)
    expect(seen[0]).toBe(6)
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('filter by event and time', async () => {
    expect((await list({ event: 'operator-removed' })).numbers.toSorted()).toEqual([1, 3, 5])
    const from = new Date(noon + 1000).toISOString()
    const until = new Date(noon + 3000).toISOString()
    expect((await list({ from, until })).numbers.toSorted()).toEqual([2, 3, 4, 5])
    expect((await list({ actorId: newId() })).numbers).toEqual([])
    expect((await list({ subjectId: `${subjectId}\0` })).numbers).toHaveLength(7)
  })

  it.each([
    { event: 'something' },
    { from: 'yesterday' },
    { limit: '101' },
    { cursor: 'nonsense' },
    { actorId: 'x' },
  ])('refuse %j', async (query) => {
    const response = await call(test.app, 'listDeskLog', { headers, query: query as Record<string, string> })
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid'])
  })

  it('give a file that a spreadsheet reads as text, and write a log line about the export', async () => {
    const payload = { subjectId, event: 'operator-added' }
    const file = await call(test.app, 'exportDeskLog', { headers, payload })
    expect(file.headers['content-type']).toMatch(/^text\/csv/)
    const [head, ...rows] = file.body.trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFTime (UTC),Who,What,About,Id,Before,After,From')
    expect(rows).toHaveLength(4)
    expect(rows[0]).toBe(
      `2026-11-20T12:00:03.000Z,"'=HYPERLINK(""x"")",Added to the desk,Account,${subjectId},,"{""number"":6}",local`,
    )
    const [line] = (await call(test.app, 'listDeskLog', { headers, query: { limit: '1' } })).json().data
    expect(line).toMatchObject({ event: 'log-exported', after: payload, subject: { kind: 'log' } })
  })

  it('name the companies that are still there, by their present name', async () => {
    const { db } = test.context
    const id = await addCompany(db, { name: 'Ravi Brickworks' })
    const line = { actorId: null, actor: 'A person', network: 'local', now: noon } as const
    const ids = [id, newId()]
    for (const subject of ids.map((one) => ({ kind: 'company', id: one }) as const)) {
      await db.note((trx) => insertDeskLine(trx, { ...line, event: 'company-hidden', subject }))
    }
    const query = { event: 'company-hidden' }
    const { data } = (await call(test.app, 'listDeskLog', { headers, query })).json()
    const names = (data as DeskLine[]).map(({ subject }) => [subject.id, subject.name])
    expect(Object.fromEntries(names)).toEqual({ [id]: 'Ravi Brickworks', [ids[1] ?? '']: null })
  })
})
