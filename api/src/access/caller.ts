import type { Language } from '@tameer/contract'
import { isLoopback } from '../core/contact/network-address.ts'
import type { Logger } from '../core/log.ts'

/** The caller, as far as the request tells. */
export interface Caller {
  ip: string
  /** The host name the call was sent to. */
  hostname: string
  userAgent: string | undefined
  /** The language that the caller reads. */
  language: Language
  /** The bearer token, if it has the form of one of ours. */
  token: string | undefined
  /** The key of a homeowner's request, if it has the form of one of ours. */
  requestKey: string | undefined
  /** The key of a house file, if it has the form of one of ours. */
  houseKey: string | undefined
  /** Logs with the id of the request. */
  log: Pick<Logger, 'info'>
}

/**
 * True when a call comes from this machine and names this machine as its host: another site may point its own name
 * here.
 */
export function isLocalCaller({ ip, hostname }: Caller): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isLoopback(ip.replace(/^::ffff:/, '')) && isLoopback(name)
}
