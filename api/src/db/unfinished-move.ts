import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from './database.ts'
import { hasTable } from './whole-tables.ts'

/**
 * The state of a database that is being filled from another one: one row in a table of its own, until it is complete.
 */
export interface UnfinishedMove {
  /** Fingerprint of the database the rows come from. */
  source: string
  /** Destination of the pictures. */
  pictures: string
  /** The last picture copied, in the order of `listAllPictures`; empty before the first. */
  picturesAfter: string
}

const name = 'unfinished_move'
const table: RawBuilder<unknown> = sql.table(name)

export async function findUnfinishedMove(db: Reader): Promise<UnfinishedMove | undefined> {
  if (!(await hasTable(db, name))) return undefined
  const { rows } = await sql<UnfinishedMove>`select source, pictures, pictures_after from ${table}`.execute(
    db,
  )
  return rows[0]
}

export async function beginMove(
  trx: Writer,
  { source, pictures, picturesAfter }: UnfinishedMove,
): Promise<void> {
  await sql`create table ${table} (
    id integer not null primary key check (id = 1),
    source text not null,
    pictures text not null,
    pictures_after text not null
  )`.execute(trx)
  await sql`insert into ${table} (id, source, pictures, pictures_after)
    values (1, ${source}, ${pictures}, ${picturesAfter})`.execute(trx)
}

export async function notePicturesMoved(trx: Writer, picturesAfter: string): Promise<void> {
  await sql`update ${table} set pictures_after = ${picturesAfter}`.execute(trx)
}

/** From here on the database is like any other. */
export async function finishMove(trx: Writer): Promise<void> {
  await sql`drop table ${table}`.execute(trx)
}
