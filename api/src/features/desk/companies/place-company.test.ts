import { beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'

describeOnEachEngine('the position that the desk gives a company', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeEach(async () => {
    test = await openTestApp({ engine })
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    return () => test.close()
  })

  const why = 'Better pictures'
  const place = (id: string, payload: object) =>
    call(test.app, 'placeCompany', { headers, params: { id }, payload })
  const lines = () => listDeskLines(test.context.db.read, { event: 'company-placed' }, undefined, 100)
  const add = async (position: number | null = null) => {
    const id = await addCompany(test.context.db, { position })
    await addPortfolio(test.context.db, id)
    return id
  }
  const seenByVisitors = async () => {
    const response = await call(test.app, 'listPortfolios', { query: { distinct: 'company', limit: '100' } })
    return response.json().data.map(({ company }: { company: { id: string } }) => company.id)
  }

  it('is what visitors see, at once: the lowest first, equal ones by sign-up, all others behind', async () => {
    const [a, b, c, d] = [await add(), await add(2), await add(7), await add()]
    expect(await seenByVisitors()).toEqual([b, c, a, d])
    const placed = await place(d, { version: 0, position: 2, why })
    expect(placed.statusCode, placed.body).toBe(200)
    expect(placed.json()).toMatchObject({ version: 1, profile: { company: { position: 2 } } })
    expect(await seenByVisitors()).toEqual([b, d, c, a])
    await place(b, { version: 0, position: null, why })
    expect(await seenByVisitors()).toEqual([d, c, a, b])
    expect((await lines()).map(({ subjectId, before, after }) => [subjectId, before, after])).toEqual([
      [b, '{"position":2}', `{"position":null,"why":"${why}"}`],
      [d, '{"position":null}', `{"position":2,"why":"${why}"}`],
    ])
  })

  it('is refused when somebody else at the desk has acted since', async () => {
    const id = await add(1)
    expect((await place(id, { version: 0, position: 5, why })).statusCode).toBe(200)
    const late = await place(id, { version: 0, position: 9, why })
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
    expect(late.json().current).toMatchObject({ version: 1, last: { event: 'company-placed' } })
    expect(await lines()).toHaveLength(1)
  })

  it.each([
    [{ position: 3 }, ['why']],
    [{ position: 3, why: ' ' }, ['why']],
    [{ position: 3, why: 'x'.repeat(201) }, ['why']],
    [{ position: 0, why }, ['position']],
    [{ position: 10_000, why }, ['position']],
    [{ position: 1.5, why }, ['position']],
    [{ why }, ['position']],
    // The one that it has.
    [{ position: 4, why }, ['position']],
  ])('is refused with %j, and nothing changes', async (wrong, fields) => {
    const id = await add(4)
    const response = await place(id, { version: 0, ...wrong })
    expect([response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([400, fields])
    expect(await lines()).toEqual([])
  })

  it('needs a company', async () => {
    expect((await place(newId(), { version: 0, position: 1, why })).statusCode).toBe(404)
  })
})
