import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { flatPng, plainJpeg } from '../../test/pictures.ts'
import { createImageWorkers, type ImageWorkers } from './image-workers.ts'
import { processImage } from './process-image.ts'

const file = '01890a5d-ac96-774b-bcce-b302099a8057'
let folder: string
let workers: ImageWorkers

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tameer-workers-'))
})
afterEach(async () => {
  workers.close()
  await rm(folder, { recursive: true, force: true })
})

async function jobOf(bytes: Buffer) {
  const path = join(folder, `${(await readdir(folder)).length}`)
  await writeFile(path, bytes)
  return { path, file, kind: 'photograph' } as const
}

/** Child processes of this one. */
async function children(): Promise<string[]> {
  return (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(' ').filter(Boolean)
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300 && !(await condition()); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(await condition()).toBe(true)
}

it('makes what the pipeline makes, several at once', async () => {
  workers = createImageWorkers()
  const bytes = await plainJpeg(900, 500)
  const job = await jobOf(bytes)
  const expected = await processImage(bytes, file, 'photograph')
  expect(await Promise.all([workers.process(job), workers.process(job)])).toEqual([expected, expected])
  expect(await workers.process(job)).toEqual(expected)
})

it('returns the reason for refusing a picture, and goes on with the next', async () => {
  workers = createImageWorkers()
  const bad = await jobOf(flatPng(15_000, 15_000))
  await expect(workers.process(bad)).rejects.toMatchObject({
    name: 'ImageProblem',
    reason: 'too-many-pixels',
  })
  await expect(workers.process({ ...bad, path: join(folder, 'gone') })).rejects.toThrow('ENOENT')
  expect(await workers.process(await jobOf(await plainJpeg()))).toMatchObject({ width: 60 })
})

it('ends a worker that takes too long, fails with busy, and goes on with the next', async () => {
  workers = createImageWorkers({ jobMs: 1 })
  const job = await jobOf(await plainJpeg())
  await expect(workers.process(job)).rejects.toMatchObject({ code: 'busy', retryAfterS: 5 })
  await expect(workers.process(job)).rejects.toMatchObject({ code: 'busy', retryAfterS: 5 })
})

/** Kills the next worker that starts, as the system does when memory runs out. */
async function killNext(before: readonly string[]): Promise<string[]> {
  let started: string[] = []
  await until(async () => {
    started = (await children()).filter((pid) => !before.includes(pid))
    return started.length > 0
  })
  for (const pid of started) process.kill(Number(pid), 'SIGKILL')
  return [...before, ...started]
}

it.skipIf(process.platform !== 'linux')('tries a picture again over which a worker is killed', async () => {
  workers = createImageWorkers()
  const before = await children()
  const result = workers.process(await jobOf(await plainJpeg()))
  await killNext(before)
  expect(await result).toMatchObject({ width: 60 })
})

it.skipIf(process.platform !== 'linux')('refuses the picture over which two workers are killed', async () => {
  workers = createImageWorkers()
  const before = await children()
  const refused = expect(workers.process(await jobOf(await plainJpeg()))).rejects.toMatchObject({
    reason: 'damaged',
  })
  await killNext(await killNext(before))
  await refused
})

it('blames no picture for a worker that cannot start', async () => {
  const path = join(folder, 'worker.mjs')
  await writeFile(path, 'throw new Error("broken")')
  workers = createImageWorkers({ path })
  const result = workers.process(await jobOf(await plainJpeg()))
  await expect(result).rejects.toThrow('the image worker ended with 1')
})

it.skipIf(process.platform !== 'linux')('ends idle workers, and all of them when closed', async () => {
  // A process of another test may still be ending.
  const before = new Set(await children())
  const noneLeft = async () => (await children()).every((child) => before.has(child))
  workers = createImageWorkers({ idleMs: 30 })
  const job = await jobOf(await plainJpeg())
  await workers.process(job)
  await until(noneLeft)
  expect(await workers.process(job)).toMatchObject({ width: 60 })
  const slow = expect(workers.process(job)).rejects.toMatchObject({ code: 'busy' })
  workers.close()
  await slow
  await until(noneLeft)
})
