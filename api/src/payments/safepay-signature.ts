import { createHmac } from 'node:crypto'
import { sameText } from '../core/secrets/same-text.ts'

/** True when `sig` of a return is the tracker's HMAC-SHA256 with the secret, in hex. */
export function isSignedReturn(tracker: string, sig: string, secret: string): boolean {
  return sameText(hmac('sha256', secret, tracker), sig.toLowerCase())
}

/**
 * True when a webhook's `X-SFPY-Signature` is the HMAC-SHA512, in hex, of the body's bytes. Some accounts get bodies of
 * which only the value of `data` is signed, as JSON without spaces.
 */
export function isSignedWebhook(body: Buffer, signature: string, secret: string): boolean {
  return [body, ...dataOf(body)].some((signed) =>
    sameText(hmac('sha512', secret, signed), signature.toLowerCase()),
  )
}

function hmac(kind: 'sha256' | 'sha512', secret: string, signed: string | Buffer): string {
  return createHmac(kind, secret).update(signed).digest('hex')
}

function dataOf(body: Buffer): string[] {
  try {
    const { data } = JSON.parse(body.toString('utf8'))
    return data === undefined ? [] : [JSON.stringify(data)]
  } catch {
    return []
  }
}
