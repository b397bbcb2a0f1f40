import type * as contract from '@tameer/contract'
import {
  type Address,
  type DeskEndpointName,
  type EndpointName,
  fillPath,
  type SiteEndpointName,
  siteAddresses,
} from '@tameer/contract'
import { lang } from '#words/language'
import { noteServerTime } from '../lib/server-time.ts'
import { apiBase } from './api-base.ts'
import { ApiError, errorOfResponse, noResponseError, valueOfResponse } from './api-error.ts'
import { noteResponse } from './earlier-visit.ts'
import { takeEarlyResponse } from './early-response.ts'

export { ApiError }

const timeoutMs = 30_000

type Output<Schema> = Schema extends { _zod: { output: infer Value } } ? Value : undefined
type Input<Schema> = Schema extends { _zod: { input: infer Value } } ? Value : undefined

/** Name of any call: a public one, or one of the desk, whose addresses are kept apart. */
type CallName = EndpointName | DeskEndpointName

/** Body of a call's response, derived from the contract's schema. */
export type ResponseBody<Name extends CallName> = (typeof contract)[Name] extends {
  response: infer Schema
}
  ? Output<Schema>
  : undefined

/** JSON body that a call takes. */
export type Body<Name extends CallName> = (typeof contract)[Name] extends { body: infer Schema }
  ? Input<Schema>
  : undefined

/** Query that a call takes. */
export type Query<Name extends CallName> = (typeof contract)[Name] extends { query: infer Schema }
  ? Input<Schema>
  : undefined

export interface CallOptions<Name extends CallName> {
  params?: Record<string, string>
  query?: Query<Name>
  body?: Body<Name>
  /** Bearer token; the call is sent without one when it is null. */
  token?: string | null
  /** Key of a homeowner's request. */
  key?: string | undefined
  /** Key of a house. */
  houseKey?: string | undefined
}

/** Page of the mails that a demo would have sent. */
export function demoOutboxAddress(): string {
  return `${apiBase()}/demo/outbox`
}

/** Full address of a call. Undefined query values are left out. */
export function addressOf(
  { path }: Address,
  params: Record<string, string> = {},
  query: object = {},
): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  const text = search.toString()
  return apiBase() + fillPath(path, params) + (text && `?${text}`)
}

/** Sends a JSON call. Throws ApiError. */
export function request<Name extends SiteEndpointName>(
  name: Name,
  options?: CallOptions<Name>,
): Promise<ResponseBody<Name>> {
  return requestAt(siteAddresses[name], options)
}

/** Sends a JSON call by its address. Throws ApiError. */
export async function requestAt<Name extends CallName>(
  call: Address,
  { params, query, body, token, key, houseKey }: CallOptions<Name> = {},
): Promise<ResponseBody<Name>> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  // The English client sends no language header, which keeps its page small.
  if (lang !== 'en') headers['accept-language'] = lang
  if (token) headers.authorization = `Bearer ${token}`
  if (key) headers['x-request-key'] = key
  if (houseKey) headers['x-house-key'] = houseKey
  const init: RequestInit = {
    method: call.method,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  }
  if (body !== undefined) init.body = JSON.stringify(body)
  const address = addressOf(call, params, query)
  const early = token || body ? undefined : takeEarlyResponse(address)
  const { response, text } = await send(address, init, early)
  if (!response.ok) throw errorOfResponse(response.status, text, response.headers.get('retry-after'))
  return valueOfResponse(response.status, text) as ResponseBody<Name>
}

async function send(
  address: string,
  init: RequestInit,
  early: Promise<Response> | undefined,
): Promise<{ response: Response; text: string }> {
  try {
    const kept = early && (await early.catch(() => undefined))
    const response = kept ?? (await fetch(address, init))
    noteServerTime(response.headers.get('date'))
    noteResponse(address, response)
    return { response, text: await response.text() }
  } catch {
    throw noResponseError(init.signal?.aborted ? 'timeout' : 'offline')
  }
}
