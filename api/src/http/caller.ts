import type { FastifyRequest } from 'fastify'
import type { Caller } from '../access/caller.ts'

const bearer = /^Bearer +([\w-]{43})$/i
const key = /^[\w-]{43}$/

/** What services may know of a request. */
export function callerOf({ ip, hostname, headers, log }: FastifyRequest): Caller {
  const token = bearer.exec(headers.authorization ?? '')?.[1]
  const requestKey = key.exec(String(headers['x-request-key'] ?? ''))?.[0]
  return { ip, hostname, userAgent: headers['user-agent'], token, requestKey, log }
}
