import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { dayMs } from '@tameer/contract'
import { isLoopback } from '../contact/network-address.ts'
import { createJudge, type Environment, type Judge } from './config-judge.ts'
import { judgeLimits, judgeLongestWait, type Limits } from './config-limits.ts'
import { judgePayments, type PaymentsConfig } from './config-payments.ts'
import { judgePlans, type PlanSales } from './config-plans.ts'
import {
  judgeContact,
  judgeMail,
  judgeMetrics,
  judgeOrigins,
  judgeProxies,
  judgePublicUrl,
} from './config-rules.ts'
import { judgeObjectStorage, type ObjectStorageConfig } from './config-storage.ts'

export type { Environment } from './config-judge.ts'
export type { ObjectStorageConfig } from './config-storage.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const poolSizes = { least: 2, most: 200, whole: true }
/** The least length of a secret: a shorter one can be guessed. */
export const leastSecretCharacters = 32

export type DatabaseConfig =
  | { kind: 'sqlite'; file: string }
  | { kind: 'postgres'; url: string; poolSize?: number }

export interface Config {
  env: 'development' | 'production' | 'test'
  /** Demo data, and reset codes in responses (decision D14). */
  demo: boolean
  host: string
  port: number
  /** Absolute path of the folder that holds everything kept on disk. */
  dataDir: string
  /** The product's own origin, without a slash at the end: the host of every link in mails and pages. */
  publicUrl: string
  database: DatabaseConfig
  /** `secrets`: the first signs, all verify; null: the secret kept in the data folder is used. */
  session: { secrets: [string, ...string[]] | null; idleMs: number; maxMs: number }
  /** Null: mail is written to `outbox/` in the data folder. */
  mail: { from: string; smtpUrl: string } | null
  /** How many mails may go to one mailbox in an hour. */
  mailsPerHour: number
  /** The operator's own address: where replies to our mails go. */
  contactEmail: string | null
  /** True when a company's portfolios stay hidden until it has confirmed its mailbox. */
  listingsNeedConfirmedEmail: boolean
  /** Addresses and networks of proxies whose forwarding headers are trusted. */
  trustProxy: false | string[]
  limits: Limits
  /** The longest wait after failed logins, ms. */
  longestLoginWaitMs: number
  /** Address at which figures for Prometheus are served; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Time between the signal to stop and the stop, so that others notice that the server is not ready, ms. */
  stopGraceMs: number
  /** Null: pictures are kept in the data folder. */
  s3: ObjectStorageConfig | null
  /** The ways to pay for a plan, each null while it is not configured. */
  payments: PaymentsConfig
  /** Origins of other sites that may call the API from a browser. */
  corsOrigins: string[]
  /** Fees of the plans; null: nothing is sold. */
  plans: PlanSales | null
  logLevel: (typeof logLevels)[number]
}

