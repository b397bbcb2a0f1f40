import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../core/config.ts'

/** Whether a call comes from this machine, under a name of this machine: another site may point its own name here. */
export function isLocalCaller({ ip, hostname }: FastifyRequest): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isLoopback(ip.replace(/^::ffff:/, '')) && isLoopback(name)
}
