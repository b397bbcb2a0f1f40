import { sql, type Transaction } from 'kysely'
import pg from 'pg'
import { newId } from '../core/ids.ts'
import { versionLookMs } from './database.ts'
import type { Schema } from './schema.ts'

const channel = 'tameer_written'
const reconnectMs = 2_000

/** Hears of the commits of every process on this database, and tells the others of ours. */
export interface WriteListener {
  /** Adds the news to the transaction, sent at its commit. Says whether the transaction changed anything. */
  announce(trx: Transaction<Schema>): Promise<boolean>
  bump(): void
  version(): number
  close(): Promise<void>
}

/** Opens a connection of its own that only listens. While it is broken, `version()` moves all the time. */
export async function listenForWrites(config: pg.ClientConfig): Promise<WriteListener> {
  const self = newId()
  let count = 1
  let client: pg.Client | undefined
  let closing = false
  let timer: NodeJS.Timeout | undefined
  let lookedAt = 0

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ ...config, keepAlive: true })
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', (news) => {
      if (news.payload !== self) count += 1
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    if (closing) return fresh.end()
    client = fresh
    count += 1
  }
  const lost = (broken: pg.Client): void => {
    if (closing || client !== broken) return
    client = undefined
    retry()
  }
  const retry = (): void => {
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!closing) retry()
      })
    }, reconnectMs).unref()
  }
  await connect()

  return {
    announce: async (trx) => {
      // A transaction has an id only once it has written: readers have none and need not be announced.
      const { rows } = await sql<{ changed: boolean }>`
        select case when pg_current_xact_id_if_assigned() is null then false
          else pg_notify(${channel}, ${self}) is not null end as changed`.execute(trx)
      return rows[0]?.changed ?? false
    },
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
    close: async () => {
      closing = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
