import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import {
  companyPageAddress,
  type Portfolio,
  portfolioLinkNames,
  portfolioPageAddress,
  servicePageAddress,
  type User,
} from '@tameer/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMailQueue } from '../src/context/mail-queue.ts'
import { readEnvironment } from '../src/core/config/config.ts'
import { createOutboxWorker } from '../src/mail/outbox-worker.ts'
import { call, multipart, signUpCompany } from './factories.ts'
import { plainJpeg } from './pictures.ts'
import { openTestApp } from './test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Port of PostgreSQL, if the app uses it: newer versions of Node report the connections to it too. */
const { TEST_POSTGRES_URL } = readEnvironment()
const databasePort = TEST_POSTGRES_URL && Number(new URL(TEST_POSTGRES_URL).port)

/** Starts a server that records every connection, and records what this process connects to besides its database. */
async function layTrap() {
  let visits = 0
  const server = createServer((socket) => {
    visits += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the trap has no port')
  const others = new Set<Socket>()
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    others.add(socket)
    socket.once('connect', () => socket.remotePort === databasePort && others.delete(socket))
  }
  subscribe('net.client.socket', note)
  onTestFinished(() => {
    unsubscribe('net.client.socket', note)
    server.close()
  })
  return { port: address.port, seen: () => ({ visits, connections: others.size }) }
}

it('connects to no address that a person entered, whatever is done with it', async () => {
  const trap = await layTrap()
  const hosts = [`127.0.0.1:${trap.port}`, `localhost:${trap.port}`, `[::ffff:127.0.0.1]:${trap.port}`]
  const link = `http://${hosts[0]}/taken.jpg`
  const { app, context, close } = await openTestApp({ env: { DEMO: '1' } })
  onTestFinished(close)
  const company = await signUpCompany(app, { name: link, email: `someone@${'127.0.0.1.example.com'}` })
  const headers = {
    ...company.headers,
    host: hosts[0] ?? '',
    'x-forwarded-host': hosts[0] ?? '',
    referer: link,
    origin: `http://${hosts[0]}`,
  }

  const picture = await plainJpeg()
  const xmp = Buffer.from(
    `http://ns.adobe.com/xap/1.0/\u0000<x:xmpmeta xmlns:x="${link}"><img src="${link}"/></x:xmpmeta>`,
  )
  const segment = Buffer.from([0xff, 0xe1, (xmp.length + 2) >> 8, (xmp.length + 2) & 0xff])
  const told = Buffer.concat([picture.subarray(0, 2), segment, xmp, picture.subarray(2)])
  const svg = `<!DOCTYPE svg [<!ENTITY x SYSTEM "${link}">]><svg xmlns="http://www.w3.org/2000/svg"><image href="${link}"/>&x;</svg>`
  const send = (fields: Record<string, string>, bytes: Buffer, type = 'image/jpeg') => {
    const form = multipart(fields, [{ field: 'images', filename: link, bytes, type }])
    return call(app, 'createPortfolio', { payload: form.payload, headers: { ...headers, ...form.headers } })
  }

  const published: Portfolio[] = []
  for (const host of hosts) {
    const given = `http://${host}/taken.jpg`
    const texts = {
      title: given,
      content: `${given}\n<img src="${given}">`,
      youtubeLink: given,
      publication: given,
    }
    const links = Object.fromEntries(portfolioLinkNames.map((name) => [name, given]))
    const response = await send({ ...texts, ...links, 'cities[]': '1' }, told)
    expect(response.statusCode, response.body).toBe(201)
    published.push(response.json())
  }
  expect(published[0]).toMatchObject({ website: link, youtubeLink: link })
  expect((await send({ title: 'x', content: 'x', 'cities[]': '1' }, Buffer.from(svg))).statusCode).toBe(400)
  await call(app, 'forgotPassword', { payload: { email: company.user.email }, headers })
  await createOutboxWorker(createMailQueue(context.db), context.mailer, context.clock).round()

  const user: User = company.user
  const shown = published.flatMap((portfolio) => [
    portfolioPageAddress(portfolio),
    `/api/portfolios/${portfolio.id}`,
    ...portfolio.portfolioImages.map(({ image }) => `/uploads${image}`),
  ])
  const pages = [
    ...shown,
    companyPageAddress(user),
    servicePageAddress('Construction', 'Lahore'),
    ...[
      '/sitemap.xml',
      '/sitemap/projects.xml',
      '/robots.txt',
      '/llms.txt',
      '/api/portfolios',
      '/api/users/profile',
    ],
    ...['/api/users/export', '/api/demo/outbox', '/api/docs/json', `/?url=${encodeURIComponent(link)}`],
    ...[`/api/portfolios?q=${encodeURIComponent(link)}`, `/uploads/${encodeURIComponent(link)}`],
  ]
  const drawnFaces = new Set<string>()
  for (const url of pages) {
    const { statusCode, body } = await app.inject({ url, headers })
    expect(statusCode, url).toBeLessThan(500)
    for (const [, face] of body.matchAll(/"(?:https?:\/\/[^/"]+)?(\/share\/[^"]+\.jpg)"/g)) {
      const drawn = await app.inject({ url: face ?? '', headers })
      expect([face, drawn.statusCode]).toEqual([face, 200])
      drawnFaces.add(face ?? '')
    }
  }
  expect(drawnFaces.size).toBeGreaterThan(published.length)
  expect(trap.seen()).toEqual({ visits: 0, connections: 0 })

  // Proof that the trap records connections.
  const socket = connect(trap.port, '127.0.0.1')
  await once(socket, 'close')
  expect(trap.seen()).toEqual({ visits: 1, connections: 1 })
})
