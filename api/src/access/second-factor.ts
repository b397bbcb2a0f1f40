import { Secret, TOTP } from 'otpauth'
import type { Context } from '../context/context.ts'
import { AppError } from '../core/errors.ts'
import { randomRecoveryCode } from '../core/secrets/random.ts'
import { seal, unseal } from '../core/secrets/sealed-text.ts'
import {
  renewSecret,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from '../db/queries/accounts/operators.ts'
import { siteName } from '../words/site-name.ts'

type Tools = Pick<Context, 'hashSecret' | 'clock'>
type Transaction = Parameters<typeof takeStep>[0]

const secretBytes = 20
const recoveryCodeCount = 10
/** A code of the step before or after counts too: clocks differ, and typing takes time. */
const stepsAround = 1

/** Data for an authenticator app: the secret in base32, and the same as the address in a QR code. */
export interface ShownFactor {
  secret: string
  uri: string
}

/** A new secret, encrypted for storage. */
export function makeSecret(tools: Tools, accountId: string): string {
  return sealSecret(tools, accountId, new Secret({ size: secretBytes }).base32)
}

/** Encrypts a base32 secret for storage: nobody reads it without the server's own secret. */
export function sealSecret({ hashSecret }: Tools, accountId: string, base32: string): string {
  return seal(base32, hashSecret('second-factor', accountId))
}

/**
 * A stored secret in the form that an authenticator app takes. Throws `conflict` when it cannot be decrypted any more.
 */
export function showFactor(
  tools: Tools,
  { accountId, email }: { accountId: string; email: string },
  sealed: string,
): ShownFactor {
  const totp = openFactor(tools, accountId, sealed)
  totp.label = email
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * Uses up a time-based code. Returns false for one that does not fit or was used. A secret that an older secret of the
 * server opened is encrypted again under the newest, so that the older one can be given up. Throws as `showFactor` does.
 */
export async function takeTimedCode(
  tools: Tools,
  trx: Transaction,
  accountId: string,
  { sealed, code }: { sealed: string; code: string },
): Promise<boolean> {
  const timestamp = tools.clock()
  const totp = openFactor(tools, accountId, sealed)
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return false
  const delta = totp.validate({ token, timestamp, window: stepsAround })
  if (delta === null) return false
  if (!(await takeStep(trx, accountId, totp.counter({ timestamp }) + delta))) return false
  if (unseal(sealed, tools.hashSecret('second-factor', accountId)) === undefined) {
    await renewSecret(trx, accountId, sealed, sealSecret(tools, accountId, totp.secret.base32))
  }
  return true
}

/** Uses up a recovery code. Returns false for any other text. */
export function takeKeptCode(
  tools: Tools,
  trx: Transaction,
  accountId: string,
  code: string,
): Promise<boolean> {
  return takeRecoveryCode(trx, accountId, recoveryHashes(tools, accountId, code))
}

/** Replaces the recovery codes by new ones. Only this call knows them. */
export async function makeRecoveryCodes(
  tools: Tools,
  trx: Transaction,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, randomRecoveryCode)
  const hashes = codes.map((code) => recoveryHashes(tools, accountId, code)[0])
  await replaceRecoveryCodes(trx, accountId, hashes)
  return codes
}

function openFactor({ hashSecret }: Tools, accountId: string, sealed: string): TOTP {
  const keys = hashSecret.each('second-factor', accountId)
  const secret = keys.map((key) => unseal(sealed, key)).find((text) => text !== undefined)
  if (secret === undefined) throw new AppError('conflict', 'secondFactorLost')
  return new TOTP({ issuer: siteName, secret: Secret.fromBase32(secret) })
}

/** The hash of a recovery code under each of the server's secrets, the newest first. */
function recoveryHashes({ hashSecret }: Tools, accountId: string, code: string) {
  const typed = code.replace(/[\s-]/g, '').toLowerCase()
  return hashSecret.each('recovery-code', `${accountId}\0${typed}`)
}
