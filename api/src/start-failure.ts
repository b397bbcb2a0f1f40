import { ConfigError } from './core/config.ts'
import { AppError, StartError } from './core/errors.ts'
import { sayProblem } from './core/problem-words.ts'

/** As `sysexits.h` has it: with the same settings it would fail again, so starting it again is of no use. */
const badConfiguration = 78

export function startExitCode(error: unknown): number {
  return error instanceof ConfigError ? badConfiguration : 1
}

/** Why nothing was started: a sentence where it is one of the expected reasons, the stack where it is not. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  return `Tameer could not start: ${reasonOf(error)}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError) return error.message
  if (error instanceof AppError) return error.logMessage ?? sayProblem(error.problem)
  return error.stack ?? error.message
}
