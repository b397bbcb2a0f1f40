import { v7 } from 'uuid'

/** A new UUIDv7: unique, and in the order of making to the millisecond. */
export function newId(): string {
  return v7()
}
