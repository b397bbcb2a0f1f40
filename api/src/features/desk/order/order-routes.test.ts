import { maxPlaced } from '@tameer/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/ids.ts'
import { listDeskLines } from '../../../db/queries/desk-log.ts'

describeOnEachEngine('the order of companies', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeEach(async () => {
    test = await openTestApp({ engine })
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    return () => test.close()
  })

  const load = async () => (await call(test.app, 'getDeskOrder', { headers })).json()
  const why = 'Better pictures'
  const save = (version: string, ids: readonly string[]) =>
    call(test.app, 'saveDeskOrder', { headers, payload: { version, ids, why } })
  const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)
  const lines = () => listDeskLines(test.context.db.read, { event: 'company-placed' }, undefined, 1000)
  const add = async (position: number | null) => {
    const id = await addCompany(test.context.db, { position })
    await addPortfolio(test.context.db, id)
    return id
  }
  const seenByVisitors = async () => {
    const response = await call(test.app, 'listPortfolios', { query: { distinct: 'company', limit: '100' } })
    return response.json().data.map(({ company }: { company: { id: string } }) => company.id)
  }

  it('is what visitors see, at once', async () => {
    const [a, b, c, d] = [await add(2), await add(2), await add(7), await add(null)]
    const order = await load()
    expect(order).toMatchObject({ more: false })
    expect(idsOf(order)).toEqual([a, b, c])
    expect(await seenByVisitors()).toEqual([a, b, c, d])
    const saved = await save(order.version, [d, a, c])
    expect(saved.statusCode, saved.body).toBe(200)
    expect(idsOf(saved.json())).toEqual([d, a, c])
    expect(saved.json().data.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3])
    expect(await seenByVisitors()).toEqual([d, a, c, b])
    expect(await load()).toEqual(saved.json())
  })

  it('tells the log what was moved, put in and taken out, and of nothing that slid along', async () => {
    const [a, b, c, d, e] = [await add(1), await add(2), await add(3), await add(4), await add(null)]
    const { version } = await load()
    await save(version, [d, a, c, e])
    const told = (await lines()).map(({ subjectId, before, after }) => [subjectId, before, after])
    expect(new Map(told.map(([id, ...change]) => [id, change]))).toEqual(
      new Map([
        [d, ['{"position":4}', '{"position":1,"why":"Better pictures"}']],
        [e, ['{"position":null}', '{"position":4,"why":"Better pictures"}']],
        [b, ['{"position":2}', '{"position":null,"why":"Better pictures"}']],
      ]),
    )
  })

  it('stays as it is, without a line, when nothing is moved', async () => {
    const ids = [await add(3), await add(9)]
    const { version } = await load()
    expect((await save(version, ids)).statusCode).toBe(200)
    expect(await lines()).toEqual([])
    expect((await load()).data.map(({ position }: { position: number }) => position)).toEqual([3, 9])
  })

  it('can be emptied, and begun', async () => {
    const a = await add(1)
    expect((await save((await load()).version, [])).json()).toMatchObject({ data: [], more: false })
    expect(idsOf((await save((await load()).version, [a])).json())).toEqual([a])
  })

  describe('of two who saw the same', () => {
    it('is the first one; the second is told who was faster', async () => {
      const [a, b] = [await add(1), await add(2)]
      const { version } = await load()
      expect((await save(version, [b, a])).statusCode).toBe(200)
      const second = await save(version, [b])
      expect([second.statusCode, second.json().code]).toEqual([409, 'conflict'])
      expect(second.json().current).toEqual({
        version: (await load()).version,
        last: { actor: expect.stringMatching(/^Desk /), at: expect.any(String) },
      })
      expect(idsOf(await load())).toEqual([b, a])
    })

    it('is one of ten that begin an empty one at once', async () => {
      const { version } = await load()
      const ids = await Promise.all(Array.from({ length: 10 }, () => add(null)))
      const answers = await Promise.all(ids.map((id) => save(version, [id])))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect((await load()).data).toHaveLength(1)
      expect(await lines()).toHaveLength(1)
    })
  })

  it('holds so many; others with a position come behind, also after a change', async () => {
    const many: string[] = []
    for (let number = 0; number <= maxPlaced; number++)
      many.push(await addCompany(test.context.db, { position: 1 }))
    const order = await load()
    expect([order.data.length, order.more]).toEqual([maxPlaced, true])
    const shown = idsOf(order)
    const tooMany = await save(order.version, [...shown, await addCompany(test.context.db)])
    expect([tooMany.statusCode, Object.keys(tooMany.json().fields)]).toEqual([400, ['ids']])
    const [first, ...others] = shown
    const fewer = (await save(order.version, others)).json()
    const [last] = many.filter((id) => !shown.includes(id))
    expect(idsOf(fewer)).toEqual([...others, last])
    expect(fewer.more).toBe(false)
    expect(idsOf(fewer)).not.toContain(first)
  }, 60_000)

  it('refuses a company twice, one that is gone, and what is no order; nothing changes', async () => {
    const a = await add(1)
    const { version } = await load()
    const refused = async (payload: object) => {
      const response = await call(test.app, 'saveDeskOrder', { headers, payload })
      return [response.statusCode, response.json().code, Object.keys(response.json().fields ?? {})]
    }
    expect(await refused({ version, ids: [] })).toEqual([400, 'invalid', ['why']])
    expect(await refused({ version, ids: [], why: ' ' })).toEqual([400, 'invalid', ['why']])
    expect(await refused({ version, why, ids: [a, a] })).toEqual([400, 'invalid', ['ids']])
    expect(await refused({ version, why, ids: ['a'] })).toEqual([400, 'invalid', ['ids']])
    expect(await refused({ why, ids: [a] })).toEqual([400, 'invalid', ['version']])
    expect(await refused({ version: 'x'.repeat(65), why, ids: [a] })).toEqual([400, 'invalid', ['version']])
    expect(await refused({ version, why, ids: [newId()] })).toEqual([404, 'not-found', []])
    expect(idsOf(await load())).toEqual([a])
    expect(await lines()).toEqual([])
  })
})
