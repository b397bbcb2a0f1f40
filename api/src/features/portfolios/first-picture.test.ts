import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany } from '../../../test/factories.ts'
import { plainJpeg } from '../../../test/pictures.ts'
import { openTestApp } from '../../../test/test-app.ts'

describeOnEachEngine('the picture that the directory begins with', (_open, engine) => {
  async function open() {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    const hint = async () => (await test.app.inject('/')).headers['server-timing']
    const publish = async (width: number) => {
      const { headers } = await signUpCompany(test.app)
      const files = [{ field: 'images', filename: 'a.jpg', bytes: await plainJpeg(width, 300) }]
      const fields = { title: 'House', content: 'Brick.', 'cities[]': '1', 'buildingTypes[]': '5' }
      const form = multipart(fields, files)
      const answer = await call(test.app, 'createPortfolio', {
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      })
      const { id, portfolioImages } = answer.json()
      const take = () => call(test.app, 'deletePortfolio', { params: { id }, headers })
      return { image: portfolioImages[0].image, take }
    }
    return { ...test, hint, publish }
  }

  it('is named beside the page, with its widths, and every change is followed', async () => {
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

  it('keeps nobody waiting while the database cannot be read', async () => {
    const test = await open()
    await test.publish(500)
    await test.context.db.close()
    const answer = await test.app.inject('/')
    expect(answer.statusCode).toBe(200)
  })
})
