// Reads the data files of the price books: a folder for each version.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VersionFiles } from '../src/dataset/compile-price-book.ts'

const dataset = join(import.meta.dirname, '../src/dataset')

/** Versions that have a folder, the newest last. */
export function listVersions(): string[] {
  return readdirSync(dataset)
    .filter((name) => /^\d{4}-\d\d-\d\d/.test(name))
    .sort()
}

/** All figures of a version. */
export function readVersion(version: string): VersionFiles {
  return {
    costs: readJson(version, 'construction-costs'),
    model: readJson(version, 'estimate-model'),
    supplement: readJson(version, 'supplement'),
  } as VersionFiles
}

function readJson(version: string, name: string): unknown {
  return JSON.parse(readFileSync(join(dataset, version, `${name}.json`), 'utf8'))
}
