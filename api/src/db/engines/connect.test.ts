import { chmod, stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine, emptyTestDatabase } from '../../../test/databases.ts'
import { addCompany } from '../../../test/rows.ts'
import { migrateTo, migrateToLatest } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import { type Database, openDatabase } from './connect.ts'

async function nameOfCity(db: Database, id: number): Promise<string | undefined> {
  const row = await db.read.selectFrom('cities').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name
}

const rename = (db: Database, name: string) =>
  db.write((trx) => trx.updateTable('cities').set({ name }).where('id', '=', 1).executeTakeFirst())

describeOnEachEngine('a database', (open, engine) => {
  it('refuses writes on the reading side', async () => {
    const db = await open()
    const writing = db.read.insertInto('cities').values({ id: 900, name: 'Elsewhere' }).execute()
    await expect(writing).rejects.toThrow(/read-?only/)
  })

  it('rolls back a write that failed', async () => {
    const db = await open()
    const failing = db.write(async (trx) => {
      await trx.insertInto('cities').values({ id: 900, name: 'Elsewhere' }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await nameOfCity(db, 900)).toBeUndefined()
    await rename(db, 'Still Writable')
    expect(await nameOfCity(db, 1)).toBe('Still Writable')
  })

  it('shows a write to readers only once it is committed', async () => {
    const db = await open()
    await db.write(async (trx) => {
      await trx.insertInto('cities').values({ id: 900, name: 'Elsewhere' }).execute()
      expect(await nameOfCity(db, 900)).toBeUndefined()
    })
    expect(await nameOfCity(db, 900)).toBe('Elsewhere')
  })

  it('moves its version with each change, and only then', async () => {
    const db = await open()
    const before = db.version()
    await db.write((trx) => trx.selectFrom('cities').selectAll().execute())
    expect(db.version()).toBe(before)
    await rename(db, 'Renamed')
    expect(db.version()).toBeGreaterThan(before)
  })

  it('writes a counter without moving its version, and notices a write beside it', async () => {
    const db = await open()
    const before = db.version()
    const note = (id: number) =>
      db.note((trx) =>
        trx
          .insertInto('cities')
          .values({ id, name: `Noted ${id}` })
          .execute(),
      )
    await note(901)
    expect(db.version()).toBe(before)
    expect(await nameOfCity(db, 901)).toBe('Noted 901')
    await Promise.all([note(902), rename(db, 'Renamed'), note(903)])
    expect(db.version()).toBe(before + 1)
  })

  it('reports how much work waits for it', async () => {
    const db = await open()
    expect(db.load()).toEqual({ waiting: 0, busy: 0 })
    await db.write(async () => {
      expect(db.load().busy).toBe(1)
    })
    expect(db.load()).toEqual({ waiting: 0, busy: 0 })
  })

  it('does not lose any of twenty writes at once', async () => {
    const db = await open()
    const id = await addCompany(db, { position: 0 })
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.write(async (trx) => {
          const query = trx.selectFrom('companies').select('updatedAt').where('id', '=', id)
          const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow()
          await trx
            .updateTable('companies')
            .set({ updatedAt: row.updatedAt + 1 })
            .where('id', '=', id)
            .execute()
        }),
      ),
    )
    const row = await db.read
      .selectFrom('companies')
      .select(['createdAt', 'updatedAt'])
      .executeTakeFirstOrThrow()
    expect(row.updatedAt - row.createdAt).toBe(20)
  })

  it('does not start on tables that a newer version has changed', async () => {
    const db = await open()
    await sql`insert into kysely_migration values ('999-later', '2026-11-21T00:00:00.000Z')`.execute(
      db.writer,
    )
    await expect(migrateToLatest(db)).rejects.toThrow(/by a newer version \(999-later\)/)
  })

  it('does not start on tables of an unreleased version, and says how to begin anew', async () => {
    const db = await open()
    await sql`update kysely_migration set name = '009-company-contact' where name like '009-%'`.execute(
      db.writer,
    )
    const anew = engine === 'sqlite' ? String.raw`Remove \S+\.sqlite, or` : 'Make the database anew'
    const sentence = new RegExp(`unreleased version \\(009-company-contact\\).* ${anew} .*backup of 0.1.0`)
    await expect(migrateToLatest(db)).rejects.toThrow(sentence)
  })

  it('refuses a write inside a write instead of waiting for itself', async () => {
    const db = await open()
    await expect(db.write(() => rename(db, 'Inner'))).rejects.toThrow(/inside another/)
  })

  it('returns times and counts as numbers', async () => {
    const db = await open()
    await addCompany(db)
    const row = await db.read
      .selectFrom('companies')
      .select((rows) => ['createdAt', rows.fn.countAll().as('n')])
      .groupBy('createdAt')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ createdAt: expect.any(Number), n: 1 })
  })

  if (engine === 'postgres')
    it('repeats a write that failed because of its timing', async () => {
      const db = await open()
      let attempts = 0
      await db.write(async (trx) => {
        attempts += 1
        if (attempts < 3)
          await sql`do $$ begin raise exception 'later' using errcode = '40001'; end $$`.execute(trx)
      })
      expect(attempts).toBe(3)
    })

  if (engine === 'sqlite')
    it('keeps the promises the connection was opened with', async () => {
      const db = await open()
      const pragma = async (name: string) => {
        const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db.writer)
        return Object.values(rows[0] ?? {})[0]
      }
      expect(await pragma('journal_mode')).toBe('wal')
      expect(await pragma('synchronous')).toBe(2)
      expect(await pragma('foreign_keys')).toBe(1)
      expect((await sql`pragma foreign_key_check`.execute(db.read)).rows).toEqual([])
    })

  if (engine === 'postgres')
    it('lets no cache be trusted while it is not notified of writes', async () => {
      const db = await open()
      const before = db.version()
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'tameer-listener'`.execute(db.writer)
      await expect.poll(() => db.version()).toBeGreaterThan(before)
      await expect
        .poll(async () => {
          const one = db.version()
          await new Promise((resolve) => setTimeout(resolve, 450))
          return db.version() - one
        })
        .toBe(0)
      const settled = db.version()
      await rename(db, 'After')
      expect(db.version()).toBeGreaterThan(settled)
    })

  it('refreshes the planner’s statistics', async () => {
    const db = await open()
    await db.analyze()
    expect(await nameOfCity(db, 1)).toBe('Karachi')
  })
})

describeOnEachEngine('two processes on one database', (_open, engine) => {
  it('migrate together, see each other and are notified', async () => {
    const { options, remove } = await emptyTestDatabase(engine)
    const first = await openDatabase(options)
    const second = await openDatabase(options)
    try {
      const steps = await Promise.all([migrateToLatest(first), migrateToLatest(second)])
      expect(steps.flat()).toEqual(Object.keys(migrations))

      const before = second.version()
      await rename(first, 'From Next Door')
      await expect.poll(() => second.version()).toBeGreaterThan(before)
      expect(await nameOfCity(second, 1)).toBe('From Next Door')
      await Promise.all([rename(first, 'One'), rename(second, 'Two'), rename(first, 'Three')])
    } finally {
      await first.close()
      await second.close()
      await remove()
    }
  })

  it('migrates up once, and goes back from the first steps alone, down to nothing', async () => {
    const { options, remove } = await emptyTestDatabase(engine)
    const db = await openDatabase(options)
    const steps = Object.keys(migrations)
    const first = steps.slice(0, 8)
    try {
      expect(await migrateTo(db, first.at(-1))).toEqual(first)
      expect(await migrateTo(db, undefined)).toEqual(first.toReversed())
      const left = await db.writer.introspection.getTables()
      expect(left.map((table) => table.name)).toEqual([])
      expect(await migrateToLatest(db)).toEqual(steps)
      expect(await migrateToLatest(db)).toEqual([])
      expect(await nameOfCity(db, 2)).toBe('Lahore')
      await expect(migrateTo(db, first.at(-1))).rejects.toThrow(/no way back from 015/)
      expect(await nameOfCity(db, 2)).toBe('Lahore')
    } finally {
      await db.close()
      await remove()
    }
  })
})

it('the embedded database is readable by its owner alone, and so is one that was not', async () => {
  const { options, remove } = await emptyTestDatabase('sqlite')
  if (options.kind !== 'sqlite') throw new Error('not the embedded one')
  onTestFinished(remove)
  for (const before of [undefined, 0o644]) {
    if (before !== undefined) await chmod(options.file, before)
    const db = await openDatabase(options)
    await migrateToLatest(db)
    for (const file of [options.file, `${options.file}-wal`]) {
      expect((await stat(file)).mode & 0o777, file).toBe(0o600)
    }
    await db.close()
  }
})

it.each([
  ['postgres://a:hidden@127.0.0.1:9/main', 'The database at 127.0.0.1:9 cannot be reached'],
  ['postgres://a:hidden@nowhere.invalid/main', 'The database at nowhere.invalid:5432 cannot be reached'],
])('%s is away, which is one sentence', async (url, words) => {
  const failing = openDatabase({ kind: 'postgres', url })
  await expect(failing).rejects.toThrow(words)
  await expect(failing).rejects.not.toThrow('hidden')
})
