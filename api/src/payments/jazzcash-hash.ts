import { createHmac } from 'node:crypto'
import { sameText } from '../core/same-text.ts'

/**
 * The bank's pp_SecureHash: HMAC-SHA256 with the integrity salt as its key, in small hex, over the salt and the
 * values of all fields that begin with `pp` and are not empty, sorted by name, joined by `&`. Source: the gateway
 * integration guide for merchants.
 */
export function jazzcashHash(fields: Record<string, string>, salt: string): string {
  const values = Object.entries(fields)
    .filter(([name, value]) => /^pp/.test(name) && name !== 'pp_SecureHash' && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value)
  return createHmac('sha256', salt)
    .update([salt, ...values].join('&'))
    .digest('hex')
}

/** True when the fields have their hash with them, in small or capital letters. */
export function isHashed(fields: Record<string, string>, salt: string): boolean {
  return sameText(jazzcashHash(fields, salt), (fields.pp_SecureHash ?? '').toLowerCase())
}
