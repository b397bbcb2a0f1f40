import { setTimeout as sleep } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { StartError, UnknownOutcome } from '../../core/errors.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { writeGuard } from '../write-guard.ts'
import { asOpenFailure } from './open-failure.ts'
import { createOutage, type Outage } from './outage.ts'
import { DatabaseAway, isTiming } from './postgres-failures.ts'
import { type Announced, listenForWrites, type WriteListener } from './postgres-listener.ts'
import { createPool } from './postgres-pool.ts'

const defaultPoolSize = 10
const statementTimeoutMs = 15_000
/** A server that is silent for longer is gone: it would have ended the statement itself. */
const silenceMs = 20_000
/** Longest wait for a connection, new or from the pool. */
const connectTimeoutMs = 4_000
/** Age at which a connection is replaced: the new one may lead to another server by then. */
const lifetimeS = 1_800
const maxAttempts = 5
const firstPauseMs = 10

/**
 * Reads change nothing, and page through indexes in the order of the result. PostgreSQL weighs that against reading and
 * sorting everything by the average length of a list, but one city or syllable can have a thousand times as many rows.
 */
const readSettings = {
  default_transaction_read_only: 'on',
  ...Object.fromEntries(
    ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin'].map((way) => [`enable_${way}`, 'off']),
  ),
  // PostgreSQL would use the costs that stand for "off" here, and compile every statement.
  jit: 'off',
}

const int8 = 20
/** Integers of eight bytes and counts become numbers: times in ms and counts stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/**
 * Connects to PostgreSQL. Throws `StartError` when the server cannot be reached. Later outages are `busy`: no caller
 * waits long for a connection, and both pools reconnect by themselves when the server is back.
 */
export async function openPostgres(url: string, poolSize = defaultPoolSize): Promise<Database> {
  const outage = createOutage()
  const base = { connectionString: url, types, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true }
  const { read, writing, writer, load } = openPools(base, poolSize, outage)
  const guarded = writeGuard()
  const closePools = () => Promise.all([read.destroy(), writing.destroy(), writer.destroy()])
  const listener = await listen(base, writer, outage).catch(async (error: unknown) => {
    await closePools()
    throw asOpenFailure(error, { kind: 'postgres', url })
  })

  /**
   * One attempt at a transaction: committed when it resolves, rolled back when it rejects, except for UnknownOutcome.
   */
  const attempt = async <T>(work: Work<T>, tell: boolean): Promise<{ value: T; changed: boolean }> => {
    let done: { value: T; announced: Announced } | undefined
    try {
      done = await writing.transaction().execute(async (trx) => {
        const value = await work(trx)
        done = { value, announced: await listener.announce(trx, tell) }
        return done
      })
    } catch (error) {
      if (!(error instanceof UnknownOutcome) || !done) throw error
      const outcome = await listener.outcomeOf(done.announced)
      if (outcome === 'unknown') throw error
      if (outcome === 'aborted') throw new DatabaseAway(error.cause, true, outage.isOn())
    }
    return { value: done.value, changed: done.announced.transaction !== null }
  }

  return {
    kind: 'postgres',
    read,
    writer,
    write: (work) =>
      guarded(async () => {
        const { value, changed } = await repeatable(() => attempt(work, true))
        if (changed) listener.bump()
        return value
      }),
    note: (work) => guarded(async () => (await repeatable(() => attempt(work, false))).value),
    load,
    version: listener.version,
    analyze: async () => {
      await sql`vacuum analyze`.execute(writer)
    },
    scrub: async () => {},
    close: async () => {
      await Promise.all([listener.close(), closePools()])
    },
  }
}

/** Opens the pools for reads, for writes, and for migrations and maintenance. */
function openPools(base: pg.PoolConfig, poolSize: number, { isOn: isAway }: Outage) {
  const limits = {
    ...base,
    isAway,
    query_timeout: silenceMs,
    maxLifetimeSeconds: lifetimeS,
    application_name: 'tameer',
  }
  const settings = { statement_timeout: String(statementTimeoutMs) }
  const readPool = createPool({
    ...limits,
    purpose: 'reads',
    max: poolSize,
    settings: { ...settings, ...readSettings },
  })
  const writePool = createPool({
    ...limits,
    purpose: 'writes',
    max: Math.max(1, Math.ceil(poolSize / 2)),
    settings: { ...settings, idle_in_transaction_session_timeout: String(statementTimeoutMs * 2) },
  })
  // Migrations and maintenance of large tables have no time limit.
  const upkeep = createPool({
    ...base,
    isAway,
    purpose: 'writes',
    max: 2,
    application_name: 'tameer-upkeep',
  })
  return {
    read: kyselyOn(readPool),
    writing: kyselyOn(writePool),
    writer: kyselyOn(upkeep),
    load: () => {
      const [reads, writes] = [readPool.load(), writePool.load()]
      return { waiting: reads.waiting + writes.waiting, busy: reads.busy + writes.busy }
    },
  }
}

async function listen(
  config: pg.ClientConfig,
  other: Kysely<Schema>,
  outage: Outage,
): Promise<WriteListener> {
  const listener = await listenForWrites(config, outage)
  try {
    if (await listener.hears(other)) return listener
    throw new StartError(
      'there is a pooler before PostgreSQL that lends connections by the transaction. It must lend whole sessions (PgBouncer: pool_mode = session)',
    )
  } catch (error) {
    await listener.close()
    throw error
  }
}

type Work<T> = (trx: Transaction<Schema>) => Promise<T>

function kyselyOn(pool: PostgresPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
}

/**
 * Repeats a transaction that certainly stored nothing: one that failed because of its timing, or with its connection
 * before the commit was sent. Never repeats one whose outcome is unknown.
 */
async function repeatable<T>(run: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await run()
    } catch (error) {
      const passing = isTiming(error)
      if (!passing && !(error instanceof DatabaseAway && error.lost)) throw error
      if (count >= maxAttempts) throw passing ? new DatabaseAway(error, false) : error
      await sleep(firstPauseMs * 2 ** (count - 1))
    }
  }
}
