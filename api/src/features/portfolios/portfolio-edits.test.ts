import { type Portfolio, portfolio } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, type FilePart, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { namesIn } from '../../../test/image-store-behaviours.ts'
import { plainJpeg } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const fields = { title: 'House', content: 'Text', phone: '0300 1234567', 'cities[]': '1' }
const changedElsewhere = 'This was changed elsewhere meanwhile'

describeOnEachEngine('a portfolio that is written more than once', (_open, engine) => {
  let test: TestApp
  let mine: TestCompany
  let photo: FilePart

  beforeAll(async () => {
    test = await openTestApp({ engine })
    mine = await signUpCompany(test.app)
    photo = { field: 'images', filename: 'roof.jpg', bytes: await plainJpeg(60, 40) }
  })
  afterAll(() => test.close())

  function send(
    form: Record<string, string | string[]>,
    { id = '', files = [] as FilePart[], key = {} } = {},
  ) {
    const { payload, headers } = multipart(form, files)
    return call(test.app, id ? 'updatePortfolio' : 'createPortfolio', {
      params: { id },
      payload,
      headers: { ...headers, ...mine.headers, ...key },
    })
  }

  async function publish(form: Record<string, string | string[]> = fields, files: FilePart[] = []) {
    return portfolio.parse((await send(form, { files })).json())
  }

  async function read(id: string): Promise<Portfolio> {
    return (await call(test.app, 'getPortfolio', { params: { id } })).json()
  }

  const published = async () => {
    const response = await call(test.app, 'listPortfolios', { query: { company: mine.user.id } })
    return (response.json().data as Portfolio[]).length
  }

  describe('by two forms', () => {
    const change = (id: string, form: Record<string, string | string[]>, base: object) =>
      send({ ...form, base: JSON.stringify(base) }, { id })

    it('keeps both changes when they are of different fields', async () => {
      const { id } = await publish()
      expect((await change(id, { title: 'Tower' }, { title: 'House' })).statusCode).toBe(200)
      const second = await change(id, { content: 'Brick' }, { content: 'Text' })
      expect(second.json()).toMatchObject({ title: 'Tower', content: 'Brick' })
    })

    it('refuses the second change of a field, returns the stored value, and changes nothing', async () => {
      const made = await publish({ ...fields, 'buildingTypes[]': ['5', '6'] })
      const first = { title: 'Tower', phone: '0301 7654321', 'cities[]': '2', 'buildingTypes[]': '5' }
      expect((await send(first, { id: made.id })).statusCode).toBe(200)
      const base = { title: 'House', phone: '0300-1234567', cities: [1], buildingTypes: [6, 5] }
      const second = { title: 'Villa', phone: '', 'cities[]': '3', 'buildingTypes[]': '7', content: 'New' }
      const response = await change(made.id, second, { ...base, content: 'Text' })
      expect([response.statusCode, response.json()]).toEqual([
        409,
        {
          code: 'conflict',
          message: `${changedElsewhere}. Compare it with what you typed, and save again`,
          fields: Object.fromEntries(Object.keys(base).map((name) => [name, changedElsewhere])),
          current: { title: 'Tower', phone: '0301-7654321', cities: [2], buildingTypes: [5] },
        },
      ])
      expect(await read(made.id)).toMatchObject({ title: 'Tower', content: 'Text', phone: '+923017654321' })
      // The person has seen the stored value and may still overwrite it.
      const { current } = response.json()
      expect((await change(made.id, second, { ...base, ...current })).statusCode).toBe(200)
    })

    it('accepts a change to the value that is stored already', async () => {
      const { id } = await publish()
      await send({ title: 'Tower', phone: '0301 7654321' }, { id })
      const base = { title: 'House', phone: '0300-1234567' }
      const same = await change(id, { title: ' Tower ', phone: '+923017654321' }, base)
      expect(same.statusCode, same.body).toBe(200)
    })

    it('stores one of several changes sent at once, and refuses the others with the stored value', async () => {
      const { id } = await publish()
      const titles = ['One', 'Two', 'Three']
      const answers = await Promise.all(titles.map((title) => change(id, { title }, { title: 'House' })))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
      const won = titles[answers.findIndex(({ statusCode }) => statusCode === 200)]
      for (const response of answers.filter(({ statusCode }) => statusCode === 409)) {
        expect(response.json().current).toEqual({ title: won })
      }
      expect((await read(id)).title).toBe(won)
    })
  })

  describe('by one form that is sent again', () => {
    const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

    it('is published once when the copies come at the same time, with its pictures', async () => {
      const before = [await published(), (await namesIn(test.context.images)).length] as const
      const key = newKey()
      const answers = await Promise.all([1, 2, 3].map(() => send(fields, { files: [photo], key })))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
      const made = answers.map((response) => response.json() as Portfolio)
      expect(new Set(made.map(({ id }) => id)).size).toBe(1)
      const [{ image, widths } = { image: '', widths: [] }] = made[0]?.portfolioImages ?? []
      expect(image).not.toBe('')
      expect([await published(), (await namesIn(test.context.images)).length]).toEqual([
        before[0] + 1,
        before[1] + widths.length + 1,
      ])
    })

    it('is changed once: pictures are not added twice', async () => {
      const { id } = await publish()
      const form = { title: 'Tower', imageOrder: '["new:0"]' }
      const key = newKey()
      const first = await send(form, { id, files: [photo], key })
      const again = await send(form, { id, files: [photo], key })
      expect([again.statusCode, again.json()]).toEqual([200, first.json()])
      expect((await read(id)).portfolioImages).toHaveLength(1)
    })

    it('is refused with the id of its portfolio when its content differs', async () => {
      const key = newKey()
      const { id } = (await send(fields, { key })).json()
      const cases = [send({ ...fields, title: 'Tower' }, { key }), send(fields, { files: [photo], key })]
      for (const response of await Promise.all(cases)) {
        expect([response.statusCode, response.json().code, response.json().current]).toEqual([
          409,
          'conflict',
          { id },
        ])
        expect(response.json().message).toContain('was saved')
      }
      expect((await read(id)).title).toBe('House')
    })
  })
})
