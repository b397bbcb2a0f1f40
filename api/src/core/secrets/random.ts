import { randomBytes, randomInt } from 'node:crypto'

/** 256 random bits as base64url: a bearer token or a secret. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Eight random decimal digits, leading zeros kept: a reset code people can type. */
export function randomCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0')
}

/** Six random decimal digits, leading zeros kept. */
export function randomDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** A factor from 0.75 to 1.25: spreads retries, so that they do not all come back at the same moment. */
export function jitter(): number {
  return 0.75 + Math.random() / 2
}

/** Digits and letters, without those that look alike. */
const recoverySigns = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten random signs (49 bits) in two groups: a recovery code people can write down. */
export function randomRecoveryCode(): string {
  return `${randomSigns(recoverySigns, 5)}-${randomSigns(recoverySigns, 5)}`
}

/** That many of the signs, each drawn by chance. */
export function randomSigns(signs: string, length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}
