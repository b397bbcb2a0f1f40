import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { openSnapshot, type Snapshot } from '../db/engines/sqlite-snapshot.ts'
import { unknownVersion } from '../db/migrate.ts'
import { documentsBeside } from '../images/disk-store.ts'
import { isDocument, pictureOf, storedNames } from '../images/image-names.ts'

// A backup is a folder with the database, the pictures, a list of SHA-256 sums in the format of `sha256sum --check`,
// and a manifest. The manifest is written last and holds the sum of that list.
export const databaseName = 'tameer.sqlite'
export const picturesName = 'uploads'
/** Documents of marks, beside the pictures. */
export const documentsName = documentsBeside(picturesName)
export const sumsName = 'SHA256SUMS'
export const manifestName = 'manifest.json'

const count = z.int().min(0)
const sum = z.string().regex(/^[0-9a-f]{64}$/)

const manifestSchema = z.object({
  format: z.literal(1),
  /** Version of the product that wrote the backup. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Names of the schema migrations that were applied. */
  migrations: z.array(z.string()),
  counts: z.object({ companies: count, portfolios: count, pictures: count, files: count }),
  /** SHA-256 of the list of sums. */
  sums: sum,
  /** Picture files that rows name and that were already missing before the backup. */
  lost: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Reason why a backup or restore cannot continue, as a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Called while files are processed. */
export type Progress = (what: string, done: number, of: number) => void

export interface Work {
  progress: Progress
  /** Aborted when the operator stops the command. */
  signal: AbortSignal
}

/** A verified backup: its manifest, and the sum of every file by path. */
export interface WholeBackup {
  manifest: Manifest
  sums: Map<string, string>
}

/**
 * Verifies a backup by reading every byte. Throws `BackupError` unless every file is unchanged and all belong together.
 */
export async function verifyBackup(folder: string, work: Work): Promise<WholeBackup> {
  const manifest = await readManifest(folder)
  const sums = await readSums(folder, manifest)
  let done = 0
  for (const [path, expected] of sums) {
    work.signal.throwIfAborted()
    if ((await sumOf(join(folder, path))) !== expected) throw damaged(folder, path)
    work.progress('Checking', ++done, sums.size)
  }
  judgeDatabase(folder, manifest, sums)
  return { manifest, sums }
}

/** Path of a picture's or document's file in the list of sums. */
export function picturePath(name: string): string {
  return `${isDocument(name) ? documentsName : picturesName}/${name}`
}

/** Lists every file of the pictures of a snapshot. */
export function* filesOf(snapshot: Snapshot): Generator<string> {
  for (const picture of snapshot.pictures()) yield* storedNames(picture, picture.kind)
}

export function sumOfBytes(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** SHA-256 of a file, hex; undefined when the file does not exist. */
export async function sumOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  return hash.digest('hex')
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

export function damaged(folder: string, path: string): BackupError {
  return new BackupError(`The backup in ${folder} is damaged: ${path} is missing or not as it was written.`)
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new BackupError(`${folder} is not a backup: it has no ${manifestName}.`)
    throw error
  })
  const read = manifestSchema.safeParse(parseJson(text))
  if (!read.success) throw damaged(folder, manifestName)
  const stranger = unknownVersion(read.data.migrations)
  if (stranger) {
    const which =
      stranger.kind === 'newer' ? `a newer version (${read.data.version})` : 'an unreleased version'
    throw new BackupError(`The backup in ${folder} was made by ${which}.`)
  }
  return read.data
}

async function readSums(folder: string, manifest: Manifest): Promise<Map<string, string>> {
  const text = await readFile(join(folder, sumsName), 'utf8').catch(() => '')
  if (sumOfBytes(text) !== manifest.sums) throw damaged(folder, sumsName)
  const sums = new Map<string, string>()
  for (const line of text.split('\n').slice(0, -1)) {
    const [, expected, path] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    // The paths come from a file, so check that none leads out of the folder.
    if (!expected || !path || !isOurs(path)) throw damaged(folder, sumsName)
    sums.set(path, expected)
  }
  return sums
}

function isOurs(path: string): boolean {
  const name = path.slice(path.indexOf('/') + 1)
  return path === databaseName || (pictureOf(name) !== undefined && path === picturePath(name))
}

function judgeDatabase(folder: string, manifest: Manifest, sums: Map<string, string>): void {
  if (!sums.has(databaseName)) throw damaged(folder, databaseName)
  const snapshot = openSnapshot(join(folder, databaseName))
  try {
    const [fault] = snapshot.faults()
    if (fault) throw new BackupError(`The database in ${folder} is damaged: ${fault}.`)
    const lost = new Set(manifest.lost)
    for (const name of filesOf(snapshot)) {
      if (!sums.has(picturePath(name)) && !lost.has(name)) throw damaged(folder, picturePath(name))
    }
    const { companies, portfolios, pictures } = manifest.counts
    const agrees =
      snapshot.counts.companies === companies &&
      snapshot.counts.portfolios === portfolios &&
      snapshot.counts.pictures === pictures &&
      manifest.counts.files === sums.size
    if (!agrees) throw new BackupError(`The backup in ${folder} does not hold what its manifest counts.`)
  } finally {
    snapshot.close()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
