import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnPostgres, emptyTestDatabase } from '../../../test/databases.ts'
import { UnknownOutcome } from '../../core/errors.ts'
import { migrateToLatest } from '../migrate.ts'
import { type Database, openDatabase } from './connect.ts'

/** First byte of the message for a NOTIFY: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const notificationResponse = 'A'.charCodeAt(0)

const addCity = (db: Database, id: number, before: () => void = () => {}) =>
  db.write(async (trx) => {
    before()
    await trx
      .insertInto('cities')
      .values({ id, name: `City ${id}` })
      .execute()
  })

const countCity = async (db: Database, id: number): Promise<number> =>
  (await db.read.selectFrom('cities').where('id', '=', id).select('id').execute()).length

/** Ends the connection that runs a statement with these words in it. */
async function endBackend(db: Database, words: string, how: 'terminate' | 'cancel' = 'terminate') {
  const found = async () => {
    const { rows } = await sql<{ done: boolean }>`
      select ${sql.raw(`pg_${how}_backend`)}(pid) as done from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        and query like ${`%${words}%`}`.execute(db.writer)
    return rows.length
  }
  await expect.poll(found).toBeGreaterThan(0)
}

describeOnPostgres('connections', (open) => {
  it('prepare repeated statements, and stop at a bound', async () => {
    const db = await open()
    await db.read.connection().execute(async (one) => {
      const names = async (like: string) => {
        const found = await sql<{ name: string }>`
          select name from pg_prepared_statements where statement like ${like}`.execute(one)
        return found.rows.length
      }
      const ask = (ids: number[]) =>
        one.selectFrom('cities').select('name').where('id', 'in', ids).orderBy('id').execute()
      for (const _ of [1, 2]) expect(await ask([2])).toEqual([{ name: 'Lahore' }])
      expect(await names('%order by%')).toBe(1)
      for (let length = 2; length <= 200; length += 1) await ask(Array.from({ length }, (_, n) => n + 1))
      expect(await names('%order by%')).toBe(32)
      for (let n = 0; n < 400; n += 1) await sql.raw(`select ${n} as n`).execute(one)
      expect(await names('%')).toBe(256)
      expect(await ask([2])).toEqual([{ name: 'Lahore' }])
    })
  })

  it('have their time limits, also when they replace dead ones', async () => {
    const db = await open()
    const limits = sql<Record<string, string>>`
      select current_setting('statement_timeout') as statement, current_setting('enable_seqscan') as scan,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('default_transaction_read_only') as kept`
    const ask = async () => [
      ...(await limits.execute(db.read)).rows,
      ...(await db.write((trx) => limits.execute(trx))).rows,
    ]
    const wanted = [
      { statement: '15s', scan: 'off', idle: '0', kept: 'on' },
      { statement: '15s', scan: 'on', idle: '30s', kept: 'off' },
    ]
    expect(await ask()).toEqual(wanted)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'tameer'`.execute(db.writer)
    expect(await ask()).toEqual(wanted)
  })

  it('that die during a query are replaced, and the query repeated', async () => {
    const db = await open()
    const asked = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.5)`.execute(db.read)
    await endBackend(db, 'pg_sleep(0.5)')
    expect((await asked).rows).toHaveLength(1)
  })

  it('are all replaced when one of them was ended: the others often are too, a little later', async () => {
    const db = await open()
    const pidsOf = (seconds: number) =>
      Promise.all(
        Array.from({ length: 4 }, async () => {
          const asked = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(${seconds})`
          return (await asked.execute(db.read)).rows[0]?.pid
        }),
      )
    const before = await pidsOf(0.2)
    expect(new Set(before).size).toBe(4)
    const asked = sql`select pg_sleep(0.6)`.execute(db.read)
    await endBackend(db, 'pg_sleep(0.6)')
    await asked
    const after = await pidsOf(0.2)
    expect(after.filter((pid) => before.includes(pid))).toEqual([])
  })

  it('that die during a write are replaced, and the write is made once', async () => {
    const db = await open()
    let attempts = 0
    const written = db.write(async (trx) => {
      attempts += 1
      await trx.insertInto('cities').values({ id: 900, name: 'Elsewhere' }).execute()
      if (attempts === 1) await sql`select pg_sleep(5)`.execute(trx)
    })
    await endBackend(db, 'pg_sleep(5)')
    await written
    expect(attempts).toBe(2)
    expect(await countCity(db, 900)).toBe(1)
  })

  it('that die between two statements of a write end nothing else', async () => {
    const db = await open()
    let attempts = 0
    await db.write(async (trx) => {
      attempts += 1
      await trx.insertInto('cities').values({ id: 900, name: 'Elsewhere' }).execute()
      if (attempts > 1) return
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.writer)
      await sleep(100)
    })
    expect(attempts).toBe(2)
    expect(await countCity(db, 900)).toBe(1)
  })

  it('learn of a migration by another process', async () => {
    const db = await open()
    const all = () => db.read.selectFrom('cities').selectAll().where('id', '=', 1).execute()
    await Promise.all([all(), all()])
    await sql`alter table cities add column mayor text`.execute(db.writer)
    expect(await Promise.all([all(), all(), all()])).toHaveLength(3)
  })

  it('fail with busy for a statement that took too long, and go on working', async () => {
    const db = await open()
    const asked = sql`select pg_sleep(5)`.execute(db.read)
    const refused = expect(asked).rejects.toMatchObject({ code: 'busy', retryAfterS: expect.any(Number) })
    await endBackend(db, 'pg_sleep(5)', 'cancel')
    await refused
    expect(await countCity(db, 2)).toBe(1)
  })

  it('are no more than the pool size, and half as many for writing', async () => {
    const db = await open()
    const nap = sql`select pg_sleep(0.3)`
    await Promise.all([
      ...Array.from({ length: 9 }, () => nap.execute(db.read)),
      ...Array.from({ length: 5 }, () => db.write((trx) => nap.execute(trx))),
    ])
    const { rows } = await sql<{ name: string; n: number }>`
      select application_name as name, count(*) as n from pg_stat_activity
      where datname = current_database() group by 1 order by 1`.execute(db.writer)
    expect(rows).toEqual([
      { name: 'tameer', n: 4 + 2 },
      { name: 'tameer-listener', n: 1 },
      { name: 'tameer-upkeep', n: expect.any(Number) },
    ])
  })

  it('fail with busy when none is free for long', async () => {
    const db = await open()
    const sleepers = Array.from({ length: 4 }, () => sql`select pg_sleep(5)`.execute(db.read))
    await expect(countCity(db, 2)).rejects.toMatchObject({ code: 'busy' })
    await Promise.all(sleepers)
    expect(await countCity(db, 2)).toBe(1)
  })
})

describeOnPostgres('a way to the database that tells nobody of notifications', () => {
  it('keeps the server from starting, as a pooler of transactions would', async () => {
    const { url, proxy } = await startProxy()
    proxy.quiet = true
    await expect(openDatabase({ kind: 'postgres', url })).rejects.toThrow('pool_mode = session')
  })
})

describeOnPostgres('a commit that is never answered', () => {
  it('is found out when the database responds again', async () => {
    const { db, proxy } = await openThroughProxy()
    let attempts = 0
    proxy.cutCommits = 'one'
    await addCity(db, 900, () => {
      attempts += 1
    })
    expect(proxy.cut).toBe(1)
    expect(attempts).toBe(1)
    expect(await countCity(db, 900)).toBe(1)
  })

  it('leads to a repeat when the write was not committed', async () => {
    const { db, proxy } = await openThroughProxy()
    await sql`create function linger() returns trigger language plpgsql as
      'begin perform pg_sleep(1); return null; end'`.execute(db.writer)
    await sql`create constraint trigger slow after insert on cities deferrable initially deferred
      for each row execute function linger()`.execute(db.writer)
    let attempts = 0
    const written = addCity(db, 900, () => {
      attempts += 1
    })
    await endBackend(db, 'commit')
    await written
    expect(proxy.cut).toBe(0)
    expect(attempts).toBe(2)
    expect(await countCity(db, 900)).toBe(1)
  })

  it('is unknown when it cannot be found out, and the write is not repeated', async () => {
    const { db, proxy } = await openThroughProxy()
    let attempts = 0
    proxy.cutCommits = 'all'
    const writing = addCity(db, 900, () => {
      attempts += 1
    })
    await expect(writing).rejects.toBeInstanceOf(UnknownOutcome)
    expect(attempts).toBe(1)
    proxy.cutCommits = 'none'
    await expect.poll(() => countCity(db, 900)).toBe(1)
  })
})

describeOnPostgres('a network to the database that is cut silently', () => {
  it('lets no cache be trusted, until it is connected again', async () => {
    const { db, proxy } = await openThroughProxy()
    const before = db.version()
    proxy.silent = true
    await expect.poll(() => db.version()).toBeGreaterThan(before)
    proxy.silent = false
    await expect
      .poll(async () => {
        const one = db.version()
        await sleep(450)
        return db.version() - one
      })
      .toBe(0)
  })
})

/** A database behind a proxy that can cut the connection after a commit, and drop bytes. */
async function openThroughProxy() {
  const { url, proxy } = await startProxy()
  const db = await openDatabase({ kind: 'postgres', url, poolSize: 4 })
  onTestFinished(db.close)
  await migrateToLatest(db)
  return { db, proxy }
}

async function startProxy() {
  const { options, remove } = await emptyTestDatabase('postgres')
  if (options.kind !== 'postgres') throw new Error('not PostgreSQL')
  const direct = new URL(options.url)
  const proxy = { cutCommits: 'none' as 'none' | 'one' | 'all', cut: 0, silent: false, quiet: false }
  const sockets = new Set<Socket>()
  const server = createServer((caller) => {
    const target = connect(Number(direct.port), direct.hostname)
    const pair = [caller, target]
    for (const socket of pair) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => pair.map((one) => one.destroy()))
    }
    caller.on('data', (bytes: Buffer) => {
      if (proxy.silent) return
      target.write(bytes)
      if (proxy.cutCommits === 'none' || !bytes.includes('commit\0')) return
      proxy.cut += 1
      target.removeAllListeners('data').resume()
      const victims = proxy.cutCommits === 'one' ? [caller] : [...sockets]
      if (proxy.cutCommits === 'one') proxy.cutCommits = 'none'
      setTimeout(() => victims.map((socket) => socket.destroy()), 200)
    })
    target.on('data', (bytes: Buffer) => {
      if (!proxy.quiet || bytes[0] !== notificationResponse) caller.write(bytes)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(direct)
  url.port = String((server.address() as AddressInfo).port)
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await remove()
  })
  return { url: url.href, proxy }
}
