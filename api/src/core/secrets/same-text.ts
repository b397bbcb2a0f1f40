import { timingSafeEqual } from 'node:crypto'

/** Compares two texts, such as hashes, in constant time: it does not show where they differ. */
export function sameText(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes)
}
