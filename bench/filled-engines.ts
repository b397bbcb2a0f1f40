import { join } from 'node:path'
import { type Database, openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { freshFolder, removeFolder } from './server.ts'

interface Sizes<Size> {
  few: Size
  many: Size
  /** Fills an empty database. */
  fill: (db: Database, size: Size) => Promise<void>
}

/**
 * Fills two databases of different sizes on each engine, measures them, and deletes them. Without PostgreSQL on this
 * machine a message says so.
 */
export async function onEachEngine<Size>(
  { few, many, fill }: Sizes<Size>,
  measure: (few: Database, many: Database) => Promise<void>,
): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const opened: Filled[] = []
    const open = async (size: Size) => {
      const filled = await openFilled(engine, (db) => fill(db, size))
      if (filled) opened.push(filled)
      return filled?.db
    }
    try {
      const small = await open(few)
      const large = small && (await open(many))
      if (small && large) await measure(small, large)
    } finally {
      for (const { remove } of opened) await remove()
    }
  }
}

interface Filled {
  db: Database
  /** Closes it and deletes all its data. */
  remove: () => Promise<void>
}

/** Undefined when this machine has no PostgreSQL. */
async function openFilled(
  engine: Database['kind'],
  fill: (db: Database) => Promise<void>,
): Promise<Filled | undefined> {
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  if (engine === 'postgres' && !postgres) return undefined
  const folder = await freshFolder()
  const file = join(folder, 'bench.sqlite')
  const db = await openDatabase(postgres ? { kind: 'postgres', url: postgres.url } : { kind: 'sqlite', file })
  const remove = async () => {
    await db.close()
    await postgres?.stop()
    await removeFolder(folder)
  }
  try {
    await migrateToLatest(db)
    await fill(db)
    return { db, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
