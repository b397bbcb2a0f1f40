import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { startObjectStorage } from '../../../scripts/s3.ts'
import { addMark, plainPdf } from '../../test/mark-rows.ts'
import { fillPayments } from '../../test/payment-tables.ts'
import { addCompany, addPortfolio, newImage, testNow } from '../../test/rows.ts'
import { plainSlip } from '../../test/sales.ts'
import { readConfig } from '../core/config/config.ts'
import { type Database, openDatabase } from '../db/engines/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { deletePortfolio } from '../db/queries/portfolios/portfolios.ts'
import { requireNoUnfinishedRestore } from '../db/unfinished-restore.ts'
import { createDiskStore } from '../images/disk-store.ts'
import { newDocumentName, storedNames } from '../images/image-names.ts'
import type { ImageStore } from '../images/image-store.ts'
import { createImageStore } from '../images/open-store.ts'
import { BackupError, verifyBackup, type Work } from './backup-folder.ts'
import { exitCodes, requirePicturesOnDisk, runForOperator } from './for-operator.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const work = { progress: () => {}, signal: new AbortController().signal }

let folder: string
let databaseFile: string
let db: Database
let pictures: ImageStore
let companyId: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tameer-backup-'))
  databaseFile = join(folder, 'live.sqlite')
  db = await openDatabase({ kind: 'sqlite', file: databaseFile })
  pictures = createDiskStore(join(folder, 'live'))
  onTestFinished(async () => {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  })
  await migrateToLatest(db)
  companyId = await addCompany(db)
})

/** Publishes in the server's order: files before rows. */
async function publish(): Promise<{ id: string; files: string[] }> {
  const image = newImage()
  const files = storedNames(image, 'photograph')
  await pictures.put(files.map((name) => ({ name, bytes: Buffer.from(`bytes of ${name}`) })))
  return { id: await addPortfolio(db, companyId, { images: [image] }), files }
}

/** Removes in the server's order: rows before files. */
async function remove({ id, files }: { id: string; files: string[] }): Promise<void> {
  await db.write((trx) => deletePortfolio(trx, { id, companyId }))
  await pictures.remove(files)
}

function backUp(from: ImageStore = pictures, signal = work.signal) {
  const source = { databaseFile, pictures: from, version: '1.2.3', now: testNow }
  return makeBackup(source, join(folder, 'copy'), { ...work, signal })
}

/** Returns the store, which calls `happening` just before it reads the nth file. */
function interrupted(nth: number, happening: () => Promise<unknown>): ImageStore {
  let asked = 0
  let happened: Promise<unknown> | undefined
  return {
    ...pictures,
    read: async (name) => {
      asked += 1
      if (asked === nth) happened = happening()
      await happened
      return pictures.read(name)
    },
  }
}

it('holds one point in time, although portfolios are added and deleted while it is made', async () => {
  const kept = await publish()
  const removed = await publish()
  let added = kept
  const manifest = await backUp(
    interrupted(5, async () => {
      await remove(removed)
      added = await publish()
    }),
  )
  // The first snapshot named the files that were deleted; the second one also names the new ones.
  expect(manifest.counts).toEqual({ companies: 1, portfolios: 2, pictures: 2, files: 9 })
  expect(manifest.lost).toEqual([])
  const { sums } = await verifyBackup(join(folder, 'copy'), work)
  const wanted = [...kept.files, ...added.files].map((name) => `uploads/${name}`)
  expect([...sums.keys()].sort()).toEqual(['tameer.sqlite', ...wanted].sort())
  expect((await readdir(join(folder, 'copy', 'uploads'))).sort()).toEqual(
    [...kept.files, ...added.files].sort(),
  )
})

it('leaves out later additions and deletions', async () => {
  const first = await publish()
  const manifest = await backUp(interrupted(1, publish))
  expect(manifest.counts.portfolios).toBe(1)
  const { sums } = await verifyBackup(join(folder, 'copy'), work)
  expect(sums.size).toBe(1 + first.files.length)
})

