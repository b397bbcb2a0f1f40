import type { ErrorCode } from '@tameer/contract'

interface AppErrorOptions {
  fields?: Record<string, string> | undefined
  current?: Record<string, unknown> | undefined
  retryAfterS?: number | undefined
  /** For the log only; never leaves the server. */
  logMessage?: string | undefined
  cause?: unknown
}

/** A failure the caller can understand: `message` is written for the person at the screen (decision D4). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly current: Record<string, unknown> | undefined
  readonly retryAfterS: number | undefined
  readonly logMessage: string | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.current = options.current
    this.retryAfterS = options.retryAfterS
    this.logMessage = options.logMessage
  }
}

/** A write was sent without a response: it may be stored, completely, or not. Only a query tells. */
export class UnknownOutcome extends AppError {
  constructor(cause: unknown) {
    super('busy', 'We could not make sure that this was saved. Please look before you try again', {
      cause,
      retryAfterS: 5,
      logMessage: 'the outcome of a write is unknown',
    })
  }
}

/** Why this cannot run here: a sentence for the person who starts it, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** A field or a parameter is not acceptable; `fields` says which and why. */
export function invalid(message: string, fields?: Record<string, string>): AppError {
  return new AppError('invalid', message, { fields })
}

export function notFound(message = 'We could not find what you asked for'): AppError {
  return new AppError('not-found', message)
}

/** Taken already, or changed meanwhile; `current` is what is stored now. */
export function conflict(
  message: string,
  fields?: Record<string, string>,
  current?: Record<string, unknown>,
): AppError {
  return new AppError('conflict', message, { fields, current })
}

export function forbidden(message = 'You may not change this'): AppError {
  return new AppError('forbidden', message)
}

export function notSignedIn(): AppError {
  return new AppError('not-signed-in', 'Please log in first')
}

export function wrongCredentials(message: string): AppError {
  return new AppError('wrong-credentials', message)
}

export function tooLarge(message: string, fields?: Record<string, string>): AppError {
  return new AppError('too-large', message, { fields })
}

export function unsupportedMediaType(message: string): AppError {
  return new AppError('unsupported-media-type', message)
}

/** Too many of the same within a time; `waitMs` until the next is allowed, in minutes for the person. */
export function tooManyRequests(what: string, waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const message = `${what}. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return new AppError('too-many-requests', message, { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** A queue is full: the same call may work after `retryAfterS` seconds. */
export function busy(
  message = 'We are very busy right now. Please try again shortly',
  retryAfterS = 5,
): AppError {
  return new AppError('busy', message, { retryAfterS })
}
