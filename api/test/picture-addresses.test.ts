import {
  companyPageAddress,
  type Portfolio,
  portfolioPageAddress,
  servicePageAddress,
} from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../scripts/s3.ts'
import { call, multipart, signUpCompany, type TestCompany } from './factories.ts'
import { plainJpeg, plainPng } from './pictures.ts'
import { requestFields, sendRequest, withKey } from './request-calls.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let storage: ObjectStorage
/** Public address of the objects. Here it is the storage itself; in production it would be a CDN's. */
let elsewhere: string
let test: TestApp
let company: TestCompany
let portfolio: Portfolio
let logo: string

beforeAll(async () => {
  storage = await startObjectStorage()
  elsewhere = `${storage.env.S3_ENDPOINT}/pictures`
  test = await openTestApp({ env: { ...storage.env, S3_PUBLIC_URL: `${elsewhere}/`, DEMO: '1' } })
  company = await signUpCompany(test.app)
  const picture = multipart({}, [{ field: 'image', filename: 'logo.png', bytes: await plainPng(300, 200) }])
  const changed = await call(test.app, 'updateProfile', {
    payload: picture.payload,
    headers: { ...picture.headers, ...company.headers },
  })
  logo = changed.json().image
  const form = multipart({ title: 'House', content: 'Text', 'cities[]': '1' }, [
    { field: 'images', filename: 'front.jpg', bytes: await plainJpeg() },
  ])
  const response = await call(test.app, 'createPortfolio', {
    payload: form.payload,
    headers: { ...form.headers, ...company.headers },
  })
  portfolio = response.json()
})
afterAll(async () => {
  await test.close()
  await storage.stop()
})

/** Finds every address of a stored picture in a text. */
function picturesIn(text: string): string[] {
  return (
    text.match(/[^\s"',]*[0-9a-f]{12}(?:\.jpg|-\d+\.webp)/g)?.filter((one) => !one.includes('/share/')) ?? []
  )
}

it('is the public one in every response and page that names a picture, and serves it', async () => {
  const asOwner = { headers: company.headers }
  const login = { email: company.user.email, password: company.password }
  const answers = [
    await call(test.app, 'listPortfolios'),
    await call(test.app, 'getPortfolio', { params: { id: portfolio.id } }),
    await call(test.app, 'getProfile', asOwner),
    await call(test.app, 'logIn', { payload: login }),
    ...(await Promise.all(
      [
        portfolioPageAddress(portfolio),
        companyPageAddress(company.user),
        servicePageAddress('Construction'),
      ].map((url) => test.app.inject(url)),
    )),
  ]
  const named = new Set<string>()
  for (const response of answers) {
    expect(response.statusCode).toBe(200)
    const pictures = picturesIn(response.body)
    expect(pictures.length).toBeGreaterThan(0)
    for (const address of pictures) named.add(address)
  }
  expect(named).toContain(logo)
  expect(named).toContain(portfolio.portfolioImages[0]?.image)
  for (const address of named) {
    expect(address.startsWith(`${elsewhere}/`), address).toBe(true)
    expect((await fetch(address)).headers.get('content-type'), address).toMatch(/^image\/(jpeg|webp)$/)
  }
})

it('is allowed by the Content-Security-Policy of pages', async () => {
  const { origin } = new URL(elsewhere)
  for (const url of ['/', portfolioPageAddress(portfolio), '/nothing']) {
    const { headers } = await test.app.inject({ url, headers: { accept: 'text/html' } })
    const [, sources = ''] = /img-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    expect(sources.split(' '), url).toContain(origin)
    expect(sources.split(' '), url).toContain("'self'")
  }
})

it('still works below /uploads for older links', async () => {
  const name = new URL(logo).pathname.split('/').at(-1)
  const response = await test.app.inject(`/uploads/${name}`)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

it('does not affect features that read pictures', async () => {
  const zip = await call(test.app, 'exportAccount', { headers: company.headers })
  expect(zip.statusCode).toBe(200)
  for (const name of ['pictures/logo.jpg', `pictures/${portfolio.id}/1.jpg`]) expect(zip.body).toContain(name)
  const page = await test.app.inject(portfolioPageAddress(portfolio))
  const [, share = ''] = /"https?:\/\/[^/"]+(\/share\/p\/[^"]+)"/.exec(page.body) ?? []
  const drawn = await test.app.inject(share)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg'])
  // The general picture would have another cache-control.
  expect(drawn.headers['cache-control']).toContain('immutable')
})

it('is never the public one for a picture of a request', async () => {
  const file = { field: 'images', filename: 'plot.jpg', bytes: await plainJpeg() }
  const sent = await sendRequest(test, requestFields([company.user.id]), [file])
  const { request, key, confirmToken } = sent.json()
  const confirmed = await call(test.app, 'confirmRequest', { payload: { token: confirmToken } })
  expect([sent.statusCode, confirmed.statusCode]).toEqual([201, 200])
  const asHomeowner = { headers: withKey(key) }
  const asCompany = { headers: company.headers }
  const invitations = await call(test.app, 'listInvitations', asCompany)
  const params = { id: invitations.json().data[0].id }
  const views = [
    await call(test.app, 'getRequest', { params: { id: request.id }, ...asHomeowner }),
    await call(test.app, 'getInvitation', { params, ...asCompany }),
  ]
  const named = new Set(views.flatMap(({ body }) => body.match(/[^\s"]*private-[^\s"]*/g) ?? []))
  expect(named.size).toBeGreaterThan(0)
  for (const { body } of [sent, ...views]) expect(body).not.toContain(`${elsewhere}/private-`)
  for (const address of named) {
    expect(address).toMatch(new RegExp(`^/api/requests/${request.id}/images/private-`))
    const name = address.split('/').at(-1)
    // A bucket policy can exclude the name; without one, no cache keeps the picture.
    expect((await fetch(`${elsewhere}/${name}`)).headers.get('cache-control')).toBe('private, no-store')
    expect((await test.app.inject(`/uploads/${name}`)).statusCode).toBe(404)
    expect((await test.app.inject(address)).statusCode).toBe(404)
    const seen = await test.app.inject({ url: address, ...asHomeowner })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(seen.headers['cache-control']).toBe('private, no-store')
    expect((await test.app.inject({ url: address, ...asCompany })).statusCode).toBe(200)
  }
})
