import { availableParallelism } from 'node:os'
import { busy } from '../core/errors.ts'

export interface ImageQueueOptions {
  /** Pictures worked on at once. */
  atOnce?: number
  /** Pictures that may wait beyond those. */
  maxWaiting?: number
}

/** Work on pictures, side by side and bounded. */
export interface ImageQueue {
  /**
   * Runs the tasks of one request and answers their results in order. The first failure is thrown, and tasks of the
   * request that have not begun are dropped, as they are once `signal` is aborted. Throws `busy` before beginning
   * when there is no room for all of them.
   */
  runAll<Result>(tasks: (() => Promise<Result>)[], signal?: AbortSignal): Promise<Result[]>
  /** Throws `busy` when there is no room for so many pictures now: worth asking before a form is read. */
  requireRoom(count: number): void
  /** Pictures that wait, and pictures worked on. */
  load(): { waiting: number; busy: number }
}

const secondsPerImage = 0.5

// Beyond four, sharp would take every thread of libuv's pool from file access and password hashing.
const defaults = { atOnce: Math.min(3, Math.max(1, availableParallelism())), maxWaiting: 60 }

/** Makes a queue; the defaults use two cores sensibly. */
export function createImageQueue(options: ImageQueueOptions = {}): ImageQueue {
  const { atOnce, maxWaiting } = { ...defaults, ...options }
  const waiting: (() => Promise<void>)[] = []
  let running = 0

  function startNext() {
    while (running < atOnce) {
      const next = waiting.shift()
      if (!next) return
      running += 1
      void next().finally(() => {
        running -= 1
        startNext()
      })
    }
  }

  function requireRoom(count: number) {
    if (waiting.length + running + count > atOnce + maxWaiting) {
      throw busy(undefined, Math.ceil((waiting.length * secondsPerImage) / atOnce) + 1)
    }
  }

  async function runAll<Result>(tasks: (() => Promise<Result>)[], signal?: AbortSignal): Promise<Result[]> {
    requireRoom(tasks.length)
    let failed = false
    const results = tasks.map(
      (task) =>
        new Promise<Result>((resolve, reject) => {
          waiting.push(async () => {
            if (failed) return reject(new Error('dropped: another picture of the request failed'))
            try {
              signal?.throwIfAborted()
              resolve(await task())
            } catch (error) {
              failed = true
              reject(error)
            }
          })
        }),
    )
    startNext()
    // Settled, not raced: when this answers, nothing of the request is still reading its temporary files.
    const settled = await Promise.allSettled(results)
    const firstFailure = settled.find((one) => one.status === 'rejected')
    if (firstFailure) throw firstFailure.reason
    return settled.map((one) => (one as PromiseFulfilledResult<Result>).value)
  }

  return {
    runAll,
    requireRoom,
    load: () => ({ waiting: waiting.length, busy: running }),
  }
}
