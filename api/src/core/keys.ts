import { createHmac } from 'node:crypto'

/** What a hashed secret is for: the same text hashes differently for each. */
export type KeyPurpose =
  | 'session'
  | 'reset-code'
  | 'email-confirmation'
  | 'email-change'
  | 'mailbox'
  | 'rate-limit'
  | 'request-key'
  | 'request-made'
  | 'request-confirmation'
  | 'reminder-stop'

/** Hashes a secret for keeping: HMAC-SHA-256, hex. */
export type SecretHasher = (purpose: KeyPurpose, text: string) => string

export function createSecretHasher(secret: string): SecretHasher {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('hex')
}
