import { setTimeout as sleep } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { listenForWrites } from './postgres-listener.ts'
import type { Schema } from './schema.ts'
import { writeGuard } from './write-guard.ts'

const defaultPoolSize = 10
const statementTimeoutMs = 15_000
const connectTimeoutMs = 10_000
const maxAttempts = 5
const firstPauseMs = 10

const int8 = 20
/** Whole numbers of eight bytes and counts are numbers here: times in ms and counts stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** Connects to PostgreSQL. Rejects when the server cannot be reached. */
export async function openPostgres(url: string, poolSize = defaultPoolSize): Promise<Database> {
  const base = { connectionString: url, types, connectionTimeoutMillis: connectTimeoutMs }
  const limits = { ...base, statement_timeout: statementTimeoutMs }
  const readPool = poolOf({ ...limits, max: poolSize, options: '-c default_transaction_read_only=on' })
  const writePool = poolOf({
    ...limits,
    max: Math.max(1, Math.ceil(poolSize / 2)),
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
  })
  const read = kyselyOn(readPool)
  const writer = kyselyOn(writePool)
  const guarded = writeGuard()
  const listener = await listenForWrites(base).catch(async (error: unknown) => {
    await Promise.all([read.destroy(), writer.destroy()])
    throw error
  })

  return {
    kind: 'postgres',
    read,
    writer,
    write: (work) =>
      guarded(async () => {
        const result = await repeatable(() =>
          writer.transaction().execute(async (trx) => {
            const value = await work(trx)
            const changed = await listener.announce(trx)
            return { value, changed }
          }),
        )
        if (result.changed) listener.bump()
        return result.value
      }),
    note: (work) => guarded(() => repeatable(() => writer.transaction().execute(work))),
    load: () => ({
      waiting: readPool.waitingCount + writePool.waitingCount,
      busy: readPool.totalCount - readPool.idleCount + writePool.totalCount - writePool.idleCount,
    }),
    version: listener.version,
    analyze: async () => {
      await sql`vacuum analyze`.execute(writer)
    },
    scrub: async () => {},
    close: async () => {
      await Promise.all([listener.close(), read.destroy(), writer.destroy()])
    },
  }
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // An idle connection that the server ended is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

function kyselyOn(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
}

/** Runs again what failed for reasons of timing alone: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html */
async function repeatable<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= maxAttempts || !isPassing(error)) throw error
      await sleep(firstPauseMs * 2 ** (attempt - 1))
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}
