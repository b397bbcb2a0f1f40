import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCity, type CatalogueCall, cityNames } from '../../../../test/catalogue-requests.ts'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listDeskLines } from '../../../db/queries/desk-log.ts'

describeOnEachEngine('the catalogue at the desk', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine })
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
  })
  afterAll(() => test.close())

  const add = (payload: object, list = 'cities') =>
    call(test.app, 'addEntry', { headers, params: { list }, payload })
  const rename = (id: number, payload: object, list = 'cities') =>
    call(test.app, 'renameEntry', { headers, params: { list, id: String(id) }, payload })
  const change = (name: 'retireEntry' | 'restoreEntry', id: number, version: number, list = 'cities') =>
    call(test.app, name, { headers, params: { list, id: String(id) }, payload: { version } })
  const listed = async (list = 'cities') =>
    (await call(test.app, 'listDeskCatalogue', { headers, params: { list } })).json().data as {
      id: number
      name: string
      nameUr: string
    }[]
  const lines = (id: number, list = 'cities') =>
    listDeskLines(test.context.db.read, { subjectId: `${list}-${id}` }, undefined, 9)

  it('lists every entry with both names', async () => {
    expect((await listed()).find(({ id }) => id === 2)).toEqual({
      ...{ id: 2, name: 'Lahore', nameUr: 'لاہور', formerNames: [], retiredAt: null, version: 0 },
    })
    expect((await listed('categories')).map(({ id }) => id)).toEqual([4, 5, 6])
    expect((await listed('building-types')).map(({ nameUr }) => nameUr)).toContain('رہائشی')
  })

  it('takes a new entry, which everybody can choose at once', async () => {
    const added = await add({ name: ' Chakwal ', nameUr: 'چکوال' })
    expect(added.statusCode, added.body).toBe(201)
    const { id } = added.json()
    expect(added.json()).toMatchObject({ name: 'Chakwal', nameUr: 'چکوال', version: 0, retiredAt: null })
    const { data } = (await call(test.app, 'listCities')).json()
    expect(data).toContainEqual({ id, name: 'Chakwal', nameUr: 'چکوال' })
    expect(await lines(id)).toMatchObject([
      { event: 'entry-added', before: null, after: JSON.stringify({ name: 'Chakwal', nameUr: 'چکوال' }) },
    ])
    expect((await add({ name: 'Waterproofing', nameUr: 'واٹر پروفنگ' }, 'categories')).json().id).toBe(7)
  })

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'چکوال' }],
    ['name', { name: '--' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'LAHORE' }],
    ['nameUr', { nameUr: ' ' }],
    ['nameUr', { nameUr: 'Chakwal' }],
    ['nameUr', { nameUr: 'لاہور' }],
  ])('refuses a wrong %s: %j', async (field, changes) => {
    const refused = await add({ ...cityNames(), ...changes })
    expect([refused.statusCode, Object.keys(refused.json().fields ?? {})]).toEqual([400, [field]])
  })

  it('renames an entry, and keeps its old name for it', async () => {
    const { id, name, nameUr, version } = await addCity(test.context)
    const next = cityNames()
    const renamed = (await rename(id, { ...next, version })).json()
    expect(renamed).toMatchObject({ ...next, formerNames: [name], version: 1 })
    expect(Object.keys((await add({ ...cityNames(), name })).json().fields)).toEqual(['name'])
    const back = (await rename(id, { name, nameUr, version: 1 })).json()
    expect(back).toMatchObject({ name, nameUr, formerNames: [next.name], version: 2 })
    const [, line] = await lines(id)
    expect(line).toMatchObject({
      event: 'entry-renamed',
      ...{ before: JSON.stringify({ name, nameUr }), after: JSON.stringify(next) },
    })
  })

  it("sends a name in Urdu along only where the product's own words do not have it", async () => {
    const nameOf2 = async () =>
      (await call(test.app, 'listCities')).json().data.find(({ id }: { id: number }) => id === 2)
    await rename(2, { name: 'Lahore', nameUr: 'شہرِ لاہور', version: 0 })
    expect(await nameOf2()).toEqual({ id: 2, name: 'Lahore', nameUr: 'شہرِ لاہور' })
    await rename(2, { name: 'Lahore', nameUr: 'لاہور', version: 1 })
    expect(await nameOf2()).toEqual({ id: 2, name: 'Lahore' })
  })

  it('retires an entry and brings it back', async () => {
    const { id, name } = await addCity(test.context)
    const retired = (await change('retireEntry', id, 0)).json()
    expect(retired).toMatchObject({ version: 1, retiredAt: expect.any(String) })
    expect((await call(test.app, 'listCities')).json().data).toContainEqual(
      expect.objectContaining({ id, retired: true }),
    )
    expect((await change('retireEntry', id, 1)).statusCode).toBe(409)
    expect((await change('restoreEntry', id, 1)).json()).toMatchObject({ version: 2, retiredAt: null })
    expect((await lines(id)).map(({ event, after }) => [event, after])).toEqual([
      ['entry-restored', JSON.stringify({ name, retired: false })],
      ['entry-retired', JSON.stringify({ name, retired: true })],
    ])
  })

  it('lets an editor look and rename, with a line in the log, and nothing else', async () => {
    const editorId = await addDeskAccount(test.context, { role: 'Editor' })
    const editor = bearer(await deskTokenOf(test.context, editorId))
    const city = await addCity(test.context)
    const params = { list: 'cities', id: String(city.id) }
    const ask = (name: CatalogueCall, payload?: object) =>
      call(test.app, name, { headers: editor, params, ...(payload && { payload }) })
    const version = { version: 1 }
    const names = cityNames()
    const statuses = [
      await ask('listDeskCatalogue'),
      await ask('countEntryUses'),
      await ask('renameEntry', { ...names, version: 0 }),
      await ask('addEntry', cityNames()),
      await ask('retireEntry', version),
      await ask('restoreEntry', version),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403])
    expect(await lines(city.id)).toMatchObject([{ event: 'entry-renamed', actorId: editorId }])
    expect((await listed()).find(({ id }) => id === city.id)).toMatchObject({ ...names, version: 1 })
  })

  it('refuses to retire what screens and links name without the lists', async () => {
    for (const [list, ids] of [
      ['building-types', [1, 9]],
      ['categories', [4, 6]],
      ['cities', [1, 10]],
    ] as const) {
      for (const id of ids) expect((await change('retireEntry', id, 0, list)).statusCode, list).toBe(403)
    }
  })

  it('refuses an act on an older version, and on what is not there', async () => {
    const { id } = await addCity(test.context)
    expect((await rename(id, { ...cityNames(), version: 0 })).statusCode).toBe(200)
    const late = await rename(id, { ...cityNames(), version: 0 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
    expect((await change('retireEntry', id, 0)).statusCode).toBe(409)
    expect((await change('retireEntry', 9_999, 0)).statusCode).toBe(404)
    expect((await add(cityNames(), 'countries')).statusCode).toBe(400)
  })

  it('adds once what many add at once', async () => {
    const names = cityNames()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(names)))
    const counts = answers.map(({ statusCode }) => statusCode)
    expect(counts.filter((status) => status === 201)).toHaveLength(1)
    expect(counts.filter((status) => status !== 201 && status !== 400 && status !== 409)).toEqual([])
  })

  it('counts the companies and projects that have an entry', async () => {
    const { db } = test.context
    const { id } = await addCity(test.context)
    const [one, two] = [
      await addCompany(db, { categoryIds: [4] }),
      await addCompany(db, { categoryIds: [4] }),
    ]
    for (const companyId of [one, one])
      await addPortfolio(db, companyId, { cityIds: [id], buildingTypeIds: [9] })
    await db.write((trx) => trx.updateTable('companies').set({ cityId: id }).where('id', '=', two).execute())
    const uses = async (list: string, entry: number) =>
      (await call(test.app, 'countEntryUses', { headers, params: { list, id: String(entry) } })).json()
    expect(await uses('cities', id)).toEqual({ companies: 2, projects: 2 })
    expect(await uses('building-types', 9)).toEqual({ companies: 1, projects: 2 })
    expect(await uses('categories', 4)).toEqual({ companies: 2, projects: 0 })
  })
})
