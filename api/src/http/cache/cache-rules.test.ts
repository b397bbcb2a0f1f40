import { currentPriceBook } from '@tameer/calculator'
import { addresses, type EndpointName, fillPath } from '@tameer/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

/** `Cache-Control` of the response to a call without a session. */
const kept: Partial<Record<EndpointName, string>> = {
  listCategories: 'public, max-age=60',
  listCities: 'public, max-age=60',
  listBuildingTypes: 'public, max-age=60',
  countCompanies: 'public, max-age=60',
  listPriceBooks: 'public, max-age=300',
  getPriceBook: 'public, max-age=31536000, immutable',
  getPlans: 'no-cache',
  listCompanies: 'no-cache',
  getCompany: 'no-cache',
  listPortfolios: 'no-cache',
  getPortfolio: 'no-cache',
}

describeOnEachEngine('who may keep a response', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine })
    return () => test.close()
  })

  it('everyone when the endpoint allows it and nobody is signed in, otherwise nobody', async () => {
    const company = await signUpCompany(test.app)
    const form = multipart({ title: 'A house', content: 'With a courtyard.', 'cities[]': '1' })
    const headers = { ...company.headers, ...form.headers }
    const { id } = (await call(test.app, 'createPortfolio', { headers, payload: form.payload })).json()
    const queries: Partial<Record<string, string>> = { listCompanies: `?ids=${company.user.id}` }
    for (const [name, { method, path }] of Object.entries(addresses)) {
      if (method !== 'GET') continue
      const url = `/api${fillPath(path, { id: name === 'getCompany' ? company.user.id : id, version: currentPriceBook.version })}${queries[name] ?? ''}`
      const rule = async (headers = {}) =>
        (await test.app.inject({ url, headers })).headers['cache-control'] ?? 'none'
      // Asked twice: the second response comes from the cache, if there is one.
      for (const _ of [1, 2]) {
        expect(await rule(), name).toBe(kept[name as EndpointName] ?? 'no-store')
        expect(await rule(company.headers), `${name} with a session`).toBe('no-store')
      }
    }
  })
})
