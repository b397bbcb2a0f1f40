import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, type DatabaseConfig, databaseAt } from '../core/config/config.ts'
import { MoveError } from './work.ts'

/** Locations of one side's data. */
export interface Place {
  database: DatabaseConfig
  /** Folder of the pictures. Null means the configured object storage. */
  pictures: string | null
  /** Folder that may hold the secret of the sessions. */
  dataDir: string
}

export interface PlaceWords {
  place: string | undefined
  pictures: string | undefined
}

/**
 * Parses the option for one side: a data folder, which contains the pictures too, or a database, whose pictures are in
 * the configured place. Throws `MoveError`.
 */
export function placeAt(option: string, { place, pictures }: PlaceWords, config: Config): Place {
  if (!place) throw new MoveError(`--${option} is missing. See npm run move -- --help`)
  const named = databaseAt(place)
  if (!named && /^[a-z]+:/i.test(place)) {
    throw new MoveError(`--${option} takes a data folder, sqlite: and the path of a file, or postgres://…`)
  }
  const folder = named ? undefined : resolve(place)
  if (folder && existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new MoveError(`${folder} is a file. A database file is named with sqlite: before its path.`)
  }
  const dataDir = folder ?? config.dataDir
  const ownPictures = folder || !config.s3 ? join(dataDir, 'uploads') : null
  return {
    database: named ?? { kind: 'sqlite', file: join(dataDir, 'tameer.sqlite') },
    pictures: pictures === undefined ? ownPictures : pictures === 's3' ? null : resolve(pictures),
    dataDir,
  }
}
