import { createRequire } from 'node:module'
import { type Logger, pino, stdTimeFunctions } from 'pino'

const parts = ['main', 'http', 'db', 'images', 'mail', 'auth', 'demo'] as const

/** Keys whose values never reach a log line, at the top and one or two levels down. */
const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'resetCode',
  'requestKey',
  'confirmToken',
  'remoteAddress',
  // All of them: forwarding headers hold addresses, others what callers please.
  'headers',
]
// Bounded, so that a long word without an end costs its length and not its square. No address of ours is longer.
const address = /[\w.%+-]{1,254}@[\w-]{1,254}(\.[\w-]{1,254})+/g
const bearer = /\b(Bearer )[\w.~+/=-]+/gi

/** Takes e-mail addresses and bearer tokens out of a line, wherever they stand in it. */
export function maskSecrets(line: string): string {
  return line.replace(bearer, '$1[masked]').replace(address, '[email]')
}

/** A log that masks secrets; `destination` is for tests. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[masked]',
    },
    hooks: { streamWrite: maskSecrets },
  }
  if (destination) return pino(options, destination)
  if (!process.stdout.isTTY || !isInstalled(prettyPrinter)) return pino(options)
  const pretty = { target: prettyPrinter, options: { ignore: 'hostname,pid', translateTime: 'HH:MM:ss' } }
  return pino({ ...options, transport: pretty })
}

/** A tool for developing: where only what runs is installed there is none. */
const prettyPrinter = 'pino-pretty'

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}

let root: Logger | undefined

/** Sets how much is logged, once, before anything is. */
export function openLog(level: string): void {
  root ??= createLog(level)
  root.level = level
}

/** The logger of one part of the server; silent until the log is opened. */
export function logger(room: (typeof parts)[number]): Logger {
  root ??= createLog('silent')
  return root.child({ room }, { level: root.level })
}
export type { Logger } from 'pino'
