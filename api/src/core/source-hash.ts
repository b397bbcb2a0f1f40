import { createHash } from 'node:crypto'

/** Hash of an inline script or style, as a Content-Security-Policy names it, without quotes. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
