import { companyPageAddress } from '@tameer/contract'
import { expect, it } from 'vitest'
import { addCity, cityNames } from '../../../../test/catalogue-requests.ts'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call, multipart, signUpCompany } from '../../../../test/factories.ts'
import { openTwoServers } from '../../../../test/two-servers.ts'

/** Longest time until another server follows, ms. */
const mostMs = 2000

describeOnEachEngine('a second server', (_open, engine) => {
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
