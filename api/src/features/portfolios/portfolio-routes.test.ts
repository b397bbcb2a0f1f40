import { getPortfolio, listPortfolios, type Portfolio, portfolio } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, type FilePart, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { plainJpeg, plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'
const fields = {
  title: 'House by the canal',
  content: 'Two storeys.',
  'cities[]': '1',
  'buildingTypes[]': ['5', '6'],
}

describeOnEachEngine('portfolios', (_open, engine) => {
  let test: TestApp
  let mine: TestCompany
  let other: TestCompany
  let photo: FilePart

  beforeAll(async () => {
    test = await openTestApp({ engine })
    mine = await signUpCompany(test.app)
    other = await signUpCompany(test.app)
    photo = { field: 'images', filename: 'roof.jpg', bytes: await plainJpeg(500, 300) }
  })
  afterAll(() => test.close())

  function send(
    name: 'createPortfolio' | 'updatePortfolio',
    form: Record<string, string | string[]>,
    options: { files?: FilePart[]; as?: TestCompany | undefined; id?: string } = {},
  ) {
    const { payload, headers } = multipart(form, options.files)
    const who = 'as' in options ? options.as : mine
    return call(test.app, name, {
      params: { id: options.id ?? '' },
      payload,
      headers: { ...headers, ...who?.headers },
    })
  }

  async function publish(files: FilePart[] = [], more: Record<string, string | string[]> = {}) {
    const answer = await send('createPortfolio', { ...fields, ...more }, { files })
    expect(answer.statusCode, answer.body).toBe(201)
    return portfolio.parse(answer.json())
  }

  async function read(id: string): Promise<Portfolio> {
    const answer = await call(test.app, 'getPortfolio', { params: { id } })
    expect(answer.statusCode, answer.body).toBe(200)
    return getPortfolio.response.parse(answer.json())
  }

  async function list(query: Record<string, string>) {
    const answer = await call(test.app, 'listPortfolios', { query })
    expect(answer.statusCode, answer.body).toBe(200)
    return listPortfolios.response.parse(answer.json())
  }

  async function served(image: Portfolio['portfolioImages'][number]): Promise<number[]> {
    const paths = [image.image, ...image.widths.map((width) => image.image.replace('.jpg', `-${width}.webp`))]
    const answers = await Promise.all(paths.map((path) => test.app.inject(`/uploads${path}`)))
    return answers.map(({ statusCode }) => statusCode)
  }

  it('refuses every write without a session', async () => {
    const { id } = await publish()
    expect((await send('createPortfolio', fields, { as: undefined })).statusCode).toBe(401)
    expect((await send('updatePortfolio', fields, { as: undefined, id })).statusCode).toBe(401)
    expect((await call(test.app, 'deletePortfolio', { params: { id } })).statusCode).toBe(401)
    expect((await read(id)).title).toBe(fields.title)
  })

  it('publishes with everything nested, and shows it to everybody at once', async () => {
    await list({ company: mine.user.id })
    const made = await publish([photo, { ...photo, bytes: await plainPng(30, 20), filename: 'plan.png' }], {
      ...{
        price: '120-250',
        phone: '0300\u200b 1234567',
        email: '\ufeffa@example.com',
        website: 'www.example.com',
      },
      ...{ magzine: 'https://example.com/issue', youtubeLink: '12 Mall Road', companyId: other.user.id },
    })
    expect(made).toMatchObject({
      ...{
        companyId: mine.user.id,
        title: fields.title,
        price: '120-250',
        facebookLink: '',
        publication: '',
      },
      ...{ phone: '+923001234567', phoneDisplay: '0300-1234567', website: 'https://www.example.com' },
      portfolioCities: [{ cityId: 1, city: { id: 1 } }],
      portfolioBuildingTypes: [{ buildingTypeId: 5 }, { buildingType: { id: 6, name: 'Commercial' } }],
      portfolioImages: [
        { width: 500, height: 300, widths: [400, 500] },
        { width: 30, height: 20, widths: [30] },
      ],
      company: { id: mine.user.id, name: mine.user.name, categories: [{ categoryId: 5 }], position: null },
    })
    expect(await read(made.id)).toEqual(made)
    expect((await list({ company: mine.user.id })).data).toContainEqual(made)
    for (const image of made.portfolioImages) expect(new Set(await served(image))).toEqual(new Set([200]))
  })

  it('names every bad field and stores nothing', async () => {
    const before = (await list({ company: mine.user.id })).data.length
    const answer = await send('createPortfolio', {
      title: ' ',
      content: '',
      website: 'javascript:alert(1)',
      email: 'x',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: {
        title: 'Please enter a title',
        content: 'Please describe the project',
        cities: 'Please select a city',
        website: 'Please enter a web address that starts with http:// or https://',
        email: 'Please enter a valid email address',
      },
    })
    const cases = [
      [{ phone: 'call me' }, { phone: 'Please enter a valid phone number' }],
      [{ 'cities[]': '9999' }, { cities: expect.any(String) }],
      [{ 'cities[]': ['1', '2'] }, { cities: 'Please select one city' }],
      [{ 'buildingTypes[]': '77' }, { buildingTypes: expect.any(String) }],
    ] as const
    for (const [bad, problems] of cases) {
      const refused = await send('createPortfolio', { ...fields, ...bad } as typeof fields)
      expect([refused.statusCode, refused.json().fields]).toEqual([400, problems])
    }
    expect((await list({ company: mine.user.id })).data).toHaveLength(before)
  })

  it('changes only the fields that are sent', async () => {
    const house = { plot: '10', yearFinished: 'building', builtAs: 'grey' }
    const made = await publish([photo], { phone: '+92-300-1234567', price: '100-120', ...house })
    const changes = { title: 'Another title', price: '', yearFinished: '2026' }
    const answer = await send('updatePortfolio', changes, { id: made.id })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ ...made, ...changes })
    expect(made).toMatchObject(house)
    const cleared = await send('updatePortfolio', { 'buildingTypes[]': '', 'cities[]': '2' }, { id: made.id })
    expect(cleared.json()).toMatchObject({ portfolioBuildingTypes: [], portfolioCities: [{ cityId: 2 }] })
    expect(await read(made.id)).toEqual(cleared.json())
  })

  it('removes, adds and orders images, and removes the files of those removed', async () => {
    const made = await publish([photo, photo, photo])
    const [first, second, third] = made.portfolioImages.map(({ id }) => id) as [string, string, string]
    const answer = await send(
      'updatePortfolio',
      {
        imagesToDelete: JSON.stringify([second]),
        imageOrder: JSON.stringify(['new:1', third, second]),
      },
      { id: made.id, files: [photo, { ...photo, bytes: await plainJpeg(70, 70) }] },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    const changed = portfolio.parse(answer.json())
    const { portfolioImages: images } = changed
    expect(images.map(({ width }) => width)).toEqual([70, 500, 500, 500])
    expect(images.slice(1, 3).map(({ id }) => id)).toEqual([third, first])
    expect(await read(made.id)).toEqual(changed)
    const removed = made.portfolioImages[1] as Portfolio['portfolioImages'][number]
    expect(new Set(await served(removed))).toEqual(new Set([404]))
    for (const image of images) expect(new Set(await served(image))).toEqual(new Set([200]))
  })

  it('ignores images that are removed already, and never touches those of another portfolio', async () => {
    const [one, two] = [await publish([photo, photo]), await publish([photo])]
    const [first, second] = one.portfolioImages.map(({ id }) => id)
    const foreign = two.portfolioImages[0]?.id
    const lists = {
      imagesToDelete: JSON.stringify([foreign, nobody, first]),
      imageOrder: JSON.stringify([foreign, nobody, first, second]),
    }
    const answer = await send('updatePortfolio', { title: 'Changed', ...lists }, { id: one.id })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      ...one,
      title: 'Changed',
      portfolioImages: one.portfolioImages.slice(1),
    })
    expect(await read(two.id)).toEqual(two)
  })

  it('refuses malformed lists of images, and files that were not sent', async () => {
    const made = await publish([photo])
    const cases = [
      ...['[1]', '{', '"x"'].map((imagesToDelete) => ({ imagesToDelete })),
      { imageOrder: JSON.stringify(['new:0']) },
    ]
    for (const form of cases) {
      const answer = await send('updatePortfolio', { title: 'Changed', ...form }, { id: made.id })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, Object.keys(form)])
    }
    expect(await read(made.id)).toEqual(made)
  })

  it('stores ten images at most, also when two changes come at once', async () => {
    const made = await publish(Array(8).fill(photo))
    const change = () => send('updatePortfolio', { title: 'More' }, { id: made.id, files: [photo, photo] })
    const answers = await Promise.all([change(), change()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const refused = answers.find(({ statusCode }) => statusCode === 400)
    expect(refused?.json().fields).toEqual({ images: 'You can upload maximum 10 images' })
    expect((await read(made.id)).portfolioImages).toHaveLength(10)
    let files = 0
    for await (const _ of test.context.images.list()) files += 1
    const { data } = await list({ company: mine.user.id })
    const sizes = data.flatMap((one) => one.portfolioImages.map(({ widths }) => widths.length + 1))
    expect(files).toBe(sizes.reduce((sum, size) => sum + size, 0))
  })

  it("leaves another company's portfolio as it is", async () => {
    const made = await publish([photo])
    const imagesToDelete = JSON.stringify(made.portfolioImages.map(({ id }) => id))
    const changed = await send(
      'updatePortfolio',
      { title: 'Mine now', imagesToDelete },
      { id: made.id, as: other },
    )
    expect(changed.statusCode).toBe(404)
    const answer = await call(test.app, 'deletePortfolio', {
      params: { id: made.id },
      headers: other.headers,
    })
    expect(answer.statusCode).toBe(404)
    expect(await read(made.id)).toEqual(made)
  })

  it('deletes a portfolio once, with all its files', async () => {
    const made = await publish([photo, photo])
    const remove = () => call(test.app, 'deletePortfolio', { params: { id: made.id }, headers: mine.headers })
    const answer = await remove()
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await remove()).statusCode).toBe(404)
    expect((await call(test.app, 'getPortfolio', { params: { id: made.id } })).statusCode).toBe(404)
    for (const image of made.portfolioImages) expect(new Set(await served(image))).toEqual(new Set([404]))
  })

  it('responds with 404 to an unknown or malformed id', async () => {
    expect((await call(test.app, 'getPortfolio', { params: { id: nobody } })).statusCode).toBe(404)
    expect((await call(test.app, 'getPortfolio', { params: { id: '1' } })).statusCode).toBe(400)
    expect((await send('updatePortfolio', fields, { id: nobody })).statusCode).toBe(404)
  })

  it('are found by ids in capitals too', async () => {
    const made = await publish([photo, photo])
    const [first, second] = made.portfolioImages.map((image) => image.id.toUpperCase())
    const id = made.id.toUpperCase()
    expect(await read(id)).toEqual(made)
    const list = await call(test.app, 'listPortfolios', { query: { company: mine.user.id.toUpperCase() } })
    expect(list.json().data.map((row: Portfolio) => row.id)).toContain(made.id)
    const lists = { imagesToDelete: JSON.stringify([first]), imageOrder: JSON.stringify([second, first]) }
    const changed = await send('updatePortfolio', lists, { id })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json().portfolioImages).toEqual(made.portfolioImages.slice(1))
    expect(
      (await call(test.app, 'deletePortfolio', { params: { id }, headers: mine.headers })).statusCode,
    ).toBe(204)
  })
})
