import { expect, it, onTestFinished } from 'vitest'
import { DiskFull } from '../core/disk-full.ts'
import { createLog } from '../core/log.ts'
import { createDiskWatch } from './disk-watch.ts'

it('logs for each place once that it is full and once that it has room', async () => {
  const lines: string[] = []
  let room = false
  const save = async () => {
    if (!room) throw new DiskFull(new Error('ENOSPC: no space left on device, write'))
  }
  const watch = createDiskWatch({
    trials: { database: save, files: save },
    tryEveryMs: 5,
    log: createLog('info', { write: (line) => lines.push(line) }),
  })
  onTestFinished(() => watch.close())
  const events = () => lines.map((line) => JSON.parse(line)).map(({ event, place }) => `${event} ${place}`)

  for (let time = 0; time < 3; time += 1) {
    await expect(watch.saving('files', save)).rejects.toThrow(DiskFull)
    await expect(watch.saving('database', save)).rejects.toThrow(DiskFull)
  }
  expect(events()).toEqual(['disk-full files', 'disk-full database'])
  expect(lines[0]).toContain('no space left on device')
  // A write that fits in by chance says nothing about the next.
  await watch.saving('files', async () => {})
  expect(watch.isFull()).toBe(true)

  room = true
  await expect.poll(() => watch.isFull()).toBe(false)
  expect(events().slice(2).toSorted()).toEqual(['disk-has-room database', 'disk-has-room files'])
  await watch.saving('files', save)
  expect(events()).toHaveLength(4)
})

it('leaves other failures alone', async () => {
  const watch = createDiskWatch({ trials: { database: async () => {}, files: async () => {} } })
  const work = () => watch.saving('database', () => Promise.reject(new Error('something else')))
  await expect(work()).rejects.toThrow('something else')
  expect(watch.isFull()).toBe(false)
})
