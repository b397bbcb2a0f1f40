import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { readConfig, readEnvironment } from '../../src/core/config/config.ts'
import { spawnServer } from '../server-process.ts'
import { sendBytes, type WireAnswer } from './wire.ts'

const environment = readEnvironment()

/** Settings of the fuzzers: the same each time in the full check; longer and with a new seed in `npm run fuzz`. */
export const fuzzing = {
  seed: Number(environment.FUZZ_SEED ?? 20261121),
  runs: Number(environment.FUZZ_RUNS ?? 300),
  /** True when a seed is given, fixed or new. False when the runs are the usual ones. */
  anew: environment.FUZZ_SEED !== undefined,
  only: environment.FUZZ_ONLY,
} as const

const settings = {
  MAILS_PER_HOUR: '1000',
  LISTINGS_REQUIRE_CONFIRMED_EMAIL: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'test',
}

/** A call that takes longer hangs, ms. Far more than any call needs: it tells nothing about speed. */
const hangMs = 30_000

export interface Request {
  method: string
  target: string
  headers?: [name: string, value: string][]
  body?: Buffer | undefined
}

/**
 * Switches off all rate limits, which would refuse most requests. Finds them by recording the settings that the
 * configuration reads.
 */
function withoutLimits(): Record<string, string> {
  const asked = new Set<string>()
  readConfig(
    new Proxy(
      {},
      { get: (_, name) => (typeof name === 'string' && asked.add(name) ? undefined : undefined) },
    ),
  )
  return Object.fromEntries(
    [...asked]
      .filter((name) => name.startsWith('LIMIT_') && !name.endsWith('_MINUTES'))
      .map((name) => [name, 'off']),
  )
}

/** Starts a server in a separate process, without limits, with these settings besides the usual ones. */
export async function startTarget(more: Record<string, string> = {}) {
  const server = await spawnServer({ ...withoutLimits(), ...settings, ...more })
  const base = await server.ready()
  let ended = false
  void server.exit.then(() => {
    ended = true
  })

  /** Sends a request on its own connection. Throws when the server hangs, ends, or responds twice. */
  async function send(request: Request): Promise<WireAnswer> {
    const exchange = await sendBytes(base, asBytes(request), { timeoutMs: hangMs })
    if (ended) throw new Error(`the server ended: ${server.heard().slice(-2000)}`)
    if (!exchange.ended) throw new Error(`no answer within ${hangMs} ms`)
    const [response, ...more] = exchange.answers
    if (!response || more.length > 0) throw new Error(`${exchange.answers.length} answers to one request`)
    return response
  }

  /** All mails so far, decoded from quoted-printable (RFC 2045, 6.7). */
  async function readMail(): Promise<string[]> {
    const folder = join(server.folder, 'outbox')
    const names = await readdir(folder).catch(() => [])
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.map((mail) => mail.replaceAll('=\r\n', ''))
  }

  return {
    base,
    send,
    /** Sends a value as JSON, or a form, and returns what the server said. */
    async ask(method: string, target: string, value?: unknown, shown: Request['headers'] = []) {
      const form = Buffer.isBuffer(value)
      const json: Request['headers'] = form ? [] : [['Content-Type', 'application/json']]
      const text = value === undefined ? undefined : Buffer.from(JSON.stringify(value))
      const body = form ? value : text
      const response = await send({ method, target, headers: [...shown, ...json], body })
      const isJson = response.headers['content-type']?.startsWith('application/json')
      const said: unknown = isJson ? JSON.parse(response.body.toString()) : undefined
      return { status: response.status, said }
    },
    /** Waits until every pattern matches in the mails to an address; returns the matches. */
    mailed: (email: string, patterns: RegExp[]): Promise<string[]> =>
      vi.waitFor(
        async () => {
          const mails = (await readMail()).filter((mail) => mail.includes(`To: ${email}`))
          const found = patterns.flatMap(
            (pattern) => mails.flatMap((mail) => pattern.exec(mail)?.[1] ?? [])[0] ?? [],
          )
          if (found.length < patterns.length) throw new Error('nothing has been mailed')
          return found
        },
        { timeout: 30_000, interval: 200 },
      ),
    /** Log lines about unexpected errors. */
    complaints: () =>
      server
        .heard()
        .split('\n')
        .filter((line) => /"level":[56]0|unexpected error|unhandled/i.test(line)),
    stop: server.stop,
  }
}

export type Target = Awaited<ReturnType<typeof startTarget>>

function asBytes({ method, target, headers = [], body }: Request): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${body.length}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)])
}
