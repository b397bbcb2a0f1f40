import { timingSafeEqual } from 'node:crypto'

/** Whether two texts of plain ASCII, such as hashes, are the same, in a time that does not tell where they differ. */
export function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
