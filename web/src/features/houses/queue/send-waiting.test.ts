import { beforeEach, expect, it } from 'vitest'
import { houseViewOf } from '../../../../test/own-house.ts'
import { queueRecordOf } from '../../../../test/queue-record.ts'
import { ApiError, noResponseError } from '../../../net/api-error.ts'
import { isFull, mostWaiting, progressOf, type QueueRecord } from './queue-records.ts'
import { type QueueLine, type QueueStore, sendWaiting } from './send-waiting.ts'

/** Calls that reached the server, in their order. */
let calls: string[]
/** Failures of the next calls, by call; each once. */
let failing: Record<string, unknown[]>
let device: Map<number, QueueRecord>
let sent: string[]

const store: QueueStore = {
  records: async () => [...device.values()],
  fileOf: async (id) => (id === 'lost' ? undefined : new ArrayBuffer(4)),
  change: async (place, make) => {
    const before = device.get(place)
    if (!before) return undefined
    const now = { ...before, ...make(before) }
    device.set(place, now)
    return now
  },
  remove: async (gone) => {
    for (const { place } of gone) device.delete(place)
  },
}
const call = (name: string) => {
  calls.push(name)
  const failure = failing[name]?.shift()
  if (failure) throw failure
}
const line: QueueLine = {
  maySend: ({ companyId }) => companyId !== 'signed-out',
  sendPicture: async (_, { id }) => call(id),
  sendAct: async ({ id }) => {
    call(id)
    return houseViewOf()
  },
}
const ears = {
  changed: async () => {},
  sent: async ({ id }: QueueRecord) => {
    sent.push(id)
  },
}
const send = () => sendWaiting(store, line, ears)

function keep(place: number, pictureIds: readonly string[], more: Partial<QueueRecord> = {}): QueueRecord {
  const pictures = pictureIds.map((id) => ({ id, bytes: 4 }))
  const record = queueRecordOf({ place, id: `act ${place}`, pictures, ...more })
  device.set(place, record)
  return record
}

beforeEach(() => {
  calls = []
  failing = {}
  device = new Map()
  sent = []
})

it('sends pictures one after another and then their act, in the order in which they were kept', async () => {
  keep(1, ['a', 'b'])
  keep(2, ['c'])
  expect(await send()).toBeUndefined()
  expect(calls).toEqual(['a', 'b', 'act 1', 'c', 'act 2'])
  expect([sent, device.size]).toEqual([['act 1', 'act 2'], 0])
})

it.each([
  ['without a response', noResponseError('offline')],
  ['after too long', noResponseError('timeout')],
  ['while the server is busy', new ApiError(503, { message: 'busy' })],
  ['after too many calls', new ApiError(429, { message: 'many' })],
  ['when the session has ended', new ApiError(401, { message: 'who' })],
])('ends a try %s, and goes on with the next picture in the next one', async (_, failure) => {
  keep(1, ['a', 'b'])
  keep(2, ['c'])
  failing = { b: [failure] }
  expect(await send()).toBe(failure)
  expect(device.get(1)?.stopped).toBeUndefined()
  expect(await send()).toBeUndefined()
  expect(calls).toEqual(['a', 'b', 'b', 'act 1', 'c', 'act 2'])
})

it.each([400, 403, 404, 409])(
  'stops what the server refuses with %d, keeps it, and sends the rest',
  async (status) => {
    keep(1, ['a'])
    keep(2, ['b'])
    failing = { 'act 1': [new ApiError(status, { message: 'This house is closed.' })] }
    expect(await send()).toBeUndefined()
    expect(sent).toEqual(['act 2'])
    expect([...device.values()].map(({ id, stopped }) => [id, stopped])).toEqual([
      ['act 1', 'This house is closed.'],
    ])
  },
)

it('sends all pictures once more when the server has lost one, and only once', async () => {
  const lost = () => new ApiError(400, { message: 'A picture has not arrived.', reason: 'pictureNotHere' })
  keep(1, ['a', 'b'])
  failing = { 'act 1': [lost()] }
  await send()
  expect(calls).toEqual(['a', 'b', 'act 1', 'a', 'b', 'act 1'])
  expect(sent).toEqual(['act 1'])
  keep(2, ['c'])
  failing = { 'act 2': [lost(), lost()] }
  await send()
  expect(device.get(2)?.stopped).toBe('A picture has not arrived.')
})

it('stops a record whose picture the device has lost', async () => {
  keep(1, ['lost'])
  await send()
  expect(device.get(1)?.stopped).toBe('This phone no longer has the picture.')
})

it('leaves what its company alone may send until it is signed in', async () => {
  keep(1, ['a'], { companyId: 'signed-out' })
  keep(2, [])
  expect(await send()).toBeUndefined()
  expect([calls, device.size]).toEqual([['act 2'], 1])
})

it('sends no act that was left out while its pictures went', async () => {
  keep(1, ['a'])
  const forgetful: QueueLine = { ...line, sendPicture: async () => void device.clear() }
  await sendWaiting(store, forgetful, ears)
  expect(calls).toEqual([])
})

it('keeps 60 pictures and 40 MB at most', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)
  const waiting = [keep(1, names(50))]
  expect([isFull(waiting, keep(2, names(10))), isFull(waiting, keep(2, names(11)))]).toEqual([false, true])
  const large = { pictures: [{ id: 'a', bytes: mostWaiting.bytes - 199 }] }
  expect([isFull(waiting, keep(2, [], large)), isFull([], keep(2, [], large))]).toEqual([true, false])
})

it('counts what went before with what waits', () => {
  const record = keep(1, [], {
    pictures: [
      { id: 'a', bytes: 10, sent: true },
      { id: 'b', bytes: 20 },
    ],
  })
  expect(progressOf([record], { pictures: 3, bytes: 100 }, 5)).toEqual({
    sent: 4,
    all: 5,
    sentBytes: 115,
    allBytes: 130,
  })
})
