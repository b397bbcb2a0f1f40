import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine, type Engine, emptyTestDatabase } from '../../test/databases.ts'
import { fillEveryTable } from '../../test/every-table.ts'
import { addCompany } from '../../test/rows.ts'
import { type Config, readConfig } from '../core/config/config.ts'
import { type Database, openDatabase } from '../db/engines/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { readRows, type WholeRow, wholeTables } from '../db/whole-tables.ts'
import { createDiskStore } from '../images/disk-store.ts'
import type { Place } from './place.ts'
import { moveBetween } from './sides.ts'
import { MoveError, type Progress, type Work } from './work.ts'

type Given = Partial<Omit<Work, 'signal'>> & { signal?: AbortSignal }

function work(given: Given = {}): Work {
  return { progress: () => {}, say: () => {}, signal: new AbortController().signal, ...given }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-move-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Creates an empty place. */
async function newPlace(engine: Engine): Promise<Place> {
  const { options, remove } = await emptyTestDatabase(engine)
  onTestFinished(remove)
  const dataDir = await newFolder()
  return { database: options, pictures: join(dataDir, 'uploads'), dataDir }
}

async function withDatabase<Result>(
  { database }: Place,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(database)
  try {
    return await run(db)
  } finally {
    await db.close()
  }
}

/** Creates a place with data. */
async function filledPlace(engine: Engine): Promise<Place> {
  const place = await newPlace(engine)
  await withDatabase(place, async (db) => {
    await migrateToLatest(db)
    await fillEveryTable(db, createDiskStore(place.pictures ?? ''))
  })
  return place
}

/** Reads all rows of all tables. */
function contents(place: Place): Promise<Record<string, WholeRow[]>> {
  return withDatabase(place, async (db) => {
    const tables = wholeTables.map(async (table) => [
      table.name,
      await readRows(db.read, table, undefined, 10_000),
    ])
    return Object.fromEntries(await Promise.all(tables))
  })
}

async function files(place: Place): Promise<Record<string, string>> {
  const store = createDiskStore(place.pictures ?? '')
  const found: Record<string, string> = {}
  for await (const { name } of store.list()) found[name] = (await store.read(name))?.toString() ?? ''
  return found
}

/** Returns a progress function that calls `happening` before the nth report that begins with `what`. */
function before(nth: number, what: string, happening: () => void): Progress {
  let heard = 0
  return (said) => {
    if (said.startsWith(what) && ++heard === nth) happening()
  }
}

const config: Config = readConfig({ NODE_ENV: 'test' })

describeOnEachEngine('data migration between sqlite and', (_open, engine) => {
  const there: [from: Engine, to: Engine] = ['sqlite', engine]
  const directions = engine === 'sqlite' ? [there] : [there, [engine, 'sqlite'] as const]

  it.each(directions)('copies everything: %s to %s', async (one, other) => {
    const [from, to] = [await filledPlace(one), await newPlace(other)]
    const left = await contents(from)
    for (const [table, rows] of Object.entries(left)) expect(rows.length, table).toBeGreaterThan(0)
    const { rows, pictures } = await moveBetween({ from, to }, config, work())
    expect(rows).toMatchObject({ rows: Object.values(left).flat().length, differences: [] })
    expect(pictures).toMatchObject({ pictures: 7, files: 19, lost: { count: 0 }, differing: { count: 0 } })
    expect(await contents(to)).toEqual(left)
    expect(await files(to)).toEqual(await files(from))
    // The target keeps no trace of the move and is used like any other.
    await withDatabase(to, async (db) => {
      expect(await migrateToLatest(db)).toEqual([])
      await addCompany(db)
    })
    await expect(moveBetween({ from, to }, config, work())).rejects.toThrow(
      'The target is not empty: its table accounts has rows.',
    )
  })

  it.each(directions)('continues wherever it was interrupted: %s to %s', async (one, other) => {
    const [from, to] = [await filledPlace(one), await newPlace(other)]
    const told: string[] = []
    const interrupted = (reports: number) => {
      const stop = new AbortController()
      const progress = before(reports, '', () => stop.abort(new MoveError('enough')))
      const say = (line: string) => told.push(line)
      return moveBetween({ from, to }, config, work({ progress, say, signal: stop.signal }))
    }
    // Interrupted twice among the rows, once among the pictures, and once during the comparison.
    for (const reports of [3, 5, 8, 4]) await expect(interrupted(reports)).rejects.toThrow('enough')
    await expect(withDatabase(to, migrateToLatest)).rejects.toThrow('The move into this database is not')
    await moveBetween({ from, to }, config, work())
    expect(await contents(to)).toEqual(await contents(from))
    expect(new Set(told)).toEqual(new Set(['Going on where the move was interrupted.']))
    expect(await files(to)).toEqual(await files(from))
  })

  it.each(directions)('finds a row and a file that differ: %s to %s', async (one, other) => {
    const [from, to] = [await filledPlace(one), await newPlace(other)]
    const stop = new AbortController()
    const progress = before(1, 'Checking', () => stop.abort(new MoveError('enough')))
    await expect(moveBetween({ from, to }, config, work({ progress, signal: stop.signal }))).rejects.toThrow(
      'enough',
    )
    const changed = await withDatabase(to, async (db) => {
      await db.write((trx) =>
        trx.updateTable('portfolios').set({ price: '250-above' }).where('title', '=', 'null').execute(),
      )
      await db.write((trx) => trx.deleteFrom('mailOutbox').where('sentAt', 'is not', null).execute())
      return db.read
        .selectFrom('portfolios')
        .select('id')
        .where('title', '=', 'null')
        .executeTakeFirstOrThrow()
    })
    const failure = await moveBetween({ from, to }, config, work()).catch((error: Error) => error.message)
    expect(failure).toContain(
      `  - portfolios: 6 rows at the source, 6 at the target; the first to differ has the key ${changed.id}`,
    )
    expect(failure).toMatch(/ {2}- mailOutbox: 6 rows at the source, 5 at the target/)
    expect(String(failure).split('\n')).toHaveLength(3)
  })
})

describeOnEachEngine('data migration out of', (_open, engine) => {
  it('names files that were lost before, and continues', async () => {
    const [from, to] = [await filledPlace(engine), await newPlace('sqlite')]
    const [name = ''] = Object.keys(await files(from))
    await rm(join(from.pictures ?? '', name))
    const { pictures } = await moveBetween({ from, to }, config, work())
    expect(pictures).toMatchObject({ files: 18, lost: { count: 1, first: [name] } })
  })

  it('leaves pictures in place when both sides use the same store', async () => {
    const [from, to] = [await filledPlace(engine), await newPlace('sqlite')]
    const before = await files(from)
    const { pictures } = await moveBetween({ from, to: { ...to, pictures: from.pictures } }, config, work())
    expect(pictures).toMatchObject({ files: 19, lost: { count: 0 } })
    expect(await files(from)).toEqual(before)
  })

  it('refuses a target that is not empty, or is used by another move', async () => {
    const [from, to, other] = [
      await filledPlace('sqlite'),
      await newPlace(engine),
      await filledPlace('sqlite'),
    ]
    await createDiskStore(to.pictures ?? '').put([
      { name: 'c1f7bd6e-0b6e-4a1c-8b7c-000000000000.jpg', bytes: Buffer.from('x') },
    ])
    await expect(moveBetween({ from, to }, config, work())).rejects.toThrow(/not empty: \S+ holds c1f7bd6e/)
    await rm(to.pictures ?? '', { recursive: true })
    const stop = new AbortController()
    const progress = before(2, 'Copying', () => stop.abort(new MoveError('enough')))
    await expect(moveBetween({ from, to }, config, work({ progress, signal: stop.signal }))).rejects.toThrow(
      'enough',
    )
    const taken = 'The target holds a move of something else'
    await expect(moveBetween({ from: other, to }, config, work())).rejects.toThrow(taken)
    await expect(
      moveBetween({ from, to: { ...to, pictures: await newFolder() } }, config, work()),
    ).rejects.toThrow(taken)
    await expect(moveBetween({ from: to, to: await newPlace('sqlite') }, config, work())).rejects.toThrow(
      'The source is itself the target',
    )
    await withDatabase(from, (db) => addCompany(db))
    await expect(moveBetween({ from, to }, config, work())).rejects.toThrow(
      'the source has changed since it began',
    )
  })

  it('refuses tables of another version, on either side', async () => {
    const [from, to] = [await filledPlace('sqlite'), await newPlace(engine)]
    const step = (name: string) => ({ name, timestamp: new Date(0).toISOString() })
    await withDatabase(from, (db) =>
      db.writer
        .insertInto('kysely_migration' as never)
        .values(step('999-later') as never)
        .execute(),
    )
    await expect(moveBetween({ from, to }, config, work())).rejects.toThrow(
      'A newer version was at the source (999-later)',
    )
    await withDatabase(from, (db) =>
      db.writer
        .deleteFrom('kysely_migration' as never)
        .where('name' as never, 'like', '009-%' as never)
        .execute(),
    )
    await expect(moveBetween({ from, to }, config, work())).rejects.toThrow(
      'The source is of an unreleased version (999-later)',
    )
    await withDatabase(from, (db) => db.writer.deleteFrom('kysely_migration' as never).execute())
    await expect(moveBetween({ from, to }, config, work())).rejects.toThrow(
      'There are no tables at the source',
    )
    await withDatabase(from, (db) =>
      db.writer
        .insertInto('kysely_migration' as never)
        .values(step('001-init') as never)
        .execute(),
    )
    await expect(moveBetween({ from, to }, config, work())).rejects.toThrow(
      'The tables at the source are of an older version',
    )
    await expect(
      moveBetween({ from: await filledPlace('sqlite'), to: from }, config, work()),
    ).rejects.toThrow('it has tables of another version')
  })

  it('refuses a source without its pictures or its database', async () => {
    const [from, to] = [await filledPlace('sqlite'), await newPlace(engine)]
    const wrong = { ...from, pictures: await newFolder() }
    await expect(moveBetween({ from: wrong, to }, config, work())).rejects.toThrow(
      'has none of the pictures the database names',
    )
    const file = join(await newFolder(), 'absent.sqlite')
    const nowhere: Place = { ...from, database: { kind: 'sqlite', file } }
    await expect(moveBetween({ from: nowhere, to }, config, work())).rejects.toThrow(
      `There is no database at ${file}.`,
    )
    expect(existsSync(file)).toBe(false)
  })
})
