import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { plainJpeg } from '../../../test/pictures.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { createImageQueue } from '../../images/image-queue.ts'
import { createImageWorkers } from '../../images/image-workers.ts'

it('processes the pictures of companies in turn, however many one company sent', async () => {
  const [many, one] = [await plainJpeg(60, 40, '#a52'), await plainJpeg(60, 40, '#25a')]
  const imageQueue = createImageQueue({ atOnce: 1 })
  const workers = createImageWorkers()
  const order: string[] = []
  const imageWorkers: typeof workers = {
    ...workers,
    async process(job) {
      order.push((await readFile(job.path)).equals(one) ? 'one' : 'many')
      // The first picture is not finished before both forms have arrived.
      await expect.poll(() => order.length > 1 || imageQueue.load().waiting === 6).toBe(true)
      return workers.process(job)
    },
  }
  const test = await openTestApp({ overrides: { imageQueue, imageWorkers } })
  onTestFinished(() => test.close())
  const send = (company: TestCompany, bytes: Buffer, count: number) => {
    const files = Array.from({ length: count }, () => ({ field: 'images', filename: 'a.jpg', bytes }))
    const form = multipart({ title: 'House', content: 'Text', 'cities[]': '1' }, files)
    return call(test.app, 'createPortfolio', { ...form, headers: { ...form.headers, ...company.headers } })
  }
  const companies = [await signUpCompany(test.app), await signUpCompany(test.app)] as const
  const first = send(companies[0], many, 6)
  await expect.poll(() => order).toEqual(['many'])
  const answers = await Promise.all([first, send(companies[1], one, 1)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(order).toEqual(['many', 'one', 'many', 'many', 'many', 'many', 'many'])
})

it('keeps the connection of a form whose pictures wait longer than an idle one may last', async () => {
  const workers = createImageWorkers()
  const course = new EventEmitter()
  const begun = once(course, 'begun')
  const turn = once(course, 'turn')
  const imageWorkers: typeof workers = {
    ...workers,
    async process(job) {
      course.emit('begun')
      await turn
      return workers.process(job)
    },
  }
  const test = await openTestApp({ overrides: { imageWorkers } })
  onTestFinished(() => test.close())
  const { headers } = await signUpCompany(test.app)
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = test.app.server.address() as AddressInfo
  const connected = once(test.app.server, 'connection')
  const files = [{ field: 'images', filename: 'a.jpg', bytes: await plainJpeg(60, 40, '#a52') }]
  const form = multipart({ title: 'House', content: 'Text', 'cities[]': '1' }, files)
  const sent = fetch(`http://127.0.0.1:${port}/api/portfolios`, {
    method: 'POST',
    headers: { ...form.headers, ...headers },
    body: new Uint8Array(form.payload),
  })
  const [socket]: [Socket] = (await connected) as [Socket]
  const idleMs = socket.timeout ?? 0
  expect(idleMs).toBeGreaterThan(0)
  await begun
  expect(socket.timeout).toBeGreaterThan(idleMs)
  course.emit('turn')
  expect((await sent).status).toBe(201)
})
