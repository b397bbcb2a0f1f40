import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../../scripts/s3.ts'
import { fillEveryTable } from '../../test/every-table.ts'
import { readConfig } from '../core/config/config.ts'
import { openDatabase } from '../db/engines/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { createDiskStore } from '../images/disk-store.ts'
import { type Place, placeAt } from './place.ts'
import { moveBetween } from './sides.ts'
import { MoveError, type Work } from './work.ts'

let storage: ObjectStorage
let folder: string

beforeAll(async () => {
  storage = await startObjectStorage()
  folder = await mkdtemp(join(tmpdir(), 'tameer-move-'))
})

afterAll(async () => {
  await storage.stop()
  await rm(folder, { recursive: true, force: true })
})

function work(given: Partial<Work> = {}): Work {
  return { progress: () => {}, say: () => {}, signal: new AbortController().signal, ...given }
}

async function files(dataDir: string): Promise<Record<string, string>> {
  const store = createDiskStore(join(dataDir, 'uploads'))
  const found: Record<string, string> = {}
  for await (const { name } of store.list()) found[name] = (await store.read(name))?.toString() ?? ''
  return found
}

it('moves pictures from disk to object storage and back, also after an interruption', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...storage.env })
  const place = (name: string, pictures?: string): Place =>
    placeAt('from', { place: join(folder, name), pictures }, config)
  const db = await openDatabase(place('here').database)
  await migrateToLatest(db)
  await fillEveryTable(db, createDiskStore(join(folder, 'here', 'uploads')))
  await db.close()

  const stop = new AbortController()
  const progress = (what: string) => what === 'Copying pictures' && stop.abort(new MoveError('enough'))
  const there = { from: place('here'), to: place('there', 's3') }
  await expect(moveBetween(there, config, work({ progress, signal: stop.signal }))).rejects.toThrow('enough')
  const moved = await moveBetween(there, config, work())
  expect(moved.pictures).toMatchObject({ files: 19, lost: { count: 0 } })
  expect(await files(join(folder, 'there'))).toEqual({})

  const second = { from: place('there', 's3'), to: place('elsewhere', 's3') }
  // Both sides use the same bucket, so only the rows move.
  expect((await moveBetween(second, config, work())).pictures).toMatchObject({
    files: 19,
    lost: { count: 0 },
  })

  const taken = { from: place('here'), to: place('nowhere', 's3') }
  await expect(moveBetween(taken, config, work())).rejects.toThrow(
    `${storage.env.S3_ENDPOINT}/pictures holds `,
  )

  await moveBetween({ from: place('elsewhere', 's3'), to: place('home') }, config, work())
  expect(await files(join(folder, 'home'))).toEqual(await files(join(folder, 'here')))
})
