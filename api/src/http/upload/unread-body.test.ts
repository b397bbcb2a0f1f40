import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { multipart, signUpCompany } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const megabyte = 1024 * 1024

let test: TestApp
let port: number
let signedIn: { authorization: string }

beforeAll(async () => {
  test = await openTestApp()
  signedIn = (await signUpCompany(test.app)).headers
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

/** Sends all of a body before it reads a response, as a browser does, and then makes another request. */
async function sendAll(start: string, headers: Record<string, string>, body: Buffer): Promise<number[]> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (text) => (heard += text))
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error))
  const write = (bytes: string | Buffer) =>
    Promise.race([failed, new Promise((resolve) => socket.write(bytes, resolve))])
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  await write(`${start} HTTP/1.1\r\nhost: a\r\n${lines.join('')}content-length: ${body.length}\r\n\r\n`)
  for (let at = 0; at < body.length; at += megabyte) await write(body.subarray(at, at + megabyte))
  await write('GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  await Promise.race([failed, once(socket, 'close')])
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
}

const photographs = multipart(
  { title: 'House' },
  Array.from({ length: 5 }, () => ({
    field: 'images',
    filename: 'a.jpg',
    bytes: Buffer.alloc(7 * megabyte),
  })),
)
const spaces = { payload: Buffer.alloc(8 * megabyte, ' '), headers: { 'content-type': 'application/json' } }

it.each([
  ['a session that ended', 'POST /api/portfolios', photographs, {}, 401],
  ['an id that is none', 'PUT /api/portfolios/x', photographs, undefined, 400],
  ['an unknown call', 'POST /api/nothing', photographs, {}, 404],
  ['a form where JSON belongs', 'POST /api/auth/login', photographs, {}, 415],
  ['too much JSON', 'POST /api/auth/login', spaces, {}, 413],
])('tells a sender in the middle of an upload about %s', async (_, start, sent, who, status) => {
  const headers = { ...sent.headers, ...(who ?? signedIn) }
  expect(await sendAll(start, headers, sent.payload)).toEqual([status, 200])
})
