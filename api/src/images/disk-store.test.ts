import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newId } from '../core/ids.ts'
import { createDiskStore } from './disk-store.ts'
import { fallbackName, webpName } from './image-names.ts'
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

async function listed(): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names.sort()
}

it('is empty before anything is stored', async () => {
  expect(await listed()).toEqual([])
  expect(await store.read(fallbackName(newId()))).toBeUndefined()
  await store.remove([fallbackName(newId())])
})

it('reads, lists and removes what was put', async () => {
  const [one, two] = [fallbackName(newId()), webpName(newId(), 400)]
  await store.put([
    { name: one, bytes: Buffer.from('one') },
    { name: two, bytes: Buffer.from('two') },
  ])
  expect(await listed()).toEqual([one, two].sort())
  expect((await store.read(two))?.toString()).toBe('two')
  await store.remove([one])
  expect(await listed()).toEqual([two])
})

it('stores none when one cannot be stored', async () => {
  const taken = fallbackName(newId())
  // A folder in the way makes the second rename fail, after the first.
  await store.put([{ name: fallbackName(newId()), bytes: Buffer.from('before') }])
  const before = await listed()
  await mkdir(join(folder, 'uploads', taken, 'in-the-way'), { recursive: true })
  const files = [fallbackName(newId()), taken].map((name) => ({ name, bytes: Buffer.from('new') }))
  await expect(store.put(files)).rejects.toThrow()
  expect(await listed()).toEqual(before)
  expect(await filesIn()).toHaveLength(1)
})

it.each(['../escape.jpg', 'a/b.jpg', '.unfinished', 'photo.jpg', ''])(
  'does not touch the name %j',
  async (name) => {
    await expect(store.put([{ name, bytes: Buffer.from('x') }])).rejects.toThrow('not a name')
    await expect(store.remove([name])).rejects.toThrow('not a name')
    expect(await store.read(name)).toBeUndefined()
  },
)

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

it('sweeps folders that are not there yet', async () => {
  expect(await sweep({ store, now: Date.now(), listUnreferenced: async (files) => files })).toBe(0)
  await sweepUploads(join(folder, 'nowhere'), Date.now())
})
