import { user } from '@tameer/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, type FilePart, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { picturePlaces } from '../../../test/picture-places.ts'
import { plainJpeg, plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

describeOnEachEngine('a company account', (_open, engine) => {
  const newPlace = picturePlaces(engine)
  let test: TestApp
  let mine: TestCompany
  let other: TestCompany
  let logo: FilePart

  beforeAll(async () => {
    test = await openTestApp({ engine, env: await newPlace() })
    mine = await signUpCompany(test.app)
    other = await signUpCompany(test.app)
    logo = { field: 'image', filename: 'logo.png', bytes: await plainPng(300, 200), type: 'image/png' }
  })
  afterAll(() => test.close())

  interface Sending {
    fields?: Record<string, string>
    files?: FilePart[]
    id?: string
    as?: TestCompany | undefined
  }

  function send(name: 'updateProfile' | 'uploadLogo', { fields = {}, files = [], ...options }: Sending = {}) {
    const { payload, headers } = multipart(fields, files)
    const who = 'as' in options ? options.as : mine
    const params = { id: options.id ?? mine.user.id }
    return call(test.app, name, { params, payload, headers: { ...headers, ...who?.headers } })
  }

  async function storedFiles(): Promise<number> {
    let count = 0
    for await (const _ of test.context.images.list()) count += 1
    return count
  }

  it('cannot be changed without a session', async () => {
    expect((await send('updateProfile', { fields: { name: 'X' }, as: undefined })).statusCode).toBe(401)
    expect((await send('uploadLogo', { files: [logo], as: undefined })).statusCode).toBe(401)
    expect(await storedFiles()).toBe(0)
  })

  it('stores a logo, and removes the previous one', async () => {
    const response = await send('uploadLogo', { files: [logo] })
    expect(response.statusCode, response.body).toBe(200)
    const { image } = user.parse(response.json())
    const served = await test.app.inject(`/uploads${image}`)
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300 })
    expect(await storedFiles()).toBe(3)
    const again = user.parse((await send('updateProfile', { files: [logo] })).json())
    expect(again).toEqual({ ...mine.user, image: again.image, imageWidth: 300 })
    expect(again.image).not.toBe(image)
    expect(await storedFiles()).toBe(3)
    expect((await test.app.inject(`/uploads${image}`)).statusCode).toBe(404)
  })

  it('keeps the files of one logo when several are sent at once', async () => {
    const before = await storedFiles()
    const company = await signUpCompany(test.app)
    const sent = Array.from({ length: 6 }, () => send('updateProfile', { files: [logo], as: company }))
    for (const response of await Promise.all(sent)) expect(response.statusCode, response.body).toBe(200)
    expect(await storedFiles()).toBe(before + 3)
  })

  it('is found by its id in capitals too', async () => {
    expect((await send('uploadLogo', { files: [logo], id: mine.user.id.toUpperCase() })).statusCode).toBe(200)
  })

  it('refuses a missing logo, a file that is not a picture, and two files', async () => {
    const before = await storedFiles()
    const none = await send('uploadLogo', { files: [{ ...logo, filename: '', bytes: Buffer.alloc(0) }] })
    expect([none.statusCode, none.json().fields]).toEqual([
      400,
      { image: 'Please select an image to upload' },
    ])
    const bad = await send('uploadLogo', { files: [{ ...logo, bytes: Buffer.from('<svg/>') }] })
    const sentence = 'The image (logo.png) is not a PNG or JPEG picture'
    expect([bad.statusCode, bad.json().fields]).toEqual([400, { image: sentence }])
    const two = await send('uploadLogo', { files: [logo, logo] })
    expect([two.statusCode, two.json().fields]).toEqual([400, { image: 'Please send one image' }])
    expect(await storedFiles()).toBe(before)
  })

  it("accepts no logo for another company's account", async () => {
    const response = await send('uploadLogo', { files: [logo], id: other.user.id })
    expect(response.statusCode).toBe(403)
    expect((await send('uploadLogo', { files: [logo], id: 'me' })).statusCode).toBe(400)
    const login = await call(test.app, 'logIn', {
      payload: { email: other.user.email, password: other.password },
    })
    expect(login.json().user.image).toBeNull()
  })

  it('changes only the name, never the e-mail address, and shows it on its portfolios at once', async () => {
    const company = await signUpCompany(test.app)
    const form = multipart({ title: 'House', content: 'Text', 'cities[]': '1' }, [
      { field: 'images', filename: 'a.jpg', bytes: await plainJpeg() },
    ])
    const headers = { ...form.headers, ...company.headers }
    const published = await call(test.app, 'createPortfolio', { ...form, headers })
    expect(published.statusCode, published.body).toBe(201)
    const companyOf = async () => {
      const response = await call(test.app, 'listPortfolios', { query: { company: company.user.id } })
      return response.json().data[0].company
    }
    expect(await companyOf()).toMatchObject({ name: company.user.name, image: null })
    const fields = {
      name: '  Newly   named ',
      email: 'else@example.com',
      role: 'Admin',
      position: '1',
      id: other.user.id,
    }
    const response = await send('updateProfile', { fields, as: company })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toEqual({ ...company.user, name: 'Newly named' })
    expect(await companyOf()).toMatchObject({
      name: 'Newly named',
      email: company.user.email,
      position: null,
    })
    const search = await call(test.app, 'listPortfolios', { query: { q: 'newly NAMED' } })
    expect(search.json().data).toHaveLength(1)
  })

  it('keeps its name when the new one is empty', async () => {
    for (const name of ['', '   ', 'x'.repeat(121)]) {
      const response = await send('updateProfile', { fields: { name }, files: [logo] })
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['name']])
    }
    const login = await call(test.app, 'logIn', {
      payload: { email: mine.user.email, password: mine.password },
    })
    expect(login.json().user.name).toBe(mine.user.name)
  })
})
