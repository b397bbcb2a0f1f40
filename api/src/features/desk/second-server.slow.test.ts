import { companyPageAddress } from '@tameer/contract'
import { expect, it } from 'vitest'
import { addCity, cityNames } from '../../../test/catalogue-requests.ts'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../test/desk-rows.ts'
import { bearer, call, multipart, signUpCompany } from '../../../test/factories.ts'
import {
  type PublicWay,
  publishSeenCompany,
  type SeenCompany,
  waysToCompany,
} from '../../../test/public-ways.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { openTwoServers } from '../../../test/two-servers.ts'

/** Longest time until another server follows, ms. */
const mostMs = 2000

describeOnEachEngine('a second server', (_open, engine) => {
  async function shown(ways: Record<string, PublicWay>, { id, name, project, other }: SeenCompany) {
    const marks = [id, name, 'zarafshan', 'mehrangarh', project.id, other.id].map((mark) =>
      mark.toLowerCase(),
    )
    const found: string[] = []
    for (const [way, look] of Object.entries(ways)) {
      const text = (await look()).toLowerCase()
      if (text.includes('image/jpeg') || marks.some((mark) => text.includes(mark))) found.push(way)
    }
    return found
  }

  it('hides a suspended company within two seconds, and shows all of it again after the suspension', async () => {
    const [one, other] = await openTwoServers(engine)
    const company = await publishSeenCompany(one.app)
    const headers = bearer(await deskTokenOf(one.context, await addDeskAccount(one.context)))
    const params = { id: company.id }
    const ways = waysToCompany(other.app, company)
    await expect.poll(() => shown(ways, company)).toEqual(Object.keys(ways))
    // Read from the caches of that server.
    expect(await shown(ways, company)).toEqual(Object.keys(ways))
    const payload = { version: 0, reason: 'spam', words: '' }
    const began = performance.now()
    expect((await call(one.app, 'suspendCompany', { headers, params, payload })).statusCode).toBe(200)
    const session = await call(other.app, 'getProfile', { headers: company.headers })
    expect(session.statusCode).toBe(401)
    await expect.poll(() => shown(ways, company), { interval: 20 }).toEqual([])
    expect(performance.now() - began).toBeLessThan(mostMs)
    const back = await call(one.app, 'restoreCompany', { headers, params, payload: { version: 1 } })
    expect(back.statusCode).toBe(200)
    await expect.poll(() => shown(ways, company), { interval: 20 }).toEqual(Object.keys(ways))
  })
  it('shows a company at its new position within two seconds, in its list and on its pages', async () => {
    const [one, other] = await openTwoServers(engine)
    const ids: string[] = []
    for (const name of ['Zarafshan Works', 'Mehrangarh Works', 'Qandil Works']) {
      const id = await addCompany(one.context.db, { name, categoryIds: [5] })
      await addPortfolio(one.context.db, id, { cityIds: [1] })
      ids.push(id)
    }
    const [a, b, c] = ids as [string, string, string]
    const headers = bearer(await deskTokenOf(one.context, await addDeskAccount(one.context)))
    const inList = async () => {
      const query = { distinct: 'company', category: '5' }
      const { data } = (await call(other.app, 'listPortfolios', { query })).json()
      return data.map(({ company }: { company: { id: string } }) => company.id)
    }
    const onPage = async () => {
      const { body } = await other.app.inject('/services/construction/karachi')
      const main = body.slice(body.indexOf('<main'))
      return ids.filter((id) => main.includes(id)).toSorted((x, y) => main.indexOf(x) - main.indexOf(y))
    }
    const seen = async () => ({ list: await inList(), page: await onPage() })
    const order = (...wanted: string[]) => ({ list: wanted, page: wanted })

    await expect.poll(seen).toEqual(order(a, b, c))
    // Read from the caches of that server.
    expect(await seen()).toEqual(order(a, b, c))
    const began = performance.now()
    const payload = { version: 0, position: 1, why: 'Better pictures' }
    expect((await call(one.app, 'placeCompany', { headers, params: { id: c }, payload })).statusCode).toBe(
      200,
    )
    await expect.poll(seen, { interval: 20 }).toEqual(order(c, a, b))
    expect(performance.now() - began).toBeLessThan(mostMs)
    // Nobody can act there on what was seen before.
    const late = await call(other.app, 'placeCompany', { headers, params: { id: c }, payload })
    expect(late.statusCode).toBe(409)
  })
  it('shows and finds a renamed city by its new name within two seconds', async () => {
    const [one, other] = await openTwoServers(engine)
    const city = await addCity(one.context)
    const company = await signUpCompany(one.app, { categoryIds: [5] })
    const publish = multipart({
      ...{ title: 'A house', content: 'Built of brick.' },
      ...{ 'cities[]': String(city.id), 'buildingTypes[]': '2' },
    })
    const published = await call(one.app, 'createPortfolio', {
      payload: publish.payload,
      headers: { ...publish.headers, ...company.headers },
    })
    expect(published.statusCode, published.body).toBe(201)
    const headers = bearer(await deskTokenOf(one.context, await addDeskAccount(one.context)))
    const params = { list: 'cities', id: String(city.id) }

    const found = async (q: string) =>
      (await call(other.app, 'listPortfolios', { query: { q } })).json().data.length as number
    const offered = async () =>
      (await call(other.app, 'listCities')).json().data.find(({ id }: { id: number }) => id === city.id)
    const address = companyPageAddress({ id: company.user.id, name: company.user.name })
    const seen = async (name: string, nameUr: string) => [
      (await other.app.inject(address)).body.includes(name),
      (await other.app.inject(`/ur${address}`)).body.includes(nameUr),
      await found(name),
      await offered(),
    ]
    const { id, name, nameUr } = city
    const before = [true, true, 1, { id, name, nameUr }]
    await expect.poll(() => seen(name, nameUr)).toEqual(before)
    // Read from the caches of that server.
    expect(await seen(name, nameUr)).toEqual(before)

    const next = cityNames()
    const began = performance.now()
    const payload = { ...next, version: 0 }
    expect((await call(one.app, 'renameEntry', { headers, params, payload })).statusCode).toBe(200)
    await expect
      .poll(() => seen(next.name, next.nameUr), { interval: 20 })
      .toEqual([true, true, 1, { id, ...next }])
    expect(performance.now() - began).toBeLessThan(mostMs)
  })
})
