import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { newId } from '../../core/secrets/ids.ts'
import { versionLookMs } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { Outage } from './outage.ts'

const channel = 'tameer_written'
const reconnectMs = 250
/** A connection may be cut without either end noticing: it is checked at this interval, and has as long to respond. */
const beatMs = 1_000
const answerMs = 2_000
const outcomeMs = 3_000
const outcomeLookMs = 50
/** Notifications arrive within milliseconds; a machine under load takes longer. */
const hearMs = 5_000
const hearLookMs = 5

/** A transaction about to commit. */
export interface Announced {
  /** Its id; null: it wrote nothing. */
  transaction: string | null
  /** The server and the time of its start. */
  server: string
  /** The listening connection at that time. */
  witness: pg.Client | undefined
}

/** Is notified of the commits of every process on this database, and notifies the others of ours. */
export interface WriteListener {
  /**
   * The last statement of a transaction. With `tell` it adds a notification, sent at the commit if anything changed.
   */
  announce(trx: Transaction<Schema>, tell: boolean): Promise<Announced>
  /** The outcome of a transaction whose commit got no response. */
  outcomeOf(announced: Announced): Promise<'committed' | 'aborted' | 'unknown'>
  bump(): void
  version(): number
  /**
   * True when it receives the notifications of `other`: not so behind a pooler that lends connections by the
   * transaction.
   */
  hears(other: Kysely<Schema>): Promise<boolean>
  close(): Promise<void>
}

/** Opens a connection that only listens. While it is broken, `version()` changes all the time. */
export async function listenForWrites(config: pg.ClientConfig, outage: Outage): Promise<WriteListener> {
  const self = newId()
  let count = 1
  let client: pg.Client | undefined
  let closing = false
  let timer: NodeJS.Timeout | undefined
  let lookedAt = 0
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ ...config, application_name: 'tameer-listener', query_timeout: answerMs })
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', (news) => {
      if (news.payload !== self) count += 1
    })
    await beginListening(fresh)
    if (closing) return fresh.end()
    client = fresh
    count += 1
    outage.back()
    void watch(fresh)
  }
  const lost = (broken: pg.Client): void => {
    if (closing || client !== broken) return
    client = undefined
    outage.suspect()
    retry()
  }
  const retry = (): void => {
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        if (closing) return
        outage.away(error)
        retry()
      })
    }, reconnectMs).unref()
  }
  const watch = async (mine: pg.Client): Promise<void> => {
    while (client === mine && !closing) {
      await sleep(beatMs, undefined, { ref: false })
      await mine.query('select 1').catch(() => {
        lost(mine)
        return mine.end().catch(() => {})
      })
    }
  }
  await connect()

  return {
    announce: async (trx, tell) => {
      const witness = client
      // A transaction has an id only after it has written: readers have none and need no notification.
      const { rows } = await sql<Omit<Announced, 'witness'>>`
        select pg_current_xact_id_if_assigned()::text as transaction, ${serverNow} as server
          ${
            tell
              ? sql`, case when pg_current_xact_id_if_assigned() is not null
            then pg_notify(${channel}, ${self}) is null end`
              : sql``
          }`.execute(trx)
      const [row] = rows
      if (!row) throw new Error('a transaction could not be announced')
      return { ...row, witness }
    },
    outcomeOf: ({ transaction, server, witness }) =>
      transaction === null ? Promise.resolve('committed') : askOutcome(witness, transaction, server),
    bump: () => {
      count += 1
    },
    version: () => {
      if (!client && performance.now() - lookedAt >= versionLookMs) {
        count += 1
        lookedAt = performance.now()
      }
      return count
    },
    hears: (other) => isHeard(other, client, self),
    close: async () => {
      closing = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

/** Ends the client when it cannot connect and listen. */
async function beginListening(client: pg.Client): Promise<void> {
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function isHeard(
  other: Kysely<Schema>,
  listening: pg.Client | undefined,
  word: string,
): Promise<boolean> {
  let heard = false
  const hear = ({ payload }: pg.Notification) => {
    heard ||= payload === word
  }
  listening?.on('notification', hear)
  const giveUpAt = performance.now() + hearMs
  await sql`select pg_notify(${channel}, ${word})`.execute(other)
  while (!heard && performance.now() < giveUpAt) await sleep(hearLookMs)
  listening?.off('notification', hear)
  return heard
}

const serverNow = sql`extract(epoch from pg_postmaster_start_time())::text`

/**
 * Asks on a connection that was open before the commit and still is. A server that has crashed since, or another
 * server, could have given the transaction's id to another transaction (its log is not yet on the disk when an id is
 * given).
 */
async function askOutcome(
  witness: pg.Client | undefined,
  transaction: string,
  server: string,
): Promise<'committed' | 'aborted' | 'unknown'> {
  const question = `select pg_xact_status($1::xid8) as status, extract(epoch from pg_postmaster_start_time())::text as server`
  const giveUpAt = performance.now() + outcomeMs
  while (witness && performance.now() < giveUpAt) {
    const response = await witness
      .query<{ status: string | null; server: string }>(question, [transaction])
      .catch(() => undefined)
    const row = response?.rows[0]
    if (!row || row.server !== server) return 'unknown'
    if (row.status === 'committed' || row.status === 'aborted') return row.status
    if (row.status !== 'in progress') return 'unknown'
    await sleep(outcomeLookMs)
  }
  return 'unknown'
}
