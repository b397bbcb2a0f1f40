import { type ErrorCode, type Problem, problem } from '@tameer/contract'
import type { LimitName } from './config/config-limits.ts'

/** State of a limit for one caller. */
export interface Standing {
  limit: LimitName
  /** Calls allowed in any window. */
  most: number
  windowMs: number
  /** Calls left now. */
  left: number
  /** Time until one more call is allowed, ms from now. */
  resetMs: number
}

interface AppErrorOptions {
  fields?: Record<string, Problem> | undefined
  current?: Record<string, unknown> | undefined
  retryAfterS?: number | undefined
  /** The limits that were reached, or that this failure counts against. */
  standings?: readonly Standing[] | undefined
  /** Methods that the address takes. */
  allow?: readonly string[] | undefined
  /** For the log only; never leaves the server. */
  logMessage?: string | undefined
  /** True when the log reports it already, once for all requests together. */
  isTold?: boolean | undefined
  cause?: unknown
}

/** A failure that the caller can understand; only the error handler puts its problems into words (decision D4). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly problem: Problem
  readonly fields: Record<string, Problem> | undefined
  readonly current: Record<string, unknown> | undefined
  readonly retryAfterS: number | undefined
  readonly standings: readonly Standing[] | undefined
  readonly allow: readonly string[] | undefined
  readonly logMessage: string | undefined
  readonly isTold: boolean

  constructor(code: ErrorCode, what: Problem, options: AppErrorOptions = {}) {
    super(what, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.problem = what
    this.fields = options.fields
    this.current = options.current
    this.retryAfterS = options.retryAfterS
    this.standings = options.standings
    this.allow = options.allow
    this.logMessage = options.logMessage
    this.isTold = options.isTold ?? false
  }
}

/** A write was sent and no response came: all of it may be stored, or nothing. Only a query tells. */
export class UnknownOutcome extends AppError {
  constructor(cause: unknown) {
    super('busy', 'outcomeUnknown', {
      cause,
      retryAfterS: 5,
      logMessage: 'the outcome of a write is unknown',
    })
  }
}

/** The reason why this cannot run here: a sentence for the person who starts it, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** A field or a parameter is not acceptable; `fields` says which and why. */
export function invalid(what: Problem, fields?: Record<string, Problem>): AppError {
  return new AppError('invalid', what, { fields })
}

/** As `invalid`, for a single field. */
export function invalidField(field: string, what: Problem): AppError {
  return invalid(what, { [field]: what })
}

export function notFound(what: Problem = 'notFound'): AppError {
  return new AppError('not-found', what)
}

/** The value is taken already, or the row was changed meanwhile; `current` is what is stored now. */
export function conflict(
  what: Problem,
  fields?: Record<string, Problem>,
  current?: Record<string, unknown>,
): AppError {
  return new AppError('conflict', what, { fields, current })
}

/** The address exists, the method does not; `allow` lists the methods it takes. */
export function methodNotAllowed(allow: readonly string[]): AppError {
  return new AppError('method-not-allowed', 'noSuchMethod', { allow })
}

export function forbidden(what: Problem = 'notYours'): AppError {
  return new AppError('forbidden', what)
}

/** At the desk: no code was given yet, or the last one is too old. */
export function codeNeeded(what: Problem): AppError {
  return new AppError('code-needed', what)
}

export function notSignedIn(): AppError {
  return new AppError('not-signed-in', 'notSignedIn')
}

/** A wrong password; `standings` says how many more are allowed. */
export function wrongCredentials(what: Problem, standings?: readonly Standing[]): AppError {
  return new AppError('wrong-credentials', what, { standings })
}

export function tooLarge(what: Problem, fields?: Record<string, Problem>): AppError {
  return new AppError('too-large', what, { fields })
}

export function unsupportedMediaType(what: Problem): AppError {
  return new AppError('unsupported-media-type', what)
}

/** Too many calls of a kind within a time; `waitMs` until the next is allowed, told to the person in minutes. */
export function tooManyRequests(limit: LimitName, waitMs: number, standing?: Standing): AppError {
  const standings = standing && [standing]
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const retryAfterS = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('too-many-requests', problem('tooManyRequests', { limit, minutes }), {
    retryAfterS,
    standings,
  })
}

/** A queue is full: the same call may work after `retryAfterS` seconds. */
export function busy(retryAfterS = 5): AppError {
  return new AppError('busy', 'busy', { retryAfterS })
}

/** True when the log reports this failure already, once for everything that fails because of it. */
export function isTold(error: unknown): boolean {
  return error instanceof AppError && error.isTold
}

/** Returns an error handler that logs a failure, unless the log reports it already. */
export function tell(log: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    if (!isTold(error)) log(error)
  }
}
