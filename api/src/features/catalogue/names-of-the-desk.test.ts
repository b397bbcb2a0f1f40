import { companyPageAddress, portfolioPageAddress } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { bearer, call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { mailsTo, newRequest, viewOf } from '../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { mailNews } from '../requests/request-mails.ts'

const chakwal = { id: 99, name: 'Chakwal', nameUr: 'چکوال' }
const warehouse = { id: 10, name: 'Warehouse', nameUr: 'گودام' }
const plot = { plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 } as const
const interiors = { id: 6, name: 'Interiors', nameUr: 'اندرونی آرائش' }

describeOnEachEngine('names that the desk gave', (_open, engine) => {
  let test: TestApp
  let mine: TestCompany
  let houseId: string

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { DEMO: '1' } })
    await test.context.db.write(async (trx) => {
      await trx.insertInto('cities').values(chakwal).execute()
      await trx.insertInto('buildingTypes').values(warehouse).execute()
      const { id, ...names } = interiors
      await trx.updateTable('categories').set(names).where('id', '=', id).execute()
    })
    mine = await signUpCompany(test.app, { categoryIds: [4, 6] })
    const send = (name: 'createPortfolio' | 'updateProfile', fields: Record<string, string>) => {
      const { payload, headers } = multipart(fields)
      return call(test.app, name, { payload, headers: { ...headers, ...mine.headers } })
    }
    const city = String(chakwal.id)
    const made = await send('createPortfolio', {
      ...{ title: 'House', content: 'Text', 'cities[]': city, 'buildingTypes[]': String(warehouse.id) },
    })
    houseId = made.json().id
    await send('updateProfile', { city, officeAddress: '12 Main Road', language: 'ur' })
    await call(test.app, 'updateFacts', { payload: { cities: [chakwal.id, 2] }, headers: mine.headers })
  })
  afterAll(() => test.close())

  const read = async (name: Parameters<typeof call>[1], options: object = {}) =>
    (await call(test.app, name, options)).json()

  it('are in every response that names the thing, and no other name is', async () => {
    const project = await read('getPortfolio', { params: { id: houseId } })
    expect(project).toMatchObject({
      portfolioCities: [{ city: chakwal }],
      portfolioBuildingTypes: [{ buildingType: warehouse }],
    })
    const services = [{ id: 4, name: 'Architecture' }, interiors]
    const named = services.map((category) => ({ categoryId: category.id, category }))
    expect(project.company.categories).toEqual(named)
    const profile = await read('getCompany', { params: { id: mine.user.id } })
    expect(profile.office).toEqual(chakwal)
    expect(profile.facts.cities).toEqual([{ id: 2, name: 'Lahore' }, chakwal])
    const { data } = await read('listCompanies', { query: { ids: mine.user.id } })
    expect(data).toMatchObject([{ cities: [chakwal], buildingTypes: [warehouse] }])
  })

  it('are on the pages of the server in both languages', async () => {
    const { name } = mine.user
    const addresses = [
      companyPageAddress({ id: mine.user.id, name }),
      portfolioPageAddress({ id: houseId, title: 'House' }),
      '/services/architecture/chakwal',
    ]
    for (const address of addresses) {
      expect((await test.app.inject(address)).body, address).toContain('Chakwal')
      const urdu = (await test.app.inject(`/ur${address}`)).body
      expect(urdu, address).toContain('چکوال')
      expect(urdu.replaceAll(/"[^"]*"/g, ''), address).not.toContain('Chakwal')
    }
    const page = (await test.app.inject(addresses[0] ?? '')).body
    expect(page).toContain('Interiors')
    expect(page).toContain('href="/services/interior-design"')
    expect(page).not.toContain('/services/interiors')
  })

  it('are in a request, in its invitations and in its letters', async () => {
    const plain = {
      answers: undefined,
      totalPkr: undefined,
      priceBook: undefined,
      plot,
      coveredAreaSft: 3000,
    }
    const request = await newRequest(test, [mine.user.id], { ...plain, service: 4, city: 'Chakwal' })
    const place = { city: 'Chakwal', cityUr: 'چکوال' }
    const view = await viewOf(test, request)
    expect(view.request).toMatchObject(place)
    const { data } = await read('listInvitations', { headers: bearer(mine.token) })
    expect(data).toMatchObject([place])
    const invitation = await call(test.app, 'getInvitation', {
      ...{ params: { id: data[0].id }, headers: mine.headers },
    })
    expect(invitation.json().request).toMatchObject(place)
    test.passTime(60 * 60_000)
    await mailNews(test.context)
    const letters = await mailsTo(test, mine.user.email)
    expect(letters.at(-1)?.subject).toContain('چکوال')
    expect(letters.at(-1)?.text).not.toContain('Chakwal')
  })
})
