import type { ErrorBody, ErrorCode, HouseRefusal } from '@tameer/contract'
import * as words from '#words/net'

/** The server's codes, and two codes for calls without a response. */
export type ApiErrorCode = ErrorCode | 'offline' | 'timeout'

/** A failed call in the form that the store keeps. */
export interface StoredError {
  message: string
  code?: ApiErrorCode
  /** Of a house: the rule that refused the call. */
  reason?: HouseRefusal
  fields?: Record<string, string>
  /** With `conflict`: the stored values that the call would have overwritten. */
  current?: Record<string, unknown>
}

const noResponse = {
  offline: words.offline,
  timeout: words.tooSlow,
} as const
const unreadable = words.failed

/** Error of every failed call. `message` is written for the person at the screen; `retryAfter` is in seconds. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly reason: HouseRefusal | undefined
  readonly fields: Record<string, string>
  readonly current: Record<string, unknown> | undefined
  readonly retryAfter: number | undefined

  constructor(status: number, body: StoredError, retryAfter?: number) {
    super(body.message)
    this.status = status
    this.code = body.code ?? 'internal'
    this.reason = body.reason
    this.fields = body.fields ?? {}
    this.current = body.current
    this.retryAfter = retryAfter
  }
}

/** Error of a call without a response. */
export function noResponseError(code: keyof typeof noResponse): ApiError {
  return new ApiError(0, { code, message: noResponse[code] })
}

/** Error of a response with a status of 400 or more, whatever its text contains. */
export function errorOfResponse(status: number, text: string, retryAfter: string | null): ApiError {
  const body = parseJson(text)
  const known = isErrorBody(body) ? body : { message: unreadable }
  return new ApiError(status, known, Number(retryAfter) || undefined)
}

/** Value of the response; undefined for an empty one. Throws ApiError when a success is not JSON. */
export function valueOfResponse(status: number, text: string): unknown {
  if (text === '') return undefined
  const value = parseJson(text)
  if (value === undefined) throw new ApiError(status, { message: unreadable })
  return value
}

/** An error as plain data. Any error but an ApiError is a bug of ours and keeps only its message. */
export function storedError(error: unknown): StoredError {
  if (!(error instanceof ApiError)) return { message: error instanceof Error ? error.message : unreadable }
  const { message, code, fields } = error
  return Object.keys(fields).length > 0 ? { message, code, fields } : { message, code }
}

/** True when the server did not find the subject of the call. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}

/** True for a call that was cancelled here, which is not a failure. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}
