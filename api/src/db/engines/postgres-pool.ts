import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { DiskFull } from '../../core/disk-full.ts'
import { UnknownOutcome } from '../../core/errors.ts'
import { DatabaseAway, endsConnection, isEnded, isFull, isNotNow } from './postgres-failures.ts'

/** Number of prepared statements kept on one connection; statements beyond it are parsed each time. */
const mostNamed = 256
/** A statement with more parameters holds a list of one length among many, so it is rarely repeated. */
const mostParameters = 32
/** Number of tries for a read: it survives the end of two connections. */
const mostTries = 3

export interface LimitedPool extends PostgresPool {
  /** Amount of work that waits for a connection, and of connections in use. */
  load(): { waiting: number; busy: number }
}

interface PoolOptions extends pg.PoolConfig {
  /** Settings sent as each connection's first statement: a pooler in between may reject them in the start packet. */
  settings?: Record<string, string>
  /** True when the log reports an outage of the database now. */
  isAway: () => boolean
  /** Reads are repeated when their connection turns out to be dead; statements of a transaction are not. */
  purpose: 'reads' | 'writes'
}

/**
 * A bounded pool with prepared statements. Its failures are `DatabaseAway` when the database cannot do it now,
 * `DiskFull` when its disk is full, `UnknownOutcome` when a commit was sent without a response, and the database's own
 * errors otherwise.
 */
export function createPool({ purpose, settings = {}, isAway, ...config }: PoolOptions): LimitedPool {
  const pool = new pg.Pool(config)
  const first = firstWords(settings, config.connectionTimeoutMillis)
  const source: Source = { pool, isAway, first, generation: 0 }
  // The pool replaces an idle connection that the server ended; without a listener that would end the process.
  pool.on('error', () => {})
  // The same for a connection in use, from its first moment: it may break before anything else listens.
  pool.on('connect', (client) => {
    client.on('error', () => void broken.add(client))
    generations.set(client, source.generation)
  })
  return {
    connect: async () => new Lease(source, await take(source), purpose === 'writes'),
    end: () => pool.end(),
    load: () => ({ waiting: pool.waitingCount, busy: pool.totalCount - pool.idleCount }),
  }
}

/** Takes a connection that is alive and has its settings. Throws `DatabaseAway`. */
async function take(source: Source): Promise<pg.PoolClient> {
  const { pool, first, isAway } = source
  for (let tries = 1; ; tries += 1) {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      if (!broken.has(client) && generations.get(client) === source.generation) {
        if (first && !told.has(client)) await client.query(first)
        told.add(client)
        return client
      }
      client.release(true)
    } catch (error) {
      client?.release(true)
      const ended = isEnded(error) || (client && broken.has(client))
      if (!ended || tries === mostTries) throw new DatabaseAway(error, false, isAway())
    }
  }
}

/** Connections that broke, in use or idle. */
const broken = new WeakSet<pg.ClientBase>()
/** The generation of the pool in which each connection was made. */
const generations = new WeakMap<pg.ClientBase, number>()
/** Connections that have their settings. */
const told = new WeakSet<pg.ClientBase>()

interface Source {
  pool: pg.Pool
  isAway: () => boolean
  /** First statement of a new connection; undefined: none. */
  first: (pg.QueryConfig & { query_timeout: number | undefined }) | undefined
  /**
   * Connections of an older generation are not used again. When one connection was ended, others often are a little
   * later: a request that tried one after the other would run out of tries.
   */
  generation: number
}

function firstWords(settings: Record<string, string>, timeoutMs: number | undefined): Source['first'] {
  const text = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`)
  return text.length > 0 ? { text: text.join('; '), query_timeout: timeoutMs } : undefined
}

const nothing = { command: 'SELECT', rowCount: 0, rows: [] } as const

/** A connection that is in use. */
class Lease implements PostgresPoolClient {
  readonly #source: Source
  readonly #writes: boolean
  /** Undefined only when a dead connection could not be replaced. */
  #client: pg.PoolClient | undefined
  #inTransaction = false

  constructor(source: Source, client: pg.PoolClient, writes: boolean) {
    this.#source = source
    this.#client = client
    this.#writes = writes
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('cursors are not used here')
    return this.#run<R>(sql, parameters)
  }

  release(): void {
    const client = this.#client
    this.#client = undefined
    client?.release(broken.has(client))
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // The connection's work was rolled back when it broke.
    if (this.#client && broken.has(this.#client) && sql === 'rollback') return { ...nothing, rows: [] }
    this.#inTransaction ||= sql === 'begin' || sql.startsWith('start transaction')
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#ask<R>(sql, parameters)
      } catch (error) {
        const lost = error instanceof DatabaseAway && error.lost
        if (!lost || this.#writes || this.#inTransaction || tries === mostTries) throw error
        await this.#replace()
      }
    }
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const client = this.#client
    if (!client) throw new Error('a connection given back was asked')
    const unsent = broken.has(client)
    const values = [...parameters]
    const name = nameFor(client, sql, values)
    try {
      const { command, rowCount, rows } = await client.query(
        name === undefined ? { text: sql, values } : { name, text: sql, values },
      )
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows }
    } catch (error) {
      if (endsConnection(error, this.#writes)) broken.add(client)
      const lost = broken.has(client)
      if (lost && generations.get(client) === this.#source.generation) this.#source.generation += 1
      // Any other response to a commit means that it did not happen; no response leaves it open.
      if (lost && sql === 'commit' && !unsent) throw new UnknownOutcome(error)
      if (isFull(error) && !lost) throw new DiskFull(error)
      if (lost || isNotNow(error)) throw new DatabaseAway(error, lost, lost && this.#source.isAway())
      throw error
    }
  }

  async #replace(): Promise<void> {
    this.release()
    // Errors of other connections that died at the same moment reach the pool first.
    await nextTurn()
    this.#client = await take(this.#source)
  }
}

const named = new WeakMap<pg.PoolClient, Set<string>>()

/** The name under which a statement is prepared: the same for the same text. Undefined when it is not worth it. */
function nameFor(client: pg.PoolClient, sql: string, values: unknown[]): string | undefined {
  // A statement without values is either a plain query or of a kind that cannot be prepared.
  if (values.length === 0 ? !sql.startsWith('select ') : values.length > mostParameters) return undefined
  const name = createHash('sha1').update(sql).digest('base64url')
  const mine = named.get(client) ?? new Set()
  named.set(client, mine)
  if (!mine.has(name) && mine.size >= mostNamed) return undefined
  mine.add(name)
  return name
}
