import { timingSafeEqual } from 'node:crypto'

/** Compares two ASCII texts, such as hashes, in constant time: it does not show where they differ. */
export function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
