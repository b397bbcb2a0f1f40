import type { Language } from '@tameer/contract'
import { isLoopback } from '../core/config.ts'
import type { Logger } from '../core/log.ts'

/** Who calls, as far as the request tells. */
export interface Caller {
  ip: string
  /** The name the call was sent to. */
  hostname: string
  userAgent: string | undefined
  /** That the caller reads. */
  language: Language
  /** The bearer token, if it looks like one of ours. */
  token: string | undefined
  /** The key of a homeowner's request, if it looks like one of ours. */
  requestKey: string | undefined
  /** Logs with the request's id. */
  log: Pick<Logger, 'info'>
}

/** Whether a call comes from this machine, to a name of this machine: another site may point its own name here. */
export function isLocalCaller({ ip, hostname }: Caller): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isLoopback(ip.replace(/^::ffff:/, '')) && isLoopback(name)
}
