import type { QuoteDraft } from '@tameer/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, noResponseError } from '../../../net/api-error.ts'
import { DraftSaver, pauseMs, retryMs, type SavingState } from './draft-saver.ts'

let stored: QuoteDraft
let states: SavingState['is'][]
let last: SavingState
/** The draft kept on the device. */
let kept: QuoteDraft | undefined
const device = {
  keep: (draft: QuoteDraft) => {
    kept = draft
    return true
  },
  drop: () => {
    kept = undefined
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  stored = { draft: {}, version: 0 }
  states = []
  kept = undefined
})

/** Like the server: refuses an older version and returns what is stored. */
const save = vi.fn(async ({ draft, version }: QuoteDraft): Promise<QuoteDraft> => {
  if (version !== stored.version) {
    const current = { ...stored }
    throw new ApiError(409, { message: 'Saved later', code: 'conflict', current })
  }
  stored = { draft, version: version + 1 }
  return stored
})

function open(calls: (draft: QuoteDraft) => Promise<QuoteDraft> = save): DraftSaver {
  const saver = new DraftSaver(stored.version, calls, device)
  saver.listen((state) => {
    states.push(state.is)
    last = state
  })
  return saver
}

it('saves once typing pauses, each time with the version it changes', async () => {
  const saver = open()
  for (const text of ['1', '12', '120']) {
    saver.change({ text })
    await vi.advanceTimersByTimeAsync(pauseMs / 2)
  }
  expect(stored.version).toBe(0)
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(stored).toEqual({ draft: { text: '120' }, version: 1 })
  saver.change({ text: '1200' })
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(stored).toEqual({ draft: { text: '1200' }, version: 2 })
  expect(states.at(-1)).toBe('saved')
  expect(saver.unsaved()).toBeUndefined()
})

it('never overwrites a later draft of another tab: the person chooses one of the two', async () => {
  const [one, two] = [open(), open()]
  one.change({ text: 'one' })
  await one.flush()
  two.change({ text: 'two' })
  await two.flush()
  expect(states.at(-1)).toBe('conflict')
  expect(stored.draft).toEqual({ text: 'one' })
  two.change({ text: 'two and more' })
  await vi.advanceTimersByTimeAsync(pauseMs * 2)
  expect(stored.draft).toEqual({ text: 'one' })
  await two.keepMine()
  expect(stored).toEqual({ draft: { text: 'two and more' }, version: 2 })

  one.change({ text: 'one again' })
  await one.flush()
  expect(one.takeTheirs()).toEqual({ text: 'two and more' })
  expect(one.unsaved()).toBeUndefined()
  one.change({ text: 'both' })
  await one.flush()
  expect(stored).toEqual({ draft: { text: 'both' }, version: 3 })
})

it('keeps what is typed without a connection on the device, and tries again', async () => {
  let offline = false
  const saver = open((draft) => (offline ? Promise.reject(noResponseError('offline')) : save(draft)))
  vi.setSystemTime('2027-01-10T10:42:00Z')
  saver.change({ text: 'before' })
  await saver.flush()
  expect(last).toEqual({ is: 'saved', at: '2027-01-10T10:42:00.000Z' })
  offline = true
  saver.change({ text: 'typed' })
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(states.at(-1)).toBe('offline')
  expect(last).toEqual({ is: 'offline', since: '2027-01-10T10:42:00.000Z', kept: 'device' })
  expect(saver.unsaved()?.draft).toEqual({ text: 'typed' })
  expect(kept).toEqual({ draft: { text: 'typed' }, version: 1 })
  offline = false
  await vi.advanceTimersByTimeAsync(retryMs)
  expect(stored.draft).toEqual({ text: 'typed' })
  expect(states.at(-1)).toBe('saved')
  expect(kept).toBeUndefined()
})

it('saves nothing after it was stopped, until it goes on', async () => {
  const saver = open()
  saver.change({ text: 'typed' })
  await saver.stop()
  await vi.advanceTimersByTimeAsync(retryMs)
  expect(stored.version).toBe(0)
  saver.resume()
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(stored.version).toBe(1)
})

it('says what the server refuses, and saves again once something is typed', async () => {
  const refuse = vi.fn().mockRejectedValue(new ApiError(400, { message: 'Too long', code: 'invalid' }))
  const saver = open(refuse)
  saver.change({ text: 'typed' })
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(states.at(-1)).toBe('refused')
  await vi.advanceTimersByTimeAsync(retryMs * 2)
  expect(refuse).toHaveBeenCalledTimes(1)
})
