import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { sendBytes } from '../../test/fuzz/wire.ts'
import { openTestApp } from '../../test/test-app.ts'

const host = 'Host: 127.0.0.1'
const close = 'Connection: close'

async function ask(...lines: string[]) {
  const test = await openTestApp()
  onTestFinished(() => test.close())
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { answers } = await sendBytes(base, `${lines.join('\r\n')}\r\n\r\n`, {
    halfClose: true,
    timeoutMs: 10_000,
  })
  return answers
}

const refusal = { code: 'invalid', message: 'The request could not be understood' }

it.each([
  ['no host', 400, ['GET /api/health HTTP/1.1', close]],
  ['two hosts', 400, ['GET /api/health HTTP/1.1', host, 'HOST: evil.example', close]],
  ['HTTP/0.9', 400, ['GET /api/health']],
  ['an expectation nobody has', 417, ['GET /api/health HTTP/1.1', host, 'Expect: 200-ok', close]],
])('refuses %s in words', async (_, status, lines) => {
  const answers = await ask(...lines)
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({
    status,
    headers: { connection: 'close', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
  expect(JSON.parse(String(answers[0]?.body))).toEqual(refusal)
})

it.each([
  ['HTTP/1.0 without a host', ['GET /api/health HTTP/1.0']],
  ['a wait for 100-continue', ['GET /api/health HTTP/1.1', host, 'Expect: 100-Continue', close]],
  ['a host of any case', ['GET /api/health HTTP/1.1', 'hOsT: 127.0.0.1', close]],
])('responds to %s', async (_, lines) => {
  const answers = await ask(...lines)
  expect(answers.map(({ status }) => status)).toEqual([200])
})

it.each([
  ['http://evil.example/services/construction/', '/services/construction'],
  ['HTTPS://evil.example:8443/services/construction/', '/services/construction'],
  ['//evil.example/services/', undefined],
])('leads nobody who asks for %s to another host', async (target, location) => {
  const answers = await ask(`GET ${target} HTTP/1.1`, host, close)
  expect(answers.map(({ headers }) => headers.location)).toEqual([location])
})

it.each([
  ['http://evil.example', 200],
  ['http://evil.example?q=1', 200],
  ['http://evil.example/api/nothing', 404],
])('takes the path of %s', async (target, status) => {
  const answers = await ask(`GET ${target} HTTP/1.1`, host, close)
  expect(answers.map((answer) => answer.status)).toEqual([status])
})

const logIn = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9999'

it.each([
  ['the head of a request', 'GET /api/health HTTP/1.1\r\nHost: a\r\nX-Slow: ', ['408']],
  ['a body', `${logIn}\r\nContent-Type: application/json\r\n\r\n`, ['408']],
  ['a body refused already', `${logIn}\r\nContent-Type: text/plain\r\n\r\n`, ['415', '408']],
])('ends the connection of a sender who goes on sending %s slowly', async (_, start, statuses) => {
  const test = await openTestApp()
  onTestFinished(() => test.close())
  const { app } = test
  Object.assign(app.server, { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  // Half open: when the server ends its side, the sender's stays open.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let heard = ''
  let closed = false
  socket.setEncoding('latin1').on('data', (text) => (heard += text))
  socket.on('error', () => undefined).on('close', () => (closed = true))
  socket.write(start)
  const drip = setInterval(() => socket.write('x'), 20)
  onTestFinished(() => clearInterval(drip))
  await expect.poll(() => closed).toBe(true)
  expect([...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(statuses)
})
