import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Reader } from '../src/db/database.ts'
import { type Database, openDatabase } from '../src/db/engines/connect.ts'
import { openSqliteSource } from '../src/db/engines/sqlite-source.ts'
import { insertMany } from '../src/db/many-rows.ts'
import { migrateTo } from '../src/db/migrate.ts'
import { type Engine, emptyTestDatabase } from './databases.ts'

export type Row = Record<string, string | number | null>
export type Tables = Record<string, Row[]>

/** Stored data of the version with the migrations up to 007. */
export interface KeptVersion {
  /** Path of its SQLite database. */
  file: string
  /** Its rows, also of catalogues. */
  old: Tables
  /**
   * Opens the database as that version left it: its own file, or the rows of that file in PostgreSQL. It is removed
   * after the test.
   */
  openOld(engine: Engine): Promise<Database>
  /** Creates a data folder with its pictures. */
  dataFolder(): Promise<string>
  remove(): Promise<void>
}

/** Its tables, each after the tables it refers to. */
const tables = [
  ...[
    'users',
    'userCategories',
    'userSearchParts',
    'portfolios',
    'portfolioCities',
    'portfolioBuildingTypes',
  ],
  ...[
    'portfolioCityTypes',
    'images',
    'sessions',
    'resetCodes',
    'emailConfirmations',
    'mailOutbox',
    'rateLimits',
  ],
  ...['jobRuns', 'accountRemovals', 'idempotencyKeys'],
]
/** Tables whose rows are written by migrations. */
const catalogue = ['categories', 'cities', 'buildingTypes']

/** Unpacks it. */
export async function openKeptVersion(): Promise<KeptVersion> {
  const fixture = new URL('fixtures/version-007/', import.meta.url)
  const folder = await mkdtemp(join(tmpdir(), 'tameer-version-007-'))
  const file = join(folder, 'tameer.sqlite')
  await writeFile(file, gunzipSync(await readFile(new URL('tameer.sqlite.gz', fixture))))
  const source = openSqliteSource(file)
  const old = await readTables(source.read, [...tables, ...catalogue])
  await source.close()
  return {
    file,
    old,
    async openOld(engine) {
      const { options, remove } = await emptyTestDatabase(engine)
      if (options.kind === 'sqlite') await cp(file, options.file)
      const db = await openDatabase(options)
      onTestFinished(async () => {
        await db.close()
        await remove()
      })
      if (engine === 'postgres') {
        await migrateTo(db, '007-portfolio-columns')
        await db.write(async (trx) => {
          for (const table of tables) await insertMany(trx, table as 'companies', (old[table] ?? []) as never)
        })
      }
      return db
    },
    async dataFolder() {
      const dataDir = await mkdtemp(join(folder, 'data-'))
      await cp(new URL('uploads', fixture), join(dataDir, 'uploads'), { recursive: true })
      return dataDir
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Reads all rows of these tables, sorted by their values. */
export async function readTables(db: Reader, names: readonly string[]): Promise<Tables> {
  const read: Tables = {}
  for (const name of names) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
    read[name] = sorted(rows)
  }
  return read
}

export function sorted(rows: readonly Row[]): Row[] {
  const text = (row: Row) => JSON.stringify(Object.entries(row).sort())
  return rows.toSorted((a, b) => (text(a) < text(b) ? -1 : 1))
}
