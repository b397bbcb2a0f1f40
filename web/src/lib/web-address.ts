import { httpLink } from '@tameer/contract'

/** The address of a link that already says http or https; a place such as `DHA Phase 5` or a bare domain is none. */
export function webAddress(text: string): string | undefined {
  return /^\s*https?:\/\//i.test(text) ? httpLink(text) : undefined
}
