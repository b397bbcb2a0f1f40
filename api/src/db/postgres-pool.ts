import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { DiskFull } from '../core/disk-full.ts'
import { UnknownOutcome } from '../core/errors.ts'
import { DatabaseAway, endsConnection, isEnded, isFull, isNotNow } from './postgres-failures.ts'

/** Statements kept prepared on one connection; those beyond it are parsed each time. */
const mostNamed = 256
/** A statement with more parameters is a list of one length among many, hardly asked twice. */
const mostParameters = 32
/** A read survives the end of its connection, and of the next one. */
const mostTries = 3

export interface LimitedPool extends PostgresPool {
  /** Work that waits for a connection, and connections in use. */
  load(): { waiting: number; busy: number }
}

interface PoolOptions extends pg.PoolConfig {
  /** What each connection is told first: at its opening a pooler on the way would not let it by. */
  settings?: Record<string, string>
  /** Whether the log tells of an outage of the database now. */
  isAway: () => boolean
  /** Reads are asked again when their connection turns out to be dead; in a transaction nothing is. */
  purpose: 'reads' | 'writes'
}

/**
 * A bounded pool whose statements are prepared by name and whose failures are told apart: `DatabaseAway` when the
 * database cannot do it now, `DiskFull` when its disk is full, `UnknownOutcome` when a commit was sent without a response, the database's own words
 * otherwise.
 */
export function createPool({ purpose, settings = {}, isAway, ...config }: PoolOptions): LimitedPool {
  const pool = new pg.Pool(config)
  const first = firstWords(settings, config.connectionTimeoutMillis)
  const source: Source = { pool, isAway, first, generation: 0 }
  // An idle connection that the server ended is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // Likewise one in use, from its first moment: nobody else listens yet when it breaks right after it was made.
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

/** Takes a connection that is alive and knows its settings. Throws `DatabaseAway`. */
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

/** Connections that broke, in use or not. */
const broken = new WeakSet<pg.ClientBase>()
/** The generation of the pool in which each connection was made. */
const generations = new WeakMap<pg.ClientBase, number>()
/** Connections that know their settings. */
const told = new WeakSet<pg.ClientBase>()

interface Source {
  pool: pg.Pool
  isAway: () => boolean
  /** What a new connection is told; undefined: nothing. */
  first: (pg.QueryConfig & { query_timeout: number | undefined }) | undefined
  /**
   * Connections made before this are not used again. Where one was ended, the others often are too, a little later: a
   * request that tried one after the other would run out of tries.
   */
  generation: number
}

function firstWords(settings: Record<string, string>, timeoutMs: number | undefined): Source['first'] {
  const text = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`)
  return text.length > 0 ? { text: text.join('; '), query_timeout: timeoutMs } : undefined
}

const nothing = { command: 'SELECT', rowCount: 0, rows: [] } as const

/** A connection in somebody's hands. */
class Lease implements PostgresPoolClient {
  readonly #source: Source
  readonly #writes: boolean
  /** Absent only when a dead one could not be replaced. */
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
    // What it had done went with the connection.
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
      // Any other response to a commit says that it did not happen; none at all says nothing.
      if (lost && sql === 'commit' && !unsent) throw new UnknownOutcome(error)
      if (isFull(error) && !lost) throw new DiskFull(error)
      if (lost || isNotNow(error)) throw new DatabaseAway(error, lost, lost && this.#source.isAway())
      throw error
    }
  }

  async #replace(): Promise<void> {
    this.release()
    // The pool is told first of the others that died at the same moment.
    await nextTurn()
    this.#client = await take(this.#source)
  }
}

const named = new WeakMap<pg.PoolClient, Set<string>>()

/** The name to prepare a statement under: the same for the same text. Undefined: it is not worth one. */
function nameFor(client: pg.PoolClient, sql: string, values: unknown[]): string | undefined {
  // What carries no values is either a plain query or of the kind that cannot be prepared.
  if (values.length === 0 ? !sql.startsWith('select ') : values.length > mostParameters) return undefined
  const name = createHash('sha1').update(sql).digest('base64url')
  const mine = named.get(client) ?? new Set()
  named.set(client, mine)
  if (!mine.has(name) && mine.size >= mostNamed) return undefined
  mine.add(name)
  return name
}
