import { serverNow } from './server-time.ts'

/** A new id that the client makes (UUID version 7): of two, the one made later sorts later. `now` is in ms. */
export function newId(now = serverNow()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let at = 5, left = now; at >= 0; at--, left = Math.floor(left / 256)) bytes[at] = left % 256
  bytes[6] = 0x70 | ((bytes[6] ?? 0) % 16)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) % 64)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
