import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCity, type CatalogueCall, cityNames } from '../../../../test/catalogue-requests.ts'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addRequest } from '../../../../test/request-rows.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'

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
      id: 2,
      name: 'Lahore',
      nameUr: 'لاہور',
      version: 0,
    })
    expect((await listed('categories')).map(({ id }) => id)).toEqual([4, 5, 6])
    expect((await listed('building-types')).map(({ nameUr }) => nameUr)).toContain('رہائشی')
  })

  it('takes a new entry, which everybody can choose at once', async () => {
    const added = await add({ name: ' Chakwal ', nameUr: 'چکوال' })
    expect(added.statusCode, added.body).toBe(201)
    const { id } = added.json()
    expect(added.json()).toMatchObject({ name: 'Chakwal', nameUr: 'چکوال', version: 0 })
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

  it('renames an entry, whose old name is free then', async () => {
    const { id, name, nameUr, version } = await addCity(test.context)
    const next = cityNames()
    const renamed = (await rename(id, { ...next, version })).json()
    expect(renamed).toEqual({ id, ...next, version: 1 })
    const [line] = await lines(id)
    expect(line).toMatchObject({
      event: 'entry-renamed',
      ...{ before: JSON.stringify({ name, nameUr }), after: JSON.stringify(next) },
    })
    expect((await add({ ...cityNames(), name })).statusCode).toBe(201)
  })

  it('gives requests and quotes of an added city its new name', async () => {
    const { context } = test
    const { id, name, version } = await addCity(context)
    const { id: requestId } = await addRequest(context, [], { city: name })
    const next = cityNames()
    await rename(id, { ...next, version })
    const request = context.db.read.selectFrom('requests').select('city').where('id', '=', requestId)
    expect(await request.executeTakeFirst()).toEqual({ city: next.name })
  })

  it('keeps the first name of a city for requests, links and searches: the code and the calculator know it by that', async () => {
    const { app, context } = test
    const [mingora, first] = [27, 'Mingora']
    const { id: requestId } = await addRequest(context, [], { city: first })
    await rename(mingora, { name: 'Swat City', nameUr: 'سوات', version: 0 })
    const request = context.db.read.selectFrom('requests').select('city').where('id', '=', requestId)
    expect(await request.executeTakeFirst()).toEqual({ city: first })
    const moved = await app.inject('/services/construction/mingora')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/services/construction/swat-city'])
    expect((await app.inject('/services/construction/swat-city')).body).toContain('Swat City')
    expect(Object.keys((await add({ ...cityNames(), name: first })).json().fields)).toEqual(['name'])
    const { data } = (await call(app, 'listCities')).json()
    expect(data).toContainEqual({ id: mingora, name: 'Swat City', nameUr: 'سوات' })
  })

  it("sends a name in Urdu along only where the product's own words do not have it", async () => {
    const nameOf2 = async () =>
      (await call(test.app, 'listCities')).json().data.find(({ id }: { id: number }) => id === 2)
    await rename(2, { name: 'Lahore', nameUr: 'شہرِ لاہور', version: 0 })
    expect(await nameOf2()).toEqual({ id: 2, name: 'Lahore', nameUr: 'شہرِ لاہور' })
    await rename(2, { name: 'Lahore', nameUr: 'لاہور', version: 1 })
    expect(await nameOf2()).toEqual({ id: 2, name: 'Lahore' })
  })

  it('lets an editor look and rename, with a line in the log, and nothing else', async () => {
    const editorId = await addDeskAccount(test.context, { role: 'Editor' })
    const editor = bearer(await deskTokenOf(test.context, editorId))
    const city = await addCity(test.context)
    const params = { list: 'cities', id: String(city.id) }
    const ask = (name: CatalogueCall, payload?: object) =>
      call(test.app, name, { headers: editor, params, ...(payload && { payload }) })
    const names = cityNames()
    const statuses = [
      await ask('listDeskCatalogue'),
      await ask('countEntryUses'),
      await ask('renameEntry', { ...names, version: 0 }),
      await ask('addEntry', cityNames()),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 200, 403])
    expect(await lines(city.id)).toMatchObject([{ event: 'entry-renamed', actorId: editorId }])
    expect((await listed()).find(({ id }) => id === city.id)).toMatchObject({ ...names, version: 1 })
  })

  it('refuses an act on an older version, and on what is not there', async () => {
    const { id } = await addCity(test.context)
    expect((await rename(id, { ...cityNames(), version: 0 })).statusCode).toBe(200)
    const late = await rename(id, { ...cityNames(), version: 0 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
    expect((await rename(9_999, { ...cityNames(), version: 0 })).statusCode).toBe(404)
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
