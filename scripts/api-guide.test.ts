import { readFileSync } from 'node:fs'
import { type Address, addresses, deskAddresses, errorCodes } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { plainJpeg } from '../api/test/pictures.ts'
import { openTestApp } from '../api/test/test-app.ts'

const guide = readFileSync('docs/api.md', 'utf8')
const examples = readFileSync('docs/examples.http', 'utf8')
const calls: Address[] = Object.values({ ...addresses, ...deskAddresses })

function isCall(method: string, path: string): boolean {
  const asPattern = (address: string) => new RegExp(`^/api${address.replace(/:\w+/g, '[^/]+')}$`)
  return calls.some((one) => one.method === method && asPattern(one.path).test(path))
}

it('the guide names only existing calls', () => {
  const named = [...guide.matchAll(/`(GET|POST|PUT|DELETE) (\/api\/[^`]+)`/g)]
  expect(named.length).toBeGreaterThan(3)
  for (const [text, method = '', path = ''] of named) expect(isCall(method, path), text).toBe(true)
})

it('the guide explains every code of a failure', () => {
  for (const code of errorCodes) expect(guide).toContain(`\`${code}\``)
})

it('the examples are calls of the contract, except one with a wrong method', () => {
  const lines = [...examples.matchAll(/^(GET|POST|PUT|DELETE) \{\{origin\}\}([^?\s]+)/gm)]
  expect(lines.length).toBeGreaterThan(6)
  const unknown = lines.filter(([, method = '', path = '']) => !isCall(method, path))
  expect(unknown.map(([, method, path]) => `${method} ${path}`)).toEqual(['PUT /api/auth/login'])
})

/** The requests of the examples, with their headers and bodies as an editor sends them. */
const requests = examples
  .split(/^###.*$/m)
  .slice(1)
  .map((block) => {
    const [, method = '', path = '', headLines = '', body = ''] =
      /^(GET|POST|PUT|DELETE) \{\{origin\}\}(\S+)\n((?:[\w-]+: .*\n)*)\n?([\s\S]*?)(?:\n@token.*)?\s*(?![\s\S])/m.exec(
        block,
      ) ?? []
    const headers = Object.fromEntries(
      headLines.split('\n').flatMap((line) => (line ? [line.split(': ')] : [])),
    )
    return { method: method as 'GET' | 'POST' | 'PUT' | 'DELETE', path, headers, body }
  })

it('the examples, sent in their order, have the responses that they say', async () => {
  const { app, close } = await openTestApp({ env: { DEMO: '1' } })
  onTestFinished(close)
  const picture = await plainJpeg()
  let token = ''
  const statuses: number[] = []
  for (const { method, path, headers, body } of requests) {
    const [before = '', after] = body.split('< ./photo.jpg')
    const lines = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))
    const payload =
      after === undefined ? Buffer.from(body) : Buffer.concat([lines(before), picture, lines(after)])
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value).replace('{{token}}', token)]),
    )
    const response = await app.inject({ method, url: path, headers: filled, ...(body ? { payload } : {}) })
    statuses.push(response.statusCode)
    if (path.endsWith(addresses.signUp.path)) token = response.json().token
  }
  expect(statuses).toEqual([200, 200, 201, 200, 201, 400, 405, 204])
})
