import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { houseId, houseViewOf } from '../../../../test/own-house.ts'
import { queueRecordOf } from '../../../../test/queue-record.ts'
import { ApiError, noResponseError } from '../../../net/api-error.ts'
import type { QueueRecord } from './queue-records.ts'
import { createQueue } from './run-queue.ts'

let records: QueueRecord[]
let failure: unknown
let tries: number
let busyElsewhere: boolean
const told = vi.fn()
const onSent = vi.fn()
let end: () => void

const record = queueRecordOf()

function begin() {
  const queue = createQueue({
    store: {
      records: async () => records,
      fileOf: async () => undefined,
      change: async () => undefined,
      remove: async () => {
        records = []
      },
    },
    line: () => ({
      maySend: () => true,
      sendPicture: async () => {},
      async sendAct() {
        tries += 1
        if (failure) throw failure
        return houseViewOf()
      },
    }),
    alone: async (work) => {
      if (!busyElsewhere) await work()
      return !busyElsewhere
    },
    tellTabs: told,
  })
  end = queue.start(onSent)
  return queue
}
/** Lets `ms` pass, with all that is done meanwhile. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  records = [record]
  failure = noResponseError('offline')
  tries = 0
  busyElsewhere = false
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('waits 2, 4, 8 … 60 s between tries', async () => {
  begin()
  await pass(0)
  expect(tries).toBe(1)
  for (const [place, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    await pass(seconds * 1000 - 1)
    expect(tries).toBe(place + 1)
    await pass(1)
    expect(tries).toBe(place + 2)
  }
})

it('tries at once when the connection or the person comes back, with short pauses again', async () => {
  begin()
  await pass(14_000)
  const before = tries
  window.dispatchEvent(new Event('online'))
  await pass(0)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(tries).toBe(before + 2)
  await pass(2000)
  expect(tries).toBe(before + 3)
})

it('tells the page and the other tabs of what has arrived, once', async () => {
  failure = undefined
  const queue = begin()
  await pass(0)
  expect(onSent).toHaveBeenCalledExactlyOnceWith(record, houseViewOf())
  expect(told).toHaveBeenLastCalledWith(record)
  expect(queue.state.read()).toMatchObject({ records: [], lastSent: { [houseId]: record }, line: 'good' })
})

it('looks every half minute while another tab is sending', async () => {
  failure = undefined
  busyElsewhere = true
  begin()
  await pass(29_000)
  expect(tries).toBe(0)
  busyElsewhere = false
  await pass(1000)
  expect(tries).toBe(1)
})

it('follows what another tab has sent', async () => {
  busyElsewhere = true
  const queue = begin()
  await pass(0)
  records = []
  await queue.heard(record)
  expect(onSent).toHaveBeenCalledExactlyOnceWith(record, undefined)
  expect(queue.state.read().lastSent[houseId]).toBe(record)
})

it('tells a line that is broken from one that is slow', async () => {
  const queue = begin()
  await pass(0)
  expect(queue.state.read().line).toBe('none')
  failure = new ApiError(503, { message: 'busy' })
  await pass(2000)
  expect(queue.state.read().line).toBe('slow')
})

it('does nothing for stopped records, nor once no house is on the screen', async () => {
  records = [{ ...record, stopped: 'No' }]
  begin()
  await pass(60_000)
  expect(tries).toBe(0)
  records = [record]
  end()
  await pass(60_000)
  expect(tries).toBe(0)
})
