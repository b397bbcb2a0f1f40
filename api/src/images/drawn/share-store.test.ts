import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createShareStore } from './share-store.ts'

it('keeps the newest within its room, over a restart too', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'tameer-share-')), 'share')
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }))
  const store = createShareStore(folder, { maxBytes: 250 })
  expect(await store.read('/share/a')).toBeUndefined()
  for (const name of ['a', 'b', 'c']) {
    await store.keep(`/share/${name}`, Buffer.alloc(100, name))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(await store.read('/share/a')).toBeUndefined()
  expect(await store.read('/share/c')).toEqual(Buffer.alloc(100, 'c'))
  await writeFile(join(folder, '.half'), 'half')
  const next = createShareStore(folder, { maxBytes: 250 })
  await next.keep('/share/d', Buffer.alloc(100, 'd'))
  expect(await next.read('/share/b')).toBeUndefined()
  expect(await next.read('/share/c')).toBeDefined()
  expect(await readdir(folder)).toHaveLength(2)
})
