import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fallbackName, webpName } from '@tameer/contract'
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { itBehavesAsImageStore, namesIn } from '../../test/image-store-behaviours.ts'
import { newId } from '../core/secrets/ids.ts'
import { createDiskStore } from './disk-store.ts'
import type { ImageStore } from './image-store.ts'
import { sweep, sweepUploads } from './sweep.ts'

let folder: string
let store: ImageStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tameer-store-'))
  store = createDiskStore(join(folder, 'uploads'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function filesIn(name = 'uploads'): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** Makes a folder with that name, so that the rename to it fails, after the renames before it. */
async function standInTheWayOf(name: string): Promise<void> {
  await mkdir(join(folder, 'uploads', name, 'in-the-way'), { recursive: true })
}

itBehavesAsImageStore(async () => ({
  store,
  refuse: standInTheWayOf,
  placeStranger: async (name) => {
    await mkdir(join(folder, 'uploads'), { recursive: true })
    await writeFile(join(folder, 'uploads', name), 'x')
  },
}))

it('leaves no half-written file when one cannot be stored', async () => {
  const taken = fallbackName(newId())
  await standInTheWayOf(taken)
  const files = [fallbackName(newId()), taken].map((name) => ({ name, bytes: Buffer.from('new') }))
  await expect(store.put(files)).rejects.toThrow()
  expect(await filesIn()).toEqual([])
})

it('sweeps old files that no row mentions, and old temporary files', async () => {
  const now = Date.now()
  const longAgo = new Date(now - 61 * 60 * 1000)
  const [kept, orphan, young] = [newId(), newId(), newId()]
  const names = [fallbackName(kept), fallbackName(orphan), webpName(orphan, 400), fallbackName(young)]
  await store.put(names.map((name) => ({ name, bytes: Buffer.from('x') })))
  for (const name of names.slice(0, 3)) await utimes(join(folder, 'uploads', name), longAgo, longAgo)
  const temporary = ['old-half', 'new-half'].map((name) => join(folder, 'uploads', '.unfinished', name))
  const uploads = ['old-upload', 'new-upload'].map((name) => join(folder, name))
  for (const path of [...temporary, ...uploads, join(folder, 'uploads', 'not-ours.txt')]) {
    await writeFile(path, 'x')
    if (!path.includes('new-')) await utimes(path, longAgo, longAgo)
  }

  const removed = await sweep({
    store,
    listUnreferenced: async (files) => files.filter((file) => file !== kept),
    now,
  })

  await sweepUploads(folder, now)

  expect(removed).toBe(2)
  expect((await filesIn()).sort()).toEqual(
    [fallbackName(kept), fallbackName(young), 'new-half', 'not-ours.txt'].sort(),
  )
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['new-upload']))
  expect(await readdir(folder)).not.toContain('old-upload')
})

it('sweeps only newer files when it is given a time', async () => {
  const now = Date.now()
  const day = 24 * 60 * 60 * 1000
  const [older, newer] = [3, 2].map((hours) =>
    fallbackName(v7({ msecs: now - day - hours * 60 * 60 * 1000 })),
  )
  const names = [older ?? '', newer ?? '', fallbackName(v7({ msecs: now }))]
  await store.put(names.map((name) => ({ name, bytes: Buffer.from('x') })))
  const options = { store, now: now + 2 * 60 * 60 * 1000, listUnreferenced: async (files: string[]) => files }
  expect(await sweep({ ...options, madeSince: now - day - 2.5 * 60 * 60 * 1000 })).toBe(2)
  expect(await namesIn(store)).toEqual([older])
  expect(await sweep(options)).toBe(1)
})

it('sweeps folders that are not there yet', async () => {
  expect(await sweep({ store, now: Date.now(), listUnreferenced: async (files) => files })).toBe(0)
  await sweepUploads(join(folder, 'nowhere'), Date.now())
})
