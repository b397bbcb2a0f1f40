import { aheadMs } from '../core/day-in-pakistan.ts'

/** The bank takes references of at most 20 letters and digits. */
const longest = 20

/**
 * A reference of ours in letters and digits: a dash is `XD` and an X is `XX`, so that it can be read back. Undefined
 * when it cannot be written so: it has other characters, or gets too long.
 */
export function toJazzcash(reference: string): string | undefined {
  if (!/^[A-Z0-9-]+$/.test(reference)) return undefined
  const text = reference.replaceAll('X', 'XX').replaceAll('-', 'XD')
  return text.length <= longest ? text : undefined
}

/** Reads a reference back; undefined when `toJazzcash` did not write it. */
export function fromJazzcash(text: string): string | undefined {
  const reference = text.replace(/X([XD])/g, (_, letter) => (letter === 'X' ? 'X' : '-'))
  return toJazzcash(reference) === text ? reference : undefined
}

/** A moment in Pakistan's time as `yyyyMMddHHmmss`. `at` is in ms. */
export function jazzcashTime(at: number): string {
  return new Date(at + aheadMs).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** A description without the characters that the bank refuses, of at most 100. */
export function jazzcashDescription(text: string): string {
  const plain = text.normalize('NFKD').replace(/[^A-Za-z0-9 .,-]/g, ' ')
  return plain.replace(/ +/g, ' ').trim().slice(0, 100)
}
