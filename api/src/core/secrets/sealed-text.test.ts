import { expect, it } from 'vitest'
import { seal, unseal } from './sealed-text.ts'

const key = '0123456789abcdef'.repeat(4)

it('gives back what was sealed, which differs each time', () => {
  const [one, other] = [seal('a secret', key), seal('a secret', key)]
  expect(one).not.toBe(other)
  expect([unseal(one, key), unseal(other, key)]).toEqual(['a secret', 'a secret'])
  expect(Buffer.from(one, 'base64url').includes('a secret')).toBe(false)
})

it('opens nothing with another key, nor what was changed', () => {
  const sealed = seal('a secret', key)
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(unseal(sealed, 'f'.repeat(64))).toBeUndefined()
  for (const other of [bytes.toString('base64url'), '', 'short', sealed.slice(0, 30)]) {
    expect(unseal(other, key)).toBeUndefined()
  }
})
