import { createHmac } from 'node:crypto'

/** The purpose of a hashed secret: the same text hashes differently for each. */
export type KeyPurpose =
  | 'session'
  | 'reset-code'
  | 'email-confirmation'
  | 'email-change'
  | 'email-undo'
  | 'mailbox'
  | 'rate-limit'
  | 'request-key'
  | 'request-made'
  | 'request-confirmation'
  | 'house-key'
  | 'house-made'
  | 'house-code'
  | 'house-way-back'
  | 'reminder-stop'
  | 'visit'
  | 'report'
  | 'keyed-call'
  | 'keyed-call-content'
  | 'keyed-call-response'
  | 'second-factor'
  | 'recovery-code'
  | 'welcome'
  | 'prepared-profile'

/** Hashes a secret before it is stored: HMAC-SHA-256, hex, under the first of the server's secrets. */
export interface SecretHasher {
  (purpose: KeyPurpose, text: string): string
  /** The hash under each of the server's secrets, in their order: a stored hash may be any of them. */
  each(purpose: KeyPurpose, text: string): [string, ...string[]]
}

/** Hashes under the first secret, and recognises hashes made under an older one. */
export function createSecretHasher(first: string, ...older: string[]): SecretHasher {
  const under = (secret: string) => (purpose: KeyPurpose, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('hex')
  const hash = under(first)
  const others = older.map(under)
  const each: SecretHasher['each'] = (purpose, text) => [
    hash(purpose, text),
    ...others.map((other) => other(purpose, text)),
  ]
  return Object.assign(hash, { each })
}
