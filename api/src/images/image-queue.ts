import { availableParallelism } from 'node:os'
import { busy } from '../core/errors.ts'

export interface ImageQueueOptions {
  /** Pictures worked on at once. */
  atOnce?: number
  /** Pictures that may wait beyond those. */
  maxWaiting?: number
}

interface RunOptions {
  /** Whose pictures they are: a company's id, or a name for work of our own. Owners take turns. */
  owner: string
  signal?: AbortSignal | undefined
}

/** Work on pictures, side by side and bounded. Owners take turns, one picture each. */
export interface ImageQueue {
  /**
   * Runs the tasks of one request and returns their results in order. The first failure is thrown, and tasks of the
   * request that have not begun are dropped, as they are once `signal` is aborted. Throws `busy` before beginning
   * when there is no room for all of them.
   */
  runAll<Result>(tasks: (() => Promise<Result>)[], options: RunOptions): Promise<Result[]>
  /**
   * Throws `busy` when there is no room for so many pictures now, of anybody or of this owner: worth asking before a form
   * is read.
   */
  requireRoom(count: number, owner?: string): void
  /** Pictures that wait, and pictures worked on. */
  load(): { waiting: number; busy: number }
}

/** What one owner has in the queue. */
interface Share {
  waiting: (() => Promise<void>)[]
  running: number
}

const secondsPerImage = 0.5

// Beyond four, sharp would take every thread of libuv's pool from file access and password hashing.
const defaults = { atOnce: Math.min(3, Math.max(1, availableParallelism())), maxWaiting: 60 }

/** Makes a queue; the defaults use two cores sensibly. One owner may fill half of the places to wait. */
export function createImageQueue(options: ImageQueueOptions = {}): ImageQueue {
  const { atOnce, maxWaiting } = { ...defaults, ...options }
  /** By owner, who waits longest for a turn first. */
  const shares = new Map<string, Share>()
  let running = 0
  let waiting = 0

  /** Of the owners with the fewest pictures at work, the one who waits longest. */
  function nextInTurn(): [owner: string, share: Share] | undefined {
    const candidates = [...shares].filter(([, share]) => share.waiting.length > 0)
    return candidates.toSorted(([, one], [, other]) => one.running - other.running)[0]
  }

  function startNext() {
    while (running < atOnce) {
      const [owner = '', share] = nextInTurn() ?? []
      const task = share?.waiting.shift()
      if (!share || !task) return
      waiting -= 1
      running += 1
      share.running += 1
      void task().finally(() => {
        running -= 1
        share.running -= 1
        shares.delete(owner)
        if (share.running + share.waiting.length > 0) shares.set(owner, share)
        startNext()
      })
    }
  }

  function shareOf(owner: string): Share {
    const share = shares.get(owner) ?? { waiting: [], running: 0 }
    shares.set(owner, share)
    return share
  }

  function requireRoom(count: number, owner?: string) {
    const own = owner === undefined ? 0 : (shares.get(owner)?.waiting.length ?? 0)
    const full = waiting + running + count > atOnce + maxWaiting
    if (full || (own > 0 && own + count > maxWaiting / 2)) {
      throw busy(Math.ceil((waiting * secondsPerImage) / atOnce) + 1)
    }
  }

  async function runAll<Result>(
    tasks: (() => Promise<Result>)[],
    { owner, signal }: RunOptions,
  ): Promise<Result[]> {
    if (tasks.length === 0) return []
    requireRoom(tasks.length, owner)
    const share = shareOf(owner)
    let failed = false
    const results = tasks.map(
      (task) =>
        new Promise<Result>((resolve, reject) => {
          waiting += 1
          share.waiting.push(async () => {
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
    // Settled, not raced: when this returns, nothing of the request is still reading its temporary files.
    const settled = await Promise.allSettled(results)
    const firstFailure = settled.find((one) => one.status === 'rejected')
    if (firstFailure) throw firstFailure.reason
    return settled.map((one) => (one as PromiseFulfilledResult<Result>).value)
  }

  return { runAll, requireRoom, load: () => ({ waiting, busy: running }) }
}