it('fetches pictures from object storage, and says what failed when it cannot', async () => {
  const storage = await startObjectStorage()
  onTestFinished(() => storage.stop())
  const config = readConfig({ ...storage.env, DATA_DIR: folder })
  const onDisk = pictures
  pictures = await createImageStore(config)
  onTestFinished(() => pictures.close())
  const { files } = await publish()
  expect(await onDisk.find(files[0] ?? '')).toBeUndefined()
  expect((await backUp()).counts).toMatchObject({ pictures: 1, files: 1 + files.length })
  const { sums } = await verifyBackup(join(folder, 'copy'), work)
  expect([...sums.keys()].sort()).toEqual(['tameer.sqlite', ...files.map((name) => `uploads/${name}`)].sort())

  await rm(join(folder, 'copy'), { recursive: true })
  const before = await readdir(folder)
  const said: string[] = []
  const complain = (line: string) => void said.push(line)
  const elsewhere = { ...storage.env, S3_BUCKET: 'elsewhere' }
  const lost = await createImageStore(readConfig({ ...elsewhere, DATA_DIR: folder }))
  onTestFinished(() => lost.close())
  expect(await runForOperator({ say: complain, complain }, () => backUp(lost))).toBe(exitCodes.failed)
  expect(said).toEqual([
    expect.stringMatching(/^Nothing is left behind: object storage: could not read: NoSuchBucket \(404/),
  ])
  expect(await readdir(folder)).toEqual(before)
  expect(() => requirePicturesOnDisk(config.s3)).toThrow(/Restore without the S3_… settings/)
})

it('names files that were lost before, and continues', async () => {
  const { files } = await publish()
  await publish()
  await pictures.remove(files.slice(0, 1))
  const manifest = await backUp()
  expect(manifest.lost).toEqual(files.slice(0, 1))
  const place = { dataDir: join(folder, 'new'), databaseFile: join(folder, 'new', 'tameer.sqlite') }
  expect(await restoreBackup(join(folder, 'copy'), place, work)).toEqual(manifest)
})

it('keeps papers of licences and slips of transfers apart from the pictures, and brings them back there', async () => {
  const { files } = await publish()
  const { documentFile } = await addMark({ db, images: pictures, clock: () => testNow }, companyId)
  if (documentFile === null) throw new Error('A mark has a paper.')
  const slip = newDocumentName('jpg')
  await pictures.put([{ name: slip, bytes: plainSlip }])
  await db.write((trx) => fillPayments(trx, companyId, slip))
  await backUp()
  const { sums } = await verifyBackup(join(folder, 'copy'), work)
  for (const file of [documentFile, slip]) expect([...sums.keys()]).toContain(`uploads-private/${file}`)
  const place = { dataDir: join(folder, 'new'), databaseFile: join(folder, 'new', 'tameer.sqlite') }
  await restoreBackup(join(folder, 'copy'), place, work)
  const kept = async (name: string) =>
    (await readdir(join(place.dataDir, name))).filter((file) => !file.startsWith('.')).sort()
  expect(await kept('uploads')).toEqual(files.toSorted())
  expect(await kept('uploads-private')).toEqual([documentFile, slip].toSorted())
  expect(await readFile(join(place.dataDir, 'uploads-private', documentFile))).toEqual(plainPdf)
})

it('is restored without the letters of receipts, so that each restore draws its own', async () => {
  await db.write((trx) => fillPayments(trx, companyId, newDocumentName('jpg')))
  await backUp()
  const place = { dataDir: join(folder, 'new'), databaseFile: join(folder, 'new', 'tameer.sqlite') }
  await restoreBackup(join(folder, 'copy'), place, work)
  const restored = await openDatabase({ kind: 'sqlite', file: place.databaseFile })
  onTestFinished(restored.close)
  expect(await restored.read.selectFrom('paperLetters').selectAll().execute()).toEqual([])
  expect(await restored.read.selectFrom('paperNumbers').select('letters').execute()).toHaveLength(1)
})

it('leaves nothing when it is stopped before its end', async () => {
  await publish()
  const stop = new AbortController()
  const before = await readdir(folder)
  const stopped = backUp(
    interrupted(1, async () => stop.abort(new BackupError('enough'))),
    stop.signal,
  )
  await expect(stopped).rejects.toThrow('enough')
  expect((await readdir(folder)).sort()).toEqual(before.sort())
})

it('is written into an empty folder only', async () => {
  await mkdir(join(folder, 'copy'))
  await backUp()
  await expect(backUp()).rejects.toThrow(/copy is not empty/)
  await rm(join(folder, 'copy'), { recursive: true })
  await writeFile(join(folder, 'copy'), 'a file')
  await expect(backUp()).rejects.toThrow(/copy is a file/)
})

it.each<[string, RegExp, (copy: string) => Promise<void>]>([
  [
    'a changed picture',
    /damaged: uploads\/\S+ is missing or not as it was written/,
    async (copy) => {
      const [name = ''] = await readdir(join(copy, 'uploads'))
      await writeFile(join(copy, 'uploads', name), 'other bytes')
    },
  ],
  [
    'a picture that is gone',
    /damaged: uploads\//,
    async (copy) => {
      const [name = ''] = await readdir(join(copy, 'uploads'))
      await rm(join(copy, 'uploads', name))
    },
  ],
  [
    'one turned bit of the database',
    /damaged: tameer\.sqlite/,
    async (copy) => {
      const bytes = await readFile(join(copy, 'tameer.sqlite'))
      bytes[5000] = (bytes[5000] ?? 0) ^ 1
      await writeFile(join(copy, 'tameer.sqlite'), bytes)
    },
  ],
  [
    'a shortened list',
    /damaged: SHA256SUMS/,
    async (copy) => {
      const list = await readFile(join(copy, 'SHA256SUMS'), 'utf8')
      await writeFile(join(copy, 'SHA256SUMS'), list.split('\n').slice(0, 2).join('\n'))
    },
  ],
  ['no manifest', /is not a backup: it has no manifest\.json/, (copy) => rm(join(copy, 'manifest.json'))],
  ['half a manifest', /damaged: manifest\.json/, (copy) => writeFile(join(copy, 'manifest.json'), '{"for')],
  [
    'the manifest of a newer version',
    /made by a newer version \(9\.9\.9\)/,
    async (copy) => {
      const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'))
      const newer = { ...manifest, version: '9.9.9', migrations: [...manifest.migrations, '999-later'] }
      await writeFile(join(copy, 'manifest.json'), JSON.stringify(newer))
    },
  ],
  [
    'the manifest of an unreleased version',
    /made by an unreleased version/,
    async (copy) => {
      const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'))
      const other = { ...manifest, migrations: [...manifest.migrations.slice(0, -1), '009-other'] }
      await writeFile(join(copy, 'manifest.json'), JSON.stringify(other))
    },
  ],
])('refuses %s, and puts nothing in place', async (_name, sentence, damage) => {
  await publish()
  await backUp()
  await damage(join(folder, 'copy'))
  const place = { dataDir: join(folder, 'new'), databaseFile: join(folder, 'new', 'tameer.sqlite') }
  const before = await readdir(folder)
  const restored = restoreBackup(join(folder, 'copy'), place, work)
  await expect(restored).rejects.toBeInstanceOf(BackupError)
  await expect(restored).rejects.toThrow(sentence)
  expect(await readdir(folder)).toEqual(before)
})

it.each([
  ['a database', 'tameer.sqlite'],
  ['a log of a database', 'tameer.sqlite-wal'],
  ['a picture', 'uploads/any.jpg'],
  ['anything else', 'outbox'],
])('refuses a place where there is %s', async (_name, there) => {
  await publish()
  await backUp()
  const place = { dataDir: join(folder, 'new'), databaseFile: join(folder, 'new', 'tameer.sqlite') }
  await mkdir(join(place.dataDir, 'uploads'), { recursive: true })
  await writeFile(join(place.dataDir, there), 'here already')
  const restored = restoreBackup(join(folder, 'copy'), place, work)
  await expect(restored).rejects.toThrow(new RegExp(`is restored where nothing is.*${there} already`))
  expect(await readFile(join(place.dataDir, there), 'utf8')).toBe('here already')
  expect((await readdir(place.dataDir)).sort()).toEqual([...new Set([there.split('/')[0], 'uploads'])].sort())
})

it('keeps a secret in an otherwise empty place', async () => {
  await backUp()
  const place = { dataDir: join(folder, 'new'), databaseFile: join(folder, 'elsewhere', 'own.sqlite') }
  await mkdir(place.dataDir)
  await writeFile(join(place.dataDir, 'session-secret'), 'a secret')
  await restoreBackup(join(folder, 'copy'), place, work)
  expect((await readdir(place.dataDir)).sort()).toEqual(['session-secret', 'uploads', 'uploads-private'])
  expect(await readdir(join(folder, 'elsewhere'))).toEqual(['own.sqlite'])
})

it('prevents servers from starting until it is done, and stops when one started before', async () => {
  await publish()
  await backUp()
  const place = { dataDir: join(folder, 'new'), databaseFile: join(folder, 'elsewhere', 'own.sqlite') }
  const forServer = {
    dataDir: place.dataDir,
    database: { kind: 'sqlite', file: place.databaseFile },
  } as const
  let whileRestoring: Promise<unknown> | undefined
  const progress: Work['progress'] = (what) => {
    if (what === 'Restoring') whileRestoring = requireNoUnfinishedRestore(forServer).catch(String)
  }
  await restoreBackup(join(folder, 'copy'), place, { ...work, progress })
  expect(await whileRestoring).toContain('is not finished')
  await requireNoUnfinishedRestore(forServer)

  await rm(place.dataDir, { recursive: true })
  await rm(place.databaseFile)
  const startServer: Work['progress'] = (what) => {
    if (what === 'Checking') writeFileSync(place.databaseFile, 'of a server')
  }
  const late = restoreBackup(join(folder, 'copy'), place, { ...work, progress: startServer })
  await expect(late).rejects.toThrow(/is restored where nothing is.*own\.sqlite already/)
  expect(await readFile(place.databaseFile, 'utf8')).toBe('of a server')
  await requireNoUnfinishedRestore(forServer)
})
