import { idsSince } from '../core/secrets/ids.ts'
import { removeOlder } from './disk-store.ts'
import { pictureOf } from './image-names.ts'
import type { ImageStore } from './image-store.ts'

/** Longer than any request takes between storing its files and committing their rows, in milliseconds. */
const graceMs = 60 * 60 * 1000
const batchSize = 500

export interface SweepOptions {
  store: ImageStore
  /** Returns those of the pictures that no row mentions. */
  listUnreferenced: (files: string[]) => Promise<string[]>
  /** Milliseconds since 1970. */
  now: number
  /** Looks only at files of pictures made since then, milliseconds since 1970: of millions, these are few. */
  madeSince?: number
}

async function removeOrphans(names: string[], { store, listUnreferenced }: SweepOptions): Promise<number> {
  const files = [...new Set(names.flatMap((name) => pictureOf(name) ?? []))]
  const orphans = new Set(await listUnreferenced(files))
  const removed = names.filter((name) => orphans.has(pictureOf(name) ?? ''))
  await store.remove(removed)
  return removed.length
}

/**
 * Removes files that a crash can leave in the store: those older than an hour that no row mentions. Returns how many
 * were removed. Files with names that are not ours stay.
 */
export async function sweep(options: SweepOptions): Promise<number> {
  const before = options.now - graceMs
  let removed = 0
  let batch: string[] = []
  const { store, madeSince } = options
  const after = madeSince === undefined ? undefined : idsSince(madeSince)
  for await (const { name, modifiedAt } of store.list(after)) {
    if (modifiedAt >= before || !pictureOf(name)) continue
    batch.push(name)
    if (batch.length < batchSize) continue
    removed += await removeOrphans(batch, options)
    batch = []
  }
  if (batch.length > 0) removed += await removeOrphans(batch, options)
  await store.removeUnfinished(before)
  return removed
}

/** Removes files of requests that a crash left in the folder for uploads. */
export function sweepUploads(folder: string, now: number): Promise<void> {
  return removeOlder(folder, now - graceMs)
}
