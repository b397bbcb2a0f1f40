import { portfolio, user } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, signUpFields, type TestCompany } from '../../../test/factories.ts'
import { requestFields, sendRequest } from '../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const [kohat, kasur] = [34, 22]

describeOnEachEngine('a retired entry of the catalogue', (_open, engine) => {
  let test: TestApp
  let mine: TestCompany
  let houseId: string

  beforeAll(async () => {
    test = await openTestApp({ engine })
    mine = await signUpCompany(test.app)
    await test.context.db.write((trx) =>
      trx.insertInto('categories').values({ id: 7, name: 'Waterproofing', nameUr: 'واٹر پروفنگ' }).execute(),
    )
    await test.context.db.write((trx) =>
      trx.insertInto('buildingTypes').values({ id: 10, name: 'Warehouse' }).execute(),
    )
    await changeFacts([kohat])
    await changeCity(kohat)
    const made = await sendPortfolio({ 'cities[]': String(kohat), 'buildingTypes[]': '10' })
    houseId = portfolio.parse(made.json()).id
    for (const [table, id] of [
      ['categories', 7],
      ['cities', kohat],
      ['cities', kasur],
      ['buildingTypes', 10],
    ] as const) {
      await test.context.db.write((trx) =>
        trx.updateTable(table).set({ retiredAt: 1 }).where('id', '=', id).execute(),
      )
    }
  })
  afterAll(() => test.close())

  function sendPortfolio(fields: Record<string, string | string[]>, id?: string) {
    const { payload, headers } = multipart({ title: 'House', content: 'Text', ...fields })
    const params = id === undefined ? undefined : { id }
    return call(test.app, id ? 'updatePortfolio' : 'createPortfolio', {
      ...{ payload, headers: { ...headers, ...mine.headers }, ...(params && { params }) },
    })
  }
  const changeFacts = (cities: number[]) =>
    call(test.app, 'updateFacts', { payload: { cities }, headers: mine.headers })
  const changeCity = (city: number) => {
    const { payload, headers } = multipart({ city: String(city) })
    return call(test.app, 'updateProfile', { payload, headers: { ...headers, ...mine.headers } })
  }
  const refusedFields = (response: { statusCode: number; json(): { fields?: object } }) => [
    response.statusCode,
    Object.keys(response.json().fields ?? {}),
  ]

  it('is in the lists, and says that it is retired', async () => {
    const list = async (name: 'listCities' | 'listCategories' | 'listBuildingTypes') =>
      (await call(test.app, name)).json().data as { id: number }[]
    expect((await list('listCities')).find(({ id }) => id === kohat)).toEqual({
      ...{ id: kohat, name: 'Kohat', retired: true },
    })
    expect((await list('listCategories')).at(-1)).toEqual({
      ...{ id: 7, name: 'Waterproofing', nameUr: 'واٹر پروفنگ', retired: true },
    })
    expect((await list('listBuildingTypes')).at(-1)).toEqual({ id: 10, name: 'Warehouse', retired: true })
    expect((await list('listCities')).find(({ id }) => id === 1)).toEqual({ id: 1, name: 'Karachi' })
  })

  it('stays on what has it, which can be changed and keep it', async () => {
    const same = { title: 'Tower', 'cities[]': String(kohat), 'buildingTypes[]': ['10', '5'] }
    const changed = await sendPortfolio(same, houseId)
    expect(changed.statusCode, changed.body).toBe(200)
    expect(portfolio.parse(changed.json()).portfolioCities.map(({ cityId }) => cityId)).toEqual([kohat])
    expect(user.parse((await changeFacts([kohat, 2])).json()).facts.cities.map(({ id }) => id)).toEqual([
      ...[2, kohat],
    ])
    expect(user.parse((await changeCity(kohat)).json()).contact.city).toBe(kohat)
  })

  it('cannot be chosen newly', async () => {
    expect(refusedFields(await sendPortfolio({ 'cities[]': String(kohat) }))).toEqual([400, ['cities']])
    expect(refusedFields(await sendPortfolio({ 'cities[]': String(kasur) }, houseId))).toEqual([
      ...[400, ['cities']],
    ])
    const typed = { 'cities[]': '1', 'buildingTypes[]': '10' }
    expect(refusedFields(await sendPortfolio(typed))).toEqual([400, ['buildingTypes']])
    expect(refusedFields(await changeFacts([kohat, kasur]))).toEqual([400, ['cities']])
    expect(refusedFields(await changeCity(kasur))).toEqual([400, ['city']])
    const signUp = await call(test.app, 'signUp', { payload: signUpFields({ categoryIds: [4, 7] }) })
    expect(refusedFields(signUp)).toEqual([400, ['categoryIds']])
    const request = await sendRequest(test, requestFields([mine.user.id], { city: 'Kasur' }))
    expect(refusedFields(request)).toEqual([400, ['city']])
  })

  it('leads from its old name to its page', async () => {
    await test.context.db.write((trx) =>
      trx
        .updateTable('cities')
        .set({ name: 'New Kohat', formerNames: 'Kohat' })
        .where('id', '=', kohat)
        .execute(),
    )
    const moved = await test.app.inject('/services/construction/kohat')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/services/construction/new-kohat'])
    expect((await test.app.inject('/services/construction/new-kohat')).body).toContain('New Kohat')
  })
})
