import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { type BankCallError, createBankCall } from './bank-call.ts'

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const get = { method: 'GET', path: '/status' } as const
const failureOf = (call: Promise<string>): Promise<BankCallError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error) => error,
  )

it('posts a form in its order, and JSON', async () => {
  const origin = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => response.end(`${request.method} ${request.headers['content-type']} ${body}`))
  })
  const call = createBankCall(origin)
  const form: [string, string][] = [
    ['b', 'x&y'],
    ['a', 'é'],
  ]
  expect(await call({ method: 'POST', path: '/', body: { form } })).toBe(
    'POST application/x-www-form-urlencoded b=x%26y&a=%C3%A9',
  )
  expect(await call({ method: 'POST', path: '/', body: { json: { a: 1 } } })).toBe(
    'POST application/json {"a":1}',
  )
})

it('leaves its origin for no path and no redirect', async () => {
  let visits = 0
  const other = await listen((_, response) => {
    visits += 1
    response.end('{}')
  })
  const origin = await listen((_, response) => response.writeHead(307, { location: other }).end())
  const call = createBankCall(origin)
  for (const path of [`${other}/status`, `//${new URL(other).host}/status`, `\\\\${new URL(other).host}/`]) {
    const { message } = await failureOf(call({ ...get, path, repeatable: true }))
    expect(message).toBe('the bank may not be called at another address')
  }
  expect((await failureOf(call(get))).message).toBe('the bank answered with status 307')
  expect(visits).toBe(0)
})

it.each([
  [true, 500, 2],
  [true, 404, 1],
  [false, 500, 1],
])('repeats a call (allowed: %s) after status %i: %i requests', async (repeatable, status, requests) => {
  let count = 0
  const origin = await listen((_, response) => {
    count += 1
    response.writeHead(status).end('secret words')
  })
  const failure = await failureOf(createBankCall(origin)({ ...get, repeatable }))
  expect(failure).toMatchObject({ message: `the bank answered with status ${status}`, status })
  expect(count).toBe(requests)
})

it('takes the answer to the second request', async () => {
  let count = 0
  const origin = await listen((request, response) => {
    count += 1
    if (count === 1) request.socket.destroy()
    else response.end('{"a":1}')
  })
  expect(await createBankCall(origin)({ ...get, repeatable: true })).toBe('{"a":1}')
})

it('takes an answer of 64 KB and none that is larger, also without an end', async () => {
  const exact = await listen((_, response) => response.end('x'.repeat(64 * 1024)))
  expect(await createBankCall(exact)(get)).toHaveLength(64 * 1024)
  const endless = await listen((_, response) => {
    const more = () => response.write('x'.repeat(10_000), () => !response.destroyed && setImmediate(more))
    more()
  })
  const { message } = await failureOf(createBankCall(endless)(get))
  expect(message).toBe('the bank answered with more than 64 KB')
})

it('ends in time when the answer is slow, or stops in its middle, and does not ask again', async () => {
  let count = 0
  const origin = await listen((_, response) => {
    count += 1
    response.write('{')
  })
  const began = performance.now()
  const failure = await failureOf(createBankCall(origin, 200)({ ...get, repeatable: true }))
  expect(failure.message).toBe('the bank did not answer within 0.2 s')
  expect(performance.now() - began).toBeLessThan(1500)
  expect(count).toBe(1)
})

it('says that nobody answers, without what was sent', async () => {
  const call = createBankCall(`http://127.0.0.1:${await freePort()}`)
  const headers = { 'x-secret': 'not-to-be-told' }
  const failure = await failureOf(call({ ...get, headers, repeatable: true }))
  expect(failure.message).toBe('the bank gave no answer (ECONNREFUSED)')
  expect(inspect(failure, { depth: null, showHidden: true })).not.toContain('not-to-be-told')
})
