import { createRequire } from 'node:module'
import { type Logger, pino, stdTimeFunctions } from 'pino'

const parts = ['main', 'http', 'db', 'images', 'mail', 'auth', 'payments', 'demo'] as const

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
  // Keys of banks, and the form that takes a merchant's password to the bank's page.
  'merchantHash',
  'key1',
  'key2',
  'secret',
  'webhookSecret',
  'integritySalt',
  'departure',
  // All headers: forwarding headers hold addresses, and others hold whatever callers send.
  'headers',
]
// Bounded, so that a long word without an end takes linear time, not quadratic. No address of ours is longer.
const address = /[\w.%+-]{1,254}@[\w-]{1,254}(\.[\w-]{1,254})+/g
const bearer = /\b(Bearer )[\w.~+/=-]+/gi

/** Masks e-mail addresses and bearer tokens anywhere in a line. */
export function maskSecrets(line: string): string {
  return line.replace(bearer, '$1[masked]').replace(address, '[email]')
}

/** Creates a log that masks secrets; `destination` is for tests. */
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

/** A tool for development: it is missing where only production packages are installed. */
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

/** Sets the log level once, before anything is logged. */
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