/** Reports every fault of the configuration at once, one sentence each. */
export class ConfigError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Reads `.env` in the folder; the process's own environment takes precedence. */
export function readEnvironment(folder = process.cwd()): Environment {
  const file = join(folder, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}

/** Reads and checks the configuration. Throws `ConfigError`, which names every fault at once. */
export function readConfig(environment: Environment): Config {
  const judge = createJudge(environment)
  const env = judge.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development')
  const host = judge.text('HOST') ?? '127.0.0.1'
  const port = judge.number('PORT', { least: 0, most: 65_535, whole: true }, 3000)
  const dataDir = resolve(judge.text('DATA_DIR') ?? 'data')
  const mail = judgeMail(judge)
  const production = env === 'production'
  if (production) judgeProduction(judge)
  const demo = judgeDemo(judge, { production, host, mailed: judge.text('SMTP_URL') !== undefined })

  const config: Config = {
    env,
    demo,
    host,
    port,
    dataDir,
    publicUrl: judgePublicUrl(judge) ?? localAddress(host, port),
    database: judgeDatabase(judge, dataDir),
    session: judgeSession(judge),
    mail,
    mailsPerHour: judge.number('MAILS_PER_HOUR', { least: 1, most: 1000, whole: true }, 6),
    contactEmail: judgeContact(judge),
    listingsNeedConfirmedEmail:
      judge.oneOf('LISTINGS_REQUIRE_CONFIRMED_EMAIL', ['0', '1'], production ? '1' : '0') === '1',
    trustProxy: judgeProxies(judge),
    limits: judgeLimits(judge, production || !isLoopback(host)),
    longestLoginWaitMs: judgeLongestWait(judge),
    metrics: judgeMetrics(judge, port),
    stopGraceMs: judge.number('STOP_GRACE_MS', { least: 0, most: 8000, whole: true }, production ? 2000 : 0),
    s3: judgeObjectStorage(judge),
    payments: judgePayments(judge),
    corsOrigins: judgeOrigins(judge),
    plans: judgePlans(judge, demo),
    logLevel: judge.oneOf('LOG_LEVEL', logLevels, env === 'test' ? 'silent' : demo ? 'warn' : 'info'),
  }
  if (judge.faults.length > 0) throw new ConfigError(judge.faults)
  return config
}

/** Parses a `postgres://` address, or `sqlite:` and the path of a file; undefined for other texts. */
export function databaseAt(text: string): DatabaseConfig | undefined {
  const [, file] = /^sqlite:(.+)$/.exec(text) ?? []
  if (file !== undefined) return { kind: 'sqlite', file: resolve(file) }
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? { kind: 'postgres', url: text } : undefined
}

/** `http://host:port` as a browser on this machine can open it. */
export function localAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function judgeProduction(judge: Judge): void {
  const missing = ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'].filter(
    (name) => !judge.text(name),
  )
  if (missing.length > 0) judge.fault(`Production (NODE_ENV=production) needs ${missing.join(', ')}`)
}

function judgeDemo(judge: Judge, facts: { production: boolean; host: string; mailed: boolean }): boolean {
  const wish = judge.oneOf('DEMO', ['0', '1', 'auto'], 'auto')
  if (wish === '0') return false
  const hindrances = [
    facts.production ? 'NODE_ENV must not be production' : '',
    isLoopback(facts.host) ? '' : 'HOST must be a loopback address such as 127.0.0.1',
    facts.mailed ? 'SMTP_URL must not be set' : '',
  ].filter((reason) => reason !== '')
  if (wish === '1') {
    for (const reason of hindrances) judge.fault(`DEMO=1 asks for demo mode, but ${reason}`)
  }
  return hindrances.length === 0
}

function judgeDatabase(judge: Judge, dataDir: string): DatabaseConfig {
  const database = judgeDatabaseUrl(judge, dataDir)
  if (judge.text('DATABASE_POOL_SIZE') === undefined) return database
  if (database.kind === 'postgres') {
    return { ...database, poolSize: judge.number('DATABASE_POOL_SIZE', poolSizes, poolSizes.least) }
  }
  judge.fault('DATABASE_POOL_SIZE is set, so DATABASE_URL must start with postgres://')
  return database
}

function judgeDatabaseUrl(judge: Judge, dataDir: string): DatabaseConfig {
  const text = judge.text('DATABASE_URL')
  if (text === undefined) return { kind: 'sqlite', file: join(dataDir, 'tameer.sqlite') }
  const database = databaseAt(text)
  if (!database) judge.fault('DATABASE_URL must start with postgres:// or be sqlite: and the path of a file')
  return database ?? { kind: 'postgres', url: text }
}

function judgeSession(judge: Judge): Config['session'] {
  const [first, ...older] = judge.list('SESSION_SECRET')
  const secrets: Config['session']['secrets'] = first === undefined ? null : [first, ...older]
  if (secrets?.some((secret) => secret.length < leastSecretCharacters)) {
    judge.fault(
      `SESSION_SECRET must have at least ${leastSecretCharacters} characters, and so must each of several (with commas between)`,
    )
  }
  const days = { least: 0.001, most: 3650, whole: false }
  const idleMs = judge.number('SESSION_IDLE_DAYS', days, 30) * dayMs
  const maxMs = judge.number('SESSION_MAX_DAYS', days, 90) * dayMs
  if (idleMs > maxMs) judge.fault('SESSION_IDLE_DAYS must not be more than SESSION_MAX_DAYS')
  return { secrets, idleMs, maxMs }
}
