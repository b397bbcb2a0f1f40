import { readFileSync } from 'node:fs'
import { type Address, addresses, errorCodes } from '@tameer/contract'
import { expect, it } from 'vitest'

const guide = readFileSync('docs/api.md', 'utf8')
const examples = readFileSync('docs/examples.http', 'utf8')
const calls: Address[] = Object.values(addresses)

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
