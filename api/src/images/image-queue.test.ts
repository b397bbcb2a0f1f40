import { expect, it } from 'vitest'
import { createImageQueue } from './image-queue.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

it('answers the results in order and never works on more at once than it may', async () => {
  const queue = createImageQueue({ atOnce: 2, maxWaiting: 10 })
  let running = 0
  let most = 0
  const task = (result: number) => async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 10 - result))
    running -= 1
    return result
  }
  expect(await queue.runAll([1, 2, 3, 4, 5].map(task))).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(await queue.runAll([])).toEqual([])
})

it('is busy when a request does not fit whole, and has room again later', async () => {
  const queue = createImageQueue({ atOnce: 1, maxWaiting: 2 })
  const { open, opened } = gate()
  const first = queue.runAll([() => opened, () => opened])
  await expect(queue.runAll([() => opened, () => opened])).rejects.toMatchObject({
    code: 'busy',
    retryAfterS: expect.any(Number),
  })
  expect(() => queue.requireRoom(2)).toThrow(expect.objectContaining({ code: 'busy' }))
  queue.requireRoom(1)
  const second = queue.runAll([async () => 'fits'])
  open()
  await first
  expect(await second).toEqual(['fits'])
  expect(await queue.runAll([async () => 1, async () => 2, async () => 3])).toEqual([1, 2, 3])
})

it('drops the rest of a request that failed, and answers only when its running tasks are over', async () => {
  const queue = createImageQueue({ atOnce: 2, maxWaiting: 10 })
  const { open, opened } = gate()
  const begun: string[] = []
  let answered = false
  const result = queue
    .runAll([
      async () => {
        begun.push('bad')
        throw new Error('bad picture')
      },
      async () => {
        begun.push('slow')
        await opened
      },
      async () => void begun.push('never'),
    ])
    .finally(() => {
      answered = true
    })
  const other = queue.runAll([async () => 'another request'])
  expect(await other).toEqual(['another request'])
  expect(answered).toBe(false)
  open()
  await expect(result).rejects.toThrow('bad picture')
  expect(begun).toEqual(['bad', 'slow'])
})

it('begins nothing more once the caller has left', async () => {
  const queue = createImageQueue({ atOnce: 1, maxWaiting: 10 })
  const caller = new AbortController()
  let begun = 0
  const task = async () => {
    begun += 1
    caller.abort(new Error('left'))
  }
  await expect(queue.runAll([task, task, task], caller.signal)).rejects.toThrow('left')
  expect(begun).toBe(1)
})
