import { v7, validate } from 'uuid'

/** A new UUIDv7: unique, and sorted by its time of creation to the millisecond. */
export function newId(): string {
  return v7()
}

/** True for a UUID. Anything else may hold what a database cannot compare, such as NUL. */
export function isId(text: string): boolean {
  return validate(text)
}

/** The lower bound of all ids made from then on, ms (RFC 9562, 5.7: an id begins with its time). */
export function idsSince(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}
