// Reads the data files of the price books: a folder for each version, with all of its figures or with what changed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyChange, type BookChange } from '../src/dataset/change-book.ts'
import type { VersionFiles } from '../src/dataset/compile-price-book.ts'

const dataset = join(import.meta.dirname, '../src/dataset')

/** Versions that have a folder, the newest last. */
export function listVersions(): string[] {
  return readdirSync(dataset)
    .filter((name) => /^\d{4}-\d\d-\d\d/.test(name))
    .sort()
}

/** The change that a version is; undefined for one that has all of its figures in files of its own. */
export function findVersionChange(version: string): BookChange | undefined {
  const names = readdirSync(join(dataset, version))
  return names.includes('changes.json') ? (readJson(version, 'changes') as BookChange) : undefined
}

/** All figures of a version. Throws an error with every fault of a change that does not fit the version before. */
export function readVersion(version: string): VersionFiles {
  const change = findVersionChange(version)
  if (change && !(change.base < version))
    throw new Error(`${version}/changes.json: ${change.base} is not before ${version}`)
  if (change) return applyChange(version, readVersion(change.base), change)
  return {
    costs: readJson(version, 'construction-costs'),
    model: readJson(version, 'estimate-model'),
    supplement: readJson(version, 'supplement'),
  } as VersionFiles
}

function readJson(version: string, name: string): unknown {
  return JSON.parse(readFileSync(join(dataset, version, `${name}.json`), 'utf8'))
}
