import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany } from '../../../test/factories.ts'
import { plainJpeg } from '../../../test/pictures.ts'
import { openTestApp } from '../../../test/test-app.ts'

describeOnEachEngine('the first picture of the directory', (_open, engine) => {
  async function open(env: Record<string, string> = {}) {
    const test = await openTestApp({ engine, env })
    onTestFinished(() => test.close())
    const hint = async () => (await test.app.inject('/')).headers['server-timing']
    const publish = async (width: number) => {
      const { headers } = await signUpCompany(test.app)
      const files = [{ field: 'images', filename: 'a.jpg', bytes: await plainJpeg(width, 300) }]
      const fields = { title: 'House', content: 'Brick.', 'cities[]': '1', 'buildingTypes[]': '5' }
      const form = multipart(fields, files)
      const response = await call(test.app, 'createPortfolio', {
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      })
      const { id, companyId, portfolioImages } = response.json()
      const take = () => call(test.app, 'deletePortfolio', { params: { id }, headers })
      return { id, companyId, image: portfolioImages[0].image, take }
    }
    return { ...test, hint, publish }
  }

  it('is named in a header of the page, with its widths, and follows every change', async () => {
    const test = await open()
    expect(await test.hint()).toBeUndefined()
    const first = await test.publish(500)
    await expect.poll(test.hint).toBe(`first;desc="${first.image} 400 500"`)
    const second = await test.publish(300)
    await first.take()
    await expect.poll(test.hint).toBe(`first;desc="${second.image} 300"`)
    await second.take()
    await expect.poll(test.hint).toBeUndefined()
  })

  it('delays no page while the database cannot be read', async () => {
    const test = await open()
    await test.publish(500)
    await test.context.db.close()
    const response = await test.app.inject('/')
    expect(response.statusCode).toBe(200)
  })

  it('is served under its project’s and its company’s id, in the asked width or the widest there is', async () => {
    const test = await open()
    const { id, companyId, image, take } = await test.publish(500)
    const ask = (ending: string, headers = {}, of = id) =>
      test.app.inject({ url: `/uploads/first/${of}${ending}`, headers })
    const stored = async (ending: string) =>
      (await test.app.inject(`/uploads${image.replace('.jpg', ending)}`)).rawPayload
    for (const [wanted, given] of [
      ['-400.webp', '-400.webp'],
      ['-401.webp', '-500.webp'],
      ['-1600.webp', '-500.webp'],
      ['.jpg', '.jpg'],
    ] as const) {
      const response = await ask(wanted)
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(response.rawPayload.equals(await stored(given))).toBe(true)
      expect((await ask(wanted, { 'if-none-match': response.headers.etag })).statusCode).toBe(304)
    }
    for (const ending of ['', '.png', '-0400000.webp', '-.webp', '-400.webp.jpg']) {
      expect([ending, (await ask(ending)).statusCode]).toEqual([ending, 404])
    }
    const ofCompany = await ask('-400.webp', {}, companyId)
    expect(ofCompany.rawPayload.equals(await stored('-400.webp'))).toBe(true)
    await take()
    for (const of of [id, companyId]) expect((await ask('-400.webp', {}, of)).statusCode).toBe(404)
  })

  it('is not served for a project that visitors do not see', async () => {
    const test = await open({ LISTINGS_REQUIRE_CONFIRMED_EMAIL: '1' })
    const { id, companyId } = await test.publish(500)
    for (const of of [id, companyId])
      expect((await test.app.inject(`/uploads/first/${of}.jpg`)).statusCode).toBe(404)
  })
})
