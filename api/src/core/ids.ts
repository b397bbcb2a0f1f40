import { v7 } from 'uuid'

/** A new UUIDv7: unique, and in the order of making to the millisecond. */
export function newId(): string {
  return v7()
}

/** The text that no id made from then on comes before (RFC 9562, 5.7: an id begins with its time). */
export function idsSince(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}
