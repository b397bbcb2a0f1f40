import { randomBytes, randomInt } from 'node:crypto'

/** 256 random bits as base64url: a bearer token or a secret. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Eight random decimal digits, leading zeros kept: a reset code people can type. */
export function randomCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0')
}
