import { ConfigError } from './core/config/config.ts'
import { AppError, StartError } from './core/errors.ts'
import { sayProblem } from './words/problem-words.ts'
import { siteName } from './words/site-name.ts'

/** Exit code of `sysexits.h`: with the same settings the start would fail again, so a restart is of no use. */
const badConfiguration = 78

export function startExitCode(error: unknown): number {
  return error instanceof ConfigError ? badConfiguration : 1
}

/** The reason why nothing was started: a sentence for an expected reason, the stack for any other. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  return `${siteName} could not start: ${reasonOf(error)}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError) return error.message
  if (error instanceof AppError) return error.logMessage ?? sayProblem(error.problem)
  return error.stack ?? error.message
}
