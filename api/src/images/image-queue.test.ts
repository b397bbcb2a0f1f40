import { expect, it } from 'vitest'
import { createImageQueue } from './image-queue.ts'

const owner = 'one'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

it('returns the results in order and never works on more at once than it may', async () => {
  const queue = createImageQueue({ atOnce: 2, maxWaiting: 10 })
  let running = 0
  let most = 0
  const task = (result: number) => async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 10 - result))
    running -= 1
    return result
  }
  expect(await queue.runAll([1, 2, 3, 4, 5].map(task), { owner })).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(await queue.runAll([], { owner })).toEqual([])
})

it('is busy when a request does not fit whole, and has room again later', async () => {
  const queue = createImageQueue({ atOnce: 1, maxWaiting: 2 })
  const { open, opened } = gate()
  const first = queue.runAll([() => opened, () => opened], { owner })
  await expect(queue.runAll([() => opened, () => opened], { owner })).rejects.toMatchObject({
    code: 'busy',
    retryAfterS: expect.any(Number),
  })
  expect(() => queue.requireRoom(2)).toThrow(expect.objectContaining({ code: 'busy' }))
  queue.requireRoom(1)
  const second = queue.runAll([async () => 'fits'], { owner: 'another' })
  open()
  await first
  expect(await second).toEqual(['fits'])
  expect(await queue.runAll([async () => 1, async () => 2, async () => 3], { owner })).toEqual([1, 2, 3])
})

it('drops the rest of a request that failed, and returns only when its running tasks are over', async () => {
  const queue = createImageQueue({ atOnce: 2, maxWaiting: 10 })
  const { open, opened } = gate()
  const begun: string[] = []
  let answered = false
  const result = queue
    .runAll(
      [
        async () => {
          begun.push('bad')
          throw new Error('bad picture')
        },
        async () => {
          begun.push('slow')
          await opened
        },
        async () => void begun.push('never'),
      ],
      { owner },
    )
    .finally(() => {
      answered = true
    })
  const other = queue.runAll([async () => 'another request'], { owner })
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
  await expect(queue.runAll([task, task, task], { owner, signal: caller.signal })).rejects.toThrow('left')
  expect(begun).toBe(1)
})

it.each([
  [1, ['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'a', 'b', 'a']],
  [2, ['a', 'a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'a', 'b']],
])('works for owners in turn, %i at once, and begins with one who has just come', async (atOnce, order) => {
  const queue = createImageQueue({ atOnce, maxWaiting: 20 })
  const { open, opened } = gate()
  const begun: string[] = []
  const send = (of: string, count: number) => {
    const task = async () => {
      begun.push(of)
      await opened
    }
    return queue.runAll(
      Array.from({ length: count }, () => task),
      { owner: of },
    )
  }
  const first = [send('a', 5), send('b', 4)]
  expect(begun).toEqual(Array(atOnce).fill('a'))
  const last = send('c', 2)
  open()
  await Promise.all([...first, last])
  expect(begun).toEqual(order)
  expect(queue.load()).toEqual({ waiting: 0, busy: 0 })
})

it('lets one owner fill half of the places to wait, and leaves the rest to others', async () => {
  const queue = createImageQueue({ atOnce: 1, maxWaiting: 8 })
  const { open, opened } = gate()
  const send = (of: string, count: number) =>
    queue.runAll(
      Array.from({ length: count }, () => () => opened),
      { owner: of },
    )
  const sent = [send('a', 5)]
  await expect(send('a', 1)).rejects.toMatchObject({ code: 'busy' })
  expect(() => queue.requireRoom(1, 'a')).toThrow(expect.objectContaining({ code: 'busy' }))
  queue.requireRoom(4, 'b')
  sent.push(send('b', 4))
  await expect(send('c', 1)).rejects.toMatchObject({ code: 'busy' })
  open()
  await Promise.all(sent)
  await send('a', 9)
})
