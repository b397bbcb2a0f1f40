import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Portfolio, portfolio } from '@tameer/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { busy } from '../../core/errors.ts'

describeOnEachEngine('pictures of a project that is hidden', (_open, engine) => {
  let test: TestApp
  let company: TestCompany
  let project: Portfolio
  beforeEach(async () => {
    test = await openTestApp({ engine })
    company = await signUpCompany(test.app)
    project = await send('createPortfolio', {}, { title: 'a', content: 'b', 'cities[]': '1' })
    return () => test.close()
  })
  afterEach(() => void vi.restoreAllMocks())

  /** A form with a picture. */
  async function send(
    name: 'createPortfolio' | 'updatePortfolio',
    params: Record<string, string>,
    fields: object,
  ) {
    const file = { field: 'images', filename: 'a.png', type: 'image/png', bytes: await plainPng() }
    const form = multipart({ ...fields }, [file])
    const response = await call(test.app, name, {
      ...{ params, payload: form.payload, headers: { ...form.headers, ...company.headers } },
    })
    return portfolio.parse(response.json())
  }

  const hide = (hidden = true) => {
    const params = { id: project.id }
    return call(test.app, 'hidePortfolio', { params, payload: { hidden }, headers: company.headers })
  }
  const own = async () => {
    const params = { id: project.id }
    return portfolio.parse(
      (await call(test.app, 'getPortfolio', { params, headers: company.headers })).json(),
    )
  }
  const statuses = ({ portfolioImages }: Portfolio) =>
    Promise.all(
      portfolioImages.map(async ({ image }) => (await test.app.inject(`/uploads${image}`)).statusCode),
    )
  const storedFiles = async () => (await readdir(join(test.context.config.dataDir, 'uploads'))).length

  it('have other addresses, also when it is shown again; no file is left over', async () => {
    const before = await storedFiles()
    await hide()
    const hidden = await own()
    expect([await statuses(project), await statuses(hidden)]).toEqual([[404], [200]])
    await hide(false)
    expect((await own()).portfolioImages).toEqual(hidden.portfolioImages)
    expect(await storedFiles()).toBe(before)
  })

  it('keep their addresses when they cannot be stored under others: then it is not hidden either', async () => {
    const before = await storedFiles()
    vi.spyOn(test.context.images, 'put').mockRejectedValueOnce(busy())
    expect((await hide()).statusCode).toBe(503)
    expect(await own()).toMatchObject({ hidden: false, portfolioImages: project.portfolioImages })
    expect([await statuses(project), await storedFiles()]).toEqual([[200], before])
  })

  it('that are added while the others are copied get other addresses too', async () => {
    const put = test.context.images.put.bind(test.context.images)
    let added: Portfolio | undefined
    vi.spyOn(test.context.images, 'put').mockImplementationOnce(async (files) => {
      added = await send('updatePortfolio', { id: project.id }, { title: 'a' })
      return put(files)
    })
    expect((await hide()).statusCode).toBe(200)
    expect(added?.portfolioImages).toHaveLength(2)
    const now = await own()
    expect(now).toMatchObject({ hidden: true, portfolioImages: [{}, {}] })
    expect([await statuses(added as Portfolio), await statuses(now)]).toEqual([
      [404, 404],
      [200, 200],
    ])
  })

  it('are all there after forty changes at once, and none besides', async () => {
    const before = await storedFiles()
    const responses = await Promise.all(Array.from({ length: 40 }, (_, at) => hide(at % 2 === 0)))
    for (const { statusCode } of responses) expect([200, 503]).toContain(statusCode)
    expect(await statuses(await own())).toEqual([200])
    expect(await storedFiles()).toBe(before)
  })
})
