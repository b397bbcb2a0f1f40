import type { ErrorBody, ErrorCode } from '@tameer/contract'
import * as words from '#words/net'

/** The server's codes, and two for calls that never got a response. */
export type ApiErrorCode = ErrorCode | 'offline' | 'timeout'

/** A failed call as the store keeps it. */
export interface StoredError {
  message: string
  code?: ApiErrorCode
  fields?: Record<string, string>
  /** With `conflict`: what the server has stored of what the call would have overwritten. */
  current?: Record<string, unknown>
}

const noResponse = {
  offline: words.offline,
  timeout: words.tooSlow,
} as const
const unreadable = words.failed

/** What every failed call becomes. `message` is written for the person at the screen; `retryAfter` is in seconds. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when no response came. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Record<string, string>
  readonly current: Record<string, unknown> | undefined
  readonly retryAfter: number | undefined

  constructor(status: number, body: StoredError, retryAfter?: number) {
    super(body.message)
    this.status = status
    this.code = body.code ?? 'internal'
    this.fields = body.fields ?? {}
    this.current = body.current
    this.retryAfter = retryAfter
  }
}

/** The error of a call that got no response. */
export function noResponseError(code: keyof typeof noResponse): ApiError {
  return new ApiError(0, { code, message: noResponse[code] })
}

/** The error of a response with a status of 400 or more, whatever its text holds. */
export function errorOfResponse(status: number, text: string, retryAfter: string | null): ApiError {
  const body = parseJson(text)
  const known = isErrorBody(body) ? body : { message: unreadable }
  return new ApiError(status, known, Number(retryAfter) || undefined)
}

/** The response's value; undefined for an empty one. Throws ApiError when a success is not JSON. */
export function valueOfResponse(status: number, text: string): unknown {
  if (text === '') return undefined
  const value = parseJson(text)
  if (value === undefined) throw new ApiError(status, { message: unreadable })
  return value
}

/** An error as plain data. Anything but an ApiError is a fault of ours and keeps only its message. */
export function storedError(error: unknown): StoredError {
  if (!(error instanceof ApiError)) return { message: error instanceof Error ? error.message : unreadable }
  const { message, code, fields } = error
  return Object.keys(fields).length > 0 ? { message, code, fields } : { message, code }
}

/** Whether the server said that what the call was about is not there. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}

/** Whether a call ended because it was cancelled here: nothing went wrong then. */
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
