import { createCipheriv } from 'node:crypto'

/** Fields in the order in which they are posted. */
export type Fields = [name: string, value: string][]

/**
 * The bank's RequestHash: AES-128-CBC with PKCS7, in base64, over `name=value&…` without encoding. `key1` is the key and
 * `key2` the initial vector, 16 characters each. Source: the merchant guide of the Alfa Payment Gateway.
 */
export function alfalahHash(fields: Fields, { key1, key2 }: { key1: string; key2: string }): string {
  const text = fields.map(([name, value]) => `${name}=${value}`).join('&')
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key1), Buffer.from(key2))
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}
