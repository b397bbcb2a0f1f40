import type { Database } from '../db/engines/connect.ts'
import { isMigrated, listSteps, migrateToLatest, unknownVersion } from '../db/migrate.ts'
import { beginMove, findUnfinishedMove, finishMove } from '../db/unfinished-move.ts'
import { hasTable, readRows, replaceRows, wholeTables } from '../db/whole-tables.ts'
import {
  comparePictures,
  copyPictures,
  type Pictures,
  type PicturesJudgement,
  requireSome,
} from './pictures.ts'
import { compareRows, copyRows, type Origin, type RowsJudgement, readCatalogue, readOrigin } from './rows.ts'
import { MoveError, type Work } from './work.ts'

/** Source of a move: a database that nobody writes to, and its pictures. */
export interface Source {
  db: Pick<Database, 'read'>
  pictures: Pictures
}

/** Target of a move. */
export interface Target {
  db: Database
  pictures: Pictures
}

export interface Moved {
  rows: RowsJudgement
  pictures: PicturesJudgement
}

/**
 * Copies all rows and the pictures they name into an empty place, or continues the same move after an interruption, and
 * compares both sides byte for byte. Until the comparison succeeds, the target is marked as unfinished and no server
 * starts on it. Throws `MoveError`.
 */
export async function moveData(from: Source, to: Target, work: Work): Promise<Moved> {
  await requireSource(from)
  const origin = await readOrigin(from.db.read)
  const after = await begin(from, to, { origin, work })
  await copyRows(from.db.read, to.db, origin, work)
  const stores = { from: from.pictures.store, to: to.pictures.store }
  const stays = from.pictures.address === to.pictures.address
  if (!stays) await copyPictures(to.db, { ...stores, after }, work)
  await to.db.analyze()
  const rows = await compareRows(from.db.read, to.db.read, wholeTables, (done) => {
    work.signal.throwIfAborted()
    work.progress('Checking rows', done, origin.rows)
  })
  if (rows.differences.length > 0) throw notAlike(rows.differences)
  const pictures = await comparePictures(
    to.db.read,
    stays ? { from: stores.from, to: stores.from } : stores,
    work,
  )
  const { count, first } = pictures.differing
  if (count > 0) throw notAlike([`${count} files of pictures, among them ${first.join(', ')}`])
  await to.db.write(finishMove)
  return { rows, pictures }
}

async function requireSource({ db, pictures }: Source): Promise<void> {
  const steps = (await hasTable(db.read, 'kysely_migration')) ? await listSteps(db) : []
  if (steps.length === 0) throw new MoveError('There are no tables at the source.')
  const stranger = unknownVersion(steps)
  if (stranger?.kind === 'newer')
    throw new MoveError(`A newer version was at the source (${stranger.steps}). Use that version to move.`)
  if (stranger) throw new MoveError(`The source is of an unreleased version (${stranger.steps}).`)
  if (!(await isMigrated(db))) {
    throw new MoveError(
      'The tables at the source are of an older version. Start this version on it once, or run npm run db:migrate.',
    )
  }
  if (await findUnfinishedMove(db.read)) {
    throw new MoveError('The source is itself the target of a move that is not finished.')
  }
  await pictures.store.check()
  await requireSome(db.read, pictures)
}

/** Marks the target as filled from this source. Returns the last picture that an earlier run copied. */
async function begin(
  from: Source,
  to: Target,
  { origin, work }: { origin: Origin; work: Work },
): Promise<string> {
  await to.pictures.store.check()
  const begun = await findUnfinishedMove(to.db.read)
  if (begun) {
    const same = begun.source === origin.fingerprint && begun.pictures === to.pictures.address
    if (!same) {
      throw new MoveError(
        'The target holds a move of something else, or the source has changed since it began. Empty the target, and begin again.',
      )
    }
    work.say('Going on where the move was interrupted.')
    return begun.picturesAfter
  }
  await requireEmpty(to, from.pictures.address)
  await migrateToLatest(to.db)
  const catalogue = await readCatalogue(from.db.read)
  await to.db.write(async (trx) => {
    for (const { table, rows } of catalogue) await replaceRows(trx, table, rows)
    await beginMove(trx, { source: origin.fingerprint, pictures: to.pictures.address, picturesAfter: '' })
  })
  return ''
}

async function requireEmpty({ db, pictures }: Target, ownPictures: string): Promise<void> {
  if (await hasTable(db.read, 'kysely_migration')) {
    if (!(await isMigrated(db)))
      throw new MoveError('The target is not empty: it has tables of another version.')
    for (const table of wholeTables) {
      const [row] = table.isCatalogue ? [] : await readRows(db.read, table, undefined, 1)
      if (row) throw new MoveError(`The target is not empty: its table ${table.name} has rows.`)
    }
  }
  if (pictures.address === ownPictures) return
  for await (const { name } of pictures.store.list()) {
    throw new MoveError(`The target is not empty: ${pictures.address} holds ${name}.`)
  }
}

function notAlike(differences: readonly string[]): MoveError {
  return new MoveError(['The two sides are not alike:', ...differences.map((one) => `  - ${one}`)].join('\n'))
}
