import { existsSync } from 'node:fs'
import type { Config } from '../core/config/config.ts'
import { openDatabase } from '../db/engines/connect.ts'
import { nameOf } from '../db/engines/open-failure.ts'
import { openSqliteSource } from '../db/engines/sqlite-source.ts'
import { isInUse } from '../db/in-use.ts'
import { createDiskStore } from '../images/disk-store.ts'
import { createImageStore } from '../images/open-store.ts'
import { type Moved, moveData, type Source, type Target } from './move-data.ts'
import type { Pictures } from './pictures.ts'
import type { Place } from './place.ts'
import { MoveError, type Work } from './work.ts'

interface Closing {
  close(): Promise<void>
}

/** Throws `MoveError` when a running server uses the place. */
export async function requireFree({ database }: Place): Promise<void> {
  if (await isInUse(database)) {
    throw new MoveError(`${nameOf(database)} is in use: stop every server on both sides first.`)
  }
}

/** Runs a whole move between two places, and opens and closes both. */
export async function moveBetween(
  places: { from: Place; to: Place },
  config: Config,
  work: Work,
): Promise<Moved> {
  const from = await openSource(places.from, config)
  try {
    const to = await openTarget(places.to, config)
    try {
      return await moveData(from, to, work)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

/** Opens the source. Writes nothing to it. */
async function openSource({ database, pictures }: Place, config: Config): Promise<Source & Closing> {
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new MoveError(`There is no database at ${database.file}.`)
  }
  const store = await openPictures(pictures, config)
  const db = database.kind === 'sqlite' ? openSqliteSource(database.file) : await openDatabase(database)
  return closing({ db, pictures: store })
}

/** Opens the target. Creates a database file that does not exist. */
async function openTarget({ database, pictures }: Place, config: Config): Promise<Target & Closing> {
  const store = await openPictures(pictures, config)
  return closing({ db: await openDatabase(database), pictures: store })
}

async function openPictures(folder: string | null, config: Config): Promise<Pictures> {
  if (folder !== null) return { store: createDiskStore(folder), address: folder }
  if (!config.s3) throw new MoveError('Object storage needs the S3_… settings: see docs/operations.md.')
  return { store: await createImageStore(config), address: `${config.s3.endpoint}/${config.s3.bucket}` }
}

function closing<Side extends { db: { close(): Promise<void> }; pictures: Pictures }>(
  side: Side,
): Side & Closing {
  return {
    ...side,
    close: async () => {
      side.pictures.store.close()
      await side.db.close()
    },
  }
}
