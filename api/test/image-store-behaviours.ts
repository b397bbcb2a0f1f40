import { buffer } from 'node:stream/consumers'
import { fallbackName, webpName } from '@tameer/contract'
import { describe, expect, it } from 'vitest'
import { newId } from '../src/core/secrets/ids.ts'
import { newDocumentName } from '../src/images/image-names.ts'
import type { ImageStore, OpenedFile } from '../src/images/image-store.ts'

/** Operations that a test needs of a kind of store. */
export interface StoreUnderTest {
  store: ImageStore
  /** Makes the store fail for this name only. */
  refuse(name: string): Promise<void>
  /** Adds a foreign file to the store's place. */
  placeStranger(name: string): Promise<void>
}

/** Tests of every kind of store. `open` returns an empty one. */
export function itBehavesAsImageStore(open: OpenStore): void {
  describe('as every store of pictures', () => {
    itFindsWhatWasPut(open)
    itKeepsDocumentsApart(open)
    itPutsAllOrNone(open)
    itLeavesOtherNamesAlone(open)
  })
}

type OpenStore = () => Promise<StoreUnderTest>

function itFindsWhatWasPut(open: OpenStore): void {
  it('is empty before anything is stored', async () => {
    const { store } = await open()
    await store.check()
    expect(await namesIn(store)).toEqual([])
    const name = fallbackName(newId())
    expect(await store.read(name)).toBeUndefined()
    expect(await store.open(name)).toBeUndefined()
    expect(await store.find(name)).toBeUndefined()
    await store.remove([name])
  })

  it('reads, lists and removes stored files', async () => {
    const { store } = await open()
    const [one, two] = [fallbackName(newId()), webpName(newId(), 400)]
    const before = Date.now()
    await store.put([file(one, 'one'), file(two, 'two')])
    expect(await namesIn(store)).toEqual([one, two].sort())
    for await (const { modifiedAt } of store.list()) {
      // Some stores keep whole seconds only.
      expect(modifiedAt).toBeGreaterThanOrEqual(before - 2000)
      expect(modifiedAt).toBeLessThanOrEqual(Date.now() + 2000)
    }
    expect((await store.read(two))?.toString()).toBe('two')
    const [first = '', second] = [one, two].sort()
    expect(await namesIn(store, first)).toEqual([second])
    await store.remove([one])
    expect(await namesIn(store)).toEqual([two])
    expect(await store.find(one)).toBeUndefined()
  })

  it.each([0, 3, 64 * 1024, 700_001])('opens a file of %i bytes with its size and kind', async (size) => {
    const { store } = await open()
    const bytes = Buffer.alloc(size, 'picture')
    const [jpeg, webp] = [fallbackName(newId()), webpName(newId(), 1600)]
    await store.put([
      { name: jpeg, bytes },
      { name: webp, bytes },
    ])
    const forGood = 'public, max-age=31536000, immutable'
    for (const [name, kind] of [
      [jpeg, 'image/jpeg'],
      [webp, 'image/webp'],
    ] as const) {
      const told = { size, headers: { 'content-type': kind, 'cache-control': forGood } }
      expect(await store.find(name)).toEqual(told)
      const opened = await store.open(name)
      expect(opened).toMatchObject(told)
      expect(Buffer.compare(await bytesOf(opened), bytes)).toBe(0)
      expect(Buffer.compare((await store.read(name)) ?? Buffer.of(1), bytes)).toBe(0)
    }
  })
}

function itKeepsDocumentsApart(open: OpenStore): void {
  it.each([
    ['pdf', 'application/pdf'],
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
  ] as const)('keeps a document (%s) that no cache may keep', async (ending, type) => {
    const { store } = await open()
    const [picture, document] = [fallbackName(newId()), newDocumentName(ending)]
    await store.put([file(picture, 'picture'), file(document, 'document')])
    expect(await namesIn(store)).toEqual([picture, document].sort())
    const told = { size: 8, headers: { 'content-type': type, 'cache-control': 'private, no-store' } }
    expect(await store.find(document)).toEqual(told)
    expect(await bytesOf(await store.open(document))).toEqual(Buffer.from('document'))
    expect((await store.read(document))?.toString()).toBe('document')
    await store.remove([document])
    expect(await store.find(document)).toBeUndefined()
    expect(await namesIn(store)).toEqual([picture])
  })
}

function itPutsAllOrNone(open: OpenStore): void {
  it('closes a file that is not read to its end', async () => {
    const { store } = await open()
    const name = fallbackName(newId())
    await store.put([{ name, bytes: Buffer.alloc(2_000_000, 'x') }])
    for (const read of [false, true]) {
      const body = (await store.open(name))?.body
      if (!body || Buffer.isBuffer(body)) throw new Error('not a stream')
      if (read) for await (const _piece of body) break
      body.destroy()
      if (!body.closed) await new Promise((resolve) => body.once('close', resolve))
    }
    await store.remove([name])
  })

  it('stores no file when one of them cannot be stored', async () => {
    const { store, refuse } = await open()
    const kept = fallbackName(newId())
    await store.put([file(kept, 'before')])
    const names = Array.from({ length: 20 }, () => fallbackName(newId()))
    const refused = names[12] ?? ''
    await refuse(refused)
    await expect(store.put(names.map((name) => file(name, 'new')))).rejects.toThrow()
    expect(await namesIn(store)).toEqual([kept])
    expect(await Promise.all(names.map((name) => store.find(name)))).toEqual(names.map(() => undefined))
  })

  it('overwrites a stored file, so that a copy can be repeated', async () => {
    const { store } = await open()
    const name = fallbackName(newId())
    for (const text of ['first', 'second']) await store.put([file(name, text)])
    expect((await store.read(name))?.toString()).toBe('second')
    expect(await namesIn(store)).toEqual([name])
  })

  it('removes many at once, also names that do not exist', async () => {
    const { store } = await open()
    const names = Array.from({ length: 30 }, () => fallbackName(newId()))
    await store.put(names.map((name) => file(name, 'x')))
    const absent = Array.from({ length: 1200 }, () => fallbackName(newId()))
    await store.remove([...absent.slice(0, 600), ...names.slice(1), ...absent.slice(600)])
    expect(await namesIn(store)).toEqual(names.slice(0, 1))
    await store.remove([])
  })
}

function itLeavesOtherNamesAlone(open: OpenStore): void {
  it.each(['../escape.jpg', 'a/b.jpg', '.unfinished', 'photo.jpg', ''])(
    'does not touch the name %j',
    async (name) => {
      const { store } = await open()
      await expect(store.put([file(name, 'x')])).rejects.toThrow('not a name')
      await expect(store.remove([name])).rejects.toThrow('not a name')
      for (const found of [store.read(name), store.open(name), store.find(name)]) {
        expect(await found).toBeUndefined()
      }
      expect(await namesIn(store)).toEqual([])
    },
  )

  it('keeps files that others have stored', async () => {
    const { store, placeStranger } = await open()
    await placeStranger('not-ours.txt')
    expect(await store.read('not-ours.txt')).toBeUndefined()
    await store.removeUnfinished(Date.now() + 60_000)
    expect(await namesIn(store)).toEqual(['not-ours.txt'])
  })
}

/** The names that a store lists, sorted. */
export async function namesIn(store: ImageStore, after?: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list(after)) names.push(name)
  return names.sort()
}

function file(name: string, text: string) {
  return { name, bytes: Buffer.from(text) }
}

async function bytesOf(opened: OpenedFile | undefined): Promise<Buffer> {
  if (!opened) throw new Error('nothing to open')
  return Buffer.isBuffer(opened.body) ? opened.body : buffer(opened.body)
}
