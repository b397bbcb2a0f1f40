import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClient } from '../../test/document-client.ts'
import { plainPng } from '../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

// The promises of docs/api.md, over a real connection, by a client that reads addresses and forms from the document.

let test: TestApp
let origin: string
const waited: number[] = []
const wait = async (seconds: number) => {
  waited.push(seconds)
  test.passTime(seconds * 1000)
}
const open = () => openClient(origin, fetch, wait)
let client: Awaited<ReturnType<typeof open>>
const password = 'a long enough password'

beforeAll(async () => {
  test = await openTestApp({ env: { LIMIT_OPEN: '2/1h' } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  client = await open()
  const categories = await client.call('listCategories')
  await client.signIn('signUp', {
    ...{ name: 'Client Builders', email: 'client@example.com', password, confirmPassword: password },
    categoryIds: [categories.data[0].id],
  })
})
afterAll(() => test.close())

it('creates with a picture, and pages through what it created', async () => {
  const { data: cities } = await client.call('listCities')
  const images = [new Blob([new Uint8Array(await plainPng())], { type: 'image/png' })]
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const body = { title, content: 'A house.', cities: [cities[0].id], images }
    const created = await client.call('createPortfolio', { body })
    expect(created).toMatchObject({ title, portfolioImages: [{ image: expect.stringMatching(/\.jpg$/) }] })
  }
  const { id } = await client.call('getProfile')
  const found: string[] = []
  for await (const row of client.pages('listPortfolios', { company: id, limit: 2 })) found.push(row.title)
  expect(found.toSorted()).toEqual(['Five', 'Four', 'One', 'Three', 'Two'])
})

it('creates once for a call that is sent again with its key', async () => {
  const { data: cities } = await client.call('listCities')
  const key = crypto.randomUUID()
  const body = { title: 'Once', content: 'A house.', cities: [cities[0].id] }
  const create = () => client.call('createPortfolio', { body, key })
  const [one, other] = [await create(), await create()]
  expect(other.id).toBe(one.id)
})

it('signs in, and gets the reason when it is not signed in', async () => {
  const stranger = await open()
  await expect(stranger.call('getProfile')).rejects.toMatchObject({
    status: 401,
    said: { code: 'not-signed-in' },
  })
  await stranger.signIn('logIn', { email: 'client@example.com', password })
  expect(await stranger.call('getProfile')).toMatchObject({ name: 'Client Builders' })
  await stranger.call('logOut')
  await expect(stranger.call('getProfile')).rejects.toMatchObject({ status: 401 })
})

it('is told which field is wrong', async () => {
  const failed = client.call('listPortfolios', { query: { limit: 0, town: 'Lahore' } })
  await expect(failed).rejects.toMatchObject({
    status: 400,
    said: { code: 'invalid', fields: { limit: expect.any(String), town: expect.any(String) } },
  })
})

it('waits for as long as it is told, then goes on', async () => {
  const stop = () =>
    client.call('stopReminders', { body: { token: 'of-nobody' } }).catch((error) => error.status)
  const statuses = [await stop(), await stop()]
  expect(waited).toEqual([])
  statuses.push(await stop())
  expect(waited).toEqual([expect.any(Number)])
  expect(waited[0]).toBeGreaterThan(3500)
  expect(new Set(statuses).size).toBe(1)
  expect(statuses[0]).not.toBe(429)
})
