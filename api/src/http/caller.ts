import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@tameer/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../access/caller.ts'

const bearer = /^Bearer +([\w-]{43})$/i
const key = /^[\w-]{43}$/

/** The part of a request that services may know. A request whose sender has left has no address any more. */
export function callerOf({ ip = 'unknown', hostname, headers, log }: FastifyRequest): Caller {
  const token = bearer.exec(headers.authorization ?? '')?.[1]
  const requestKey = key.exec(String(headers['x-request-key'] ?? ''))?.[0]
  const houseKey = key.exec(String(headers['x-house-key'] ?? ''))?.[0]
  const language = languageOf(headers)
  return { ip, hostname, userAgent: headers['user-agent'], language, token, requestKey, houseKey, log }
}

/**
 * The language that a program asks for. The client in Urdu names Urdu alone. A browser adds the languages of its owner,
 * which have no effect: the client in English asks for no language.
 */
export function languageOf(headers: IncomingHttpHeaders): Language {
  return headers['accept-language'] === 'ur' ? 'ur' : 'en'
}
